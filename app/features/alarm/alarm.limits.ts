/** How long the parts of an alarm may be, and for how long it is put off; apart from the schemas, for browsers. */
export const MAX_TITLE = 120;
export const MAX_NOTE = 1000;

/** Minutes. */
export const snoozes = [10, 60, 1440] as const;
export type Snooze = (typeof snoozes)[number];
