/** People as a table. */

import { useTranslation } from "react-i18next";
import { useFieldState } from "~/kit/forms/form-context";
import { Link } from "~/kit/link";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText, TimeAgo } from "~/kit/time";
import { UserBadges, type UserMarks } from "./user-badges";

interface UserRow extends UserMarks {
  userId: string;
  name: string;
  userName: string;
  userEmail: string;
  departmentName: string | null;
  /** 0 when never. */
  lastSeenAt: number;
  createdAt: number;
}

/** @param selfId whose own row can't be chosen */
export function UserTable({ items, selfId }: { items: UserRow[]; selfId: string }) {
  const { t } = useTranslation("users");
  const { id, initialValue } = useFieldState("user_ids");
  const ticked = [initialValue ?? []].flat();
  const first = items.find(({ userId }) => userId !== selfId)?.userId;
  const columns: Column<UserRow>[] = [
    {
      key: "user",
      header: t("list.user"),
      isPrimary: true,
      cell: ({ userId, name, userName, userEmail }) => (
        <>
          {userId !== selfId && (
            <input
              type="checkbox"
              id={userId === first ? id : undefined}
              name="user_ids"
              defaultChecked={ticked.includes(userId)}
              value={userId}
              aria-label={t("several.choose", { name })}
              className="checkbox me-3 align-middle"
            />
          )}
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
    {
      key: "seen",
      header: t("list.seen"),
      cell: ({ lastSeenAt }) => <span className="whitespace-nowrap">{lastSeenAt ? <TimeAgo at={lastSeenAt} /> : t("list.neverSeen")}</span>,
    },
  ];
  return <ResponsiveTable caption={t("pages.all")} columns={columns} rows={items} rowKey={({ userId }) => userId} />;
}
