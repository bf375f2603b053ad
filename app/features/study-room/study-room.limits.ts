/** How large and how long rooms may be; apart from the schemas, for browsers. */
import { DAY, HOUR, MINUTE } from "../../platform/clock";

export const MAX_TOPIC = 120;
export const MAX_PLACE = 200;
export const MIN_CAPACITY = 2;
export const MAX_CAPACITY = 50;
export const LONGEST = 12 * HOUR;
/** Rooms are planned for the current term at most. */
export const AHEAD = 120 * DAY;
/** Whoever sits down first opens a room as it begins, with a little patience for slow forms. */
export const LATE_START = 15 * MINUTE;
/** The live room opens so long before the room begins. */
export const OPENS_BEFORE = 15 * MINUTE;
/** What was said is gone so long after a room ended. */
export const CHAT_KEPT = DAY;

export const visibilities = ["everyone", "department", "link"] as const;
export type Visibility = (typeof visibilities)[number];
