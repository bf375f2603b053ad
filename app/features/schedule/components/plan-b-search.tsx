/** Works out Plan B in a worker of the browser, and keeps what it says on the device. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AskedPlanB, WhenFull } from "../plan-b.rules";
import { saveOfflinePlanB } from "./offline-schedules";
import { PlanBAnswers } from "./plan-b-answers";
import { useSearch } from "./use-search";

const newWorker = () => new Worker(new URL("../plan-b.worker.ts", import.meta.url), { type: "module" });

interface PlanBSearchProps {
  asked: AskedPlanB;
  plan: { scheduleId: string; name: string; term: string };
  reader: string;
  now: number;
}

export function PlanBSearch({ asked, plan: { scheduleId, name, term }, reader, now }: PlanBSearchProps) {
  const { t } = useTranslation("plan-b");
  const { search, start } = useSearch<AskedPlanB, WhenFull[] | null>(newWorker);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => start(asked, () => setHasFailed(true)), [start, asked]);
  const answers = search.kind === "done" ? search.answer : null;
  useEffect(() => {
    if (answers) saveOfflinePlanB(reader, { scheduleId, name, term, answers, at: now });
  }, [answers, reader, scheduleId, name, term, now]);
  if (hasFailed) return <p role="status">{t("failed")}</p>;
  if (search.kind !== "done")
    return (
      <div className="flex flex-col items-start gap-3 rounded-box border border-base-300 p-4">
        <p role="status">{t("working")}</p>
        <progress
          className="progress w-full"
          aria-label={t("working")}
          value={search.kind === "running" ? (search.progress?.share ?? 0) : 0}
          max={1}
        />
      </div>
    );
  if (!answers) return <p role="status">{t("tooLong")}</p>;
  return (
    <>
      <PlanBAnswers answers={answers} />
      <button type="button" className="btn mt-6 print:hidden" onClick={() => window.print()}>
        {t("print")}
      </button>
    </>
  );
}
