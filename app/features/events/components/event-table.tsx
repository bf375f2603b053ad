/** Events with their state and what staff can do with them. */

import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { officialName } from "~/platform/official-name";
import { HideEvent } from "../offered/hide-event";
import type { PanelEvent } from "../panel.service.server";
import { DuplicateEvent } from "./duplicate-event";
import { EventCover } from "./event-cover";
import { StateBadge } from "./state-badge";

function Acts({ event }: { event: PanelEvent }) {
  const { t } = useTranslation("events");
  const { t: board } = useTranslation("board");
  const { eventId, state, name, hasBegun } = event;
  const asked = {
    title: board("panel.begunTitle"),
    text: board("panel.begunText"),
    confirmLabel: t("panel.activate"),
    level: "primary",
  } as const;
  const label = (act: "activate" | "remove" | "restore") => `${t(`panel.${act}`)}: ${name}`;
  if (state === "deleted") {
    return (
      <ActionButton fields={{ act: "restore", id: eventId }} label={label("restore")}>
        {t("panel.restore")}
      </ActionButton>
    );
  }
  return (
    <>
      {state !== "active" && state !== "cancelled" && (
        <ActionButton
          fields={{ act: "activate", id: eventId }}
          className="btn-sm btn-primary"
          label={label("activate")}
          confirm={hasBegun ? asked : undefined}
        >
          {t("panel.activate")}
        </ActionButton>
      )}
      {state !== "inactive" && <HideEvent event={event} />}
      <Link to={`/event/edit/${eventId}`} className="btn btn-sm">
        {t("page.edit")}
      </Link>
      <DuplicateEvent event={event} />
      <Link to={`/event/stats/${eventId}`} className="btn btn-sm" aria-label={`${t("page.stats")}: ${name}`}>
        {t("page.stats")}
      </Link>
      <ActionButton fields={{ act: "remove", id: eventId }} className="btn-sm btn-error" label={label("remove")}>
        {t("panel.remove")}
      </ActionButton>
    </>
  );
}

function Row({ event, isStaff }: { event: PanelEvent; isStaff: boolean }) {
  const { t } = useTranslation("events");
  const { locale } = useWords();
  const count = (value: number) => formatNumber(value, locale);
  const by = event.communityName ?? event.creatorName;
  return (
    <article className="flex flex-col gap-3 rounded-box border border-base-300 p-4 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 gap-3">
        <EventCover event={event} sizes="56px" className="size-14" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="font-semibold">
              {event.state === "deleted" ? (
                event.name
              ) : (
                <Link to={`/event/${event.eventId}`} className="link" prefetch="intent">
                  {event.name}
                </Link>
              )}
            </h2>
            <StateBadge state={event.state} />
          </div>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            <DateText at={event.startsAt} style="dateTime" />
            <span className="wrap-anywhere">{officialName(event.location, locale)}</span>
            {by && <span className="wrap-anywhere">{by}</span>}
            <span>{t("page.coming", { count: event.rsvpCount, formatted: count(event.rsvpCount) })}</span>
            <span>{t("page.views", { count: event.viewCount, formatted: count(event.viewCount) })}</span>
          </p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {isStaff ? (
          <Acts event={event} />
        ) : (
          <Link to={`/event/personal?edit=${event.eventId}`} className="btn btn-sm">
            {t("page.edit")}
          </Link>
        )}
      </div>
    </article>
  );
}

export function EventTable({ events, isStaff }: { events: readonly PanelEvent[]; isStaff: boolean }) {
  return (
    <ul className="flex flex-col gap-3">
      {events.map((event) => (
        <li key={event.eventId}>
          <Row event={event} isStaff={isStaff} />
        </li>
      ))}
    </ul>
  );
}
