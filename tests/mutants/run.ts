/**
 * `npm run mutants`: breaks guards one at a time and asks whether the tests notice. `MUTANTS_SEED` chooses which, `MUTANTS` how
 * many, `MUTANTS_ONLY=3,14` asks about some of that draw alone, `MUTANTS_IN=app/features/todo` draws from there. All mutants lie
 * asleep in one copy, so that one build serves all. A mutant survives when every file passes that is of its owner or names it.
 */
import { sourcesOf } from "../../scripts/sources";
import { draw, ownerOf } from "./draw";
import { equivalent } from "./equivalent";
import { type Guard, guardsOf } from "./guards";
import { type Part, runTests } from "./tests-of";
import { writeTree } from "./tree";

const seed = Number(process.env.MUTANTS_SEED ?? 1);
const count = Number(process.env.MUTANTS ?? 60);
const within = process.env.MUTANTS_IN ?? "";
const only = process.env.MUTANTS_ONLY?.split(",").map(Number);

const tests = sourcesOf("tests").filter(([file]) => /\.test\.tsx?$/.test(file));

/** The files that could notice, those that are likeliest to first. */
function filesFor({ file }: Guard): { part: Part; files: string[] }[] {
  const owner = ownerOf(file);
  const module = file.replace(/\.ts$/, "").replace(/^app\//, "");
  const isNamed = (text: string) => text.includes(`features/${owner}/`) || text.includes(`engines/${owner}/`) || text.includes(module);
  const named = tests.filter(([, text]) => isNamed(text)).map(([path]) => path);
  const own = tests.map(([path]) => path).filter((path) => path.startsWith(`tests/workers/${owner}/`));
  const steps: { part: Part; files: string[] }[] = [
    { part: "unit", files: named.filter((path) => path.startsWith("tests/unit/")) },
    { part: "workers", files: own },
    { part: "workers", files: named.filter((path) => path.startsWith("tests/workers/") && !own.includes(path)) },
  ];
  return steps.filter(({ files }) => files.length > 0);
}

interface Killer {
  part: Part;
  file: string;
}

/** The file whose test failed with this mutant on; null when it survived. */
async function killerOf(id: number, guard: Guard): Promise<Killer | null> {
  for (const { part, files } of filesFor(guard)) {
    const [file] = await runTests(part, files, id);
    if (file) return { part, file };
  }
  return null;
}

/** Those of these files that fail with no mutant on, and so prove nothing. */
async function failAnyway(killers: readonly Killer[]): Promise<string[]> {
  const failed: string[] = [];
  for (const part of ["unit", "workers"] as const) {
    const files = [...new Set(killers.filter((each) => each.part === part).map(({ file }) => file))];
    if (files.length > 0) failed.push(...(await runTests(part, files)));
  }
  return failed;
}

const guards = sourcesOf("app", "workers").flatMap(([file, text]) => guardsOf(file, text));
const drawn = draw(
  guards.filter(({ file }) => file.startsWith(within)),
  count,
  seed,
);
writeTree(drawn);
console.log(`${drawn.length} of ${guards.length} guards, MUTANTS_SEED=${seed}`);

const figures = { killed: 0, survived: 0, equivalent: 0 };
const killers: Killer[] = [];
for (const [id, guard] of drawn.entries()) {
  if (only && !only.includes(id)) continue;
  const reason = equivalent.find(({ file, broken }) => file === guard.file && broken === guard.broken)?.why;
  const killer = reason ? null : await killerOf(id, guard);
  if (killer) killers.push(killer);
  const verdict = reason ? "equivalent" : killer ? "killed" : "survived";
  figures[verdict] += 1;
  const why = reason ?? killer?.file ?? `${guard.original} => ${guard.broken}`;
  console.log(`${id}\t${verdict}\t${guard.kind}\t${guard.file}:${guard.line}\t${why}`);
}
console.log(`${figures.killed} killed, ${figures.survived} survived, ${figures.equivalent} equivalent`);
const failed = await failAnyway(killers);
if (failed.length > 0) console.log(`These fail without a mutant and prove nothing: ${failed.join(", ")}`);
