/** Staff decide on reports: what is reported, with all that people say about it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import type { StaffContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { categories, reportViews, typeFilters } from "../choices";
import { GroupCard } from "../components/group-card";
import { claimReport, decideReport, liftPause, listReportsWhole, undoReport } from "../moderation.service.server";
import { MedianTime } from "../offered/median-time";
import { actFormSchema, reportFilters } from "../reporting.schemas";

export const handle = pageHandle("reporting", "admin-all", ["review"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = reportFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { filters, ...(await listReportsWhole(asStaff(context), filters)) };
}

type Act = z.output<typeof actFormSchema>;

async function run(ctx: StaffContext, { act, report_id, reason, author_reason, pause_days }: Act) {
  if (act === "claim") return claimReport(ctx, report_id);
  if (act === "undo") return undoReport(ctx, report_id);
  if (act === "lift") return liftPause(ctx, report_id);
  return decideReport(ctx, report_id, {
    decision: act,
    reason,
    ...(author_reason && { author_reason }),
    ...(pause_days && { pause_days }),
  });
}

/** After an act the list may lack what it was about, so refusals are said in passing as well. */
export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: actFormSchema, feature: "reporting" }, async (value, ctx) => {
    const { pathname, search } = new URL(args.request.url);
    const goBack = (key: string, level?: "error") => redirectWithToast(args.context, pathname + search, key, level);
    try {
      await run(ctx, value);
    } catch (refused) {
      if (!isDomainError(refused) || refused.details?.field) throw refused;
      return goBack(messageKey(refused.code), "error");
    }
    return goBack(`reporting:toasts.${value.act}`);
  });

function Filters() {
  const { t } = useTranslation("reporting");
  return (
    <FilterBar keeps={["status"]}>
      <FilterSelect
        name="category"
        label={t("one.category")}
        options={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <FilterSelect name="type" label={t("one.about")} options={typeFilters.map((value) => ({ value, label: t(`types.${value}`) }))} />
    </FilterBar>
  );
}

export default function Reports() {
  const { t } = useTranslation("reporting");
  const { filters, groups, counts, median, next } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = reportViews.map((view) => ({
    to: link({ status: view, after: null }),
    label: t(`views.${view}`),
    count: counts[view],
    isActive: view === filters.status,
  }));
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("all.lead")}>
        <MedianTime median={median} />
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to="/reporting/transparency" className="link">
            {t("openness.link")}
          </Link>
          <Link to="/admin/reporting/decisions" className="link">
            {t("pages.decisions")}
          </Link>
        </p>
      </PageHeader>
      <div className="flex flex-col gap-4">
        <Tabs label={t("all.state")} tabs={tabs} />
        <Filters />
        {groups.length === 0 && <EmptyState title={t("all.none")} text={t("all.noneText")} />}
        <ul className="flex flex-col gap-3">
          {groups.map((group) => (
            <li key={group.reportId}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
        <CursorPager name="after" next={next} />
      </div>
    </>
  );
}
