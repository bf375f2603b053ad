/** The filters of the course list. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox, useChoices } from "~/kit/filters";
import type { ReadWish } from "~/kit/wish-note";

const LEVELS = ["undergraduate", "graduate", "phd"] as const;
const TYPES = ["mandatory", "elective", "technical_elective"] as const;
const SORTS = ["code", "rating", "easiest", "hardest", "views"] as const;
const SORTS_OF_WORDS = ["experiences", ...SORTS] as const;

export function CourseFilterBar({ departments, wish }: { departments: string; wish: ReadWish | null }) {
  const { t } = useTranslation("courses");
  const [query] = useSearchParams();
  const hasWords = Boolean(query.get("q"));
  return (
    <FilterBar isColumn wish={wish} search={<SearchBox label={t("list.search")} />}>
      <FilterSelect name="department_id" label={t("list.department")} options={useChoices(departments)} />
      <FilterSelect name="level" label={t("list.level")} options={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))} />
      <FilterSelect name="course_type" label={t("list.type")} options={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))} />
      <FilterSelect
        name="sort"
        label={t("list.sort")}
        anyLabel={hasWords ? t("sorts.best") : t("sorts.experiences")}
        options={(hasWords ? SORTS_OF_WORDS : SORTS).map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </FilterBar>
  );
}
