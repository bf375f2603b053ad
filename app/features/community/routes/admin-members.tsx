/** Members of all communities, the latest first, for admins. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, FilterText, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { roles } from "../choices";
import { staffAction } from "../community.acts.server";
import { memberFilters } from "../community.schemas";
import { MemberActs } from "../components/member-acts";
import { Person } from "../components/person";
import { RoleBadge } from "../offered/community-badges";
import { MeantCommunity } from "../offered/staff-filters";
import { StaffTabs } from "../offered/staff-tabs";
import type { StaffMember } from "../people.repository.server";
import { searchMembers } from "../staff.service.server";

export const handle = pageHandle("community", "admin-members");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = memberFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await searchMembers(asAdmin(context), filters)), isNarrowed: Boolean(filters.community) };
}

export const action = (args: ActionFunctionArgs) => staffAction()(args);

function useColumns(): Column<StaffMember>[] {
  const { t } = useTranslation("community");
  return [
    {
      key: "person",
      header: t("staff.person"),
      isPrimary: true,
      cell: (row) => <Person {...row} to={`/admin/users/${row.userId}`} />,
    },
    {
      key: "community",
      header: t("staff.community"),
      cell: ({ communityName, communitySlug }) => (
        <Link to={`/community/one/${communitySlug}`} className="link" prefetch="intent">
          {communityName}
        </Link>
      ),
    },
    { key: "role", header: t("fields.role"), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: "since",
      header: t("staff.since"),
      cell: ({ since }) => (
        <span className="whitespace-nowrap">
          <DateText at={since} />
        </span>
      ),
    },
    { key: "acts", header: t("staff.acts"), cell: (row) => <MemberActs communityId={row.communityId} member={row} mayChange mayRemove /> },
  ];
}

export default function AllMembers() {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  const { items, named, nextBefore, isNarrowed } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const options = roles.map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <>
      <PageHeader title={t("pages.admin-members")} lead={t("staff.membersLead")} />
      <StaffTabs active="members" />
      <div className="mt-4 flex flex-col gap-4">
        <FilterBar search={<SearchBox label={t("staff.searchPeople")} />}>
          <FilterText name="community" label={t("staff.community")} />
          <FilterSelect name="role" label={t("fields.role")} options={options} />
        </FilterBar>
        <MeantCommunity named={named} isFiltered={isNarrowed} />
        {items.length > 0 ? (
          <ResponsiveTable caption={t("pages.admin-members")} columns={columns} rows={items} rowKey={({ key }) => String(key)} />
        ) : (
          <EmptyState title={kit("list.nothing")} />
        )}
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
