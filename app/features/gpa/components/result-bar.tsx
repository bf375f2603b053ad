/** The result, always in sight: averages, standing, what the last edit changed; undo and redo. */

import { useTranslation } from "react-i18next";
import Redo2 from "~icons/lucide/redo-2";
import Undo2 from "~icons/lucide/undo-2";
import type { Outcome } from "../gpa.rules";
import { TermFacts } from "./term-facts";
import { useGpaWords } from "./use-gpa-words";

export interface ResultBarProps {
  outcome: Outcome;
  /** Of what the last edit started from; undefined when nothing was edited. */
  before: Outcome | undefined;
  /** With the grades that are tried. */
  tried: Outcome | null;
  canUndo: boolean;
  canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
}

export function ResultBar({ outcome, before, tried, canUndo, canRedo, onUndo, onRedo }: ResultBarProps) {
  const { t } = useTranslation("gpa");
  const { average, difference, number } = useGpaWords();
  const last = outcome.terms.findLast(({ gpa }) => gpa !== null);
  const delta = before?.cgpa != null && outcome.cgpa !== null ? outcome.cgpa - before.cgpa : 0;
  return (
    <section
      aria-label={t("bar.title")}
      className="page-bar sticky bottom-(--stack) z-10 -mx-4 mt-4 flex items-center justify-between gap-3 border-t border-base-300 bg-base-100 px-4 py-2 print:hidden"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums" title={t("bar.rounding")}>
          <span className="text-sm">{t("average.cgpa")}</span>
          <output className="text-2xl font-bold">{average(outcome.cgpa)}</output>
          <span className="text-sm text-muted">{t("average.counted", { credits: number(outcome.halfCredits / 2) })}</span>
          {delta !== 0 && <span className="text-sm">{t("bar.delta", { delta: difference(delta) })}</span>}
          {tried && <span className="text-sm font-medium">{t("bar.tried", { cgpa: average(tried.cgpa) })}</span>}
        </p>
        {last && <TermFacts outcome={last} hasCgpa={false} />}
      </div>
      <div className="flex shrink-0">
        <button type="button" className="btn btn-ghost btn-square" aria-label={t("acts.undo")} disabled={!canUndo} onClick={onUndo}>
          <Undo2 size={20} aria-hidden />
        </button>
        <button type="button" className="btn btn-ghost btn-square" aria-label={t("acts.redo")} disabled={!canRedo} onClick={onRedo}>
          <Redo2 size={20} aria-hidden />
        </button>
      </div>
    </section>
  );
}
