/** Rights of the regulation, case by case: repeats, loads, withdrawals and honours, with what decides about them. */
import { expect, test } from "vitest";
import { computeTranscript } from "../../app/features/gpa/gpa.rules";
import { codesIn, compute, lines, type Terms } from "../support/both-engines";
import { lineOf, transcriptOf } from "../support/transcripts";

const LOW = { "2023-1": lines("A1 A2 A3 A4", "DD"), "2023-2": lines("B1 B2 B3 B4", "DD") };

test.each([
  ["in the sixth semester after", { ...LOW, "2025-2": lines("A1 A2 A3", "CC") }],
  [
    "of a course passed with CC",
    { "2023-1": ["C1 3 CC", ...lines("A1 A2 A3 A4 A5", "DD")], "2023-2": lines("B1 B2 B3", "DD"), "2025-2": ["C1 3 BB"] },
  ],
  ["of eight courses, years after", { ...LOW, "2026-1": lines("A1 A2 A3 A4 B1 B2 B3 B4", "DC") }],
])("on probation a passed course may be repeated, and nothing is said against it: %s", (_, terms: Terms) => {
  const last = Object.keys(terms).at(-1) ?? "";
  for (const began of ["2023-1", "2026-1"]) {
    expect(codesIn(last, terms, { began })).toEqual([]);
    expect(compute(terms, { began }).repeats.used).toBe(0);
  }
});

test.each([
  ["2026-1", ["repeatBudget"], 7],
  ["2027-1", ["repeatBudget"], 7],
  [undefined, ["repeatBudget"], 7],
])("who began in 2026–27 or later (%s) has six repeats of passed courses", (began, expected, used) => {
  const names = "P1 P2 P3 P4 P5 P6 P7";
  const terms = { "2027-1": lines(names, "CC"), "2027-2": lines(names, "BB") };
  const more = began === undefined ? {} : { began };
  expect([codesIn("2027-2", terms, more), compute(terms, more).repeats]).toEqual([expected, { used, most: 6 }]);
});

test("who began before is counted anew from 2026–27 on: the eighth repeat is the first of six, and its semesters run from the last taking", () => {
  const names = "P1 P2 P3 P4 P5 P6 P7";
  const before = { "2021-1": lines(`${names} P8`, "CC"), "2025-2": lines(names, "CB") };
  const eighth = { ...before, "2026-1": lines("P1 P9 P10", "BB") };
  expect([compute(eighth).repeats.used, codesIn("2026-1", eighth)]).toEqual([1, []]);
  expect(codesIn("2025-2", eighth)).toEqual([]);
  expect(codesIn("2027-2", { ...before, "2027-2": lines("P1 P9 P10", "BB") })).toEqual([]);
  expect(codesIn("2028-1", { ...before, "2028-1": lines("P1 P9 P10", "BB") })).toEqual(["repeatLate"]);
  expect(codesIn("2026-1", { ...before, "2026-1": lines("P8 P9 P10", "BB") })).toEqual(["repeatLate"]);
  expect(codesIn("2027-1", { ...eighth, "2026-2": lines("P1 P9 P10", "BA"), "2027-1": lines("P2 P3 P4 P5 P6", "BA") })).toEqual([
    ...Array(3).fill("repeatBudget"),
  ]);
});

test("who passed everything and lacks the average may repeat beyond the limits", () => {
  const names = "P1 P2 P3 P4 P5 P6 P7";
  const terms = { "2026-1": lines(names, "DC"), "2029-1": lines(names, "CC") };
  expect(codesIn("2029-1", terms)).toEqual([...Array(6).fill("repeatLate"), "repeatBudget", "repeatLate"]);
  expect(codesIn("2029-1", terms, { can_graduate_from: "2029-1" })).toEqual([]);
  const open = { ...terms, "2026-1": [...lines(names, "DC"), "F1 3 FF"] };
  expect(codesIn("2029-1", open, { can_graduate_from: "2029-1" })).toContain("repeatLate");
});

test("on probation no least load is asked for, and no course beyond the normal load", () => {
  expect(codesIn("2024-1", { ...LOW, "2024-1": lines("A1 A2", "CC") })).toEqual([]);
  expect(codesIn("2024-1", { ...LOW, "2024-1": lines("A1 A2", "W") })).not.toContain("withdrawalLoad");
  const five = { ...LOW, "2024-1": lines("A1 A2 A3 A4 B1", "CC") };
  expect(codesIn("2024-1", five, { normal_load: 4, can_graduate_from: "2024-1" })).toEqual(["loadOver"]);
  expect(codesIn("2023-1", { "2023-1": lines("A1 A2", "BB") })).toEqual(["loadUnder"]);
});

