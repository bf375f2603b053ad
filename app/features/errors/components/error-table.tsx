/** Kinds of errors as a table. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { TimeAgo } from "~/kit/time";
import { useWords } from "~/kit/use-words";

interface ErrorRow {
  fingerprint: string;
  source: "server" | "client";
  message: string;
  route: string;
  count: number;
  lastSeenAt: number;
  resolvedAt: number | null;
}

export function ErrorTable({ items }: { items: ErrorRow[] }) {
  const { t } = useTranslation("errors");
  const { locale } = useWords();
  const columns: Column<ErrorRow>[] = [
    {
      key: "message",
      header: t("list.message"),
      isPrimary: true,
      cell: ({ fingerprint, message }) => (
        <Link to={`/admin/error/${fingerprint}`} prefetch="intent" className="link line-clamp-2">
          {message}
        </Link>
      ),
    },
    {
      key: "source",
      header: t("list.source"),
      cell: ({ source, resolvedAt }) => (
        <span className="flex flex-wrap gap-1.5 whitespace-nowrap">
          <Badge level={source === "server" ? "error" : "warning"}>{t(`source.${source}`)}</Badge>
          {resolvedAt !== null && <Badge level="success">{t("one.isResolved")}</Badge>}
        </span>
      ),
    },
    {
      key: "route",
      header: t("list.route"),
      cell: ({ route }) => <code className="inline-block text-sm sm:min-w-44">{route}</code>,
    },
    { key: "count", header: t("list.count"), align: "end", cell: ({ count }) => formatNumber(count, locale) },
    {
      key: "lastSeen",
      header: t("list.lastSeen"),
      cell: ({ lastSeenAt }) => (
        <span className="whitespace-nowrap">
          <TimeAgo at={lastSeenAt} />
        </span>
      ),
    },
  ];
  return <ResponsiveTable caption={t("pages.all")} columns={columns} rows={items} rowKey={({ fingerprint }) => fingerprint} />;
}

/** Nothing broken is good news; nothing found asks for another try. */
export function NoErrors({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("errors");
  if (!isFiltered) return <EmptyState title={t("list.none")} text={t("list.noneText")} />;
  const act = (
    <Link to="/admin/errors?state=all" className="btn">
      {t("list.showAll")}
    </Link>
  );
  return <EmptyState title={t("list.noneFound")} text={t("list.noneFoundText")} act={act} />;
}
