/** Trips that are ahead, and those that were. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { TripList } from "../components/trip-list";
import { tripFilters } from "../trip.schemas";
import { listTrips } from "../trip.service.server";

export const handle = pageHandle("trip", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = tripFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { q: filters.q ?? "", when: filters.when, ...(await listTrips(asAdmin(context), filters)) };
}

export default function Trips() {
  const { t } = useTranslation("trip");
  const { q, when, items, ...paging } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = (["upcoming", "past"] as const).map((each) => ({
    to: link({ when: each, page: null }),
    label: t(`list.${each}`),
    isActive: each === when,
  }));
  const add = (
    <Link to="/trip/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  const act = (
    <>
      <Link to="/trip/profile" className="btn">
        {t("pages.profile")}
      </Link>
      {add}
    </>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={act} />
      <div className="flex flex-col gap-4">
        <Tabs label={t("list.when")} tabs={tabs} />
        <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["when"]} />
        {items.length === 0 ? (
          <EmptyState title={t(q ? "list.noHits" : "list.none")} act={q ? undefined : add} />
        ) : (
          <>
            <Total {...paging} />
            <TripList trips={items} />
          </>
        )}
      </div>
      <Pager {...paging} />
    </>
  );
}
