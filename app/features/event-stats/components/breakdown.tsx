/** One measure by day, department or year: a chart, and a table that says the same. */
import { BarTable, ColumnChart } from "~/kit/charts";
import type { MeasureNumbers } from "../event-stats.service.server";
import type { Dimension } from "../measures";
import { useStatWords } from "./use-stat-words";

interface BreakdownProps {
  numbers: MeasureNumbers;
  by: Dimension;
  /** The table of days stands open. */
  isOpen?: boolean;
}

function Groups({ numbers, by }: BreakdownProps) {
  const { t, groupName } = useStatWords();
  const { measure } = numbers;
  const rows = numbers[by].map((group) => ({
    key: group.keys.join(),
    name: groupName(by, group),
    count: group.count,
  }));
  return (
    <BarTable
      caption={`${t(`measures.${measure}`)}, ${t(`by.${by}`)}`}
      header={t(`columns.${by}`)}
      countHeader={t(`measures.${measure}`)}
      rows={rows}
    />
  );
}

function Days({ numbers, isOpen }: Omit<BreakdownProps, "by">) {
  const { t, dayText } = useStatWords();
  const points = numbers.columns.map(({ from, until, count }) => ({
    key: from,
    label: from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`,
    value: count,
  }));
  return (
    <ColumnChart label={`${t(`measures.${numbers.measure}`)}, ${t("by.day")}`} points={points}>
      <details className={`mt-3 ${isOpen ? "" : "print:hidden"}`} open={isOpen}>
        <summary className="link w-fit cursor-pointer text-sm">{t("asTable")}</summary>
        <div className="mt-2 max-w-xl">
          <Groups numbers={numbers} by="day" />
        </div>
      </details>
    </ColumnChart>
  );
}

export function Breakdown({ numbers, by, isOpen }: BreakdownProps) {
  const { t } = useStatWords();
  if (numbers[by].length === 0) {
    return <p className="text-muted">{t("tooFew")}</p>;
  }
  return by === "day" ? <Days numbers={numbers} isOpen={isOpen} /> : <Groups numbers={numbers} by={by} />;
}
