/** One course in a list: what it is, and what it is like. */

import { useTranslation } from "react-i18next";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { Marked } from "~/kit/marked";
import { CompareTick } from "../../catalog/offered/compare-tick";
import { CourseMark } from "../../course-marks/offered/course-mark";
import type { CourseCardData } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";

export function CourseCard({ course }: { course: CourseCardData }) {
  const { t } = useTranslation("courses");
  const { number } = useCourseWords();
  const isRated = course.overall !== null;
  return (
    <div className={`${facultyClass(course.color)} flex border-s-4 border-b border-base-300 border-s-(--faculty)`}>
      <Link
        to={`/courses/one/${course.course_id}`}
        prefetch="intent"
        className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3 hover:bg-base-200"
      >
        <span className="min-w-0 grow basis-64">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <strong className="text-(--faculty)">{course.course_code}</strong>
            <span className="font-medium">
              <Marked text={course.markedName} />
            </span>
          </span>
          <span className="text-sm text-muted">
            {t("list.experiences", { count: course.experience_count })}
            {course.credits !== null && ` · ${t("list.credits", { credits: number(course.credits) })}`}
            {course.level !== "undergraduate" && ` · ${t(`levels.${course.level}`)}`}
            {course.markedLecturer && (
              <>
                {" · "}
                <Marked text={course.markedLecturer} />
              </>
            )}{" "}
            <CourseMark code={course.course_code} />
          </span>
        </span>
        {isRated ? <Ratings course={course} /> : <span className="text-sm text-muted">{t("list.notEnough")}</span>}
      </Link>
      <CompareTick code={course.course_code} />
    </div>
  );
}

function Ratings({ course }: { course: CourseCardData }) {
  const { t } = useTranslation("courses");
  const { one } = useCourseWords();
  const figures = [
    { label: t("list.overall"), value: course.overall },
    { label: t("list.difficulty"), value: course.difficulty },
    { label: t("list.hours"), value: course.weekly_hours },
  ];
  return (
    <span className="grid grid-cols-3 gap-3 text-center">
      {figures.map(({ label, value }) => (
        <span key={label} className="flex flex-col">
          <span className="text-lg font-semibold tabular-nums">{value === null ? "—" : one(value)}</span>
          <span className="text-xs text-muted">{label}</span>
        </span>
      ))}
    </span>
  );
}
