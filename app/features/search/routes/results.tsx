/** The search across everything, with an address of its own. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CompareTray } from "~/features/catalog/offered/compare-tray";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { HitGroups, SearchedLists } from "../components/hit-groups";
import { searchQuery } from "../search.schemas";
import { searchEverywhere } from "../search.service.server";

const HITS = 8;

export const handle = pageHandle("search", "results", ["course-marks"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const { q, is_exact } = searchQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { q, ...(await searchEverywhere(ctx, q, HITS, is_exact)), isSignedIn: ctx.actor !== null };
}

export default function SearchResults() {
  const { t } = useTranslation("search");
  const { q, groups, corrected, isUnsearchable, hasFewer, lists, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t("pages.results")} lead={t("lead")} />
      <FilterBar search={<SearchBox label={t("label")} placeholder={t("placeholder")} />} />
      <div className="mt-6 flex flex-col gap-6" aria-live="polite">
        {corrected && <DidYouMean corrected={corrected} />}
        {hasFewer && <p className="px-3">{t("fewer")}</p>}
        <HitGroups groups={groups} />
        {lists.length > 0 && <SearchedLists lists={lists} />}
        {isUnsearchable && <EmptyState title={t("unsearchable")} drawing="search" />}
        {q && groups.length === 0 && !isUnsearchable && <EmptyState title={t("none", { q })} text={t("noneText")} drawing="search" />}
        {!isSignedIn && q && <p className="text-sm text-muted">{t("guests")}</p>}
      </div>
      <CompareTray />
    </div>
  );
}

function DidYouMean({ corrected }: { corrected: string }) {
  const { t } = useTranslation("search");
  return (
    <p className="px-3">
      {t("didYouMean")}{" "}
      <Link to={`/search?${new URLSearchParams({ q: corrected })}`} className="link">
        {corrected}
      </Link>
    </p>
  );
}
