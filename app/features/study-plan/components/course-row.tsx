/** A course of a plan: what it is, what is wrong with its place, where else it can go, and what losing it costs. */
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { CourseProblem, Places } from "../check.rules";
import type { PlanCourse, PlanFacts } from "../plan.rules";
import type { CurriculumAnswer } from "../study-plan.schemas";
import { electivePath } from "./plan-links";
import { usePlanWords } from "./use-plan-words";

const CostPanel = lazy(async () => ({ default: (await import("./cost-panel")).CostPanel }));

export interface RowProps {
  course: PlanCourse;
  facts: PlanFacts;
  places: Places;
  curriculum: CurriculumAnswer;
  problems?: readonly CourseProblem[];
  /** Why it has no term. */
  why?: string;
  /** Left out for one that is being taken. */
  onMove?(course: PlanCourse, term: string): void;
}

function Name({ course, curriculum }: Pick<RowProps, "course" | "curriculum">) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  if (course.kind !== null)
    return (
      <span className="min-w-0 grow">
        <span className="font-semibold">{words.course(course)}</span>{" "}
        <Link
          to={electivePath(course.kind, curriculum)}
          className="link text-sm print:hidden"
          aria-label={t("findLabel", { kind: words.course(course) })}
        >
          {t("find")}
        </Link>
      </span>
    );
  return (
    <span className="min-w-0 grow">
      <Link to={`/catalog/course/${encodeURIComponent(course.code ?? "")}`} className="link font-semibold">
        {course.code}
      </Link>{" "}
      <span className="text-sm wrap-anywhere">{course.name}</span>
      {course.mark?.state === "toRepeat" && <span className="text-sm text-muted"> · {t("again", { grade: course.mark.grade ?? "" })}</span>}
    </span>
  );
}

function Problem({ problem, course }: { problem: CourseProblem; course: PlanCourse }) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  if (problem.kind === "needs") return t("problems.needs", { codes: words.codes(problem.missing) });
  return `${t(`problems.never.${problem.season}`)} ${words.evidence(problem.season, course.evidence[problem.season])}`;
}

function MoveSelect({
  course,
  facts,
  places,
  describedBy,
  onMove,
}: Pick<RowProps, "course" | "facts" | "places"> & { describedBy?: string; onMove: NonNullable<RowProps["onMove"]> }) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const at = facts.terms.includes(places[course.id] ?? "") ? (places[course.id] ?? "") : "";
  return (
    <select
      aria-label={t("moveLabel", { course: words.course(course) })}
      aria-describedby={describedBy}
      className="select w-auto max-w-full text-base"
      value={at}
      onChange={({ target }) => onMove(course, target.value)}
    >
      <option value="">{t("noTerm")}</option>
      {facts.terms.map((term) => (
        <option key={term} value={term}>
          {words.term(term)}
        </option>
      ))}
    </select>
  );
}

export function CourseRow({ course, facts, places, curriculum, problems = [], why, onMove }: RowProps) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const [isOpen, setIsOpen] = useState(false);
  const problemId = useId();
  const isCostKnown = places[course.id] !== undefined || course.mark?.state === "taking";
  return (
    <li className="py-2 print:py-0.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
        <Name course={course} curriculum={curriculum} />
        <span className="flex shrink-0 items-center gap-2 print:hidden">
          {onMove && (
            <MoveSelect
              course={course}
              facts={facts}
              places={places}
              describedBy={problems.length > 0 ? problemId : undefined}
              onMove={onMove}
            />
          )}
          {isCostKnown && (
            <button
              type="button"
              className="btn btn-sm"
              aria-expanded={isOpen}
              aria-label={t("costLabel", { course: words.course(course) })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t("costAct")}
            </button>
          )}
        </span>
      </div>
      {why && <p className="text-sm text-muted">{why}</p>}
      {problems.length > 0 && (
        <ul id={problemId} className="mt-1 border-s-4 border-warning ps-2 text-sm">
          {problems.map((problem) => (
            <li key={problem.kind}>
              <Problem problem={problem} course={course} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense fallback={<p role="status">{t("loading")}</p>}>
          <CostPanel facts={facts} places={places} course={course} />
        </Suspense>
      )}
    </li>
  );
}
