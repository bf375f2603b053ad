/** The breach log. */
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
import { asAdmin } from "~/platform/session/signed-in.server";
import { breachFilters } from "../breaches.schemas";
import { listBreaches } from "../breaches.service.server";
import { BreachClock } from "../components/breach-clock";

export const handle = pageHandle("breaches", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { status, before } = breachFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { status, ...(await listBreaches(asAdmin(context), { isClosed: status === "closed", before })) };
}

export default function Breaches() {
  const { t } = useTranslation("breaches");
  const { status, items, next } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = (["open", "closed"] as const).map((each) => ({
    to: link({ status: each, before: null }),
    label: t(`tabs.${each}`),
    isActive: each === status,
  }));
  const add = (
    <Link to="/admin/breaches/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("lead")} act={add} />
      <div className="flex flex-col gap-4">
        <Tabs label={t("tabs.label")} tabs={tabs} />
        {items.length === 0 && <EmptyState title={t("none")} />}
        <ul className="divide-y divide-base-300">
          {items.map(({ breachId, what, ...clock }) => (
            <li key={breachId} className="flex flex-col gap-1 py-3">
              <Link to={`/admin/breaches/${breachId}`} className="link-hover line-clamp-2 font-medium break-words">
                {what}
              </Link>
              <BreachClock {...clock} />
            </li>
          ))}
        </ul>
        <CursorPager name="before" next={next} />
      </div>
    </>
  );
}
