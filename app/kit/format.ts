/** Dates and numbers as readers of each language write them, in the university's own time. */
import { configuration } from "../configuration";

type Locale = "en" | "tr";

const TAGS = { en: "en-GB", tr: "tr-TR" } as const;

const STYLES = {
  date: { dateStyle: "medium" },
  long: { dateStyle: "full" },
  day: { weekday: "long", day: "numeric", month: "long" },
  dayShort: { weekday: "short", day: "numeric", month: "short" },
  dayTime: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  time: { timeStyle: "short" },
  month: { year: "numeric", month: "long" },
  weekday: { weekday: "short" },
  monthShort: { month: "short" },
  dayNumber: { day: "numeric" },
  dayMonth: { day: "numeric", month: "short" },
  monthYear: { month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a formatter costs a hundred times what using it does; there are only a few, and none of them changes. */
function remembered<Key, T>(make: () => T, cache: Map<Key, T>, key: Key): T {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const distances = new Map<string, Intl.RelativeTimeFormat>();

export type DateStyle = keyof typeof STYLES;

/** A moment (milliseconds since 1970) as a date at the university. */
export function formatDate(moment: number, locale: Locale, style: DateStyle = "date"): string {
  const make = () => new Intl.DateTimeFormat(TAGS[locale], { timeZone: configuration.university.timeZone, ...STYLES[style] });
  return remembered(make, dates, `${locale} ${style}`).format(moment);
}

/** How a moment is said until when something holds or has to be done: its hour alone today, else its day too. */
export const untilStyle = (moment: number, now: number): DateStyle =>
  formatDate(moment, "en") === formatDate(now, "en") ? "time" : "dayTime";

/** A number with the language's own marks: `1,234.5` or `1.234,5`. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  const make = () => new Intl.NumberFormat(TAGS[locale], options);
  return remembered(make, numbers, options ? `${locale} ${JSON.stringify(options)}` : locale).format(value);
}

/** Kuruş as lira with the language's own marks: `3,250 ₺`, or `3.250,50 ₺`. */
export function formatMoney(kurus: number, locale: Locale): string {
  const digits = kurus % 100 === 0 ? 0 : 2;
  return `${formatNumber(kurus / 100, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })} ₺`;
}

/** A share as a percent in the language's own order: `50%` or `%50`. @param percent 0 to 100 */
export const formatPercent = (percent: number, locale: Locale): string =>
  formatNumber(percent / 100, locale, { style: "percent", maximumFractionDigits: 2 });

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 60_000],
];

/** How long ago or ahead a moment is (`2 hours ago`); after a week its date. */
export function formatAgo(moment: number, now: number, locale: Locale): string {
  const distance = moment - now;
  if (Math.abs(distance) >= 7 * 86_400_000) return formatDate(moment, locale);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? ["second", 60_000];
  const count = Math.trunc(distance / size);
  // Words for yesterday and tomorrow alone: nobody says `evvelsi gün` of a post.
  const numeric = Math.abs(count) > 1 ? "always" : "auto";
  const make = () => new Intl.RelativeTimeFormat(TAGS[locale], { numeric });
  return remembered(make, distances, `${locale} ${numeric}`).format(count, unit as Intl.RelativeTimeFormatUnit);
}

/** How long ago a moment is, for where there is little room: `5m`, `5 dk`; after a week its day, after half a year its month. */
export function formatAgoShort(moment: number, now: number, locale: Locale): string {
  const distance = now - moment;
  const days = distance / 86_400_000;
  if (days >= 7) return formatDate(moment, locale, days < 180 ? "dayMonth" : "monthYear");
  const [unit, size] = UNITS.find(([, length]) => distance >= length) ?? ["second", 60_000];
  if (unit === "second") return formatAgo(now, now, locale);
  // Turkish has one letter for minutes and for days where space is least.
  const unitDisplay = locale === "tr" ? "short" : "narrow";
  return formatNumber(Math.trunc(distance / size), locale, { style: "unit", unit, unitDisplay }).replace(".", "");
}
