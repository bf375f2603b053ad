/** What is special about a person, as small marks. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";

export interface UserMarks {
  userRole: "user" | "moderator" | "admin";
  isVerified: boolean;
  isBlocked: boolean;
  isVerifiedGraduate: boolean;
  deletionDueAt: number | null;
}

export function UserBadges({ user }: { user: UserMarks }) {
  const { t } = useTranslation("users");
  return (
    <span className="flex flex-wrap gap-1.5 whitespace-nowrap">
      {user.userRole !== "user" && <Badge level="primary">{t(`roles.${user.userRole}`)}</Badge>}
      {user.isBlocked && <Badge level="error">{t("states.blocked")}</Badge>}
      {!user.isVerified && <Badge level="warning">{t("states.unverified")}</Badge>}
      {user.isVerifiedGraduate && <Badge level="info">{t("states.graduate")}</Badge>}
      {user.deletionDueAt !== null && <Badge level="warning">{t("states.leaving")}</Badge>}
      {user.userRole === "user" && user.isVerified && !user.isBlocked && <Badge>{t("states.active")}</Badge>}
    </span>
  );
}
