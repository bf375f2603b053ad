/** States of a community's events, as its organizers and staff see them; those that wait come first. */
export const eventStates = ["waiting", "active", "cancelled", "inactive"] as const;
export type EventState = (typeof eventStates)[number];
