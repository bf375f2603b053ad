/** Where graduates are, by sector or by department. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect } from "~/kit/filters";
import { formatNumber } from "~/kit/format";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { analyticsQuery } from "../alumni.schemas";
import { readAnalytics } from "../alumni.service.server";
import { AlumniTabs } from "../components/alumni-tabs";
import { useAlumniWords } from "../components/use-alumni-words";

export const handle = pageHandle("alumni", "analytics");

export const loader = ({ request, context: { ctx } }: LoaderFunctionArgs) =>
  readAnalytics(ctx, analyticsQuery.parse(Object.fromEntries(new URL(request.url).searchParams)).by);

export default function Analytics() {
  const { by, tables, names } = useLoaderData<typeof loader>();
  const { t, groupName, locale } = useAlumniWords(names);
  return (
    <>
      <PageHeader title={t("pages.analytics")} lead={t("analytics.lead")} />
      <AlumniTabs at="analytics" />
      <FilterBar>
        <FilterSelect
          name="by"
          label={t("analytics.by")}
          options={[{ value: "department", label: t("items.department") }]}
          anyLabel={t("items.sector")}
        />
      </FilterBar>
      {tables.length === 0 && <EmptyState title={t("none")} text={t("noneText")} />}
      {tables.map(({ item, columns, lines }) => (
        <Section key={item} title={t(`items.${item}`)}>
          <div role="group" aria-label={t(`items.${item}`)} className="overflow-x-auto" tabIndex={0}>
            <table className="text-sm tabular-nums">
              <caption className="sr-only">{t(`items.${item}`)}</caption>
              <thead>
                <tr>
                  <th scope="col" className="py-2 pe-4 text-start align-bottom font-normal text-muted">
                    {t(`items.${by}`)}
                  </th>
                  {columns.map((keys) => (
                    <th key={keys.join()} scope="col" className="min-w-20 px-2 py-2 text-end align-bottom font-normal text-muted">
                      {groupName(item, keys)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ keys, percents }) => (
                  <tr key={keys.join()} className="border-t border-base-300">
                    <th scope="row" className="py-2 pe-4 text-start font-normal">
                      {groupName(by, keys)}
                    </th>
                    {columns.map((column, at) => (
                      <td key={column.join()} className="px-2 py-2 text-end">
                        {formatNumber((percents[at] ?? 0) / 100, locale, { style: "percent" })}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      ))}
    </>
  );
}
