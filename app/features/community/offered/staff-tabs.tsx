/** The staff's lists about communities, side by side. */
import { useTranslation } from "react-i18next";
import { Tabs } from "~/kit/tabs";

const lists = ["community", "members", "events", "users"] as const;

export function StaffTabs({ active }: { active: (typeof lists)[number] }) {
  const { t } = useTranslation("community");
  const tabs = lists.map((name) => ({ to: `/admin/community/${name}`, label: t(`staff.tabs.${name}`), isActive: name === active }));
  return <Tabs label={t("staff.lists")} tabs={tabs} />;
}
