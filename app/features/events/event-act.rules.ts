/** What an event's page offers its reader: one act, whatever they are to the event. */

export interface ActFacts {
  isOver: boolean;
  isComing: boolean;
  /** Where the reader's own ticket is; null where they have none. */
  ticketTo: string | null;
  /** Where tickets are sold; null where none are. */
  buyTo: string | null;
  isSoldOut: boolean;
  isInvited: boolean;
  isFull: boolean;
}

export type EventAct = "over" | "ticket" | "buy" | "wait" | "coming" | "uninvited" | "full" | "come";

/** The one thing that is this reader's to do, or why there is nothing. */
export function eventAct({ isOver, isComing, ticketTo, buyTo, isSoldOut, isInvited, isFull }: ActFacts): EventAct {
  if (isOver) return "over";
  if (ticketTo) return "ticket";
  if (buyTo && isInvited) return isSoldOut ? "wait" : "buy";
  if (isComing) return "coming";
  if (!isInvited) return "uninvited";
  return isFull ? "full" : "come";
}

/** The lowest price of what can still be had, and whether something else costs more; null where nothing can be had. */
export function priceFrom(tickets: readonly { price: number; left: number | null }[]): { price: number; isLowest: boolean } | null {
  const prices = tickets.filter(({ left }) => left !== 0).map(({ price }) => price);
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  return { price, isLowest: prices.some((each) => each > price) };
}
