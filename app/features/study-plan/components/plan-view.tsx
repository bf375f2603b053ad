/** One plan: its terms with their courses, what has no term, what is being taken, and what it goes by. */
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { currentTerm } from "~/platform/terms";
import { localDay } from "~/platform/time";
import type { OwnTranscript } from "../../gpa/offered/own-transcript";
import { checkPlan, type PlannedTerm } from "../check.rules";
import type { KnownCurriculum } from "../curriculum-store";
import type { WhyNot } from "../placement.rules";
import { factsOf, type PlanCourse, type PlanFacts } from "../plan.rules";
import { startOf } from "../plan-terms.rules";
import { AUTOMATIC, automaticPlan, type PlansAct } from "../plans.rules";
import type { StoredPlan } from "../stored-plan";
import { Arranging } from "./arranging";
import { CourseRow, type RowProps } from "./course-row";
import { newSchedulePath } from "./plan-links";
import { TermProblemText } from "./term-problem";
import { usePlanWords } from "./use-plan-words";

/** Until when courses of the term that runs can be added, as the page was told. */
export interface TermCalendar {
  term: string;
  addDropUntil: string | null;
}

export interface PlanViewProps {
  plan: StoredPlan;
  own: OwnTranscript;
  known: KnownCurriculum;
  calendar: TermCalendar;
  act(act: PlansAct): void;
  /** What can be done with the plan as a whole. */
  acts(facts: PlanFacts, plan: StoredPlan): ReactNode;
}

type Shared = Pick<RowProps, "facts" | "places" | "curriculum"> & { onMove: NonNullable<RowProps["onMove"]> };

function Term({ planned, problems, shared }: { planned: PlannedTerm; problems: ReturnType<typeof checkPlan>["problems"]; shared: Shared }) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const { term, courses, credited } = planned;
  const isFirst = term === shared.facts.terms[0];
  const credits = courses.reduce((sum, course) => sum + (course.credits ?? 0), 0);
  return (
    <section aria-labelledby={`term-${term}`} className="min-w-0 break-inside-avoid rounded-box border border-base-300 p-4 print:p-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`term-${term}`} className="font-semibold">
          {words.term(term)}
        </h3>
        <span className="text-sm text-muted">
          {t("sums.courses", { count: credited })} · {t("sums.credits", { count: credits, formatted: words.number(credits) })}
        </span>
      </div>
      {planned.problems.map((problem) => (
        <p key={problem.kind} className="mt-1 border-s-4 border-warning ps-2 text-sm">
          <TermProblemText problem={problem} />
        </p>
      ))}
      <ul className="mt-1 divide-y divide-base-300">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} problems={problems.get(course.id)} {...shared} />
        ))}
      </ul>
      {isFirst && courses.length > 0 && (
        <Link to={newSchedulePath(term, courses)} className="btn btn-sm mt-2 print:hidden">
          {t("makeSchedule")}
        </Link>
      )}
      {courses.length === 0 && <p className="text-sm text-muted">{t("emptyTerm")}</p>}
    </section>
  );
}

/** Nothing is left to take; that isn't graduation below the average that it asks for. */
function NothingLeft({ facts: { lacksAverage, taking } }: { facts: PlanFacts }) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  if (!lacksAverage) return <strong>{t("nothingLeft")}</strong>;
  const { cgpa, least } = lacksAverage;
  return (
    <>
      <strong>{t("tooLow.title", { cgpa: words.average(cgpa), least: words.average(least) })}</strong>{" "}
      <span className="text-base">{t(taking.length > 0 ? "tooLow.taking" : "tooLow.repeat")}</span>
    </>
  );
}

function useWhy() {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  return (why: WhyNot | undefined) => {
    if (!why) return t("why.taken");
    return why.kind === "needs" ? t("why.needs", { codes: words.codes(why.missing) }) : t(`why.${why.kind}`);
  };
}

