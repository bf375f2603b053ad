/** The communities that staff show to everybody. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { communityFilters } from "../community.schemas";
import { searchShownCommunities } from "../community.service.server";
import { CommunityCards } from "../components/community-cards";
import { CommunitySearch, NoCommunity } from "../components/community-search";

export const handle = pageHandle("community", "demo");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = communityFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await searchShownCommunities(ctx, filters);
  return { ...list, isFiltered: Boolean(filters.q || filters.before), isSignedIn: ctx.actor !== null };
}

export default function ShownCommunities() {
  const { t } = useTranslation("community");
  const { items, nextBefore, isFiltered, isSignedIn } = useLoaderData<typeof loader>();
  const act = isSignedIn && (
    <Link to="/community/panel" className="btn" prefetch="intent">
      {t("pages.panel")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.demo")} lead={t("list.lead")} act={act} />
      <div className="flex flex-col gap-4">
        <CommunitySearch />
        {items.length === 0 && <NoCommunity isFiltered={isFiltered} text={t("list.noneShown")} />}
        <CommunityCards items={items} pathOf={({ slug }) => `/community/demo/${slug}`} />
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
