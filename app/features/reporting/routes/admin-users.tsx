/** Who reported, and how often rightly; never which report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { listReporters } from "../moderation.service.server";
import { reporterFilters } from "../reporting.schemas";

export const handle = pageHandle("reporting", "admin-users");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listReporters(asStaff(context), reporterFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

type Row = Awaited<ReturnType<typeof listReporters>>["reporters"][number];

export default function Reporters() {
  const { t } = useTranslation("reporting");
  const { t: kit } = useTranslation("kit");
  const { locale } = useWords();
  const { reporters, nextAfter } = useLoaderData<typeof loader>();
  const counted = (["open", "upheld", "dismissed"] as const).map(
    (key): Column<Row> => ({ key, header: t(`states.${key}`), align: "end", cell: (row) => formatNumber(row[key], locale) }),
  );
  const columns: Column<Row>[] = [
    { key: "user", header: kit("users.user"), isPrimary: true, cell: (row) => <Reporter row={row} /> },
    ...counted,
    {
      key: "total",
      header: kit("users.total"),
      align: "end",
      cell: ({ open, upheld, dismissed }) => formatNumber(open + upheld + dismissed, locale),
    },
    { key: "last", header: kit("users.lastActivity"), cell: (row) => <DateText at={row.lastMonth} style="month" /> },
  ];
  return (
    <>
      <PageHeader title={t("pages.admin-users")} lead={t("all.usersLead")} />
      {reporters.length === 0 && <EmptyState title={kit("list.nothing")} />}
      {reporters.length > 0 && (
        <ResponsiveTable caption={t("pages.admin-users")} columns={columns} rows={reporters} rowKey={(row) => row.userId} />
      )}
      <CursorPager name="after" next={nextAfter} />
    </>
  );
}

function Reporter({ row: { name, userName, to } }: { row: Row }) {
  return (
    <>
      {to ? (
        <Link to={to} className="link" prefetch="intent">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block text-sm font-normal text-muted">@{userName}</span>
    </>
  );
}
