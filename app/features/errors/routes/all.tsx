/** What broke, the latest first. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ErrorTable, NoErrors } from "../components/error-table";
import { StateTabs } from "../components/state-tabs";
import { errorFilters } from "../errors.schemas";
import { searchErrors } from "../errors.service.server";
import { errorSources } from "../states";

export const handle = pageHandle("errors", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = errorFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return searchErrors(asAdmin(context), filters);
}

export default function Errors() {
  const { items, counts, filters, ...paging } = useLoaderData<typeof loader>();
  const { t } = useTranslation("errors");
  const sources = errorSources.map((value) => ({ value, label: t(`source.${value}`) }));
  const search = <SearchBox label={t("list.search")} />;
  return (
    <>
      <PageHeader
        title={t("pages.all")}
        lead={t("list.lead")}
        act={
          <Link to="/admin/sentry-test" className="btn">
            {t("pages.sentry-test")}
          </Link>
        }
      />
      <StateTabs state={filters.state} counts={counts} />
      <div className="my-4 flex flex-col gap-3">
        <FilterBar search={search} keeps={["state"]}>
          <FilterSelect name="source" label={t("list.source")} options={sources} />
        </FilterBar>
        <Total {...paging} />
      </div>
      {items.length > 0 ? <ErrorTable items={items} /> : <NoErrors isFiltered={Boolean(filters.q || filters.source)} />}
      <Pager {...paging} />
    </>
  );
}
