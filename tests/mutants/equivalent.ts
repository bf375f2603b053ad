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
];
