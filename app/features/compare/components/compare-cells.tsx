/** What a course says of an aspect, in a column that may be a third of a phone. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { instructorPath, personName } from "~/features/catalog/offered/instructor-path";
import { useCatalogWords } from "~/features/catalog/offered/use-catalog-words";
import { SCORE_FLOOR } from "~/features/catalog/score-floor.rules";
import { Link } from "~/kit/link";
import type { Aspect } from "../compare.rules";
import type { ComparedCourse } from "../compare.service.server";
import { FitsCell, SectionsCell } from "./section-cells";

const Small = ({ children }: { children: ReactNode }) => <span className="block text-xs text-muted">{children}</span>;
const Plain = ({ children }: { children: ReactNode }) => <span className="text-sm">{children}</span>;
const Big = ({ children }: { children: ReactNode }) => <strong className="text-2xl/tight font-black tracking-tighter">{children}</strong>;

/** How often each was given, as bars with their counts. */
function Bars({ rows }: { rows: { label: string; n: number }[] }) {
  const highest = Math.max(1, ...rows.map(({ n }) => n));
  return (
    <ul className="flex flex-col gap-0.5 text-xs/tight">
      {rows.map(({ label, n }) => (
        <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1">
          <span className="min-w-3">{label}</span>
          <span aria-hidden className="h-2.5 bg-base-200">
            <span className="block h-full bg-(--faculty) [print-color-adjust:exact]" style={{ width: `${(n / highest) * 100}%` }} />
          </span>
          <span>{n}</span>
        </li>
      ))}
    </ul>
  );
}

function Overall({ course: { scores } }: { course: ComparedCourse }) {
  const { t } = useTranslation("compare");
  const { one } = useCatalogWords();
  const { n, mean } = scores.overall;
  if (mean === null) return <Small>{t("tooFew", { floor: SCORE_FLOOR, count: n })}</Small>;
  return (
    <>
      <Big>{one(mean)}</Big>
      <Small>{t("restsOn", { count: n })}</Small>
    </>
  );
}

function Prerequisites({ course }: { course: ComparedCourse }) {
  const { t } = useTranslation("compare");
  if (course.prerequisites.length === 0) return <Plain>{t("noneOfIt")}</Plain>;
  return (
    <ul className="text-sm">
      {course.prerequisites.map((set, index) => (
        <li key={set.map(({ courseCode }) => courseCode).join(" ")}>
          {index > 0 && <Small>{t("or")}</Small>}
          {set.map(({ courseCode, isHere }, place) => (
            <span key={courseCode}>
              {place > 0 && " + "}
              {isHere ? (
                <Link to={coursePath(courseCode)} className="link">
                  {courseCode}
                </Link>
              ) : (
                courseCode
              )}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const lettersOf = (letters: readonly string[]) => (letters.length > 1 ? `${letters[0]}–${letters.at(-1)}` : (letters[0] ?? ""));

/** The cell of a course in the row of an aspect. */
export function Cell({ aspect, course }: { aspect: Aspect; course: ComparedCourse }) {
  const { t } = useTranslation("compare");
  const { one, term, semesters, credits, number } = useCatalogWords();
  const { scores, best, given } = course;
  const nothing = <Small>{t("nothing")}</Small>;
  const mean = (value: number | null, text = one) => (value === null ? nothing : <Big>{text(value)}</Big>);
  switch (aspect) {
    case "overall":
      return <Overall course={course} />;
    case "difficulty":
      return mean(scores.difficulty.mean);
    case "hours":
      return mean(scores.weekly_hours.mean, (hours) => t("hours", { hours: one(hours) }));
    case "usefulness":
      return mean(scores.usefulness.mean);
    case "spread":
      return course.spread ? <Bars rows={course.spread.map((n, index) => ({ label: String(index + 1), n })).reverse()} /> : nothing;
    case "grades":
      return course.grades ? <Bars rows={course.grades.map(({ letters, n }) => ({ label: lettersOf(letters), n }))} /> : nothing;
    case "best":
      if (!best) return nothing;
      return (
        <>
          <Link to={instructorPath(best.name)} className="link text-sm font-bold">
            {personName(best.name)}
          </Link>
          <Small>{`${one(best.mean)}, n = ${best.n}`}</Small>
        </>
      );
    case "fits":
      return <FitsCell course={course} />;
    case "given":
      if (!given) return nothing;
      return <Plain>{given.term ? term(given.term) : semesters(given.semesters ?? 0)}</Plain>;
    case "sections":
      return <SectionsCell course={course} />;
    case "credits":
      return (
        <span className="text-sm">
          {course.credits !== null && <span className="block">{credits(course.credits)}</span>}
          {course.ects !== null && t("ects", { ects: number(course.ects) })}
        </span>
      );
    case "prerequisites":
      return <Prerequisites course={course} />;
    case "planned":
      if (!course.planners) return nothing;
      return <Plain>{t("planners", { count: course.planners, formatted: number(course.planners) })}</Plain>;
    case "curricula":
      return <Plain>{course.curricula ? t("curricula", { count: course.curricula }) : t("noneOfIt")}</Plain>;
  }
}
