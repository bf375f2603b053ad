/** Who contributed to a collection, how much of it in which state, and when last. */

import { useTranslation } from "react-i18next";
import type { Status } from "../badge";
import { EmptyState } from "../empty-state";
import { formatNumber } from "../format";
import { Link } from "../link";
import { type Column, ResponsiveTable } from "../responsive-table";
import { DateText } from "../time";
import { useWords } from "../use-words";
import { CursorPager } from "./cursor-pager";

export interface ContributorRow {
  userId: string;
  name: string;
  userName: string;
  /** The user's page, for those who may open it. */
  to?: string;
  counts: Partial<Record<Status, number>>;
  /** Any moment of the month of the last contribution. */
  lastMonth: number;
}

export interface UsersTableProps {
  caption: string;
  rows: readonly ContributorRow[];
  /** The states to count, in this order. */
  statuses: readonly Status[];
  /** The cursor of older rows; absent on the last page. */
  nextAfter?: string;
}

export function UsersTable({ caption, rows, statuses, nextAfter }: UsersTableProps) {
  const { t } = useTranslation("kit");
  const { locale } = useWords();
  const sum = (row: ContributorRow) => Object.values(row.counts).reduce((total, count) => total + count, 0);
  const columns: Column<ContributorRow>[] = [
    { key: "user", header: t("users.user"), isPrimary: true, cell: (row) => <User row={row} /> },
    ...statuses.map(
      (status): Column<ContributorRow> => ({
        key: status,
        header: t(`status.${status}`),
        align: "end",
        cell: (row) => formatNumber(row.counts[status] ?? 0, locale),
      }),
    ),
    { key: "total", header: t("users.total"), align: "end", cell: (row) => formatNumber(sum(row), locale) },
    { key: "last", header: t("users.lastActivity"), cell: (row) => <DateText at={row.lastMonth} style="month" /> },
  ];
  if (rows.length === 0) return <EmptyState title={t("list.nothing")} />;
  return (
    <>
      <ResponsiveTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.userId} />
      <CursorPager name="after" next={nextAfter} />
    </>
  );
}

function User({ row }: { row: ContributorRow }) {
  return (
    <>
      {row.to ? (
        <Link to={row.to} className="link" prefetch="intent">
          {row.name}
        </Link>
      ) : (
        row.name
      )}
      <span className="block text-sm font-normal text-muted">@{row.userName}</span>
    </>
  );
}
