/** The live room: who is there, the timer, the chat, and whether there is a connection. */
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import type { LiveState, LiveStatus } from "../live/connection";
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
  memberIds: readonly string[];
  hostId: string | null;
}

/** Reads the page anew when the room has ended, or knows of people whom the page doesn't. */
function useFreshPage({ memberIds, hostId }: Pick<LiveRoomProps, "memberIds" | "hostId">, state: LiveState) {
  const { revalidate } = useRevalidator();
  const isOver = state.status === "ended";
  const hasNewPeople = state.people.some(({ userId }) => !memberIds.includes(userId));
  const hasNewHost = state.hostId !== null && state.hostId !== hostId;
  useEffect(() => {
    if (isOver || hasNewPeople || hasNewHost) revalidate();
  }, [isOver, hasNewPeople, hasNewHost, revalidate]);
}

export function LiveRoom({ roomId, me, ...page }: LiveRoomProps) {
  const { t } = useTranslation("study-room");
  const { connection, state } = useLiveRoom(roomId);
  useFreshPage(page, state);
  const { status, people, timer, clock, messages, unsent } = state;
  return (
    <Section title={t("live.title")} act={<Status status={status} reconnect={() => connection.connect()} />}>
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <RoomTimer timer={timer} clock={clock} isLive={status === "live"} connection={connection} />
          <div>
            <h3 className="font-semibold">{t("live.here")}</h3>
            <p className="sr-only">{t("live.hereCount", { count: people.length })}</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {people.map(({ userId, name }) => (
                <li key={userId} className="rounded-full border border-base-300 px-3 py-1 text-sm">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <RoomChat messages={messages} unsent={unsent} me={me} roomId={roomId} connection={connection} />
      </div>
    </Section>
  );
}
