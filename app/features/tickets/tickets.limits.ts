/** How much of what: numbers that forms, rules and the API share. */
import { DAY, HOUR, MINUTE } from "~/platform/clock";

/** So long before an event begins its tickets are let in, in milliseconds: a ticket that was let in can't be returned. */
export const DOOR_BEFORE = 12 * HOUR;

/** Whoever has a ticket for one date is let in so long before it while an earlier date still goes on, in milliseconds. */
export const NEXT_DATE_BEFORE = 30 * MINUTE;

/** So many tickets one person offers by name or address: each may notify somebody who didn't ask. */
export const OFFERS_A_DAY = { max: 5, windowMs: DAY };

/** So many messages reach those who have tickets of one event, whoever of its organizers writes. */
export const MESSAGES_A_DAY = { max: 5, windowMs: DAY };

/** So many messages one tries on oneself. */
export const MESSAGE_TESTS_A_DAY = { max: 20, windowMs: DAY };

/** So long a free ticket waits for whoever it was given to, in milliseconds; then its seat goes back on sale. */
export const GIFT_LASTS = 3 * DAY;

/** Seats of one order, whatever its categories allow. */
export const MAX_SEATS = 20;

/** Characters of a promo code. */
export const MAX_PROMO = 30;

/** Questions that an event asks its buyers at a time; a trigger keeps to it. */
export const MAX_QUESTIONS = 5;

/** Characters of a question, of an answer, and of each of the answers that are chosen from. */
export const MAX_QUESTION = 120;
export const MAX_ANSWER = 500;
export const MAX_OPTION = 80;
export const MAX_OPTIONS = 20;

/** Categories that an event can have, also those that were closed since a page was opened. */
export const MAX_LINES = 40;

/** Rises with every change of what buyers are shown before they order. */
export const TERMS_VERSION = 1;
