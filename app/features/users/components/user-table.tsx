/** People as a table. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";
import { UserBadges, type UserMarks } from "./user-badges";

interface UserRow extends UserMarks {
  userId: string;
  name: string;
  userName: string;
  userEmail: string;
  departmentName: string | null;
  createdAt: number;
}

export function UserTable({ items }: { items: UserRow[] }) {
  const { t } = useTranslation("users");
  const columns: Column<UserRow>[] = [
    {
      key: "user",
      header: t("list.user"),
      isPrimary: true,
      cell: ({ userId, name, userName, userEmail }) => (
        <>
          <Link to={`/admin/users/${userId}`} prefetch="intent" className="link">
            {name}
          </Link>
          <span className="block text-sm font-normal text-muted">
            @{userName} · {userEmail}
          </span>
        </>
      ),
    },
    { key: "state", header: t("list.state"), cell: (row) => <UserBadges user={row} /> },
    { key: "department", header: t("fields.department_id"), cell: ({ departmentName }) => departmentName ?? t("one.nothing") },
    {
      key: "joined",
      header: t("list.joined"),
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          <DateText at={createdAt} />
        </span>
      ),
    },
  ];
  return <ResponsiveTable caption={t("pages.all")} columns={columns} rows={items} rowKey={({ userId }) => userId} />;
}
