/** A measure by day, by department and by year. */
import { Section } from "~/kit/section";
import type { MeasureNumbers } from "../event-stats.service.server";
import { type dimensions, dimensionsOf } from "../measures";
import { Breakdown } from "./breakdown";
import { ChartLink } from "./stats-head";
import { useStatWords } from "./use-stat-words";

interface MeasureSectionsProps {
  numbers: MeasureNumbers;
  /** The address of the chart alone. */
  chartTo: string;
  /** Its query, besides what it is counted by. */
  query?: Record<string, string | undefined>;
  isOpen?: boolean;
  /** Where a file of each can be had. */
  csvTo?: string;
}

export function MeasureSections({ numbers, chartTo, query = {}, isOpen, csvTo }: MeasureSectionsProps) {
  const { t } = useStatWords();
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const part = (by: (typeof dimensions)[number]) => {
    const what = `${t(`measures.${numbers.measure}`)}, ${t(`by.${by}`)}`;
    const search = new URLSearchParams([["measure", numbers.measure], ...given, ["by", by]]);
    return (
      <div key={by} className={`min-w-0 ${by === "day" ? "lg:col-span-2" : ""}`}>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium first-letter:uppercase">{t(`by.${by}`)}</h3>
          <span className="flex gap-4">
            {csvTo && (
              <a href={`${csvTo}?${search}`} className="link text-sm" aria-label={`CSV: ${what}`} download>
                CSV
              </a>
            )}
            <ChartLink to={`${chartTo}?${search}`} what={what} />
          </span>
        </div>
        <Breakdown numbers={numbers} by={by} isOpen={isOpen} />
      </div>
    );
  };
  return (
    <Section title={t(`measures.${numbers.measure}`)}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">{dimensionsOf(numbers.measure).map(part)}</div>
    </Section>
  );
}
