/** All ways in which the courses of a schedule go together: wishes are asked, the search runs beside the page, the best are shown. */
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { type AskedCombinations, type Combinations, type OfferedCourse, wishesIn } from "../combinations.rules";
import type { Progress } from "../solver.rules";
import type { Interval } from "../week.rules";
import { TimetableChoices } from "./timetable-choices";
import { useSearch } from "./use-search";
import { WishesForm } from "./wishes-form";

/** What a search begins with: sections that don't take the owner are no help. */
const FIRST_WISHES = { only_mine: "on" };

const newWorker = () => new Worker(new URL("../combinations.worker.ts", import.meta.url), { type: "module" });

function Running({ progress, onCancel }: { progress: Progress | null; onCancel(): void }) {
  const { t } = useTranslation("schedule");
  const part = progress?.part ?? "counting";
  const share = part === "explaining" ? undefined : (progress?.share ?? 0);
  return (
    <div className="flex flex-col items-start gap-3 rounded-box border border-base-300 p-4">
      <p role="status">{t(`combinations.${part}`)}</p>
      <progress className="progress w-full" aria-label={t("combinations.title")} value={share} max={1} />
      <button type="button" className="btn btn-sm" onClick={onCancel}>
        {t("combinations.cancel")}
      </button>
    </div>
  );
}

interface CombinationsSectionProps {
  offers: readonly OfferedCourse[];
  busy: readonly Interval[];
  /** What the server answered to a form that was sent without scripts. */
  solved?: { answer?: Combinations; sent?: Record<string, string | string[]> };
  refused: Parameters<typeof WishesForm>[0]["result"];
}

export function CombinationsSection({ offers, busy, solved, refused }: CombinationsSectionProps) {
  const { t } = useTranslation("schedule");
  const { search, start, cancel } = useSearch<AskedCombinations, Combinations>(newWorker);
  const hasWorker = useRef(true);
  const solve = (event: FormEvent<HTMLFormElement>) => {
    if (!hasWorker.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    start({ courses: offers, busy, wishes: wishesIn(new FormData(form)) }, () => {
      hasWorker.current = false;
      form.requestSubmit();
    });
  };
  const answer = search.kind === "done" ? search.answer : search.kind === "none" ? solved?.answer : undefined;
  return (
    <Section id="combinations" title={t("combinations.title")} lead={t("combinations.lead")}>
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <WishesForm offers={offers} defaultValue={solved?.sent ?? FIRST_WISHES} result={refused} onSend={solve} />
        {search.kind === "running" && <Running progress={search.progress} onCancel={cancel} />}
        {answer && <TimetableChoices answer={answer} />}
      </div>
    </Section>
  );
}
