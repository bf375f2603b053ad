/** The staff's pages of study rooms, side by side. */
import { useTranslation } from "react-i18next";
import { Tabs } from "~/kit/tabs";

const pages = ["rooms", "users"] as const;

export function StaffTabs({ current }: { current: (typeof pages)[number] }) {
  const { t } = useTranslation("study-room");
  const tabs = pages.map((page) => ({ label: t(`pages.admin-${page}`), to: `/study-room/admin/${page}`, isActive: page === current }));
  return <Tabs label={t("pages.all")} tabs={tabs} />;
}
