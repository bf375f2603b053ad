/** A sample rotates with its seed, repeats with it, and the full run leaves nothing out. */
import { expect, test, vi } from "vitest";
import { choiceFor, swept } from "../support/sweep";

const rest = Array.from({ length: 100 }, (_, index) => index);
const sweep = (seed: string, isFull = false) => swept({ isFull, seed }, { what: "numbers", always: [-1], rest, count: 10 });

test("the same seed gives the same sample, another seed another, and what is always looked at is in each", () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(sweep("a")).toEqual(sweep("a"));
  expect(sweep("a")).not.toEqual(sweep("b"));
  for (const seed of ["a", "b"]) {
    expect(sweep(seed)).toHaveLength(11);
    expect(sweep(seed)[0]).toBe(-1);
    expect(new Set(sweep(seed)).size).toBe(11);
  }
});

test("the full run looks at everything", () => {
  expect(sweep("a", true)).toEqual([-1, ...rest]);
});

test("after enough seeds nothing was left out", () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const seen = new Set(Array.from({ length: 150 }, (_, seed) => sweep(String(seed))).flat());
  expect(seen.size).toBe(101);
});

test("a run says what it leaves out and how it is repeated", () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  sweep("a1b2c3");
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/10 of 100 chosen by TEST_SEED=a1b2c3; 90 left to npm run test:full/));
});

test("every choice is made for something, and the same one again", () => {
  const choices = ["light", "dark"];
  const made = rest.map((item) => choiceFor({ isFull: false, seed: "a" }, `/${item}`, choices));
  expect(new Set(made).size).toBe(2);
  expect(choiceFor({ isFull: false, seed: "a" }, "/7", choices)).toBe(made[7]);
});
