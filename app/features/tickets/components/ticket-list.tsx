/** Tickets in a list, each leading to its code. */

import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import { coverLook } from "~/kit/cover";
import { DateBlock } from "~/kit/date-block";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import type { ShownState, ShownTicket } from "../tickets.service.server";

const LEVELS: Record<ShownState, BadgeLevel> = {
  held: "warning",
  valid: "success",
  in: "info",
  over: "neutral",
  released: "neutral",
  refunded: "neutral",
  cancelled: "error",
};

export function TicketState({ state }: { state: ShownState }) {
  const { t } = useTranslation("tickets");
  return <Badge level={LEVELS[state]}>{t(`states.${state}`)}</Badge>;
}

/** The day on the event's colour. */
function CoveredDate({ ticket: { eventId, eventType, startsAt } }: { ticket: ShownTicket }) {
  const look = coverLook(eventId, { kind: eventType, isPlain: true });
  return (
    <span className={`${look.className} shrink-0 rounded-field`} style={look.style}>
      <DateBlock at={startsAt} className="size-14" />
    </span>
  );
}

export function TicketRows({ tickets }: { tickets: readonly ShownTicket[] }) {
  return (
    <ul className="divide-y divide-base-300 border-b border-base-300">
      {tickets.map((ticket) => (
        <li key={ticket.ticketId}>
          <Link to={`/event/ticket/one/${ticket.ticketId}`} prefetch="intent" className="flex items-center gap-4 py-2 hover:bg-base-200">
            <CoveredDate ticket={ticket} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{ticket.eventName}</span>
              <span className="block text-sm text-muted">
                {ticket.category} · <DateText at={ticket.startsAt} style="dayTime" /> · {ticket.location}
              </span>
            </span>
            {ticket.state !== "valid" && <TicketState state={ticket.state} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
