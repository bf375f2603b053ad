/** How long the parts of a todo may be; apart from the schemas, for browsers. */
export const MAX_TITLE = 200;
export const MAX_NOTE = 4000;
/** A title with all that a line may say beside it. */
export const MAX_LINE = 400;
/** What the database takes of one person (trigger `todos_few`). */
export const MAX_OPEN = 500;

export const priorities = ["normal", "important", "urgent"] as const;
export type Priority = (typeof priorities)[number];
