/** Mutants that change nothing anybody could notice, and why. */
import type { Guard } from "./guards";

type Known = Pick<Guard, "file" | "original" | "broken"> & { why: string };

export const equivalent: readonly Known[] = [
  {
    file: "app/features/overview/calendar.api.server.ts",
    original: "!token",
    broken: "false",
    why: "what has no token is looked for by the hash of an empty one, which no calendar has: the same answer, a little later",
  },
  {
    file: "app/features/dev-log/rss.rules.ts",
    original: "escapeXml(configuration.name)",
    broken: "String(configuration.name)",
    why: "the site's name is a constant without a sign that XML knows",
  },
  {
    file: "app/features/todo/todo.limits.ts",
    original: "500",
    broken: "500 + 1",
    why: "the database takes no more than five hundred, so no page can have another",
  },
  {
    file: "app/features/alarm/alarm.rules.ts",
    original: "each !== null",
    broken: "true",
    why: "the moment of no day is no number, which is after nothing: types ask for the question",
  },
  ...[
    ["known", "false"],
    ["areas.size >= MOST_AREAS", "areas.size > MOST_AREAS"],
    ["path.length <= LONGEST_AREA", "path.length < LONGEST_AREA"],
  ].map(([original = "", broken = ""]) => ({
    file: "app/chrome/place.rules.ts",
    original,
    broken,
    why: "what was worked out is remembered or worked out again: the same answer",
  })),
];
