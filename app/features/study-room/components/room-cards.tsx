/** Rooms in a list, each with what one decides by: topic, time, places. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Card } from "~/kit/section";
import Clock from "~icons/lucide/clock";
import UserRound from "~icons/lucide/user-round";
import Users from "~icons/lucide/users";
import type { RoomItem } from "../study-room.service.server";
import { Places, RoomTime, StateBadge, useShownTo } from "./room-facts";

function RoomCard({ room }: { room: RoomItem }) {
  const { t } = useTranslation("study-room");
  const shownTo = useShownTo();
  const { roomId, topic, courseCode, hostName, state, memberCount, capacity, visibility } = room;
  return (
    <Card to={`/study-room/${roomId}`} className="flex h-full flex-col gap-2">
      <span className="flex flex-wrap items-center gap-2">
        {state === "open" && <StateBadge state={state} />}
        {courseCode && <Badge level="primary">{courseCode}</Badge>}
        {visibility !== "everyone" && <Badge>{shownTo(room)}</Badge>}
        {memberCount >= capacity && <Badge level="warning">{t("list.full")}</Badge>}
      </span>
      <strong className="text-lg">{topic}</strong>
      <span className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-1">
          <Clock size={16} aria-hidden />
          <RoomTime {...room} />
        </span>
        <span className="inline-flex items-center gap-1">
          <Users size={16} aria-hidden />
          <Places {...room} />
        </span>
        {hostName && (
          <span className="inline-flex items-center gap-1">
            <UserRound size={16} aria-hidden className="shrink-0" />
            {t("list.host", { name: hostName })}
          </span>
        )}
      </span>
    </Card>
  );
}

export function RoomCards({ rooms }: { rooms: readonly RoomItem[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {rooms.map((room) => (
        <li key={room.roomId}>
          <RoomCard room={room} />
        </li>
      ))}
    </ul>
  );
}
