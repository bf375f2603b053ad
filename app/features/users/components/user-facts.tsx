/** A person's facts, and why they are blocked. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { DateText } from "~/kit/time";
import { UserBadges, type UserMarks } from "./user-badges";

export interface UserFactsProps extends UserMarks {
  userName: string;
  userEmail: string;
  departmentName: string | null;
  entranceYear: number | null;
  createdAt: number;
  blockedUntil: number | null;
  blockedReason: string | null;
}

export function BlockNotice({ user: { isBlocked, blockedReason, blockedUntil } }: { user: UserFactsProps }) {
  const { t } = useTranslation("users");
  if (!isBlocked) return null;
  return (
    <p className="border-s-2 border-error ps-3">
      {t("one.blockedFor", { reason: blockedReason ?? t("one.nothing") })}
      {blockedUntil !== null && (
        <>
          {" · "}
          {t("one.until")} <DateText at={blockedUntil - 1} />
        </>
      )}
    </p>
  );
}

export function UserFacts({ user }: { user: UserFactsProps }) {
  const { t } = useTranslation("users");
  const facts: [string, ReactNode][] = [
    [t("list.state"), <UserBadges key="state" user={user} />],
    [t("list.role"), t(`roles.${user.userRole}`)],
    [t("fields.user_name"), `@${user.userName}`],
    [t("fields.user_email"), user.userEmail],
    [t("fields.department_id"), user.departmentName ?? t("one.nothing")],
    [t("fields.entrance_year"), user.entranceYear ?? t("one.nothing")],
    [t("one.joined"), <DateText key="joined" at={user.createdAt} style="dateTime" />],
  ];
  if (user.deletionDueAt !== null) facts.push([t("one.leavesOn"), <DateText key="leaves" at={user.deletionDueAt} style="dateTime" />]);
  return <FactList facts={facts} className="rounded-box border border-base-300 p-4 sm:grid-cols-2 lg:grid-cols-3" />;
}
