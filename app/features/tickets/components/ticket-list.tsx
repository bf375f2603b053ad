/** Tickets in a list, each leading to its code. */

import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import QrCode from "~icons/lucide/qr-code";
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

export function TicketRows({ tickets }: { tickets: readonly ShownTicket[] }) {
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {tickets.map((ticket) => (
        <li key={ticket.ticketId}>
          <Link to={`/event/ticket/one/${ticket.ticketId}`} prefetch="intent" className="flex items-center gap-4 p-4 hover:bg-base-200">
            <QrCode size={28} aria-hidden className="shrink-0 text-base-content/60" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-medium">{ticket.eventName}</span>
              <span className="block text-sm text-base-content/80">
                {ticket.category} · <DateText at={ticket.startsAt} style="dayTime" />
              </span>
            </span>
            <TicketState state={ticket.state} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
