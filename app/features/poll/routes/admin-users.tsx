/** Who asked how much; never who voted for what, which is kept nowhere. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { formatNumber } from "~/kit/format";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { listCreators } from "../poll.service.server";

export const handle = pageHandle("poll", "admin-users");

export const loader = async ({ context }: LoaderFunctionArgs) => ({ rows: await listCreators(asStaff(context)) });

export default function PollCreators() {
  const { t } = useTranslation("poll");
  const { locale } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "name", header: t("list.creator"), isPrimary: true, cell: ({ name }) => name },
    { key: "open", header: t("states.open"), align: "end", cell: ({ open }) => formatNumber(open, locale) },
    { key: "closed", header: t("states.closed"), align: "end", cell: ({ closed }) => formatNumber(closed, locale) },
  ];
  return (
    <>
      <PageHeader title={t("pages.admin-users")} lead={t("list.usersLead")} />
      {rows.length === 0 ? (
        <EmptyState title={t("list.none")} />
      ) : (
        <ResponsiveTable caption={t("pages.admin-users")} columns={columns} rows={rows} rowKey={({ userId }) => userId} />
      )}
    </>
  );
}
