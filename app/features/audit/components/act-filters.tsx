/** What narrows the list of what staff did. */
import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, FilterText, SearchBox } from "~/kit/filters";
import type { Option } from "~/kit/forms/options";

interface Choices {
  staff: Option[];
  acts: Option[];
  kinds: Option[];
}

export function ActFilterBar({ staff, acts, kinds }: Choices) {
  const { t } = useTranslation("audit");
  return (
    <FilterBar search={<SearchBox label={t("list.search")} />}>
      <FilterSelect name="actor" label={t("columns.actor")} options={staff} />
      <FilterSelect name="act" label={t("columns.what")} options={acts} />
      <FilterSelect name="kind" label={t("columns.kind")} options={kinds} />
      <div className="col-span-2 grid grid-cols-2 gap-3">
        <FilterText name="from" label={t("list.from")} type="date" />
        <FilterText name="to" label={t("list.to")} type="date" />
      </div>
    </FilterBar>
  );
}
