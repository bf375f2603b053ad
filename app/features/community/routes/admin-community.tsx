/** All communities as a table, with what admins do to keep them in order. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { staffAction } from "../community.acts.server";
import { communityFilters } from "../community.schemas";
import { type CommunityCard, searchCommunities } from "../community.service.server";
import { CommunityActs } from "../components/community-acts";
import { CommunitySearch, NoCommunity } from "../components/community-search";
import { CommunityBadges, hasMarks } from "../offered/community-badges";
import { StaffTabs } from "../offered/staff-tabs";

export const handle = pageHandle("community", "admin-community");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = communityFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await searchCommunities(signedIn(context), filters);
  return { ...list, isFiltered: Boolean(filters.q || filters.status || filters.before) };
}

export const action = (args: ActionFunctionArgs) => staffAction()(args);

function useColumns(): Column<CommunityCard>[] {
  const { t } = useTranslation("community");
  const { locale } = useWords();
  return [
    {
      key: "community",
      header: t("staff.community"),
      isPrimary: true,
      cell: ({ slug, name }) => (
        <>
          <Link to={`/community/one/${slug}`} className="link" prefetch="intent">
            {name}
          </Link>
          <span className="block text-sm font-normal text-muted">{slug}</span>
        </>
      ),
    },
    { key: "members", header: t("members.title"), align: "end", cell: ({ memberCount }) => formatNumber(memberCount, locale) },
    { key: "state", header: t("list.state"), cell: (row) => (hasMarks(row) ? <CommunityBadges {...row} /> : "–") },
    { key: "acts", header: t("staff.acts"), cell: (row) => <CommunityActs community={row} /> },
  ];
}

export default function ManageCommunities() {
  const { t } = useTranslation("community");
  const { items, nextBefore, isFiltered } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const add = (
    <Link to="/community/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.admin-community")} lead={t("staff.lead")} act={add} />
      <StaffTabs active="community" />
      <div className="mt-4 flex flex-col gap-4">
        <CommunitySearch hasStatus />
        {items.length > 0 ? (
          <ResponsiveTable caption={t("pages.admin-community")} columns={columns} rows={items} rowKey={({ communityId }) => communityId} />
        ) : (
          <NoCommunity isFiltered={isFiltered} text={t("list.noneText")} />
        )}
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
