/** The two pages that staff have about schedules. */
import { useTranslation } from "react-i18next";
import { Tabs } from "~/kit/tabs";

const TABS = ["stats", "all"] as const;

export function StaffTabs({ current }: { current: (typeof TABS)[number] }) {
  const { t } = useTranslation("schedule");
  const tabs = TABS.map((name) => ({ to: `/admin/schedule/${name}`, label: t(`staff.tabs.${name}`), isActive: name === current }));
  return (
    <div className="mb-6">
      <Tabs label={t("staff.tabs.label")} tabs={tabs} />
    </div>
  );
}
