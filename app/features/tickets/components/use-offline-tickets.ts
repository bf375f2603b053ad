/** Pages of tickets keep what is shown at a door, so that it can be shown without network. */
import { useEffect } from "react";
import { useOfflinePage } from "~/kit/use-offline-page";
import type { Pass } from "../tickets.service.server";
import { removeOfflineTicket, removeOtherOfflineTickets, saveOfflineTicket } from "./offline-tickets";

/** Keeps what is shown with its codes. @param reader the user name of who reads @param now the moment of reading, in ms */
export function useOfflinePasses({ passes, reader, now }: { passes: readonly Pass[]; reader: string; now: number }): void {
  useOfflinePage();
  useEffect(() => {
    for (const { ticketId, eventName, location, startsAt, category, holder, code, qr, isOver } of passes) {
      if (code && qr && !isOver)
        saveOfflineTicket(reader, { ticketId, eventName, location, firstAt: startsAt, category, holder, code, qr, at: now });
      else removeOfflineTicket(ticketId);
    }
  }, [passes, reader, now]);
}

/** The list keeps no codes; what isn't on it any more goes. */
export function useOfflineTickets(ticketIds: readonly string[]): void {
  useOfflinePage();
  useEffect(() => removeOtherOfflineTickets(ticketIds), [ticketIds]);
}
