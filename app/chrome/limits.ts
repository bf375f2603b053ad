/** Numbers of what stands around every page. */

/** How often the bell asks, in milliseconds. */
export const BELL_EVERY = 30_000;
/** More unread notifications than this are shown as "99+". */
export const BELL_MOST = 99;

/** How many of the latest events the drawer shows. */
export const DRAWER_EVENTS = 3;
