/** One copy of the tree that holds all drawn mutants, each asleep until a run of tests turns it on. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Guard } from "./guards";
import { mutantOf, nameFor } from "./names";

const HOME = join(tmpdir(), "mutants");
export const TREE = join(HOME, "tree");

/** Writes a file unless it says that already: what is the same stays as old as the last build. */
function write(path: string, content: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The text of a module with these guards switchable, by their places in the draw. */
function switchable(text: string, guards: readonly (Guard & { id: number })[]): string {
  const later = [...guards].sort((a, b) => b.start - a.start);
  return later.reduce(
    (before, { id, start, end, original, broken }) =>
      `${before.slice(0, start)}(globalThis.isMutant?.(${id}) ? (${broken}) : (${original}))${before.slice(end)}`,
    text,
  );
}

const link = (from: string, to: string) => existsSync(from) && !existsSync(to) && symlinkSync(resolve(from), to);

/** Copies everything that git knows or would know, with these mutants in it. */
export function writeTree(drawn: readonly Guard[]): void {
  const mutants = drawn.map((guard, id) => ({ ...guard, id }));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).split("\n");
  for (const file of files.filter((each) => each && existsSync(each))) {
    const here = mutants.filter((each) => each.file === file);
    write(join(TREE, file), here.length > 0 ? Buffer.from(switchable(readFileSync(file, "utf8"), here)) : readFileSync(file));
  }
  // Tests that read the sources ask git for them.
  execFileSync("git", ["init", "-q", TREE]);
  link("node_modules", join(TREE, "node_modules"));
  link("../shared", join(HOME, "shared"));
}

/** Takes away the copies of tests that an earlier run made. */
export function clearCopies(): void {
  const names = readdirSync(join(TREE, "tests"), { recursive: true, encoding: "utf8" });
  for (const name of names) if (mutantOf(name) !== null) rmSync(join(TREE, "tests", name));
}

/** A copy of a file of tests that meets this mutant. @returns its path in the copy of the tree */
export function copyTest(file: string, mutant: number): string {
  const copy = nameFor(file, mutant);
  copyFileSync(join(TREE, file), join(TREE, copy));
  return copy;
}
