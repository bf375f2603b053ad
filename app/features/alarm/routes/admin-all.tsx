/** When alarms ring, for admins: enough to see that they do, and nothing of what they say. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager } from "~/kit/pager";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import type { ListedAlarm } from "../alarm.repository.server";
import { adminQuery } from "../alarm.schemas";
import { readAllAlarms } from "../alarm.service.server";

export const handle = pageHandle("alarm", "admin-all");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readAllAlarms(asAdmin(context), adminQuery.parse(Object.fromEntries(new URL(request.url).searchParams)));

const NUMBERS = ["coming", "stuck", "rung", "late"] as const;

export default function AllAlarms() {
  const { t } = useTranslation("alarm");
  const { locale } = useWords();
  const { items, counts, ...paging } = useLoaderData<typeof loader>();
  const columns: Column<ListedAlarm>[] = [
    { key: "next", header: t("admin.next"), isPrimary: true, cell: ({ nextAt }) => <DateText at={nextAt ?? 0} style="dateTime" /> },
    { key: "repeat", header: t("admin.repeat"), cell: ({ repeat }) => t(`repeat.${repeat}`) },
    { key: "mail", header: t("admin.mail"), cell: ({ sendsMail }) => t(sendsMail ? "admin.yes" : "admin.no") },
    {
      key: "rung",
      header: t("admin.rungAt"),
      cell: ({ lastRungAt }) => (lastRungAt === null ? t("admin.never") : <DateText at={lastRungAt} style="dateTime" />),
    },
  ];
  return (
    <>
      <PageHeader
        title={t("pages.admin-all")}
        lead={t("admin.lead")}
        act={
          <Link to="/alarm/paths" className="btn">
            {t("pages.paths")}
          </Link>
        }
      />
      <dl className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {NUMBERS.map((name) => (
          <div key={name} className="rounded-box border border-base-300 p-4">
            <dt className="text-sm text-muted">{t(`admin.${name}`)}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatNumber(counts[name], locale)}</dd>
          </div>
        ))}
      </dl>
      {items.length === 0 ? (
        <EmptyState title={t("admin.none")} />
      ) : (
        <ResponsiveTable caption={t("pages.admin-all")} columns={columns} rows={items} rowKey={({ alarmId }) => alarmId} />
      )}
      <Pager {...paging} />
    </>
  );
}
