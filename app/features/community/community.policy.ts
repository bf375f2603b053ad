/** Who may do what in a community; the writes themselves ask the database the same. */
import type { Role } from "./choices";

/** Whether this role decides on requests to join and sees the events that wait. */
export const isOrganizing = (role: Role | null): boolean => role === "organizer" || role === "president";

/** Whether this role gives others their roles. */
export const givesRoles = (role: Role | null): boolean => role === "president";

/** Whether somebody with this role may end the membership of somebody with that one. */
export const mayRemove = (role: Role | null, other: Role): boolean => role === "president" || (role === "organizer" && other === "member");
