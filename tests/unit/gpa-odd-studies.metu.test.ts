/** Studies that didn't go straight: leave, exchange, preparatory school, transfers, other programmes, summers and second tries. */
import { expect, test } from "vitest";
import { gpa as english } from "../../app/features/gpa/locales/en";
import { gpa as turkish } from "../../app/features/gpa/locales/tr";
import { codesIn, compute, lines } from "../support/both-engines";
import { lineOf } from "../support/transcripts";

test("a term of leave is no semester: nothing is said of it, and two low ones around it are in a row", () => {
  const around = { "2023-1": lines("A1 A2 A3", "DC"), "2023-2": [], "2024-1": lines("B1 B2 B3", "DC") };
  const { findings, terms, probation } = compute(around);
  expect([findings, terms[1]?.standing, terms[1]?.probation, probation]).toEqual([[], null, null, "strict"]);
});

test("the maximum duration is that of the calendar, and the reason says that leave isn't in it", () => {
  const terms = { "2024-1": lines("A1 A2 A3", "AA") };
  expect(compute(terms, { began: "2017-1" }).terms[0]?.standing?.reason).toBe("pastDuration");
  expect(english.standingReasons.pastDuration).toMatch(/leave/);
  expect(turkish.standingReasons.pastDuration).toMatch(/[İi]zin/);
});

test("an exchange term whose courses count as exempt has no averages, no standing and no load", () => {
  const before = { "2023-1": lines("A1 A2 A3", "BB") };
  for (const abroad of [lines("E1 E2", "EX"), ["E1 0 EX"], lines("E1 E2 E3 E4 E5 E6", "EX")]) {
    const { findings, terms, cgpa, mustRepeat } = compute({ ...before, "2023-2": abroad }, { normal_load: 4 });
    expect([findings, terms[1]?.gpa, terms[1]?.standing, cgpa, mustRepeat]).toEqual([[], null, null, 300, []]);
  }
});

test("who is exempt from a course has the normal load without it", () => {
  const exempt = { "2024-1": [...lines("A1 A2 A3 A4 A5", "BB"), "ENG101 4 EX"] };
  expect(codesIn("2024-1", exempt, { normal_load: 5 })).toEqual([]);
  expect(codesIn("2024-1", exempt, { normal_load: 4 })).toEqual(["loadOver"]);
  const summer = { ...exempt, "2024-3": [...lines("B1 B2", "BB"), "ENG102 4 EX"] };
  expect(codesIn("2024-3", summer)).toEqual([]);
});

test("on probation a course that counts as exempt is no new course", () => {
  const low = { "2023-1": lines("A1 A2 A3", "DD"), "2023-2": lines("B1 B2 B3", "DD") };
  expect(codesIn("2024-1", { ...low, "2024-1": ["A1 3 CC", "E1 3 EX"] })).toEqual([]);
  expect(codesIn("2024-1", { ...low, "2024-1": ["A1 3 CC", "E1 3 CC"] })).toEqual(["probationNew"]);
});

test("who passed preparatory school in the fall has no least load in the first spring, and has one after it", () => {
  const two = { "2025-2": lines("A1 A2", "BB"), "2026-1": lines("B1 B2", "BB") };
  expect(codesIn("2025-2", two, { began: "2025-2" })).toEqual([]);
  expect(codesIn("2025-2", two), "earlier terms may be missing").toEqual(["loadUnder"]);
  expect(codesIn("2026-1", two)).toEqual(["loadUnder"]);
  expect(codesIn("2025-2", two, { began: "2025-1" })).toEqual(["loadUnder"]);
  expect(codesIn("2025-1", { "2025-1": lines("A1 A2", "BB") })).toEqual(["loadUnder"]);
  const going = { "2025-2": [lineOf("CENG315 3 -"), lineOf("CENG316 3 -")] };
  expect(compute(going, { began: "2025-2" }).withdrawable["2025-2.0"]).toEqual([]);
  expect(compute(going).withdrawable["2025-2.0"]).toEqual(["withdrawalLoad"]);
});

test("a U is made good by an S, counts in no average and no load, and its term stays sufficient", () => {
  const terms = { "2024-1": [...lines("A1 A2 A3", "BB"), "N1 0 U"], "2024-2": [...lines("B1 B2 B3", "BB"), "N1 0 S"] };
  expect(compute({ "2024-1": terms["2024-1"] }).mustRepeat).toEqual(["2024-1.3"]);
  const outcome = compute(terms, { normal_load: 3 });
  expect(outcome.terms.map(({ standing }) => standing?.name)).toEqual(["sufficient", "honour"]);
  expect([outcome.cgpa, outcome.mustRepeat, outcome.findings, outcome.repeats.used]).toEqual([300, [], [], 0]);
});

