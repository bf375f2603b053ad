/** The project's modules, as checks read them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Path and text of every module below these folders that git knows or would add. */
export const sourcesOf = (...folders: string[]) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const);
