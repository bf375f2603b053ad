/** What waits for staff: how much of each kind, and all kinds in one list, the oldest first. */
import { useTranslation } from "react-i18next";
import { MedianTime } from "~/features/reporting/offered/median-time";
import { EmptyState } from "~/kit/empty-state";
import { useQueryLink } from "~/kit/search-links";
import { Card, Section } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import type { StaffPanel } from "../admin.service.server";
import { RecentDecisions, WorkItem } from "./work-item";

function Kinds({ inbox }: Pick<StaffPanel, "inbox">) {
  const { t } = useTranslation("admin");
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {inbox.map(({ name, label, to, waiting, done }) => (
        <li key={name}>
          <Card to={to} className={`h-full ${waiting > 0 ? "border-primary" : ""}`}>
            <span className="block font-medium">{label}</span>
            <span className={`block tabular-nums ${waiting > 0 ? "text-xl font-semibold" : ""}`}>
              {waiting > 0 ? t("panel.waiting", { count: waiting }) : t("panel.nothing")}
            </span>
            <span className="text-sm text-base-content/80">{t("panel.done", { count: done })}</span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function Waiting({ panel: { inbox, list, hasMore, median, decided } }: { panel: StaffPanel }) {
  const { t } = useTranslation("admin");
  const link = useQueryLink();
  const total = inbox.reduce((sum, { waiting }) => sum + waiting, 0);
  const chosen = inbox.find(({ isShown }) => isShown);
  const tabs = [
    { to: link({ kind: null }), label: t("panel.all"), count: total, isActive: !chosen },
    ...inbox.map(({ name, label, waiting, isShown }) => ({ to: link({ kind: name }), label, count: waiting, isActive: isShown })),
  ];
  return (
    <>
      <Section title={t("panel.waits")}>
        <Kinds inbox={inbox} />
      </Section>
      <Section title={t("panel.oldest")} act={<MedianTime median={median} />}>
        <div className="flex flex-col gap-4">
          <Tabs label={t("panel.kinds")} tabs={tabs} />
          {list.length === 0 && <EmptyState title={t("panel.nothing")} />}
          <ol className="flex flex-col gap-3">
            {list.map((item) => (
              <li key={item.id}>
                <WorkItem item={item} />
              </li>
            ))}
          </ol>
          {hasMore && <p className="text-sm text-base-content/80">{t("panel.more")}</p>}
        </div>
      </Section>
      {decided.length > 0 && (
        <Section title={t("panel.decided")}>
          <RecentDecisions decided={decided} />
        </Section>
      )}
    </>
  );
}
