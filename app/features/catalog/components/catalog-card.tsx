/** One course in the list: what it is, when it meets, and what students say in a number. */

import { useTranslation } from "react-i18next";
import { type FacultyColor, facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { Marked } from "~/kit/marked";
import { CourseMark } from "../../course-marks/offered/course-mark";
import type { CatalogSummary } from "../catalog.service.server";
import { CompareTick } from "../offered/compare-tick";
import { coursePath } from "../offered/course-paths";
import { useCatalogWords } from "../offered/use-catalog-words";

export function CatalogCard({ course, color }: { course: CatalogSummary; color: FacultyColor | null }) {
  const { t } = useTranslation("catalog");
  const { credits } = useCatalogWords();
  const facts = [course.credits === null ? null : credits(course.credits), t(`levels.${course.level}`)].filter(Boolean);
  return (
    <div className={`${facultyClass(color)} flex h-full border-s-4 border-b border-base-300 border-s-(--faculty)`}>
      <Link
        to={coursePath(course.course_code)}
        prefetch="intent"
        className="flex min-w-0 grow items-center gap-3 px-3 py-3 hover:bg-base-200"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <strong className="text-(--faculty)">{course.course_code}</strong>
            <span className="font-medium">
              <Marked text={course.markedName} />
            </span>
          </span>
          <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
            <span>{facts.join(" · ")}</span>
            {course.markedLecturer && (
              <span>
                <Marked text={course.markedLecturer} />
              </span>
            )}
            {course.days.length > 0 && <MeetingDays days={course.days} />}
            <CourseMark code={course.course_code} />
          </span>
        </span>
        <Verdict course={course} />
      </Link>
      <CompareTick code={course.course_code} />
    </div>
  );
}

function MeetingDays({ days }: { days: number[] }) {
  const { day, dayShort } = useCatalogWords();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {days.map((each) => (
        <abbr key={each} title={day(each)} className="rounded bg-base-200 px-1.5 text-xs leading-5 text-base-content no-underline">
          {dayShort(each)}
        </abbr>
      ))}
    </span>
  );
}

function Verdict({ course: { overall, experience_count } }: { course: CatalogSummary }) {
  const { t } = useTranslation("catalog");
  const { one } = useCatalogWords();
  if (experience_count === 0) return null;
  return (
    <span className="flex shrink-0 flex-col items-end text-end">
      {overall !== null && (
        <span className="text-lg leading-tight font-semibold tabular-nums" title={t("list.ofFive", { mean: one(overall) })}>
          {one(overall)}
          <span className="text-xs font-normal text-muted"> / 5</span>
        </span>
      )}
      <span className="text-xs text-muted">{t("list.experiences", { count: experience_count })}</span>
    </span>
  );
}
