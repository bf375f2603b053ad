/** What became of an event's tickets: from views over orders to who came, by category, date and day. */
import { useTranslation } from "react-i18next";
import { ColumnChart } from "~/kit/charts";
import { ComparedBars, ProgressBar } from "~/kit/figures";
import { formatDate, formatMoney, formatNumber } from "~/kit/format";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { startOfDay } from "~/platform/time";
import type { Sales } from "../sales.service.server";
import { CategoryName } from "./category-name";
import { usePrice } from "./use-price";

type Category = Sales["categories"][number];
type Day = Sales["days"][number];
type EventDate = Sales["dates"][number];

function useCount() {
  const { locale } = useWords();
  return (value: number) => formatNumber(value, locale);
}

/** Nothing taken in is an amount too, and nothing free. */
function useRevenue() {
  const { locale } = useWords();
  const price = usePrice();
  return (kurus: number) => (kurus === 0 ? formatMoney(0, locale) : price(kurus));
}

export function Totals({ total: { sold, held, returned, money } }: Pick<Sales, "total">) {
  const { t } = useTranslation("tickets");
  const count = useCount();
  const revenue = useRevenue();
  const figures = [
    ["sold", count(sold)],
    ["held", count(held)],
    ["returned", count(returned)],
    ["money", revenue(money)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse rounded-box border border-base-300 p-4">
          <dt className="text-sm text-muted">{t(`sales.${name}`)}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of those who looked ordered, have a ticket, and came; and how full it is. */
export function Steps({ viewCount, capacity, total: { ordered, sold, checkedIn } }: Pick<Sales, "viewCount" | "capacity" | "total">) {
  const { t } = useTranslation("tickets");
  const count = useCount();
  const steps = [
    ["views", viewCount],
    ["ordered", ordered],
    ["sold", sold],
    ["came", checkedIn],
  ] as const;
  return (
    <Section title={t("sales.steps")}>
      <ComparedBars
        label={t("sales.allTickets")}
        bars={steps.map(([name, value]) => ({ name: t(`sales.${name}`), value, text: count(value) }))}
      />
      {capacity !== null && <ProgressBar label={t("sales.ofCapacity")} value={sold} max={capacity} />}
    </Section>
  );
}

export function ByCategory({ categories }: Pick<Sales, "categories">) {
  const { t } = useTranslation("tickets");
  const revenue = useRevenue();
  const count = useCount();
  const columns: Column<Category>[] = [
    {
      key: "name",
      header: t("sales.category"),
      isPrimary: true,
      cell: ({ name, onlyAt, isClosed }) => <CategoryName name={isClosed ? `${name} (${t("sales.closed")})` : name} onlyAt={onlyAt} />,
    },
    { key: "ordered", header: t("sales.ordered"), align: "end", cell: ({ ordered }) => count(ordered) },
    {
      key: "sold",
      header: t("sales.sold"),
      align: "end",
      cell: ({ sold, quantity }) => (quantity === null ? count(sold) : t("sales.of", { sold: count(sold), quantity: count(quantity) })),
    },
    { key: "came", header: t("sales.came"), align: "end", cell: ({ checkedIn }) => count(checkedIn) },
    { key: "held", header: t("sales.held"), align: "end", cell: ({ held }) => count(held) },
    { key: "waiting", header: t("sales.waiting"), align: "end", cell: ({ waiting }) => count(waiting) },
    { key: "returned", header: t("sales.returned"), align: "end", cell: ({ returned }) => count(returned) },
    { key: "money", header: t("sales.money"), align: "end", cell: ({ money }) => revenue(money) },
  ];
  return (
    <Section title={t("sales.byCategory")}>
      <ResponsiveTable caption={t("sales.byCategory")} columns={columns} rows={categories} rowKey={({ categoryId }) => categoryId} />
    </Section>
  );
}

/** Where there are several: how many tickets are for each, and how many of them came. */
export function ByDate({ dates }: Pick<Sales, "dates">) {
  const { t } = useTranslation("tickets");
  const count = useCount();
  if (dates.length < 2) return null;
  const columns: Column<EventDate>[] = [
    { key: "date", header: t("sales.date"), isPrimary: true, cell: ({ startsAt }) => <DateText at={startsAt} style="dayTime" /> },
    { key: "sold", header: t("sales.sold"), align: "end", cell: ({ sold }) => count(sold) },
    { key: "came", header: t("sales.came"), align: "end", cell: ({ checkedIn }) => count(checkedIn) },
  ];
  return (
    <Section title={t("sales.byDate")}>
      <ResponsiveTable caption={t("sales.byDate")} columns={columns} rows={dates} rowKey={({ dateKey }) => String(dateKey)} />
    </Section>
  );
}

/** The days on which something was ordered, as columns with their table. */
export function ByDay({ days }: Pick<Sales, "days">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const revenue = useRevenue();
  const count = useCount();
  const columns: Column<Day>[] = [
    { key: "day", header: t("sales.day"), isPrimary: true, cell: ({ day }) => <DateText at={startOfDay(day)} /> },
    { key: "ordered", header: t("sales.ordered"), align: "end", cell: ({ ordered }) => count(ordered) },
    { key: "sold", header: t("sales.sold"), align: "end", cell: ({ sold }) => count(sold) },
    { key: "returned", header: t("sales.returned"), align: "end", cell: ({ returned }) => count(returned) },
    { key: "money", header: t("sales.money"), align: "end", cell: ({ money }) => revenue(money) },
  ];
  const points = [...days].reverse().map(({ day, ordered }) => ({ key: day, label: formatDate(startOfDay(day), locale), value: ordered }));
  return (
    <Section title={t("sales.byDay")}>
      {days.length === 0 ? (
        <p>{t("sales.none")}</p>
      ) : (
        <ColumnChart label={t("sales.orderedByDay")} points={points}>
          <div className="mt-6">
            <ResponsiveTable caption={t("sales.byDay")} columns={columns} rows={days} rowKey={({ day }) => day} />
          </div>
        </ColumnChart>
      )}
    </Section>
  );
}
