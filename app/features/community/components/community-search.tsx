/** The search over communities, with the state that narrows it. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { statuses } from "../choices";

/** @param hasStatus whether archived ones are in the list as well */
export function CommunitySearch({ hasStatus }: { hasStatus?: boolean }) {
  const { t } = useTranslation("community");
  const states = statuses.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <FilterBar search={<SearchBox label={t("list.search")} />}>
      {hasStatus && <FilterSelect name="status" label={t("list.state")} options={states} />}
    </FilterBar>
  );
}

/** What stands where no community fits, or none is. */
export function NoCommunity({ isFiltered, text }: { isFiltered: boolean; text: string }) {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  return isFiltered ? (
    <EmptyState title={kit("list.nothingFound")} text={kit("list.nothingFoundText")} drawing="search" />
  ) : (
    <EmptyState title={t("list.none")} text={text} drawing="people" />
  );
}
