/** Where a person is signed in, and was lately; each can be ended. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { DateText, TimeAgo } from "~/kit/time";

interface Session {
  sessionId: string;
  channel: "web" | "api";
  userAgent: string | null;
  place: string | null;
  createdAt: number;
  lastSeenAt: number;
  isOpen: boolean;
}

export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation("users");
  if (sessions.length === 0) return <p>{t("one.noSessions")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {sessions.map(({ sessionId, channel, userAgent, place, createdAt, lastSeenAt, isOpen }) => {
        const device = userAgent ?? t("one.unknownDevice");
        return (
          <li key={sessionId} className="flex flex-wrap items-start justify-between gap-3 rounded-box border border-base-300 p-4">
            <div className="min-w-0 text-sm">
              <p className="mb-1 font-medium">{device}</p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                <Badge level={isOpen ? "success" : "neutral"}>{t(isOpen ? "one.isOpen" : "one.isEnded")}</Badge>
                {channel === "api" && <span>{t("one.program")}</span>}
                {place && (
                  <span>
                    {t("one.place")}: {place}
                  </span>
                )}
                <span>
                  {t("one.started")}: <DateText at={createdAt} style="dateTime" />
                </span>
                <span>
                  {t("one.lastSeen")}: <TimeAgo at={lastSeenAt} />
                </span>
              </p>
            </div>
            {isOpen && (
              <ActionButton fields={{ act: "end-session", session_id: sessionId }} label={t("one.endSessionOf", { device })}>
                {t("one.endSession")}
              </ActionButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
