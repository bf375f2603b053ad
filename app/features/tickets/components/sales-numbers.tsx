/** What an event sold, by category and by day. */
import { useTranslation } from "react-i18next";
import { formatMoney, formatNumber } from "~/kit/format";
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

/** Nothing taken in is an amount too, and nothing free. */
function useRevenue() {
  const { locale } = useWords();
  const price = usePrice();
  return (kurus: number) => (kurus === 0 ? formatMoney(0, locale) : price(kurus));
}

export function Totals({ total: { sold, held, returned, money } }: Pick<Sales, "total">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const revenue = useRevenue();
  const figures = [
    ["sold", formatNumber(sold, locale)],
    ["held", formatNumber(held, locale)],
    ["returned", formatNumber(returned, locale)],
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

export function ByCategory({ categories }: Pick<Sales, "categories">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const revenue = useRevenue();
  const count = (value: number) => formatNumber(value, locale);
  const columns: Column<Category>[] = [
    {
      key: "name",
      header: t("sales.category"),
      isPrimary: true,
      cell: ({ name, onlyAt, isClosed }) => <CategoryName name={isClosed ? `${name} (${t("sales.closed")})` : name} onlyAt={onlyAt} />,
    },
    {
      key: "sold",
      header: t("sales.sold"),
      align: "end",
      cell: ({ sold, quantity }) => (quantity === null ? count(sold) : t("sales.of", { sold: count(sold), quantity: count(quantity) })),
    },
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

export function ByDay({ days }: Pick<Sales, "days">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const revenue = useRevenue();
  const columns: Column<Day>[] = [
    { key: "day", header: t("sales.day"), isPrimary: true, cell: ({ day }) => <DateText at={startOfDay(day)} /> },
    { key: "sold", header: t("sales.sold"), align: "end", cell: ({ sold }) => formatNumber(sold, locale) },
    { key: "money", header: t("sales.money"), align: "end", cell: ({ money }) => revenue(money) },
  ];
  return (
    <Section title={t("sales.byDay")}>
      {days.length === 0 ? (
        <p>{t("sales.none")}</p>
      ) : (
        <ResponsiveTable caption={t("sales.byDay")} columns={columns} rows={days} rowKey={({ day }) => day} />
      )}
    </Section>
  );
}
