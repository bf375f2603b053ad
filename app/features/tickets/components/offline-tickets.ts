/** What this browser keeps of one's tickets, so that they can be shown without network (decision 033). */
import { offlineNames, readOffline, removeOffline, saveOffline } from "~/platform/offline-storage";
import type { QrDrawing } from "../ticket-code.server";

export interface OfflineTicket {
  ticketId: string;
  eventName: string;
  location: string;
  firstAt: number;
  category: string;
  holder: string | null;
  code: string;
  qr: QrDrawing;
  /** When it was read, in ms. */
  at: number;
}

const TICKET = "ticket.";

export const readOfflineTicket = (ticketId: string) => readOffline<OfflineTicket>(TICKET + ticketId);

/** All that are kept, the next first. */
export function readOfflineTickets(): OfflineTicket[] {
  const names = offlineNames().filter((name) => name.startsWith(TICKET));
  return names.flatMap((name) => readOffline<OfflineTicket>(name) ?? []).sort((a, b) => a.firstAt - b.firstAt);
}

export const saveOfflineTicket = (reader: string, ticket: OfflineTicket): void => saveOffline(reader, TICKET + ticket.ticketId, ticket);

/** One that can't be shown at a door any more. */
export const removeOfflineTicket = (ticketId: string): void => removeOffline(TICKET + ticketId);

/** Forgets all but these. */
export function removeOtherOfflineTickets(ticketIds: readonly string[]): void {
  const kept = new Set(ticketIds.map((id) => TICKET + id));
  for (const name of offlineNames()) if (name.startsWith(TICKET) && !kept.has(name)) removeOffline(name);
}