function Basis({ facts, own }: { facts: PlanFacts; own: OwnTranscript }) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const { normalLoad, mostLoad, cgpa, lacksAverage, open, terms, probation, filled } = facts;
  const term = words.term(terms[0] ?? "");
  const electives = filled.map(({ code, kind }) => `${code} (${words.kindOf(kind)})`).join(", ");
  return (
    <Section title={t("basis.title")}>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm print:text-xs">
        <li>{t("basis.load", { normal: normalLoad, article: "19" })}</li>
        {cgpa !== null && !probation && mostLoad > normalLoad && (
          <li>{t("basis.more", { most: mostLoad, cgpa: words.average(cgpa), term })}</li>
        )}
        {probation && <li>{t(`basis.probation.${probation}`, { term })}</li>}
        {electives && <li>{t("basis.electives", { courses: electives })}</li>}
        <li>{t("basis.summer")}</li>
        {open.length > 0 && (
          <li>
            {lacksAverage
              ? t("basis.averageLow", { cgpa: words.average(lacksAverage.cgpa), least: words.average(lacksAverage.least) })
              : t("basis.average")}
          </li>
        )}
        <li>{t("basis.decides")}</li>
        {own.transcript === null && (
          <li>
            {t("basis.noTranscript")}{" "}
            <Link to="/gpa-calculator" className="link">
              {t("elsewhere.calculator")}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Taking({ courses, shared }: { courses: readonly PlanCourse[]; shared: Omit<Shared, "onMove"> }) {
  const { t } = useTranslation("study-plan");
  if (courses.length === 0) return null;
  return (
    <Section title={t("taking.title")} lead={t("taking.lead")} className="print:hidden">
      <ul className="divide-y divide-base-300">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} {...shared} />
        ))}
      </ul>
    </Section>
  );
}

export function PlanView({ plan, own, known, calendar, act, acts }: PlanViewProps) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const whyOf = useWhy();
  const [now] = useState(Date.now);
  const { curriculum, renamed } = known;
  const { transcript } = own;
  const { done } = plan;
  const term = currentTerm(now);
  const { first, possible } = startOf({
    now: term,
    today: localDay(now),
    addDropUntil: calendar.term === term ? calendar.addDropUntil : null,
    transcript: done ? null : transcript,
    planned: plan.id === AUTOMATIC ? [] : Object.values(plan.places),
  });
  const asked = useMemo(() => ({ curriculum, renamed, transcript, shared: done }), [curriculum, renamed, transcript, done]);
  const facts = useMemo(() => factsOf({ ...asked, first }), [asked, first]);
  const automatic = useMemo(() => automaticPlan(facts), [facts]);
  const places = plan.id === AUTOMATIC ? automatic.planned : plan.places;
  const placed = { ...plan, places };
  const checked = useMemo(() => checkPlan(facts, places), [facts, places]);
  const [told, setTold] = useState("");
  const move = (course: PlanCourse, term: string) => {
    act({ type: "move", plan: placed, course: course.id, term: term === "" ? null : term });
    const { problems, terms } = checkPlan(facts, { ...places, [course.id]: term });
    const count = (problems.get(course.id)?.length ?? 0) + (terms.find((each) => each.term === term)?.problems.length ?? 0);
    const where = term === "" ? t("noTerm") : words.term(term);
    setTold(t(count === 0 ? "moved" : "movedWith", { course: words.course(course), term: where, count }));
  };
  const shared: Shared = { facts, places, curriculum, onMove: move };
  const shown = checked.terms.slice(0, Math.max(1, checked.terms.findLastIndex(({ courses }) => courses.length > 0) + 1));
  return (
    <>
      <p className="mt-3 text-lg">
        {facts.open.length === 0 && <NothingLeft facts={facts} />}
        {checked.end && (
          <strong>
            {t("end", { term: words.term(checked.end) })} {!automatic.isEarliest && t("notExact")}
          </strong>
        )}
        {facts.open.length > 0 && !checked.end && <strong>{t("noEnd", { count: checked.unplaced.length })}</strong>}
      </p>
      {acts(facts, placed)}
      <Arranging
        plan={placed}
        first={first}
        possible={possible}
        placesFrom={(from) => (from === first ? automatic : automaticPlan(factsOf({ ...asked, first: from }))).planned}
        act={act}
      />
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 print:grid-cols-3 print:gap-1 print:text-xs">
        {facts.open.length > 0 &&
          shown.map((planned) => <Term key={planned.term} planned={planned} problems={checked.problems} shared={shared} />)}
      </div>
      {checked.unplaced.length > 0 && (
        <Section title={t("unplaced")}>
          <ul className="divide-y divide-base-300">
            {checked.unplaced.map((course) => (
              <CourseRow key={course.id} course={course} why={whyOf(automatic.unplaced.get(course.id))} {...shared} />
            ))}
          </ul>
        </Section>
      )}
      <Taking courses={facts.taking} shared={{ facts, places, curriculum }} />
      <Basis facts={facts} own={own} />
    </>
  );
}
