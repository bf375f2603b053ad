/** Fails when a file is too long to be read in a minute. Functions are measured by the linter. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const MAX_LINES = 400;
/** Words are looked up by their keys, not read from the beginning. */
const MAX_WORDS = 500;
/** Nobody reads it: `npm run words` writes it. */
const WRITTEN = "app/words.ts";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "workers", "drizzle", "tests", "scripts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && file !== WRITTEN && existsSync(file));
const tooLong = files
  .map((file) => ({
    file,
    lines: readFileSync(file, "utf8").split("\n").length,
    most: file.includes("/locales/") ? MAX_WORDS : MAX_LINES,
  }))
  .filter(({ lines, most }) => lines > most);
for (const { file, lines, most } of tooLong) console.error(`${file}: ${lines} lines, at most ${most}`);
process.exit(tooLong.length > 0 ? 1 : 0);