test("after a transfer a course counted as exempt stands in place of the failed one, and earlier grades stay in the average", () => {
  const terms = { "2024-1": [...lines("A1 A2 A3", "BB"), "M1 3 FF"], "2025-1": [...lines("B1 B2 B3", "BB"), "M1 3 EX"] };
  const outcome = compute(terms, { began: "2025-1" });
  expect([outcome.cgpa, outcome.mustRepeat, outcome.repeats.used]).toEqual([300, [], 0]);
  expect(outcome.terms[0]?.gpa).toBe(225);
  const passed = { "2026-1": lines("A1 A2 M1", "BB"), "2029-1": [...lines("B1 B2 B3", "BB"), "M1 3 EX"] };
  expect([compute(passed).repeats.used, compute(passed).findings]).toEqual([0, []]);
});

test("courses of a double major alone are in no load, standing or budget of the major, common ones count in both", () => {
  const own = (text: string) => lineOf(text, { programmes: ["second_major"] });
  const both = lineOf("K1 3 AA", { programmes: ["major", "second_major"] });
  const terms = { "2024-1": [...lines("A1 A2 A3", "CC"), both, own("D1 3 FF"), own("D2 3 W"), own("D3 3 FF")] };
  const outcome = compute(terms, { normal_load: 4 });
  expect([outcome.cgpa, outcome.programmes.second_major?.cgpa]).toEqual([250, 133]);
  expect([outcome.findings, outcome.withdrawals.used, outcome.mustRepeat]).toEqual([[], 0, []]);
  expect(outcome.terms[0]?.standing?.name).toBe("satisfactory");
});

test("a summer school stands after its spring: it ends probation, has no standing, and what is failed there is taken again", () => {
  const low = { "2023-1": ["A1 3 DC", ...lines("A2 A3", "CC")], "2023-2": lines("B1 B2 B3", "CC") };
  expect(compute(low).probation).toBe("limited");
  const better = compute({ ...low, "2023-3": lines("A1 A2", "AA") });
  expect([better.probation, better.terms[2]?.standing, better.findings]).toEqual([null, null, []]);
  expect(compute({ ...low, "2023-3": ["S1 3 FF"] }).mustRepeat).toEqual(["2023-3.0"]);
  const first = { "2026-1": lines("P1 A1 A2", "CC"), "2027-3": ["P1 3 CB"] };
  expect(codesIn("2027-3", first)).toEqual([]);
  expect(codesIn("2028-3", { "2026-1": first["2026-1"], "2028-3": ["P1 3 CB"] })).toEqual(["repeatLate"]);
});

test("a course that was withdrawn from is taken again like a first time, but not withdrawn from again", () => {
  const withdrawn = { "2024-1": [...lines("A1 A2 A3", "BB"), "X1 3 W"] };
  expect(compute(withdrawn).mustRepeat).toEqual(["2024-1.3"]);
  const again = { ...withdrawn, "2025-1": [...lines("B1 B2 B3", "BB"), "X1 3 CC"] };
  expect([compute(again).mustRepeat, compute(again).repeats.used, compute(again).findings]).toEqual([[], 0, []]);
  const twice = { ...withdrawn, "2025-1": [...lines("B1 B2 B3", "BB"), "X1 3 W"] };
  expect(codesIn("2025-1", twice)).toEqual(["withdrawalAgain"]);
});

test("on probation a withdrawn course is refused below 1.80, and is none of the three that were never taken from there on", () => {
  const w = "X1 3 W";
  const below = { "2023-1": [...lines("A1 A2 A3", "DD"), w], "2023-2": lines("B1 B2 B3", "DD") };
  expect(codesIn("2024-1", { ...below, "2024-1": ["X1 3 CC"] })).toEqual(["probationNew"]);
  const limited = { "2023-1": ["A1 3 DC", ...lines("A2 A3", "CC"), w], "2023-2": lines("B1 B2 B3", "CC") };
  expect(compute(limited).probation).toBe("limited");
  expect(codesIn("2024-1", { ...limited, "2024-1": [...lines("C1 C2 C3", "CC"), "X1 3 CC"] })).toEqual([]);
  expect(codesIn("2024-1", { ...limited, "2024-1": lines("C1 C2 C3 C4", "CC") })).toEqual(["probationLimit"]);
});

test("an I that is still pending isn't a new course when it is taken again on probation", () => {
  const low = { "2023-1": lines("A1 A2 A3", "DD"), "2023-2": [...lines("B1 B2 B3", "DD"), "I1 3 I"] };
  expect(codesIn("2024-1", { ...low, "2024-1": ["I1 3 -"] })).toEqual([]);
});

test("who began before 2026–27 has the ordinary limits for courses that are first taken after it", () => {
  const first = { "2024-1": lines("A1 A2 A3", "BB"), "2026-1": lines("P1 B1 B2", "CC") };
  expect(codesIn("2028-1", { ...first, "2028-1": lines("P1 C1 C2", "BB") })).toEqual([]);
  expect(codesIn("2028-2", { ...first, "2028-2": lines("P1 C1 C2", "BB") })).toEqual(["repeatLate"]);
  expect(compute({ ...first, "2025-1": lines("A1 A2 A3", "CB") }).repeats).toEqual({ used: 0, most: 6 });
});
