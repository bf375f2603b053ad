/** Who hosts and joins rooms, and who was shown out of them. */
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
import { asStaff } from "~/platform/session/signed-in.server";
import { StaffTabs } from "../components/staff-tabs";
import { readRoomPeople } from "../staff.service.server";
import { peopleFilters } from "../study-room.schemas";

export const handle = pageHandle("study-room", "admin-users");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readRoomPeople(asStaff(context), peopleFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

type Person = Awaited<ReturnType<typeof loader>>["people"][number];

const COUNTS = ["hosted", "joined", "removed"] as const;

export default function RoomPeople() {
  const { t } = useTranslation("study-room");
  const { locale } = useWords();
  const { people, nextAfter } = useLoaderData<typeof loader>();
  const columns: Column<Person>[] = [
    {
      key: "person",
      header: t("staff.person"),
      isPrimary: true,
      cell: ({ name, userName }) => (
        <Link to={`/overview/public/one/${encodeURIComponent(userName)}`} className="link" prefetch="intent">
          {name}
        </Link>
      ),
    },
    ...COUNTS.map(
      (key): Column<Person> => ({ key, header: t(`staff.${key}`), align: "end", cell: (row) => formatNumber(row[key], locale) }),
    ),
    { key: "last", header: t("staff.last"), cell: ({ lastAt }) => <DateText at={lastAt} /> },
  ];
  return (
    <>
      <PageHeader title={t("pages.admin-users")} lead={t("staff.usersLead")} />
      <StaffTabs current="users" />
      <div className="mt-4 flex flex-col gap-4">
        {people.length > 0 ? (
          <ResponsiveTable caption={t("pages.admin-users")} columns={columns} rows={people} rowKey={({ userId }) => userId} />
        ) : (
          <EmptyState title={t("staff.none")} />
        )}
        <CursorPager name="after" next={nextAfter} />
      </div>
    </>
  );
}
