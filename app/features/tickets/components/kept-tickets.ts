/** What this browser keeps of one's tickets, so that they can be shown without network (decision 033). */
import { forgetReading, keepForReading, keptNames, readKept } from "~/platform/kept-reading";
import type { QrDrawing } from "../ticket-code.server";

export interface KeptTicket {
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

export const readKeptTicket = (ticketId: string) => readKept<KeptTicket>(TICKET + ticketId);

/** All that are kept, the next first. */
export function readKeptTickets(): KeptTicket[] {
  const names = keptNames().filter((name) => name.startsWith(TICKET));
  return names.flatMap((name) => readKept<KeptTicket>(name) ?? []).sort((a, b) => a.firstAt - b.firstAt);
}

export const keepTicket = (reader: string, ticket: KeptTicket): void => keepForReading(reader, TICKET + ticket.ticketId, ticket);

/** One that can't be shown at a door any more. */
export const forgetTicket = (ticketId: string): void => forgetReading(TICKET + ticketId);

/** Forgets all but these. */
export function keepOnly(ticketIds: readonly string[]): void {
  const kept = new Set(ticketIds.map((id) => TICKET + id));
  for (const name of keptNames()) if (name.startsWith(TICKET) && !kept.has(name)) forgetReading(name);
}
