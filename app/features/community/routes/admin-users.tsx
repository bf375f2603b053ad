/** Who has roles in communities, how many, and when they last did something there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { peopleFilters } from "../community.schemas";
import { StaffTabs } from "../offered/staff-tabs";
import type { PersonRow } from "../people.repository.server";
import { searchPeople } from "../staff.service.server";

export const handle = pageHandle("community", "admin-users");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  searchPeople(asAdmin(context), peopleFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

function useColumns(): Column<PersonRow>[] {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  const { locale } = useWords();
  const count = (key: "member" | "organizer" | "president" | "events", header: string): Column<PersonRow> => ({
    key,
    header,
    align: "end",
    cell: (row) => formatNumber(row[key], locale),
  });
  return [
    {
      key: "person",
      header: t("staff.person"),
      isPrimary: true,
      cell: ({ userId, name, userName }) => (
        <>
          <Link to={`/admin/users/${userId}`} className="link" prefetch="intent">
            {name}
          </Link>
          <span className="block text-sm font-normal text-muted">@{userName}</span>
        </>
      ),
    },
    count("president", t("roles.president")),
    count("organizer", t("roles.organizer")),
    count("member", t("roles.member")),
    count("events", t("events.title")),
    { key: "last", header: kit("users.lastActivity"), cell: ({ lastAt }) => <DateText at={lastAt} /> },
  ];
}

export default function CommunityPeople() {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  const { items, nextAfter } = useLoaderData<typeof loader>();
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t("pages.admin-users")} lead={t("staff.usersLead")} />
      <StaffTabs active="users" />
      <div className="mt-4 flex flex-col gap-4">
        {items.length > 0 ? (
          <ResponsiveTable caption={t("pages.admin-users")} columns={columns} rows={items} rowKey={({ userId }) => userId} />
        ) : (
          <EmptyState title={kit("list.nothing")} />
        )}
        <CursorPager name="after" next={nextAfter} />
      </div>
    </>
  );
}
