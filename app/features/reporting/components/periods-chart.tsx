/** Decisions month by month: a drawing, and a table that says more. */
import { ColumnChart } from "~/kit/charts";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import type { Period } from "../openness.service.server";
import { usePeriodWords } from "./use-period-words";

const KEYS = ["decided", "removed", "kept", "appeals", "granted", "refused", "hours"] as const;

export function PeriodsChart({ periods }: { periods: readonly Period[] }) {
  const { t, when, told } = usePeriodWords();
  const points = [...periods].reverse().map((period) => ({ key: period.from, label: when(period), value: period.numbers.decided }));
  const columns: Column<Period>[] = [
    { key: "month", header: t("openness.month"), isPrimary: true, cell: when },
    ...KEYS.map(
      (key): Column<Period> => ({ key, header: t(`openness.columns.${key}`), align: "end", cell: ({ numbers }) => told(numbers[key]) }),
    ),
    {
      key: "deciders",
      header: t("openness.columns.deciders"),
      align: "end",
      cell: ({ numbers: { deciders } }) => told(deciders),
    },
  ];
  const csv = (
    <a href="/api/v1/reporting/transparency/csv" className="link text-sm" download>
      {t("openness.csv")}
    </a>
  );
  return (
    <Section title={t("openness.table")} act={csv}>
      <ColumnChart label={t("openness.chart")} points={points}>
        <div className="mt-6">
          <ResponsiveTable caption={t("openness.table")} columns={columns} rows={periods} rowKey={({ from }) => from} />
        </div>
      </ColumnChart>
    </Section>
  );
}
