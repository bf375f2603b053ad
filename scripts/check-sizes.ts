/** Fails when a file is too long to be read in a minute. Functions are measured by the linter. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const MAX_LINES = 400;
/** Written by a script, and read by nobody. */
const WRITTEN = ["app/words.ts"];

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "workers", "drizzle", "tests", "scripts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !WRITTEN.includes(file) && existsSync(file));
const tooLong = files
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length }))
  .filter(({ lines }) => lines > MAX_LINES);
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, at most ${MAX_LINES}`);
process.exit(tooLong.length > 0 ? 1 : 0);
