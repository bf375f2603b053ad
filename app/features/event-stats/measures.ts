/** What is counted around an event and by what; apart from the schemas, so that browsers get it without zod. */

/** What `stats` pages show; stars have pages of their own. */
export const measures = ["views", "shares", "rsvps"] as const;
export type Measure = (typeof measures)[number] | "stars";

export const dimensions = ["day", "department", "year"] as const;
export type Dimension = (typeof dimensions)[number];

/** The keys of those whose department or year nobody knows, or isn't among those that are told apart. */
export const UNKNOWN = { department: "", year: "0" } as const;

/** Days, and for all but ratings the departments and years of people. */
export const dimensionsOf = (measure: Measure): readonly Dimension[] => (measure === "stars" ? ["day"] : dimensions);

/** The six pages' addresses. */
export const statPaths = (eventId: string) => ({
  stats: `/event/stats/${eventId}`,
  detailed: `/event/stat-detailed/${eventId}`,
  renderer: `/event/stat-renderer/${eventId}`,
  stars: `/event/star-stats/${eventId}`,
  starsDetailed: `/event/star-stats-detailed/${eventId}`,
  starsRenderer: `/event/star-stats-renderer/${eventId}`,
});
