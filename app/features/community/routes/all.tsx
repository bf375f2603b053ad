/** All communities, for admins. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { communityFilters } from "../community.schemas";
import { searchCommunities } from "../community.service.server";
import { CommunityCards } from "../components/community-cards";
import { CommunitySearch, NoCommunity } from "../components/community-search";
import { CommunityBadges } from "../offered/community-badges";

export const handle = pageHandle("community", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = communityFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await searchCommunities(signedIn(context), filters);
  return { ...list, isFiltered: Boolean(filters.q || filters.status || filters.before) };
}

export default function Communities() {
  const { t } = useTranslation("community");
  const { items, nextBefore, isFiltered } = useLoaderData<typeof loader>();
  const act = (
    <>
      <Link to="/community/personal" className="btn">
        {t("list.mine")}
      </Link>
      <Link to="/admin/community/community" className="btn">
        {t("staff.manage")}
      </Link>
      <Link to="/community/add" className="btn btn-primary">
        {t("pages.add")}
      </Link>
    </>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.leadAll")} act={act} />
      <div className="flex flex-col gap-4">
        <CommunitySearch hasStatus />
        {items.length === 0 && <NoCommunity isFiltered={isFiltered} text={t("list.noneText")} />}
        <CommunityCards items={items} pathOf={({ slug }) => `/community/one/${slug}`} marks={(item) => <CommunityBadges {...item} />} />
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
