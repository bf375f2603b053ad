/** What an order is before it is written: its seats by category, how long they are held, until when they can be returned. */
import { HOUR, MINUTE } from "~/platform/clock";
import { foldTurkish } from "~/platform/folding";
import { byCode } from "~/platform/order";
import { GIFT_LASTS, MAX_SEATS } from "./tickets.limits";

export interface OrderLine {
  category_id: string;
  quantity: number;
}

/** How many of each category, in the order of their ids, so that the same wish is the same text. */
export function wishOf(lines: readonly { category_id: string; quantity?: number }[]): Record<string, number> {
  const wish = new Map<string, number>();
  for (const { category_id, quantity = 0 } of lines) if (quantity > 0) wish.set(category_id, (wish.get(category_id) ?? 0) + quantity);
  return Object.fromEntries([...wish].sort(([a], [b]) => byCode(a, b)));
}

export const seatsIn = (wish: Readonly<Record<string, number>>): number => Object.values(wish).reduce((sum, count) => sum + count, 0);

export const isSameWish = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A promo code as it is compared: capitals without blanks; null for none. Turkish letters are those of English capitals. */
export const promoCodeOf = (text: string | undefined): string | null =>
  foldTurkish(text ?? "")
    .replaceAll(" ", "")
    .toUpperCase() || null;

/** When held seats go back on sale. */
export const holdEnd = (now: number, holdMinutes: number): number => now + holdMinutes * MINUTE;

/** Until when a free ticket waits for whoever it was given to: for some days, until the event begins, but an hour at least. */
export const giftEnd = (now: number, firstAt: number): number => Math.max(now + HOUR, Math.min(now + GIFT_LASTS, firstAt));

/** Until when a ticket can be returned: so many hours before the event begins. */
export const refundEnd = (firstAt: number, refundHours: number): number => firstAt - refundHours * HOUR;

/**
 * How many of a category somebody can still take; what limits more than one of them is the smallest.
 * @param left what remains in the category and in the event; null is unlimited
 */
export function maxQuantity({ left, perPerson, mine }: { left: number | null; perPerson: number; mine: number }): number {
  return Math.max(0, Math.min(left ?? MAX_SEATS, perPerson - mine, MAX_SEATS));
}
