/** The page that says where each wish is true names files, decisions and tests that are there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOTS: Record<string, string> = { "F/": "app/features/", "W/": "tests/workers/", "U/": "tests/unit/", "E/": "tests/e2e/" };
const text = readFileSync("docs/product.md", "utf8").split("## Not true yet")[1] ?? "";

/** The path from the root of what the page calls `F/…`, `W/…`, `U/…` or `E/…`. */
const fromRoot = (name: string) => {
  const root = ROOTS[name.slice(0, 2)];
  return root ? root + name.slice(2) : name;
};

/** What stands in backticks and reads like a file of the repository. */
const files = [...text.matchAll(/`((?:[FWUE]|app|docs|drizzle|tests)\/[\w./-]+\.(?:tsx?|css|md))`/g)].map(([, name = ""]) =>
  fromRoot(name),
);

/** The right cells of the tables, each with the section in which it stands. */
const cells = text
  .split(/^## (?=\d)/m)
  .flatMap((section) =>
    [...section.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
      .filter(([, asked]) => asked !== "---" && asked !== "asked for")
      .map(([, asked = "", answer = ""]) => ({ row: `${Number.parseInt(section, 10)}: ${asked}`, answer })),
  );

const TEST_FILE = /`([WUE]\/[\w./-]+\.(?:test|spec)\.tsx?)`/g;
const NAMED_TEST = /`([WUE]\/[\w./-]+\.(?:test|spec)\.tsx?)`: ((?:"(?:[^"\\]|\\.)+"(?:, (?="))?)+)/g;

/** The tests that a cell names, by file and by name as it stands in the source. */
const testsIn = (answer: string) =>
  [...answer.matchAll(NAMED_TEST)].flatMap(([, file = "", names = ""]) =>
    [...names.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, name = ""]) => ({ file: fromRoot(file), name })),
  );

const escaped = (name: string) => name.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Whether a file has a test of that name: the first argument of `test(…)` or of what `test.each(…)` gives. */
function hasTest(file: string, name: string): boolean {
  if (!existsSync(file)) return false;
  return new RegExp(`(?:\\b(?:t|metuT)est|\\))\\(\\s*["'\`]${escaped(name)}["'\`],`).test(readFileSync(file, "utf8"));
}

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

test("every row names a test that is there, or says that none shows it", () => {
  expect(cells.length).toBeGreaterThan(150);
  expect(cells.filter(({ answer }) => testsIn(answer).length === 0 && !answer.includes("not shown")).map(({ row }) => row)).toEqual([]);
  const missing = cells.flatMap(({ row, answer }) =>
    testsIn(answer)
      .filter(({ file, name }) => !hasTest(file, name))
      .map(({ file, name }) => ({ row, file, name })),
  );
  expect(missing).toEqual([]);
});

test("no row names a file of tests without the test in it", () => {
  const files = (answer: string) => new Set([...answer.matchAll(TEST_FILE)].map(([, file = ""]) => fromRoot(file)));
  const named = (answer: string) => new Set(testsIn(answer).map(({ file }) => file));
  expect(cells.filter(({ answer }) => files(answer).size !== named(answer).size).map(({ row }) => row)).toEqual([]);
});

test("a test that was renamed or removed is found missing, one with placeholders isn't: the control of the tests above", () => {
  const [here] = testsIn('`U/product-page.test.ts`: "every decision that is named is there"');
  expect(here).toEqual({ file: "tests/unit/product-page.test.ts", name: "every decision that is named is there" });
  expect(hasTest(here?.file ?? "", here?.name ?? "")).toBe(true);
  expect(hasTest("tests/unit/return-to.test.ts", "what isn't a text is refused: %s")).toBe(true);
  expect(hasTest("tests/unit/product-page.test.ts", ["every decision", "that nobody made"].join(" "))).toBe(false);
  expect(hasTest("tests/unit/product-page.test.ts", ["every decision", "that is named"].join(" "))).toBe(false);
  expect(hasTest("tests/unit/nowhere.test.ts", "every decision that is named is there")).toBe(false);
  expect(testsIn('`U/gpa.test.ts`: "one", "two"; `E/gpa.spec.ts`')).toHaveLength(2);
});
