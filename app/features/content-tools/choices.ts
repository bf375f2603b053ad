/** What the tools offer to choose from. */
export const databases = ["main"] as const;
export const collectionNames = ["users", "erasmus_experiences", "events"] as const;
export const MAX_FIELDS = 50;
