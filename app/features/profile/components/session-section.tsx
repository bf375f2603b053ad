/** The devices that are signed in, each with a way to end it. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";

interface Session {
  sessionId: string;
  device: string | null;
  place: string | null;
  channel: "web" | "api";
  lastSeenAt: number;
  isThis: boolean;
}

export function SessionSection({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation("profile");
  const nameOf = ({ device, channel }: Session) => device ?? t(channel === "api" ? "sessions.program" : "sessions.unknown");
  return (
    <Section title={t("sessions.title")}>
      <ul className="flex flex-col divide-y divide-base-300 border-y border-base-300">
        {sessions.map((session) => (
          <li key={session.sessionId} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="flex-1 basis-40">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {nameOf(session)}
                {session.isThis && <Badge level="success">{t("sessions.this")}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {session.place && `${session.place} · `}
                {t("sessions.lastSeen")} <DateText at={session.lastSeenAt} style="dateTime" />
              </p>
            </div>
            {!session.isThis && (
              <ActionButton fields={{ act: "endOne", id: session.sessionId }} label={t("sessions.endOne", { device: nameOf(session) })}>
                {t("sessions.end")}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-3">
          <ActionButton fields={{ act: "endOthers" }}>{t("sessions.endOthers")}</ActionButton>
        </div>
      )}
    </Section>
  );
}
