/** How long a report waits for its decision, as a sentence. */
import { useTranslation } from "react-i18next";
import { useWords } from "~/kit/use-words";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** A length of time in its largest unit: `3 hours`, `3 saat`. */
function inWords(length: number, locale: "en" | "tr"): string {
  const [unit, size] = UNITS.find(([, each]) => length >= each) ?? UNITS[2];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 });
  return format.format(unit === "minute" ? Math.max(1, Math.round(length / size)) : length / size);
}

/** @param median milliseconds; null when nothing was decided lately */
export function MedianTime({ median }: { median: number | null }) {
  const { t } = useTranslation("reporting");
  const { locale } = useWords();
  return <p className="text-sm text-muted">{median === null ? t("median.none") : t("median.time", { time: inWords(median, locale) })}</p>;
}
