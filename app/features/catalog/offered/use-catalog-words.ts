/** Words that catalog pages put together: terms, days, credits, means. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { parseTerm } from "~/platform/terms";

const DAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;

export function useCatalogWords() {
  const { t } = useTranslation("catalog");
  const { locale } = useWords();
  return {
    locale,
    /** `2024–25 Fall` */
    term(term: string) {
      const { year, key } = parseTerm(term);
      return t(`terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
    },
    day: (day: number) => t(`days.${DAYS[day] ?? "0"}`),
    dayShort: (day: number) => t(`daysShort.${DAYS[day] ?? "0"}`),
    number: (value: number) => formatNumber(value, locale),
    /** One decimal, by locale. */
    one: (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    credits: (credits: number) => t("list.credits", { count: credits, formatted: formatNumber(credits, locale) }),
    name: (course: { nameEn: string; nameTr: string }) => (locale === "tr" ? course.nameTr : course.nameEn),
  };
}

export const coursePath = (courseCode: string) => `/catalog/course/${encodeURIComponent(courseCode)}`;
