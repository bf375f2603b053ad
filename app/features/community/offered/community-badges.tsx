/** What is special about a community or a member of one. */
import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import type { Role } from "../choices";
import type { EventState } from "./event-states";

export interface CommunityMarks {
  status: "active" | "archived";
  isTrusted: boolean;
  isShownToGuests: boolean;
}

export const hasMarks = ({ status, isTrusted, isShownToGuests }: CommunityMarks) => status !== "active" || isTrusted || isShownToGuests;

/** Nothing where there is none. */
export function CommunityBadges(marks: CommunityMarks) {
  const { status, isTrusted, isShownToGuests } = marks;
  const { t } = useTranslation("community");
  if (!hasMarks(marks)) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {status === "archived" && <Badge>{t("states.archived")}</Badge>}
      {isTrusted && <Badge level="success">{t("states.trusted")}</Badge>}
      {isShownToGuests && <Badge level="info">{t("states.shown")}</Badge>}
    </span>
  );
}

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation("community");
  return <Badge level={role === "member" ? "neutral" : "primary"}>{t(`roles.${role}`)}</Badge>;
}

const EVENT_LOOKS: Record<EventState, BadgeLevel> = { waiting: "warning", active: "success", cancelled: "error", inactive: "neutral" };

export function EventBadge({ state }: { state: EventState }) {
  const { t } = useTranslation("community");
  return <Badge level={EVENT_LOOKS[state]}>{t(`eventStates.${state}`)}</Badge>;
}

/** How many are in it, in words. */
export function MemberCount({ count }: { count: number }) {
  const { t } = useTranslation("community");
  return <>{t("list.members", { count })}</>;
}
