/** What happened on each of the latest days: a chart for each kind, and a table of all. */
import { useTranslation } from "react-i18next";
import { ColumnChart } from "~/kit/charts";
import { formatDate, formatNumber } from "~/kit/format";
import { ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { type ActivityDay, type ActivityName, activityNames } from "../activity.rules";

function Chart({ name, days }: { name: ActivityName; days: readonly ActivityDay[] }) {
  const { t } = useTranslation("admin");
  const { locale } = useWords();
  const label = (day: string) => formatDate(Date.parse(day), locale, "dayShort");
  const total = days.reduce((sum, day) => sum + day[name], 0);
  const title = t(`activity.${name}`);
  const columns = [
    { key: "day", header: t("activity.day"), isPrimary: true, cell: ({ day }: ActivityDay) => label(day) },
    { key: "value", header: title, align: "end" as const, cell: (day: ActivityDay) => formatNumber(day[name], locale) },
  ];
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-2 text-sm text-muted">{t("activity.total", { formatted: formatNumber(total, locale) })}</p>
      <ColumnChart label={title} points={days.map((day) => ({ key: day.day, label: label(day.day), value: day[name] }))}>
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1">{t("activity.table")}</summary>
          <ResponsiveTable caption={title} columns={columns} rows={days.toReversed()} rowKey={({ day }) => day} />
        </details>
      </ColumnChart>
    </div>
  );
}

export function Activity({ days }: { days: readonly ActivityDay[] }) {
  const { t } = useTranslation("admin");
  return (
    <Section title={t("activity.title")}>
      <div className="grid gap-6 lg:grid-cols-3">
        {activityNames.map((name) => (
          <Chart key={name} name={name} days={days} />
        ))}
      </div>
    </Section>
  );
}
