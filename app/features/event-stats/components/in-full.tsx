/** One measure in full: its parts with open tables and files, and what the numbers leave out. */
import type { MeasureNumbers } from "../event-stats.service.server";
import { MeasureSections } from "./measure-sections";
import { useStatWords } from "./use-stat-words";

interface InFullProps {
  eventId: string;
  numbers: MeasureNumbers;
  /** The address of the chart alone. */
  chartTo: string;
  period: { from?: string; until?: string };
}

export function InFull({ eventId, numbers, chartTo, period }: InFullProps) {
  const { t } = useStatWords();
  return (
    <>
      <MeasureSections numbers={numbers} chartTo={chartTo} query={period} csvTo={`/api/v1/event/stats/${eventId}/csv`} isOpen />
      <p className="mt-8 max-w-prose text-sm text-muted">
        {t("wholeTime")} {t("floor")}
      </p>
    </>
  );
}
