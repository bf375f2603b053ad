/** The communities that an admin belongs to or created. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { communityFilters } from "../community.schemas";
import { searchOwnCommunities } from "../community.service.server";
import { CommunityCards } from "../components/community-cards";
import { CommunitySearch, NoCommunity } from "../components/community-search";
import { CommunityBadges, RoleBadge } from "../offered/community-badges";

export const handle = pageHandle("community", "personal");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = communityFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await searchOwnCommunities(signedIn(context), filters);
  return { ...list, isFiltered: Boolean(filters.q || filters.status || filters.before) };
}

export default function OwnCommunities() {
  const { t } = useTranslation("community");
  const { items, nextBefore, isFiltered } = useLoaderData<typeof loader>();
  const marks = (item: (typeof items)[number]) => (
    <span className="flex flex-wrap gap-1.5">
      {item.role && <RoleBadge role={item.role} />}
      {item.isCreator && <Badge>{t("states.created")}</Badge>}
      <CommunityBadges {...item} />
    </span>
  );
  const breadcrumb = [{ label: t("pages.all"), to: "/community/all" }, { label: t("list.mine") }];
  return (
    <>
      <PageHeader title={t("pages.personal")} lead={t("list.leadPersonal")} breadcrumb={breadcrumb} />
      <div className="flex flex-col gap-4">
        <CommunitySearch hasStatus />
        {items.length === 0 && <NoCommunity isFiltered={isFiltered} text={t("list.nonePersonal")} />}
        <CommunityCards items={items} pathOf={({ slug }) => `/community/one/${slug}`} marks={marks} />
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
