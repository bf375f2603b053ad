/** By what the list of categories and tags can be narrowed; apart from the schemas, so that browsers get it without zod. */
export const labelStates = ["active", "inactive", "merged"] as const;
export type LabelState = (typeof labelStates)[number];
