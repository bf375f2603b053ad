/** The live room: who is there, the timer, the chat, and whether there is a connection. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "~/kit/avatar";
import { Section } from "~/kit/section";
import type { LiveState, LiveStatus } from "../live/connection";
import type { RoomPage } from "../study-room.service.server";
import { RoomChat } from "./room-chat";
import { RoomTimer } from "./room-timer";
import { useLiveRoom } from "./use-live-room";

const DOTS: Record<LiveStatus, string> = {
  connecting: "bg-warning",
  live: "bg-success",
  offline: "bg-error",
  ended: "bg-base-content/40",
  elsewhere: "bg-error",
  tooFast: "bg-error",
};

interface StatusProps {
  status: LiveStatus;
  reconnect(): void;
}

function Status({ status, reconnect }: StatusProps) {
  const { t } = useTranslation("study-room");
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <span role="status" className="inline-flex items-center gap-2">
        <span className={`size-2.5 rounded-full ${DOTS[status]}`} aria-hidden />
        {t(`live.${status}`)}
      </span>
      {(status === "elsewhere" || status === "tooFast" || status === "offline") && (
        <button type="button" className="btn btn-sm" onClick={reconnect}>
          {t("live.reconnect")}
        </button>
      )}
    </span>
  );
}

export interface LiveRoomProps {
  roomId: string;
  /** The reader's id. */
  me: string;
  /** As the page knows them. */
  members: RoomPage["members"];
  hostId: string | null;
}

/** Reads the page anew when the room has ended, or knows of people whom the page doesn't. */
function useFreshPage({ members, hostId }: Pick<LiveRoomProps, "members" | "hostId">, state: LiveState) {
  const { revalidate } = useRevalidator();
  const isOver = state.status === "ended";
  const hasNewPeople = state.people.some(({ userId }) => !members.some((member) => member.userId === userId));
  const hasNewHost = state.hostId !== null && state.hostId !== hostId;
  useEffect(() => {
    if (isOver || hasNewPeople || hasNewHost) revalidate();
  }, [isOver, hasNewPeople, hasNewHost, revalidate]);
}

/** Who sits in the room now, each as a seat. */
function Here({ people, members }: { people: LiveState["people"]; members: LiveRoomProps["members"] }) {
  const { t } = useTranslation("study-room");
  const titleId = useId();
  const photoOf = (userId: string) => members.find((member) => member.userId === userId)?.photoId ?? null;
  return (
    <div>
      <h3 id={titleId} className="font-semibold">
        {t("live.here")}
      </h3>
      <p className="sr-only">{t("live.hereCount", { count: people.length })}</p>
      <ul aria-labelledby={titleId} className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {people.map(({ userId, name }) => (
          <li key={userId} className="flex min-w-0 items-center gap-2">
            <Avatar name={name} photoId={photoOf(userId)} size={36} />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone the timer and the people come first, and the chat below them. */
export function LiveRoom({ roomId, me, ...page }: LiveRoomProps) {
  const { t } = useTranslation("study-room");
  const { connection, state } = useLiveRoom(roomId);
  useFreshPage(page, state);
  const { status, people, timer, clock, messages, unsent } = state;
  return (
    <Section title={t("live.title")} act={<Status status={status} reconnect={() => connection.connect()} />} className="mt-4 sm:mt-6">
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <RoomTimer timer={timer} clock={clock} isLive={status === "live"} connection={connection} />
          <Here people={people} members={page.members} />
        </div>
        <RoomChat messages={messages} unsent={unsent} me={me} roomId={roomId} connection={connection} />
      </div>
    </Section>
  );
}
