/** One's own notifications with their filters, the way on, and what to do when there is nothing. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import type { Entry } from "../notifications.service.server";
import { EntryList } from "./entry-list";
import { NotificationFilters } from "./filters";
import { Steps } from "./steps";

export interface PersonalListProps {
  entries: Entry[];
  hasMore: boolean;
  page: number;
}

export function PersonalList({ entries, hasMore, page }: PersonalListProps) {
  const { t } = useTranslation("notifications");
  const [query] = useSearchParams();
  const isFiltered = Boolean(query.get("type") || query.get("date_range"));
  const none = isFiltered ? (["list.noneFiltered", "list.noneFilteredText"] as const) : (["list.none", "list.noneText"] as const);
  return (
    <>
      <div className="mb-4">
        <NotificationFilters />
      </div>
      {entries.length > 0 ? <EntryList entries={entries} /> : <EmptyState title={t(none[0])} text={t(none[1])} />}
      <Steps page={page} hasMore={hasMore} />
    </>
  );
}
