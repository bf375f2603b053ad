/** Words that the calculator puts together: averages, terms, articles. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { parseTerm } from "~/platform/terms";

const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function useGpaWords() {
  const { t } = useTranslation("gpa");
  const { locale } = useWords();
  return {
    locale,
    /** Hundredths as `3.25` or `3,25`; a dash while there is no average. */
    average: (hundredths: number | null) => (hundredths === null ? "—" : formatNumber(hundredths / 100, locale, TWO_PLACES)),
    /** With its sign: `+0.12`. */
    difference: (hundredths: number) => formatNumber(hundredths / 100, locale, { ...TWO_PLACES, signDisplay: "always" }),
    number: (value: number) => formatNumber(value, locale),
    /** `2024–25 Fall` */
    term(term: string) {
      const { year, key } = parseTerm(term);
      return t(`terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
    },
    article: (article: string) => (article === "SS" || article === "DM" ? t(`directives.${article}`) : t("article", { article })),
  };
}
