/** Words that course pages put together: terms, names, credits. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { parseTerm } from "~/platform/terms";

export function useCourseWords() {
  const { t } = useTranslation("courses");
  const { locale } = useWords();
  return {
    locale,
    /** `2024–25 Fall` */
    term(term: string) {
      const { year, key } = parseTerm(term);
      return t(`terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
    },
    /** The name in the reader's language. */
    name: (course: { nameEn: string; nameTr: string }) => (locale === "tr" ? course.nameTr : course.nameEn),
    /** Timetables write names in capitals; people read them easier like this. */
    person: (name: string) =>
      name.toLocaleLowerCase("tr").replace(/(^|[\s.'(-])(\p{L})/gu, (_, before, letter) => before + letter.toLocaleUpperCase("tr")),
    /** One decimal, by locale. */
    one: (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    number: (value: number) => formatNumber(value, locale),
  };
}
