/** Deadlines that the law sets: when admins are warned of one. */

/** What is left when admins are warned: a quarter of the time. */
const WARNED_BEFORE = 0.25;

/** From when on admins are warned of something that began at a moment and is due at another. */
export const warningOf = (beganAt: number, dueAt: number): number => Math.round(dueAt - (dueAt - beganAt) * WARNED_BEFORE);
