/**
 * `npm run mutants`: breaks guards one at a time and asks whether the tests notice. `MUTANTS_SEED` chooses which, `MUTANTS` how
 * many, `MUTANTS_ONLY=3,14` asks about some of that draw again. All mutants lie asleep in one copy, so that one build serves all;
 * one run of all tests tells which file comes by which, and only those are run with it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourcesOf } from "../../scripts/sources";
import { draw, ownerOf } from "./draw";
import { equivalent } from "./equivalent";
import { type Guard, guardsOf } from "./guards";
import { type Outcome, runTests } from "./tests-of";
import { TREE, writeTree } from "./tree";

const seed = Number(process.env.MUTANTS_SEED ?? 1);
const count = Number(process.env.MUTANTS ?? 60);
const only = process.env.MUTANTS_ONLY?.split(",").map(Number);
const PARTS = ["unit", "workers"] as const;

interface Sight extends Outcome {
  drawn: Guard[];
}

/** What a run of all tests with no mutant on comes by; the last one of this draw is remembered. */
async function lookAround(drawn: Guard[]): Promise<Sight> {
  const memory = join(TREE, "..", "sight.json");
  const last = existsSync(memory) ? (JSON.parse(readFileSync(memory, "utf8")) as Sight) : null;
  if (last && JSON.stringify(last.drawn) === JSON.stringify(drawn)) return last;
  const sight: Sight = { drawn, failed: [], reached: {} };
  for (const part of PARTS) {
    const { failed, reached } = await runTests(part, []);
    sight.failed.push(...failed);
    Object.assign(sight.reached, reached);
  }
  writeFileSync(memory, JSON.stringify(sight));
  return sight;
}

const isOwn = (file: string, guard: Guard) => file.startsWith(`tests/workers/${ownerOf(guard.file)}/`);

/** The files that could notice: of this owner first, then all others that come by, in workerd last. */
function filesFor(id: number, guard: Guard, { reached, failed }: Sight): { part: (typeof PARTS)[number]; files: string[] }[] {
  const able = sourcesOf("tests")
    .map(([file]) => file)
    .filter((file) => /\.test\.tsx?$/.test(file) && !failed.includes(file))
    .filter((file) => reached[file]?.includes(id) || isOwn(file, guard));
  const unit = able.filter((file) => file.startsWith("tests/unit/"));
  const workers = able.filter((file) => file.startsWith("tests/workers/"));
  const steps = [
    { part: "unit" as const, files: unit },
    { part: "workers" as const, files: workers.filter((file) => isOwn(file, guard)) },
    { part: "workers" as const, files: workers.filter((file) => !isOwn(file, guard)) },
  ];
  return steps.filter(({ files }) => files.length > 0);
}

/** The file whose test failed with this mutant on; null when it survived. */
async function killerOf(id: number, guard: Guard, sight: Sight): Promise<string | null> {
  for (const { part, files } of filesFor(id, guard, sight)) {
    const [killer] = (await runTests(part, files, id)).failed;
    if (killer) return killer;
  }
  return null;
}

const guards = sourcesOf("app", "workers").flatMap(([file, text]) => guardsOf(file, text));
const drawn = draw(guards, count, seed);
writeTree(drawn);
console.log(`${drawn.length} of ${guards.length} guards, MUTANTS_SEED=${seed}`);
const sight = await lookAround(drawn);
if (sight.failed.length > 0) console.log(`These fail without a mutant and prove nothing: ${sight.failed.join(", ")}`);

const figures = { killed: 0, survived: 0, equivalent: 0 };
for (const [id, guard] of drawn.entries()) {
  if (only && !only.includes(id)) continue;
  const reason = equivalent.find(({ file, broken }) => file === guard.file && broken === guard.broken)?.why;
  const killer = reason ? null : await killerOf(id, guard, sight);
  const verdict = reason ? "equivalent" : killer ? "killed" : "survived";
  figures[verdict] += 1;
  console.log(
    `${id}\t${verdict}\t${guard.kind}\t${guard.file}:${guard.line}\t${killer ?? reason ?? `${guard.original} => ${guard.broken}`}`,
  );
}
console.log(`${figures.killed} killed, ${figures.survived} survived, ${figures.equivalent} equivalent`);
