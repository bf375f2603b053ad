/** The frame of one's own space: its title and its two tabs. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Tabs } from "~/kit/tabs";

const TABS = ["private", "public"] as const;

/** @param tab the open one; null when somebody else's profile is shown */
export function SpaceFrame({ tab, children }: { tab: (typeof TABS)[number] | null; children: ReactNode }) {
  const { t } = useTranslation("overview");
  const tabs = TABS.map((each) => ({ to: `/my-space?tab=${each}`, label: t(`space.${each}`), isActive: each === tab }));
  return (
    <>
      <PageHeader title={t("pages.my-space")} />
      <Tabs label={t("space.tabs")} tabs={tabs} />
      <div className="mt-6">{children}</div>
    </>
  );
}
