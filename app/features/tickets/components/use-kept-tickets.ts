/** Pages of tickets keep what is shown at a door, so that it can be shown without network. */
import { useEffect } from "react";
import { useKeptOffline } from "~/kit/use-kept-offline";
import type { TicketPage } from "../tickets.service.server";
import { forgetTicket, keepOnly, keepTicket } from "./kept-tickets";

/** @param reader the user name of who reads @param now the moment of reading, in ms */
export function useKeptTicket({ ticket, reader, now }: { ticket: TicketPage; reader: string; now: number }): void {
  useKeptOffline();
  useEffect(() => {
    const { ticketId, eventName, location, startsAt, category, holder, code, qr } = ticket;
    if (code && qr && !ticket.isOver)
      keepTicket(reader, { ticketId, eventName, location, firstAt: startsAt, category, holder, code, qr, at: now });
    else forgetTicket(ticketId);
  }, [ticket, reader, now]);
}

/** The list keeps no codes; what isn't on it any more goes. */
export function useKeptTickets(ticketIds: readonly string[]): void {
  useKeptOffline();
  useEffect(() => keepOnly(ticketIds), [ticketIds]);
}
