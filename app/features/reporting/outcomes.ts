/** What moderators decide, by the verb that the audit has; apart from the schemas, so that browsers get it without zod. */

export const outcomes = [
  "approve",
  "reject",
  "delete",
  "restore",
  "remove",
  "return",
  "show",
  "undo",
  "uphold",
  "dismiss",
  "grant",
  "refuse",
  "overrule",
  "pause",
  "lift",
  "purge",
] as const;

/** Characters of the reason for which something comes back. */
export const MAX_RESTORE_REASON = 300;

/** How far back admins see how moderators decided on what was known. */
export const CHECK_DAYS = 90;
