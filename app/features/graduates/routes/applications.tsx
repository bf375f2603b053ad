/** Staff decide on graduates' applications. */
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { isDomainError } from "~/platform/errors/define";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { ApplicationCard } from "../components/application-card";
import { applicationFilters, decisionFormSchema } from "../graduates.schemas";
import { decide, listApplications } from "../graduates.service.server";
import { applicationStatuses } from "../statuses";

export const handle = pageHandle("graduates", "applications", ["review"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = applicationFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { filters, list: await listApplications(asStaff(context), filters) };
}

/** After a decision the list may lack the application that it was about, so refusals are said in passing as well. */
export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: decisionFormSchema, feature: "graduates" }, async ({ application_id, ...input }, ctx) => {
    const { pathname, search } = new URL(args.request.url);
    const goBack = (key: string, level?: "error") => redirectWithToast(args.context, pathname + search, key, level);
    try {
      await decide(ctx, application_id, input);
    } catch (refused) {
      if (!isDomainError(refused)) throw refused;
      return goBack(messageKey(refused.code), "error");
    }
    return goBack(input.decision === "approve" ? "graduates:list.approved" : "graduates:list.rejected");
  });

export default function Applications() {
  const { t } = useTranslation(["graduates", "review"]);
  const { t: kit } = useTranslation(["kit", "review"]);
  const { filters, list } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult | null }>();
  const link = useQueryLink();
  const tabs = applicationStatuses.map((status) => ({
    to: link({ status, before: null }),
    label: kit(`status.${status}`),
    count: list.counts[status],
    isActive: status === filters.status,
  }));
  return (
    <>
      <PageHeader title={t("pages.applications")} lead={t("list.lead")} />
      <div className="flex flex-col gap-4">
        <Tabs label={kit("review:moderation.status")} tabs={tabs} />
        <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["status"]} />
        {list.items.length === 0 && (
          <EmptyState
            title={filters.q ? kit("list.nothingFound") : t("list.none")}
            text={filters.q ? kit("list.nothingFoundText") : t("list.noneText")}
          />
        )}
        <ul className="flex flex-col gap-3">
          {list.items.map((item) => (
            <li key={item.applicationId}>
              <ApplicationCard application={item} result={answer?.result ?? null} />
            </li>
          ))}
        </ul>
        <CursorPager name="before" next={list.nextBefore} />
      </div>
    </>
  );
}
