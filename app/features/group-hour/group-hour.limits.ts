/** How large groups are and how long they may look; apart from the schemas, for browsers. */

export const MAX_TITLE = 80;
export const MAX_PLACE = 120;
/** Fewer than three can't look: what one knows of oneself would tell of the other. */
export const MIN_ANSWERS = 3;
export const MAX_MEMBERS = 12;
export const MAX_DAYS = 7;
/** Days can be chosen so far ahead, today among them. */
export const AHEAD_DAYS = 28;
/** Hours begin as lectures do, at twenty to. The first is 07:40, the last ends at 23:40. */
export const FIRST_HOUR = 7;
export const LAST_HOUR = 23;
export const BEGINS_AT = 40;
export const MAX_LENGTH = 4;
export const MAX_CELLS = MAX_DAYS * (LAST_HOUR - FIRST_HOUR);
/** A group is forgotten so long after its last day. */
export const KEPT_DAYS = 30;
