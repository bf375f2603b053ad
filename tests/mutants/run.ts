/**
 * `npm run mutants`: breaks guards one at a time and asks whether the tests notice. `MUTANTS_SEED` chooses which, `MUTANTS` how
 * many, `MUTANTS_ONLY=3,14` asks about some of that draw alone, `MUTANTS_IN=app/features/todo` draws from there,
 * `MUTANTS_TESTS=bounds,todo` asks those tests alone. All mutants lie asleep in one copy, so that one build serves all; a file of
 * tests that meets one is a copy with the mutant's number in its name. A mutant survives when every file passes that is of its
 * owner, names it, or looks at the whole API.
 */
import { sourcesOf } from "../../scripts/sources";
import { draw, ownerOf } from "./draw";
import { equivalent } from "./equivalent";
import { type Guard, guardsOf } from "./guards";
import { CONTROL, isTest, mutantOf, originalOf } from "./names";
import { failing, type Place } from "./tests-of";
import { clearCopies, copyTest, writeTree } from "./tree";

const seed = Number(process.env.MUTANTS_SEED ?? 1);
const count = Number(process.env.MUTANTS ?? 60);
const within = process.env.MUTANTS_IN ?? "";
const only = process.env.MUTANTS_ONLY?.split(",").map(Number);

/** Look at what every endpoint, form and address takes, and at every limit. */
const OF_ALL = ["tests/workers/platform/bounds.test.ts", "tests/unit/form-bounds.test.ts", "tests/unit/limits.test.ts"];
/** Run whatever there is of the mutant's owner; they take longer than all others, so they are asked last. */
const OF_OWNER = ["bystanders", "states"].map((name) => `tests/workers/platform/${name}.test.ts`);
const those: readonly string[] = process.env.MUTANTS_TESTS?.split(",") ?? [""];
const tests = sourcesOf("tests").filter(([file]) => isTest(file) && those.some((each) => file.includes(each)));
const guards = sourcesOf("app", "workers").flatMap(([file, text]) => guardsOf(file, text));
const drawn = draw(
  guards.filter(({ file }) => file.startsWith(within)),
  count,
  seed,
);

const isEquivalent = (guard: Guard) =>
  equivalent.find((each) => each.file === guard.file && each.original === guard.original && each.broken === guard.broken);

/** Whether a file of tests is of this guard's owner; those of the platform are of everybody. */
function isOwn(file: string, guard: Guard): boolean {
  const owner = ownerOf(guard.file);
  return OF_ALL.includes(file) || (owner !== "platform" && file.startsWith(`tests/workers/${owner}/`));
}

/** Whether a file of tests speaks of this guard's owner. */
function isNamed(text: string, { file }: Guard): boolean {
  const owner = ownerOf(file);
  const module = file.replace(/\.ts$/, "").replace(/^app\//, "");
  return [`features/${owner}/`, `engines/${owner}/`, module].some((each) => text.includes(each));
}

/** Rounds of tests, the likeliest to notice first. */
const rounds: ((file: string, text: string, guard: Guard) => boolean)[] = [
  (file, text, guard) => isOwn(file, guard) || (file.startsWith("tests/unit/") && isNamed(text, guard)),
  (file, text, guard) => !isOwn(file, guard) && file.startsWith("tests/workers/") && isNamed(text, guard),
  (file, _, guard) => OF_OWNER.includes(file) && /\.(repository|service)\.server\.ts$|\.(rules|policy)\.ts$/.test(guard.file),
];

/** Whose each of the drawn guards is. */
const owners = drawn.map(({ file }) => ownerOf(file));

/** The files that noticed a mutant. */
const killers = new Map<number, string[]>();
const asked = [...drawn.entries()].filter(([id, guard]) => (!only || only.includes(id)) && !isEquivalent(guard));

/** Which of these has the same owner first: one control is enough for all of them. */
const firstOf = (id: number) => drawn.findIndex(({ file }) => ownerOf(file) === ownerOf(drawn[id]?.file ?? ""));

/** The same tests without a mutant: those that look at what is the owner's are a copy that looks at the same. */
const controlOf = (file: string, id: number) => (OF_OWNER.includes(file) ? copyTest(file, CONTROL + firstOf(id)) : file);
const isControl = (file: string) => (mutantOf(file) ?? CONTROL) >= CONTROL;

const placeOf = (file: string, guard: Guard): Place => (file.startsWith("tests/unit/") ? "unit" : guard.isStatic ? "apart" : "workers");

/** Runs the tests of a round against all mutants that are still alive, and the same tests against none. */
async function goRound(fits: (typeof rounds)[number]): Promise<void> {
  const copies: Record<Place, Set<string>> = { unit: new Set(), workers: new Set(), apart: new Set() };
  for (const [id, guard] of asked.filter(([each]) => !killers.has(each))) {
    for (const [file] of tests.filter(([path, text]) => fits(path, text, guard))) {
      copies[placeOf(file, guard)].add(controlOf(file, id)).add(copyTest(file, id));
    }
  }
  for (const place of ["unit", "workers", "apart"] as const) {
    if (copies[place].size > 0) console.log(`${copies[place].size} files ${place} …`);
    const failed = await failing(place, [...copies[place]], owners);
    const useless = failed.filter(isControl);
    if (useless.length > 0) console.log(`These fail without a mutant and prove nothing: ${useless.join(", ")}`);
    for (const file of failed) {
      const mutant = mutantOf(file);
      if (mutant === null || isControl(file) || useless.includes(controlOf(originalOf(file), mutant))) continue;
      killers.set(mutant, [...(killers.get(mutant) ?? []), originalOf(file)]);
    }
  }
}

writeTree(drawn);
clearCopies();
for (const round of rounds) await goRound(round);

const figures = { killed: 0, survived: 0, equivalent: 0 };
for (const [id, guard] of drawn.entries()) {
  if (only && !only.includes(id)) continue;
  const [known, killer] = [isEquivalent(guard), killers.get(id)];
  const verdict = known ? "equivalent" : killer ? "killed" : "survived";
  figures[verdict] += 1;
  const why = known?.why ?? killer?.join(" ") ?? `${guard.original} => ${guard.broken}`;
  console.log(`${id}\t${verdict}\t${guard.kind}\t${guard.file}:${guard.line}\t${why}`);
}
console.log(
  `${figures.killed} killed, ${figures.survived} survived, ${figures.equivalent} equivalent of ${guards.length} guards; MUTANTS_SEED=${seed}`,
);
