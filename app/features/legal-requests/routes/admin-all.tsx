/** The queue of requests by right. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { RequestDue } from "../components/request-due";
import { requestFilters } from "../legal-requests.schemas";
import { listRequests } from "../legal-requests.service.server";

const STATES = ["open", "granted", "refused"] as const;

export const handle = pageHandle("legal-requests", "admin-all", ["answering"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = requestFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { filters, ...(await listRequests(asStaff(context), filters)) };
}

export default function Requests() {
  const { t } = useTranslation("legal-requests");
  const { t: answering } = useTranslation("answering");
  const { filters, items, next, isPartial } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = STATES.map((status) => ({
    to: link({ status, after: null }),
    label: answering(`status.${status}`),
    isActive: status === filters.status,
  }));
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={answering("lead")} />
      <div className="flex flex-col gap-4">
        {isPartial && <p className="text-sm text-muted">{answering("partial")}</p>}
        <Tabs label={answering("state")} tabs={tabs} />
        {items.length === 0 && <EmptyState title={answering("none")} />}
        <ul className="divide-y divide-base-300">
          {items.map(({ requestId, kind, name, ...due }) => (
            <li key={requestId} className="flex flex-col gap-1 py-3">
              <Link to={`/admin/requests/${requestId}`} className="link-hover font-medium">
                {t(`kinds.${kind}`)}
              </Link>
              {name && <p className="text-sm">{name}</p>}
              <RequestDue {...due} />
            </li>
          ))}
        </ul>
        <CursorPager name="after" next={next} />
      </div>
    </>
  );
}
