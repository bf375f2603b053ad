/** Words that course pages put together: terms, names, credits. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { personName } from "../../catalog/offered/instructor-path";
import { termName } from "./course-words";

export function useCourseWords() {
  const { t } = useTranslation("courses");
  const { locale } = useWords();
  return {
    locale,
    /** `2024–25 Fall` */
    term: (term: string) => termName(t as unknown as Parameters<typeof termName>[0], term),
    /** The name in the reader's language. */
    name: (course: { nameEn: string; nameTr: string }) => (locale === "tr" ? course.nameTr : course.nameEn),
    person: personName,
    /** One decimal, by locale. */
    one: (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    number: (value: number) => formatNumber(value, locale),
  };
}
