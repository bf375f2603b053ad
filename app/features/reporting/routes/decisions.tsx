/** What moderators decided, the latest first, and bringing back what was removed. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect } from "~/kit/filters";
import { PageHeader } from "~/kit/page-header";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { CheckTotals } from "../components/check-totals";
import { DecisionList } from "../components/decision-list";
import { decisionFilters, restoreForm } from "../decision-log.schemas";
import { listDecisions, restoreRemoved } from "../decision-log.service.server";
import { outcomes } from "../outcomes";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("reporting", "decisions");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listDecisions(asStaff(context), decisionFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: restoreForm, feature: "reporting" }, async (value, ctx) => {
    await restoreRemoved(ctx, value);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, "reporting:toasts.restored");
  });

export default function Decisions() {
  const { t } = useTranslation("reporting");
  const { items, nextBefore, staff, kinds, checks } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const none = [...query.values()].some(Boolean) ? "none" : "nothing";
  return (
    <>
      <PageHeader
        title={t("pages.decisions")}
        lead={t("log.lead")}
        breadcrumb={[{ label: t("pages.admin-all"), to: "/admin/reporting/all" }, { label: t("pages.decisions") }]}
      />
      <FilterBar>
        <FilterSelect name="actor" label={t("log.actor")} options={staff} />
        <FilterSelect name="kind" label={t("log.kind")} options={kinds} />
        <FilterSelect
          name="outcome"
          label={t("log.outcome")}
          options={outcomes.map((value) => ({ value, label: t(`log.outcomes.${value}`) }))}
        />
      </FilterBar>
      <div className="my-4">
        {items.length > 0 ? <DecisionList items={items} /> : <EmptyState title={t(`log.${none}`)} text={t(`log.${none}Text`)} />}
      </div>
      <CursorPager name="before" next={nextBefore} />
      {checks && <CheckTotals totals={checks} />}
    </>
  );
}
