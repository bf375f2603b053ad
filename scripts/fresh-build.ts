/** Tests that draw pages read what `npm run build` made last; before they run, it is made anew if a source is newer. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./prepare";

/** What a build is made of: folders and files. */
const SOURCES = ["app", "workers", "drizzle", "public", "vite", "vite.config.ts", "package-lock.json"];
const BUILD = "build/server/index.js";

/** When a file, or anything in a folder, was changed last; a folder is changed when a file in it is added or taken away. Milliseconds */
function changedAt(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** The source that is newer than the build; `build` itself where there is none; null for a fresh one. */
export function newerThanBuild(sources: readonly string[] = SOURCES, build = BUILD): string | null {
  const builtAt = statSync(build, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return build;
  return sources.find((source) => changedAt(source) > builtAt) ?? null;
}

/** Builds if a source is newer than what was built. Of a run of vitest, the set-up before all tests. */
export default function buildIfStale(): void {
  const newer = newerThanBuild();
  if (newer === null) return;
  console.log(`${newer} is newer than the build, or there is none: building …`);
  // vitest sets it to "test", and React would be built with what it tells its own developers.
  const { NODE_ENV: _, ...env } = process.env;
  run("npm", ["run", "build"], true, env);
}
