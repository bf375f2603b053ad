/** The way between the pages of graduates. */
import { useTranslation } from "react-i18next";
import { Tabs } from "~/kit/tabs";

export function AlumniTabs({ at }: { at: "survey" | "dashboard" | "analytics" }) {
  const { t } = useTranslation("alumni");
  const tabs = (["dashboard", "analytics", "survey"] as const).map((name) => ({
    to: `/alumni-analytics/${name}`,
    label: t(`tabs.${name}`),
    isActive: name === at,
  }));
  return (
    <div className="mb-6">
      <Tabs label={t("tabs.label")} tabs={tabs} />
    </div>
  );
}
