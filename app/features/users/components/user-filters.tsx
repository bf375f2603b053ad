/** The search over people, with what narrows it. */
import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import type { Option } from "~/kit/forms/select-field";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { userOrders, userRoles, userStates } from "../states";

export function UserFilterBar({ departments }: { departments: Option[] }) {
  const { t } = useTranslation("users");
  const states = userStates.map((value) => ({ value, label: t(`states.${value}`) }));
  const orders = userOrders.filter((value) => value !== "newest").map((value) => ({ value, label: t(`orders.${value}`) }));
  return (
    <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["role"]}>
      <FilterSelect name="state" label={t("list.state")} options={states} />
      <FilterSelect name="department_id" label={t("fields.department_id")} options={departments} />
      <FilterSelect name="sort" label={t("list.sort")} options={orders} anyLabel={t("orders.newest")} />
    </FilterBar>
  );
}

type Counts = Record<(typeof userRoles)[number] | "all", number>;

/** Everybody, and those of each role. */
export function RoleTabs({ role, counts }: { role?: (typeof userRoles)[number]; counts: Counts }) {
  const { t } = useTranslation("users");
  const link = useQueryLink();
  const all = { to: link({ role: null, before: null }), label: t("list.all"), isActive: !role, count: counts.all };
  const each = userRoles.map((name) => ({
    to: link({ role: name, before: null }),
    label: t(`roles.${name}`),
    isActive: role === name,
    count: counts[name],
  }));
  return <Tabs label={t("list.roles")} tabs={[all, ...each]} />;
}
