/** Roles, states and limits that forms and pages share; apart from the schemas, so that browsers get them without zod. */
import type { communityRoles, communityStatuses, joinStatuses } from "@schema/community";

/** From the most to the least that one may do. */
export const roles = ["president", "organizer", "member"] as const satisfies readonly (typeof communityRoles)[number][];
export type Role = (typeof roles)[number];

export const statuses = ["active", "archived"] as const satisfies readonly (typeof communityStatuses)[number][];
export type CommunityStatus = (typeof statuses)[number];

export type JoinStatus = (typeof joinStatuses)[number];

/** What staff do with a community as a whole. */
export const communityActs = ["archive", "restore", "trust", "distrust", "show", "hide", "delete"] as const;
export type CommunityAct = (typeof communityActs)[number];

/** What is done with somebody who is a member or asks to be one. */
export const memberActs = ["approve", "reject", "set-role", "remove"] as const;
export type MemberAct = (typeof memberActs)[number];

/** What people do for themselves. */
export const ownActs = ["join", "withdraw", "leave"] as const;
export type OwnAct = (typeof ownActs)[number];

/** The pictures of a community, by the names that forms and programs use. */
export const pictureTypes = { picture: "community-picture" } as const;

export const MAX_NAME = 80;
export const MAX_SLUG = 60;
export const MIN_DESCRIPTION = 20;
export const MAX_DESCRIPTION = 4000;
export const MAX_LINKS = 6;
export const MAX_NOTE = 500;
