/** A pool's experiences, narrowed by what is practical, and one's own in a tab of their own. */
import { useTranslation } from "react-i18next";
import { CollectionList } from "~/kit/collection/collection-list";
import { PersonalList } from "~/kit/collection/personal-list";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, FilterText } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Card } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import { DateText } from "~/kit/time";
import { choices } from "../choices";
import type { listEntries, listPageReports, PoolEntry } from "../mental-health.service.server";
import type { PoolName } from "../pools.rules";
import { CalmFrame } from "./calm-frame";
import { useEntryFacts, useEntryTitle } from "./entry-facts";
import { ReportList } from "./report-list";

interface PoolListProps {
  pool: PoolName;
  list: Awaited<ReturnType<typeof listEntries>> | null;
  mine: PoolEntry[] | null;
  /** What people ask about the pools' pages, for staff who confirmed that it is they. */
  requests: Awaited<ReturnType<typeof listPageReports>>;
  view: "mine" | "requests" | null;
  isOfStaff: boolean;
}

const FILTERS = ["meeting", "language", "cost_band"] as const;

function Filters() {
  const { t } = useTranslation("mental-health");
  return (
    <FilterBar>
      <FilterText name="city" label={t("fields.city")} />
      {FILTERS.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          options={choices[name].map((value) => ({ value, label: t(`options.${name}.${value}` as "options.meeting.online") }))}
        />
      ))}
    </FilterBar>
  );
}

function EntryCard({ entry }: { entry: PoolEntry }) {
  const facts = useEntryFacts()(entry);
  const title = useEntryTitle()(entry);
  return (
    <Card to={`/${entry.pool}/one/${entry.entryId}`} className="h-full">
      <strong className="block">{title}</strong>
      <span className="block text-sm text-muted">
        {facts
          .slice(0, 5)
          .map(([, value]) => value)
          .join(" · ")}
      </span>
      <span className="mt-2 line-clamp-3">{entry.experience}</span>
      <span className="mt-2 block text-sm text-muted">
        <DateText at={entry.month} style="month" />
      </span>
    </Card>
  );
}

function Mine({ pool, entries }: { pool: PoolName; entries: PoolEntry[] }) {
  const { t } = useTranslation("mental-health");
  const title = useEntryTitle();
  const items = entries.map((entry) => ({
    id: entry.entryId,
    title: `${title(entry)} · ${entry.city}`,
    to: `/${pool}/one/${entry.entryId}`,
    status: entry.status,
    changedAt: entry.month,
    reason: entry.reviewReason,
    editTo: `/${pool}/edit?id=${entry.entryId}`,
    canDelete: true,
  }));
  return <PersonalList items={items} empty={{ title: t("list.noneOwn"), text: t("list.noneOwnText") }} />;
}

export function PoolList({ pool, list, mine, requests, view, isOfStaff }: PoolListProps) {
  const { t } = useTranslation("mental-health");
  const tabs = [
    { to: `/${pool}/all`, label: t("list.everyone"), isActive: view === null },
    { to: `/${pool}/all?view=mine`, label: t("list.mine"), isActive: view === "mine" },
    { to: `/${pool}/consent`, label: t("list.consent"), isActive: false },
    ...(isOfStaff ? [{ to: `/${pool}/all?view=requests`, label: t("list.requests"), isActive: view === "requests" }] : []),
  ];
  const add = (
    <Link to={`/${pool}/add`} className="btn btn-primary">
      {t("list.add")}
    </Link>
  );
  const breadcrumb = [{ label: t("pages.all"), to: "/mental-health" }, { label: t(`pages.${pool}-all`) }];
  const header = { title: t(`pages.${pool}-all`), lead: t("list.lead"), act: add, breadcrumb };
  const views = (
    <div className="mb-4">
      <Tabs label={t("list.views")} tabs={tabs} />
    </div>
  );
  return (
    <CalmFrame removalOf={`/${pool}/all`}>
      {list ? (
        <CollectionList
          header={header}
          filters={<Filters />}
          layout="grid"
          items={list.items}
          itemKey={(entry) => entry.entryId}
          renderItem={(entry) => <EntryCard entry={entry} />}
          pager={list}
          empty={{ title: t("list.none"), text: t("list.noneText"), act: add }}
        >
          {views}
          {list.lookedThrough !== null && (
            <p className="mb-4 text-sm text-muted">{t("list.lookedThrough", { count: list.lookedThrough })}</p>
          )}
        </CollectionList>
      ) : (
        <>
          <PageHeader {...header} />
          {views}
          {view === "requests" ? (
            <ReportList reports={requests} here={`/${pool}/all?view=requests`} />
          ) : (
            <Mine pool={pool} entries={mine ?? []} />
          )}
        </>
      )}
    </CalmFrame>
  );
}
