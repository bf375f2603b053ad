/**
 * Takes features out, each in a copy of the tree of its own: its folder and its lines in the two lists. What is left must
 * type-check, and build without one of them. Tests and seed are a feature's own and stay out of it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const REMOVED = ["study-tip", "research", "maps"];
/** The one that others' pages show parts of. */
const BUILT_WITHOUT = "maps";

/** A copy of everything that git knows or would know. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "without-a-feature-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).split("\n");
  for (const file of files.filter((each) => each && existsSync(each))) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Removes the import of a feature from a list, and its entry. */
function takeOutOf(list: string, feature: string): void {
  const text = readFileSync(list, "utf8");
  const name = new RegExp(`import \\{ (\\w+) \\} from "\\./features/${feature}/feature(?:\\.server)?";\n`).exec(text);
  if (!name) return;
  writeFileSync(list, text.replace(name[0], "").replace(new RegExp(`^ *${name[1]},\n`, "m"), ""));
}

function takeOut(copy: string, feature: string): void {
  rmSync(join(copy, "app/features", feature), { recursive: true });
  for (const list of ["app/features.ts", "app/features.server.ts"]) takeOutOf(join(copy, list), feature);
  writeFileSync(join(copy, "tsconfig.json"), readFileSync("tsconfig.json", "utf8").replace('"tests", ', ""));
}

/** Runs a tool in the copy. @returns what it said when it failed */
function failureOf(copy: string, ...command: string[]): string | null {
  try {
    execFileSync("npx", command, { cwd: copy, encoding: "utf8", stdio: "pipe" });
    return null;
  } catch (failed) {
    const { stdout = "", stderr = "" } = failed as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`;
  }
}

function checkWithout(feature: string): string | null {
  const copy = copyTree();
  try {
    takeOut(copy, feature);
    const failure = failureOf(copy, "tsx", "scripts/words-file.ts") ?? failureOf(copy, "tsc", "--noEmit");
    return failure ?? (feature === BUILT_WITHOUT ? failureOf(copy, "remix", "vite:build") : null);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

let isFine = true;
for (const feature of REMOVED) {
  const failure = checkWithout(feature);
  if (failure) console.error(`Without ${feature}:\n${failure}`);
  else console.log(`Without ${feature} everything type-checks${feature === BUILT_WITHOUT ? " and builds" : ""}.`);
  isFine &&= failure === null;
}
process.exit(isFine ? 0 : 1);
