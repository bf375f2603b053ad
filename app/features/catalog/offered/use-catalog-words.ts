/** Words that catalog pages put together: terms, days, credits, means. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { parseTerm } from "~/platform/terms";

/** The bits of semesters in `offeredSemesters`. */
const SEMESTERS = [
  [1, "fall"],
  [2, "spring"],
  [4, "summer"],
] as const;
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
    /** `Fall, Spring`; without a bit it is once in several years. */
    semesters(bits: number) {
      const names = SEMESTERS.filter(([bit]) => bits & bit).map(([, key]) => t(`semesters.${key}`));
      return names.length > 0 ? names.join(", ") : t("course.seldom");
    },
    number: (value: number) => formatNumber(value, locale),
    /** One decimal, by locale. */
    one: (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    credits: (credits: number) => t("list.credits", { count: credits, formatted: formatNumber(credits, locale) }),
    name: (course: { nameEn: string; nameTr: string }) => (locale === "tr" ? course.nameTr : course.nameEn),
  };
}
