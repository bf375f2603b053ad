/** A course that an instructor teaches, with what the course was rated with them. */
import { useTranslation } from "react-i18next";
import { CompareTick } from "~/features/catalog/offered/compare-tick";
import { useCatalogWords } from "~/features/catalog/offered/use-catalog-words";
import { SCORE_FLOOR } from "~/features/catalog/score-floor.rules";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import { Seats } from "~/kit/seats";
import type { InstructorPage } from "../instructor.service.server";

type Taught = InstructorPage["now"][number];

function Score({ course }: { course: Taught }) {
  const { t } = useTranslation("courses");
  const { one } = useCatalogWords();
  const { mean, n } = course.overall;
  if (mean === null) {
    return (
      <p className="text-sm text-muted">{n === 0 ? t("instructor.nobody") : t("instructor.tooFew", { count: n, floor: SCORE_FLOOR })}</p>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <span className="bg-(--ground) p-1.5 text-white [print-color-adjust:exact]">
        <Seats text={one(mean)} label={t("instructor.with", { score: one(mean), count: n })} className="block [--seat:0.1875rem]" />
      </span>
      <p className="text-sm">
        <span aria-hidden className="font-bold">
          {t("instructor.from", { count: n })}
        </span>
        {course.difficulty.mean !== null && (
          <span className="block text-muted">{t("instructor.difficulty", { mean: one(course.difficulty.mean) })}</span>
        )}
      </p>
    </div>
  );
}

export function TaughtCourse({ course, instructorId }: { course: Taught; instructorId: string }) {
  const { t } = useTranslation("courses");
  const { term, dayShort } = useCatalogWords();
  const { n } = course.overall;
  const timesOf = ({ times }: Taught["sections"][number]) =>
    times.map(({ day, start }) => `${dayShort(day)} ${start}`).join(", ") || t("instructor.noTimes");
  return (
    <li className={`${facultyClass(course.color)} flex border-s-4 border-b border-base-300 border-s-(--faculty)`}>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 ps-3">
        <div className="min-w-0 basis-64 grow">
          <Link to={`/courses/one/${course.courseId}`} prefetch="intent" className="flex flex-wrap items-baseline gap-x-2 hover:underline">
            <strong className="text-(--faculty)">{course.courseCode}</strong>
            <span className="font-medium">{course.name}</span>
          </Link>
          {course.sections.map((section) => (
            <p key={section.number} className="text-sm">
              {t("instructor.section", { number: section.number })}: {timesOf(section)}
            </p>
          ))}
          <p className="text-sm text-muted">{t("instructor.terms", { terms: course.terms.map(term).join(", ") })}</p>
        </div>
        <div className="flex flex-col items-start gap-1">
          <Score course={course} />
          {n > 0 && (
            <Link to={`/courses/one/${course.courseId}?instructor_id=${encodeURIComponent(instructorId)}`} className="link text-sm">
              {t("instructor.read", { count: n })}
            </Link>
          )}
        </div>
      </div>
      <CompareTick code={course.courseCode} />
    </li>
  );
}
