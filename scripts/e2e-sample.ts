/** The browser's tests of an ordinary run: what every release stands on, and half of the other files, chosen by the commit (decision 024). */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { swept } from "../tests/support/sweep";
import { sweepSettings } from "../tests/support/sweep-settings";

/** Money, forms, sessions, reading without scripts, by keyboard and with axe, and the ways that cross many features. */
const ALWAYS = [
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

const names = readdirSync("tests/e2e")
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => file.replace(/\.spec\.ts$/, ""))
  .sort();
const rest = names.filter((name) => !ALWAYS.includes(name));
const missing = ALWAYS.filter((name) => !names.includes(name));
if (missing.length > 0) throw new Error(`No tests/e2e/${missing[0]}.spec.ts`);

const chosen = swept(sweepSettings, { what: "Files of the browser's tests", always: ALWAYS, rest, count: Math.ceil(rest.length / 2) });
// A file's name as a pattern: `/tickets.spec.ts` isn't `/tickets-offline.spec.ts`.
const files = chosen.map((name) => `/${name}\\.spec\\.ts$`);
process.exitCode = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2), ...files], { stdio: "inherit" }).status ?? 1;
