/** METU's rules by document, searched by words in the address. Works without scripts. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { RuleGroupSection } from "../components/rule-group";
import { findRules } from "../rule-search.server";

export const handle = pageHandle("gpa", "rules");

const MAX_QUERY = 100;

export function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY);
  const groups = findRules(ctx, q).map(({ readOn, ...group }) => ({
    ...group,
    read: formatDate(Date.parse(`${readOn}-15T00:00:00Z`), ctx.locale, "month"),
  }));
  return { q, groups, count: groups.reduce((sum, { rules }) => sum + rules.length, 0) };
}

export default function Rules() {
  const { t } = useTranslation("gpa");
  const { q, groups, count } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("pages.rules")}
        lead={t("rules.allLead")}
        act={
          <Link to="/gpa-calculator" className="link">
            {t("rules.calculator")}
          </Link>
        }
      />
      <FilterBar search={<SearchBox label={t("rules.search")} />} />
      <p role="status" className="mt-4 text-sm text-muted">
        {t("rules.found", { count })}
      </p>
      {count === 0 && <EmptyState title={t("rules.none.title", { q })} text={t("rules.none.text")} drawing="search" />}
      {groups.map((group) => (
        <RuleGroupSection key={group.id} {...group} />
      ))}
    </>
  );
}
