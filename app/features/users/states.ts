/** By what people can be narrowed; apart from the schemas, so that browsers get it without zod. */

export const userStates = ["active", "unverified", "blocked", "graduate", "leaving"] as const;
export type UserState = (typeof userStates)[number];
export const userRoles = ["user", "moderator", "admin"] as const;
/** In which order people come; the newest first unless said otherwise. */
export const userOrders = ["newest", "oldest", "name", "seen", "role"] as const;
export type UserOrder = (typeof userOrders)[number];
