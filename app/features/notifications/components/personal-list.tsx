/** One's own notifications with their filters, the way on, and what to do when there is nothing. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import type { InboxRow } from "../inbox.service.server";
import { EntryList } from "./entry-list";
import { NotificationFilters } from "./filters";
import { Steps } from "./steps";

export interface PersonalListProps {
  rows: InboxRow[];
  hasMore: boolean;
  page: number;
}

export function PersonalList({ rows, hasMore, page }: PersonalListProps) {
  const { t } = useTranslation("notifications");
  const [query] = useSearchParams();
  const isFiltered = Boolean(["type", "date_range", "about", "unread"].some((name) => query.get(name)));
  const none = isFiltered ? (["list.noneFiltered", "list.noneFilteredText"] as const) : (["list.none", "list.noneText"] as const);
  return (
    <>
      <div className="mb-4">
        <NotificationFilters isOwn />
      </div>
      {rows.length > 0 ? <EntryList rows={rows} /> : <EmptyState title={t(none[0])} text={t(none[1])} />}
      <Steps page={page} hasMore={hasMore} />
    </>
  );
}
