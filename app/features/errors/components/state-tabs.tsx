/** Open, resolved, all: with how many each holds. */
import { useTranslation } from "react-i18next";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { type ErrorState, errorStates } from "../states";

export function StateTabs({ state, counts }: { state: ErrorState; counts: Record<ErrorState, number> }) {
  const { t } = useTranslation("errors");
  const link = useQueryLink();
  const tabs = errorStates.map((each) => ({
    to: link({ state: each }),
    label: t(`list.${each}`),
    isActive: each === state,
    count: counts[each],
  }));
  return <Tabs label={t("list.states")} tabs={tabs} />;
}
