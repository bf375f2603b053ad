/** What stands on the map; apart from the schemas, so that browsers get it without zod. */

export const shownKinds = ["event", "campus", "teaching", "service", "culture", "dorm", "gate"] as const;
export type ShownKind = (typeof shownKinds)[number];
