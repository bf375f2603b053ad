/** The site of the browser tests: the built Worker as it would be deployed, on a database of its own that is fresh for each run. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import buildIfStale, { newerThanBuild } from "./fresh-build";
import { prepareDatabase, run, writeDevVars } from "./prepare";

export const PERSIST_TO = ".wrangler/e2e";
export const BUNDLE = ".cache/e2e/bundle";

/** Says that a site was made ahead: when, and of which build. */
const AHEAD = ".cache/e2e/ahead.json";
const BUILT = "build/server/index.js";
const AT_MOST_MS = 30 * 60_000;

function make(): void {
  for (const made of [AHEAD, PERSIST_TO, BUNDLE]) rmSync(made, { recursive: true, force: true });
  writeDevVars();
  buildIfStale();
  run("wrangler", ["deploy", "--dry-run", "--outdir", BUNDLE], true);
  prepareDatabase(PERSIST_TO, ["--experiences", "300", "--users", "60"]);
}

/** Makes it while something else runs, for the next browser tests alone. */
export function makeSiteAhead(): void {
  make();
  writeFileSync(AHEAD, JSON.stringify({ at: Date.now(), built: statSync(BUILT).mtimeMs }));
}

function isAhead(): boolean {
  if (!existsSync(AHEAD) || newerThanBuild() !== null) return false;
  const { at, built } = JSON.parse(readFileSync(AHEAD, "utf8")) as { at: number; built: number };
  return Date.now() - at < AT_MOST_MS && built === statSync(BUILT).mtimeMs;
}

/** Takes the site that was made ahead, once, if it is of this build and of now; otherwise makes one. */
export function takeSite(): void {
  if (isAhead()) rmSync(AHEAD);
  else make();
}
