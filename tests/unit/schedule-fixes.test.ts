/** The changes that solve everything, beside all that there could be: 300 plans of five courses with four sections each. */
import { expect, test } from "vitest";
import {
  allowedSet,
  fixesOf,
  openProblems,
  type PlanEntry,
  problemsOf,
  type SectionChoice,
} from "../../app/features/schedule/conflicts.rules";

const NONE = allowedSet([]);

/** Numbers from a seed, 0 to `below`. */
function numbersOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function planOf(seed: number) {
  const number = numbersOf(seed);
  const sectionsOf = (): SectionChoice[] =>
    Array.from({ length: 4 }, (_, i) => {
      const meetings = Array.from({ length: 2 }, () => ({ day: number(3), start: 480 + 60 * number(4) })).map(({ day, start }) => ({
        day,
        start,
        end: start + 50,
      }));
      return { number: i + 1, meetings, admission: "admitted", isGiven: true };
    });
  const choices = new Map(["a", "b", "c", "d", "e"].map((id) => [id, sectionsOf()]));
  const entryOf = (id: string, section: SectionChoice): PlanEntry => ({ id, meetings: section.meetings, date: null, section });
  const planWith = (numbers: readonly number[]) => [...choices].map(([id, own], i) => entryOf(id, own[numbers[i] ?? 0] as SectionChoice));
  return { choices, planWith };
}

const EVERY = Array.from({ length: 4 ** 5 }, (_, n) => Array.from({ length: 5 }, (__, i) => Math.floor(n / 4 ** i) % 4));

test("what solves everything is offered first wherever there is such a thing, with the fewest changes, and never where there is none", () => {
  let [solvable, unsolvable] = [0, 0];
  for (let seed = 1; seed <= 300; seed++) {
    const { choices, planWith } = planOf(seed);
    const entries = planWith([0, 0, 0, 0, 0]);
    const [problem] = openProblems(problemsOf(entries, NONE));
    if (!problem) continue;
    const free = EVERY.filter((numbers) => problemsOf(planWith(numbers), NONE).length === 0);
    const fewest = Math.min(...free.map((numbers) => numbers.filter(Boolean).length));
    const [first] = fixesOf(problem, entries, NONE, choices);
    if (free.length === 0) unsolvable += 1;
    else solvable += 1;
    expect(first?.left === 0 ? first.changes.length : null, `plan ${seed}`).toBe(free.length === 0 ? null : fewest);
  }
  expect(Math.min(solvable, unsolvable)).toBeGreaterThan(10);
});

test("only sections that are given, take the owner and are another one are offered", () => {
  const section = (number: number, day: number, own: Partial<SectionChoice> = {}): SectionChoice => ({
    number,
    meetings: [{ day, start: 520, end: 570 }],
    admission: "admitted",
    isGiven: true,
    ...own,
  });
  const offered = (own: SectionChoice[]) => {
    const [first, other] = [section(1, 0), section(1, 0)];
    const choices = new Map([
      ["a", [first, ...own]],
      ["b", [other]],
    ]);
    const entries = [
      { id: "a", meetings: first.meetings, date: null, section: first },
      { id: "b", meetings: other.meetings, date: null, section: other },
    ];
    const [problem] = openProblems(problemsOf(entries, NONE));
    if (!problem) throw new Error("They don't meet");
    return fixesOf(problem, entries, NONE, choices).flatMap(({ changes }) => changes.map(({ id, to }) => `${id}${to}`));
  };
  expect(offered([])).toEqual([]);
  expect(offered([section(2, 1, { isGiven: false })])).toEqual([]);
  expect(offered([section(2, 1, { admission: "refused" })])).toEqual([]);
  expect(offered([section(2, 1)])).toEqual(["a2"]);
  expect(offered([section(2, 1, { isGiven: false }), section(3, 1)])).toEqual(["a3"]);
  // One that meets it as well solves nothing.
  expect(offered([section(2, 0), section(3, 2)])).toEqual(["a3"]);
});
