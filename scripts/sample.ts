/**
 * The tests of an ordinary run (decision 024): `sample.ts unit`, `workers` or `e2e`. What a release stands on runs always; of the files
 * that take longest a fifth, chosen by the commit. `TEST_FULL=1` leaves nothing out, and a file that is named runs by `npm run test:…`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { swept } from "../tests/support/sweep";
import { sweepSettings } from "../tests/support/sweep-settings";

/** Unit tests that try very many cases: attackers of counts, timetables, a site that is backed up while it runs. */
const LONG_UNIT = [
  "backup-site",
  "intents",
  "options",
  "router",
  "schedule-fixes",
  "schedule-plan-b",
  "schedule-solver",
  "small-groups.conditional",
  "small-groups.kinds",
];

/** Crawls of the whole site, orders of events drawn at random, files of a whole university. Who may see and do what isn't among them. */
const LONG_WORKERS = [
  "ai/golden",
  "ai/unseen",
  "catalog/import-university",
  "catalog/take-university",
  "content-tools/fuzz",
  "events/any-order",
  "events/naughty-events",
  "notifications/fan-out",
  "notifications/notice-kills",
  "payments/backlog",
  "payments/every-await",
  "payments/every-order",
  "platform/beside-a-double",
  "platform/cost",
  "platform/forgotten",
  "platform/fuzz",
  "platform/growth",
  "platform/invalid-ids",
  "platform/naughty-posts",
  "platform/naughty-strings",
  "platform/numbers",
  "platform/refused-forms",
  "platform/unsent-forms",
  "platform/unstorable",
  "platform/ways",
  "reception/guesses-code",
  "reception/shared-address",
  "reporting/pauses-crawl",
  "search/codes-everywhere",
  "search/combinations",
  "search/every-search",
];

/** Money, forms, sessions, reading without scripts, by keyboard and with axe, and the ways that cross many features. */
const ALWAYS_E2E = [
  "axe",
  "before-scripts",
  "by-keyboard",
  "forms",
  "guard",
  "main-path",
  "no-javascript",
  "session",
  "term-journey",
  "tickets",
];

const SHARE = 1 / 5;

/** @throws when a name is no file of tests */
function named(names: readonly string[], fileOf: (name: string) => string): string[] {
  const files = names.map(fileOf);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no ${missing}`);
  return files;
}

const chosenOf = (what: string, files: readonly string[]) =>
  swept(sweepSettings, { what, rest: files, count: Math.ceil(files.length * SHARE) });

/** Vitest's arguments: its configuration, and what this run leaves out. */
function vitest(suite: string, long: readonly string[]): string[] {
  const files = named(long, (name) => `tests/${suite}/${name}.test.ts`);
  const chosen = chosenOf(`Long files of ${suite} tests`, files);
  const left = files.filter((file) => !chosen.includes(file));
  return ["vitest", "run", "-c", `vitest.${suite}.config.ts`, ...left.flatMap((file) => ["--exclude", file])];
}

/** Playwright's arguments: the files of this run. */
function playwright(): string[] {
  const always = named(ALWAYS_E2E, (name) => `tests/e2e/${name}.spec.ts`);
  const rest = readdirSync("tests/e2e")
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => `tests/e2e/${file}`)
    .filter((file) => !always.includes(file))
    .sort();
  // A file's name as a pattern: `/tickets.spec.ts` isn't `/tickets-offline.spec.ts`.
  const files = [...always, ...chosenOf("Files of browser tests", rest)];
  return ["playwright", "test", ...files.map((file) => `/${file.split("/").at(-1)?.replaceAll(".", "\\.")}$`)];
}

const suites: Record<string, () => string[]> = {
  unit: () => vitest("unit", LONG_UNIT),
  workers: () => vitest("workers", LONG_WORKERS),
  e2e: playwright,
};

const [suite = "", ...options] = process.argv.slice(2);
const of = suites[suite];
if (!of) throw new Error(`Which tests? ${Object.keys(suites).join(", ")}`);
process.exitCode = spawnSync("npx", [...of(), ...options], { stdio: "inherit" }).status ?? 1;
