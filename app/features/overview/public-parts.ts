/** The parts of a profile that its owner may show; name and user name always are. Apart from the schemas, for browsers. */

export const publicParts = ["photo", "bio", "links", "department", "entrance_year", "joined", "contributions", "vip"] as const;
export type PublicPart = (typeof publicParts)[number];
