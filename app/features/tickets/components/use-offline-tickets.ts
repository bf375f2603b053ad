/** Pages of tickets keep what is shown at a door, so that it can be shown without network. */
import { useEffect } from "react";
import { useOfflinePage } from "~/kit/use-offline-page";
import type { TicketPage } from "../tickets.service.server";
import { removeOfflineTicket, removeOtherOfflineTickets, saveOfflineTicket } from "./offline-tickets";

/** @param reader the user name of who reads @param now the moment of reading, in ms */
export function useOfflineTicket({ ticket, reader, now }: { ticket: TicketPage; reader: string; now: number }): void {
  useOfflinePage();
  useEffect(() => {
    const { ticketId, eventName, location, startsAt, category, holder, code, qr } = ticket;
    if (code && qr && !ticket.isOver)
      saveOfflineTicket(reader, { ticketId, eventName, location, firstAt: startsAt, category, holder, code, qr, at: now });
    else removeOfflineTicket(ticketId);
  }, [ticket, reader, now]);
}

/** The list keeps no codes; what isn't on it any more goes. */
export function useOfflineTickets(ticketIds: readonly string[]): void {
  useOfflinePage();
  useEffect(() => removeOtherOfflineTickets(ticketIds), [ticketIds]);
}
