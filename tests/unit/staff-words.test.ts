/** The browser finds every word in one of two lists: that of every page, or that of staff's. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const patternsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/"(!?\.\/features\/\{[^"]+)\/locales\/[^"]+"/g)].map(([, pattern = ""]) => pattern);

test("what every page leaves out is what the list of staff's words has", () => {
  const leftOut = patternsOf("app/entry.client.tsx").filter((pattern) => pattern.startsWith("!"));
  expect(leftOut.length).toBeGreaterThan(0);
  expect(leftOut.map((pattern) => pattern.slice(1))).toEqual(patternsOf("app/staff-words.ts"));
});