test("who can graduate at the end of the term has no least load and two courses more", () => {
  const good = { "2023-1": lines("A1 A2 A3", "CC") };
  expect(codesIn("2023-2", { ...good, "2023-2": lines("B1", "CC") }, { can_graduate_from: "2023-2" })).toEqual([]);
  const six = { ...good, "2023-2": lines("B1 B2 B3 B4 B5 B6", "CC") };
  expect(codesIn("2023-2", six, { normal_load: 4 })).toEqual(["loadOver"]);
  expect(codesIn("2023-2", six, { normal_load: 4, can_graduate_from: "2023-2" })).toEqual([]);
});

test.each([
  ["MATH119", "2024-1", undefined, true],
  ["2360119", "2025-2", undefined, true],
  ["phys 105", "2024-1", undefined, true],
  ["5710140", "2024-1", undefined, true],
  ["ENG102", "2024-1", 5, false],
  ["CENG213", "2023-1", 3, false],
  ["CENG213", "2023-1", undefined, false],
  ["CENG315", "2025-1", 2, true],
  ["MATH219", "2024-1", undefined, false],
])("%s withdrawn in %s, of semester %s in the curriculum: refused by its place there: %s", (code, term, semester, isRefused) => {
  const own = (grade: "W" | null) => lineOf("X 3", { code, grade, ...(semester !== undefined && { semester }) });
  const rest = lines("R1 R2 R3 R4", "BB");
  const withdrawn = compute({ "2022-1": lines("A1 A2 A3", "BB"), [term]: [...rest, own("W")] });
  const found = withdrawn.findings.filter(({ code: name }) => name === "withdrawalFirstTerms");
  expect(found.map(({ article }) => article)).toEqual(isRefused ? ["24"] : []);
  const going = compute({ "2022-1": lines("A1 A2 A3", "BB"), [term]: [...rest, own(null)] });
  expect(Object.values(going.withdrawable)[0]).toEqual(isRefused ? ["withdrawalFirstTerms"] : []);
  expect(going.placeUnknown.length).toBe(!isRefused && semester === undefined ? 1 : 0);
});

test.each([
  ["2017-1", "2024-2", "satisfactory", "pastDuration"],
  ["2017-1", "2024-1", "satisfactory", "pastDuration"],
  ["2017-1", "2023-2", "highHonour", "highHonour"],
  ["2012-1", "2021-1", "highHonour", "highHonour"],
  ["2012-1", "2021-2", "satisfactory", "pastDuration"],
])("honours of who began in %s end with the maximum duration: %s is %s", (began, term, name, reason) => {
  const seven = [...lines("A1 A2 A3 A4", "AA"), ...lines("A5 A6 A7", "BA")];
  expect(compute({ [term]: seven }, { began }).terms[0]?.standing).toMatchObject({ name, reason });
});

test("a course with NI is repeated once, as NI", () => {
  const ni = lineOf("N1 3 CC", { is_ni: true });
  const rest = lines("A1 A2 A3", "BB");
  const twice = { "2023-1": [ni, ...rest], "2023-2": [ni, ...lines("B1 B2", "BB")] };
  expect(codesIn("2023-2", twice)).toEqual([]);
  expect(codesIn("2024-1", { ...twice, "2024-1": [ni, ...lines("C1 C2", "BB")] })).toEqual(["niRepeat"]);
});

test.each([
  ["2360119", "MATH119"],
  ["MATH 119", "2360119"],
  ["5710140", "ceng0140"],
  ["CENG140", "CENG-140"],
  ["*6050201", "JA201"],
  ["4532130", "PES2130"],
  ["3120100", "BA 100"],
])("%s and %s are one course: the last grade alone counts", (first, second) => {
  const outcome = computeTranscript(
    transcriptOf({ "2024-1": [lineOf("X 3 FF", { code: first })], "2024-2": [lineOf("X 3 BB", { code: second })] }),
  );
  expect([outcome.cgpa, outcome.mustRepeat]).toEqual([300, []]);
  const both = computeTranscript(transcriptOf({ "2024-1": [lineOf("X 3 BB", { code: first }), lineOf("X 3 BB", { code: second })] }));
  expect(both.findings.map(({ code }) => code)).toContain("twiceInTerm");
});

test.each([
  ["2360119", "MATH120"],
  ["MATH119", "PHYS119"],
  ["9990119", "MATH119"],
  ["MATH119", "MATH119A"],
  ["C1", "C10"],
])("%s and %s are two courses", (first, second) => {
  const terms = { "2024-1": [lineOf("X 3 AA", { code: first })], "2024-2": [lineOf("X 3 CC", { code: second })] };
  expect(computeTranscript(transcriptOf(terms)).cgpa).toBe(300);
});
