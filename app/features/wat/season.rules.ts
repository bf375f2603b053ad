/** What a season paid, out of what its author wrote. */
import { formatNumber } from "~/kit/format";
import type { Locale } from "~/platform/i18n/config";

/** An amount as its reader writes dollars, with cents where there are any. */
export const formatDollars = (value: number, locale: Locale): string =>
  formatNumber(value, locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: value % 1 ? 2 : 0,
  });

/** A number that is there and above nothing. */
const known = (value: unknown): number | null => (typeof value === "number" && value > 0 ? value : null);

/** Numbers multiplied to whole cents; null where one of them isn't known. */
function product(...values: unknown[]): number | null {
  const numbers = values.map(known);
  if (numbers.some((value) => value === null)) return null;
  return Math.round(numbers.reduce<number>((all, value) => all * (value ?? 0), 100)) / 100;
}

/** Dollars of a week as it was promised and as it was, and of the whole season where its weeks are known. */
export function seasonPay({ promised_wage, real_wage, promised_hours, real_hours, weeks }: Record<string, unknown>) {
  return {
    promisedWeek: product(promised_wage, promised_hours),
    realWeek: product(real_wage, real_hours),
    weeks: known(weeks),
    total: product(real_wage, real_hours, weeks),
  };
}
