/** What forms and lists of the pools offer; apart from the schemas, so that browsers get it without zod. */
import type { costBands, meetings, sessionLanguages, waits } from "@schema/mental-health";

export const MIN_EXPERIENCE = 80;
export const MAX_EXPERIENCE = 4000;

/** The choices of each field; their words are `options.<field>.<value>`. */
export const choices = {
  meeting: ["in_person", "online", "both"] satisfies readonly (typeof meetings)[number][],
  language: ["tr", "en", "both"] satisfies readonly (typeof sessionLanguages)[number][],
  first_wait: ["days", "weeks", "month", "longer"] satisfies readonly (typeof waits)[number][],
  cost_band: ["free", "low", "middle", "high"] satisfies readonly (typeof costBands)[number][],
} as const;
