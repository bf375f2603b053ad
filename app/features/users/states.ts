/** By what people can be narrowed; apart from the schemas, so that browsers get it without zod. */

export const userStates = ["active", "unverified", "blocked", "graduate", "leaving"] as const;
export type UserState = (typeof userStates)[number];
export const userRoles = ["user", "moderator", "admin"] as const;
