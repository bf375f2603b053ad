/** Words that a plan puts together: terms, what a course is called, how often it was given. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { parseTerm } from "~/platform/terms";
import type { SeasonEvidence } from "../evidence.rules";
import type { PlanCourse } from "../plan.rules";
import { seasonOf } from "../plan-terms.rules";

const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function usePlanWords() {
  const { t } = useTranslation("study-plan");
  const { locale } = useWords();
  const kindOf = (kind: NonNullable<PlanCourse["kind"]>) => t(`electives.${kind}`);
  const evidence = (season: "fall" | "spring", { given, of, catalog }: SeasonEvidence) => {
    if (given !== null) return t(`evidence.${season}`, { given, count: of });
    return catalog === null ? t("evidence.unknown") : t(catalog ? `evidence.catalog.${season}` : `evidence.notCatalog.${season}`);
  };
  return {
    locale,
    kindOf,
    /** `2026–27 Fall` */
    term(term: string) {
      const { year, key } = parseTerm(term);
      return t(`terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
    },
    /** The code, or the kind of an elective with its number. */
    course: ({ code, kind, id }: PlanCourse) => code ?? `${kindOf(kind ?? "other")} ${id.split(".")[1] ?? ""}`.trim(),
    number: (value: number) => formatNumber(value, locale),
    average: (hundredths: number) => formatNumber(hundredths / 100, locale, TWO_PLACES),
    evidence,
    /** How often it was given in the season of a term. */
    evidenceIn: (course: PlanCourse, term: string) => evidence(seasonOf(term), course.evidence[seasonOf(term)]),
    /** Ids of courses that are missing, as codes. */
    codes: (ids: readonly string[]) => ids.join(", "),
  };
}
