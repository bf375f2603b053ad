/** How much there may be of everything, and how long things last, changes on purpose only. What comes of each is tested where it is. */
import { expect, test } from "vitest";
import { expectedLimits } from "../support/expected-limits";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/*.limits.ts", { eager: true });

const numbersOf = (name: string, value: unknown): string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) => numbersOf(`${name}.${key}`, each))
    : typeof value === "number"
      ? [`${name} ${value}`]
      : [];

test("every limit is what was decided, no more and no less", () => {
  const said = Object.entries(modules).flatMap(([path, exported]) => {
    const numbers = Object.entries(exported).flatMap(([name, value]) => numbersOf(name, value));
    return [`${/([^/]+)\.limits\.ts$/.exec(path)?.[1]}: ${numbers.sort().join(", ")}`];
  });
  expect(said.sort(), "to be written into tests/support/expected-limits.ts").toEqual([...expectedLimits].sort());
});
