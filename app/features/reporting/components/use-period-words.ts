/** Words for stretches of months and what is told of them. */
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { Period } from "../openness.service.server";

export function usePeriodWords() {
  const { t } = useTranslation("reporting");
  const { locale } = useWords();
  const month = (of: string) => formatDate(Date.parse(`${of}-15T09:00:00Z`), locale, "monthYear");
  const number = (value: number) => formatNumber(value, locale);
  return {
    t,
    number,
    /** A number, or a dash for what isn't told. */
    told: (value: number | null) => (value === null ? "–" : number(value)),
    /** `Mar 2026`, `Mar 2026 – May 2026`. */
    when: ({ from, until }: Pick<Period, "from" | "until">) => (from === until ? month(from) : `${month(from)} – ${month(until)}`),
  };
}
