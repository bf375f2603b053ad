/** What people plan for a term, by course, department and hour, from so many on that nobody can be told apart. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { DemandTable, HourTable } from "../components/demand-tables";
import { StaffTabs } from "../components/staff-tabs";
import { useScheduleWords } from "../components/use-schedule-words";
import { readDemandStats } from "../demand.service.server";

export const handle = pageHandle("schedule", "admin-stats", ["catalog"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readDemandStats(asAdmin(context), new URL(request.url).searchParams.get("term") ?? "");

export default function AdminStats() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const link = useQueryLink();
  const { term, terms, floor, slots, courses, departments, hours } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.admin-stats")} lead={t("staff.statsLead", { floor })} />
      <StaffTabs current="stats" />
      {terms.length > 1 && (
        <Tabs
          label={t("fields.term")}
          tabs={terms.map((each) => ({ to: link({ term: each }), label: words.term(each), isActive: each === term }))}
        />
      )}
      <div className="grid gap-x-10 lg:grid-cols-2">
        <DemandTable title={t("staff.by.course")} header={t("fields.course")} rows={courses} />
        <DemandTable title={t("staff.by.department")} header={t("fields.department_code")} rows={departments} />
      </div>
      <HourTable slots={slots} hours={hours} floor={floor} />
    </>
  );
}
