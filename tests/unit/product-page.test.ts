/** The page that says where each wish is true names files and decisions that are there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOTS: Record<string, string> = { "F/": "app/features/", "W/": "tests/workers/", "U/": "tests/unit/", "E/": "tests/e2e/" };
const text = readFileSync("docs/product.md", "utf8").split("## Not true yet")[1] ?? "";

/** What stands in backticks and reads like a file of the repository. */
const files = [...text.matchAll(/`((?:[FWUE]|app|docs|drizzle|tests)\/[\w./-]+\.(?:tsx?|css|md))`/g)].map(([, name = ""]) => {
  const root = ROOTS[name.slice(0, 2)];
  return root ? root + name.slice(2) : name;
});

test("every file that is named is there", () => {
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
});

test("every decision that is named is there", () => {
  const known = new Set(readdirSync("docs/decisions").map((file) => file.slice(0, 3)));
  const named = [...text.matchAll(/\bD(\d{3})\b/g)].map(([, number = ""]) => number);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((number) => !known.has(number))).toEqual([]);
});
