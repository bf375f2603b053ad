/** The strongest attacker: an integer programme over how many people may have given each set of answers. */
import highs from "highs";
import { CELLS, type Known, type Person, PROFILES } from "./small-groups.attack";

const solver = await highs();

const sumOf = (fits: (person: Person) => boolean) =>
  PROFILES.flatMap((person, index) => (fits(person) ? [`x${index}`] : [])).join(" + ") || "0 x0";

/**
 * How many people a cell may hold, at least and at most, when everything that is known stays as it is.
 * Nobody is a negative number of people, and everybody is one.
 * @throws when what is known contradicts itself
 */
export function rangeOf(known: readonly Known[], name: string): { least: number; most: number } {
  const cell = CELLS.find((each) => each.name === name);
  if (!cell) throw new Error(`There is no cell ${name}`);
  const rows = known.map(({ fits, count }, index) => ` k${index}: ${sumOf(fits)} = ${count}`).join("\n");
  const bounds = PROFILES.map((_, index) => ` 0 <= x${index} <= 1000`).join("\n");
  const general = PROFILES.map((_, index) => ` x${index}`).join("");
  const solve = (goal: "Minimize" | "Maximize") => {
    const solved = solver.solve(`${goal}\n o: ${sumOf(cell.fits)}\nSubject To\n${rows}\nBounds\n${bounds}\nGeneral\n${general}\nEnd`);
    if (solved.Status !== "Optimal") throw new Error(`${name}: ${solved.Status}`);
    return Math.round(solved.ObjectiveValue);
  };
  return { least: solve("Minimize"), most: solve("Maximize") };
}
