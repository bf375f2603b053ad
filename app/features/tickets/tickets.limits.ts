/** How much of what: numbers that forms, rules and the API share. */
import { HOUR } from "~/platform/clock";

/** So long before an event begins its tickets are let in, in milliseconds: a ticket that was let in can't be returned. */
export const DOOR_BEFORE = 12 * HOUR;

/** Seats of one order, whatever its categories allow. */
export const MAX_SEATS = 20;

/** Characters of a promo code. */
export const MAX_PROMO = 30;

/** Categories that an event can have, also those that were closed since a page was opened. */
export const MAX_LINES = 40;

/** Rises with every change of what buyers are shown before they order. */
export const TERMS_VERSION = 1;
