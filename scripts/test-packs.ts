/**
 * `npm run test:packs`: types and unit tests with every university pack but the chosen one, each in a copy of the tree that holds it.
 * `-- NAME` one pack; `-- NAME tests/workers/gpa` tests of workers in these folders too.
 */

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { localEnv } from "./prepare";
import { choosePack, chosenPack, packNames } from "./university";

const filesOf = (root: string) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\n")
    .filter((file) => file && existsSync(join(root, file)));

/** A copy of everything that git knows or would know, with this pack. What is the same stays as old as its last build. */
function copyWith(name: string): string {
  const home = join(tmpdir(), `packs-${name}`);
  const tree = join(home, "tree");
  const files = filesOf(".");
  const wanted = new Set(files);
  if (existsSync(join(tree, ".git"))) for (const old of filesOf(tree)) if (!wanted.has(old)) rmSync(join(tree, old));
  for (const file of files.filter((each) => !each.startsWith("app/university/") || each.endsWith("/pack.ts"))) {
    const [from, to] = [readFileSync(file), join(tree, file)];
    if (existsSync(to) && readFileSync(to).equals(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, from);
  }
  const parts = files.filter((file) => file.startsWith("app/university/"));
  for (const part of parts.filter((file) => !existsSync(join(tree, file)))) writeFileSync(join(tree, part), "");
  choosePack(name, tree);
  // Tests that read the sources ask git for them.
  execFileSync("git", ["init", "-q", tree]);
  const link = (from: string, to: string) => existsSync(from) && !existsSync(to) && symlinkSync(resolve(from), to);
  link("node_modules", join(tree, "node_modules"));
  link("../shared", join(home, "shared"));
  return tree;
}

function passes(tree: string, program: string, args: readonly string[]): boolean {
  console.log(`\n${program} ${args.join(" ")}`);
  return spawnSync(program, args, { cwd: tree, stdio: "inherit", env: localEnv }).status === 0;
}

const [, , only, ...folders] = process.argv;
const names = packNames().filter((name) => (only ? name === only : name !== chosenPack()));
if (names.length === 0) throw new Error(`There is no pack ${only ?? "but the chosen one"}`);
for (const name of names) {
  const tree = copyWith(name);
  console.log(`\nThe pack of ${name}, in ${tree}`);
  const results = [
    passes(tree, "npm", ["run", "-s", "types"]),
    passes(tree, "npx", ["vitest", "run", "-c", "vitest.unit.config.ts"]),
    folders.length === 0 || passes(tree, "npx", ["vitest", "run", "-c", "vitest.workers.config.ts", ...folders]),
  ];
  if (results.includes(false)) process.exitCode = 1;
}
