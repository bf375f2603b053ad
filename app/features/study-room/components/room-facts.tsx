/** What lists and pages say of a room: when it is, how full, for whom, and how it stands. */
import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { clockTime, minuteOfDay } from "~/platform/time";
import type { RoomState } from "../study-room.rules";
import type { RoomItem } from "../study-room.service.server";

const LEVELS: Record<RoomState, BadgeLevel> = {
  planned: "neutral",
  open: "success",
  over: "neutral",
  cancelled: "warning",
  "taken-down": "error",
};

export function StateBadge({ state }: { state: RoomState }) {
  const { t } = useTranslation("study-room");
  return <Badge level={LEVELS[state]}>{t(`states.${state}`)}</Badge>;
}

/** `Mon, 23 November 14:00–16:00` */
export function RoomTime({ startsAt, endsAt }: Pick<RoomItem, "startsAt" | "endsAt">) {
  return (
    <span className="tabular-nums">
      <DateText at={startsAt} style="dayTime" />–{clockTime(minuteOfDay(endsAt))}
    </span>
  );
}

/** `3 of 8` */
export function Places({ memberCount, capacity }: Pick<RoomItem, "memberCount" | "capacity">) {
  const { t } = useTranslation("study-room");
  const values = { taken: memberCount, capacity };
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {t("list.places", values)}
      </span>
      <span className="sr-only">{t("list.placesLabel", values)}</span>
    </>
  );
}

/** Who may join: `For Physics`. */
export function useShownTo() {
  const { t } = useTranslation("study-room");
  const { locale } = useWords();
  return ({ visibility, departmentEn, departmentTr }: Pick<RoomItem, "visibility" | "departmentEn" | "departmentTr">) =>
    t(`shownTo.${visibility}`, { department: (locale === "tr" ? departmentTr : departmentEn) ?? "" });
}
