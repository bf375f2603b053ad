/** All schedules for staff: whose, of which term and how full; what is planned is nobody's business. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EmptyState } from "~/kit/empty-state";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { pagingShape } from "~/platform/lists/paging";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { StaffTabs } from "../components/staff-tabs";
import { useScheduleWords } from "../components/use-schedule-words";
import { readAllSchedules } from "../demand.service.server";

export const handle = pageHandle("schedule", "admin-all", ["catalog"]);

const filters = z.object(pagingShape);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readAllSchedules(asAdmin(context), filters.parse(Object.fromEntries(new URL(request.url).searchParams)));

export default function AdminAll() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { items, ...paging } = useLoaderData<typeof loader>();
  const columns: Column<(typeof items)[number]>[] = [
    { key: "owner", header: t("staff.columns.owner"), isPrimary: true, cell: ({ userName }) => userName },
    { key: "term", header: t("fields.term"), cell: ({ term }) => words.term(term) },
    { key: "courses", header: t("staff.columns.courses"), align: "end", cell: ({ courses }) => words.number(courses) },
    { key: "items", header: t("staff.columns.items"), align: "end", cell: (row) => words.number(row.items) },
    { key: "created", header: t("staff.columns.created"), cell: ({ createdAt }) => <DateText at={createdAt} /> },
    { key: "updated", header: t("staff.columns.updated"), cell: ({ updatedAt }) => <DateText at={updatedAt} /> },
  ];
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("staff.allLead")} />
      <StaffTabs current="all" />
      <Total {...paging} />
      {items.length === 0 ? (
        <EmptyState title={t("all.none")} />
      ) : (
        <ResponsiveTable caption={t("pages.admin-all")} columns={columns} rows={items} rowKey={({ scheduleId }) => scheduleId} />
      )}
      <Pager {...paging} />
    </>
  );
}
