/** What a W, an FF or waiting costs, line by line, each with its article or with what is known. */
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { articles } from "~/university/grading";
import type { Places } from "../check.rules";
import { type Cost, type CourseOutcome, costOf, outcomesOf } from "../cost.rules";
import type { PlanCourse, PlanFacts } from "../plan.rules";
import { TermProblemText } from "./term-problem";
import { usePlanWords } from "./use-plan-words";

interface CostProps {
  facts: PlanFacts;
  places: Places;
  course: PlanCourse;
}

function Line({ children, article }: { children: ReactNode; article?: string }) {
  const { t } = useTranslation("study-plan");
  return (
    <li>
      {children} {article && <span className="text-muted whitespace-nowrap">({t("article", { article })})</span>}
    </li>
  );
}

function End({ end }: Pick<Cost, "end">) {
  const { t } = useTranslation("study-plan");
  const { term } = usePlanWords();
  const { by, without } = end;
  const last = end.with;
  if (by === null || without === null || last === null) return <Line>{t("cost.endUnknown")}</Line>;
  const words = { count: by, from: term(without), to: term(last) };
  return (
    <Line>
      <strong>{by === 0 ? t("cost.endSame", words) : t("cost.endMoves", words)}</strong>
      {!end.isExact && ` ${t("notExact")}`}
    </Line>
  );
}

function Moves({ moves }: Pick<Cost, "moves">) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  return moves.map(({ course, from, to }) => (
    <Line key={course.id}>
      {to === null
        ? t("cost.movesNowhere", { course: words.course(course) })
        : t("cost.moves", { course: words.course(course), from: words.term(from), to: words.term(to) })}
      {to !== null && course.code !== null && <span className="text-muted"> · {words.evidenceIn(course, to)}</span>}
    </Line>
  ));
}

function Withdrawal({ withdrawal, hasTranscript }: Pick<Cost, "withdrawal"> & { hasTranscript: boolean }) {
  const { t } = useTranslation("study-plan");
  const { t: gpa } = useTranslation("gpa");
  if (!withdrawal) return <Line article={articles.withdrawals}>{t(hasTranscript ? "cost.rightUnknown" : "cost.noTranscript")}</Line>;
  const { refusals, used, most } = withdrawal;
  return (
    <>
      {refusals.length === 0 && <Line article={articles.withdrawals}>{t("cost.mayWithdraw")}</Line>}
      {refusals.map((refusal) => (
        <Line key={refusal} article={articles.withdrawals}>
          {t("cost.mayNot")} {gpa(`findings.${refusal}`)}
        </Line>
      ))}
      {most !== null && <Line article={articles.withdrawals}>{t("cost.withdrawalsLeft", { left: Math.max(0, most - used), most })}</Line>}
    </>
  );
}

function Average({ average }: Pick<Cost, "average">) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const text = average
    ? t("cost.average", { before: words.average(average.before), after: words.average(average.after) })
    : t("cost.averageUnknown");
  return <Line article={articles.averages}>{text}</Line>;
}

function Answer({ cost, outcome, facts }: { cost: Cost; outcome: CourseOutcome; facts: PlanFacts }) {
  const { t } = useTranslation("study-plan");
  const { term } = usePlanWords();
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-sm">
      <End end={cost.end} />
      <Moves moves={cost.moves} />
      {outcome === "W" && <Withdrawal withdrawal={cost.withdrawal} hasTranscript={facts.transcript !== null} />}
      {outcome !== "wait" && <Line article={articles.mustRepeat}>{t("cost.mustRepeat")}</Line>}
      {outcome === "FF" && <Average average={cost.average} />}
      {outcome === "U" && <Line article={articles.pending}>{t("cost.notInAverage")}</Line>}
      {cost.repeats && (
        <Line article={articles.repeats}>
          {t("cost.repeats", { left: Math.max(0, cost.repeats.most - cost.repeats.used), most: cost.repeats.most })}
        </Line>
      )}
      {cost.loads.map(({ term: of, problem }) => (
        <li key={`${of} ${problem.kind}`}>
          {term(of)}: <TermProblemText problem={problem} />
        </li>
      ))}
      {cost.loads.length === 0 && <Line article={articles.load}>{t("cost.loadHolds")}</Line>}
    </ul>
  );
}

export function CostPanel({ facts, places, course }: CostProps) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const id = useId();
  const [outcome, setOutcome] = useState<CourseOutcome | null>(null);
  const cost = useMemo(() => outcome && costOf({ facts, places, course, outcome }), [facts, places, course, outcome]);
  return (
    <fieldset className="mt-2 w-full rounded-box border border-base-300 p-3 print:hidden">
      <legend className="px-1 text-sm font-medium">{t("cost.title", { course: words.course(course) })}</legend>
      <div className="flex flex-wrap gap-2">
        {outcomesOf(course).map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2 pe-2">
            <input type="radio" name={id} className="radio radio-sm" checked={outcome === each} onChange={() => setOutcome(each)} />
            {t(`cost.outcomes.${each}`)}
          </label>
        ))}
      </div>
      <div role="status">{cost && outcome && <Answer cost={cost} outcome={outcome} facts={facts} />}</div>
    </fieldset>
  );
}
