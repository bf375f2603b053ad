/** Who may manage an event: edit, cancel and delete it, sell its tickets, write to their holders, stand at its door and read its numbers. */
import { allOf, anyOf, hasRole, isActor, isOneOf, isUnset } from "~/platform/access/rule";

/** How somebody stands to an event's community: its `communityStatus`, null where there is none, and their `communityRole` in it. */
const organizes = isOneOf("communityRole", "organizer", "president");

export const isCreator = isActor("createdBy");

/** Somebody organizes for the community whose event it is. */
export const organizesHost = allOf(isOneOf("communityStatus", "active"), organizes);

/** One's own to look after: what one created and, where a community hosts it, organizes still (staff needn't), and what one's community hosts. */
export const isOwnEvent = anyOf(allOf(isCreator, anyOf(isUnset("communityStatus"), organizes, hasRole("moderator"))), organizesHost);

/** Whoever has it to look after, and staff. */
export const managesEvent = anyOf(hasRole("moderator"), isOwnEvent);
