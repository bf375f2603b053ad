/** Courses of a curriculum of which a student takes one: counted once wherever a curriculum is summed. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { curriculumMap } from "~/features/catalog/curriculum.rules";
import { parseMustLists, parsePrograms } from "~/features/catalog/import-programs.rules";
import { choicesOf } from "~/features/catalog/offered/alternatives";
import { progressOf } from "~/features/schedule/progress.rules";

const line = (courseCode: string, semester = 3, position = 0, own: { creditHalves?: number | null; ectsHalves?: number | null } = {}) => ({
  semester,
  position,
  courseCode,
  electiveKind: null,
  name: courseCode,
  theoryHours: 2,
  practiceHours: 0,
  creditHalves: 0,
  ectsHalves: 4,
  ...own,
});
const lines = (...codes: string[]) => codes.map((code, at) => line(code, 3, at));
const codesOf = (choices: readonly (readonly { courseCode: string | null }[])[]) =>
  choices.map((own) => own.map(({ courseCode }) => courseCode));

test.each([
  [["HIST2201", "HIST2205"]],
  [["HIST2206", "HIST2202"]],
  [["HST201", "HST205"]],
  [["TURK105", "TURK201", "TURK303"]],
  [["TURK101", "TURK105", "TURK201"]],
  [["TURK106", "TURK202", "TURK304"]],
  [["TUR101", "TUR201"]],
  [["TUR102", "TUR202", "TURK102"]],
  [["TURK103", "TURK107"]],
  [["TURK107", "TURK305"]],
  [["CNG232", "EEE248"]],
  [["2402201", "2402205"]],
  [["6420105", "TURK201", "6420303"]],
])("of %j a student takes one", (codes) => {
  expect(codesOf(choicesOf(lines("MATH119", ...codes, "PHYS105")))).toEqual([["MATH119"], codes, ["PHYS105"]]);
  expect(curriculumMap(lines(...codes)).sums.courses).toBe(1);
});

test.each([
  [["HIST2201", "HIST2202"]],
  [["HIST2205", "HIST2206"]],
  [["TURK105", "TURK106"]],
  [["TUR101", "TUR102"]],
  [["ENG101", "ENG102", "ENG211"]],
  [["MATH119", "MATH117"]],
  [["TURK305", "TURK306"]],
  [["2402201", "2402202"]],
  [["SNG242", "CYG242"]],
])("of %j each is taken: nothing says that one stands for another", (codes) => {
  expect(codesOf(choicesOf(lines(...codes)))).toEqual(codes.map((code) => [code]));
  expect(curriculumMap(lines(...codes)).sums.courses).toBe(codes.length);
});

test("one alone is required, and slots for electives stay apart", () => {
  const slot = { ...line("x"), courseCode: null, electiveKind: "free" as const };
  const { sums } = curriculumMap([line("HIST2205"), slot, slot]);
  expect([sums.courses, sums.electives]).toEqual([1, 2]);
});

test("credits and ECTS count once; where they differ the sum is the least, and says so", () => {
  const turkish = [
    line("TURK105", 5, 0, { ectsHalves: 10 }),
    line("TURK201", 5, 1, { ectsHalves: 6 }),
    line("TURK303", 5, 2, { ectsHalves: 4 }),
  ];
  const history = [line("HIST2201", 5, 3), line("HIST2205", 5, 4)];
  const logic = [line("CNG232", 4, 0, { creditHalves: 8, ectsHalves: 14 }), line("EEE248", 4, 1, { creditHalves: 8, ectsHalves: 14 })];
  const { sums, semesters } = curriculumMap([...turkish, ...history, ...logic]);
  expect(sums).toMatchObject({ courses: 3, credits: 4, isCreditsLeast: false, ects: 11, isEctsLeast: true });
  expect(semesters.map(({ sums: own }) => [own.courses, own.credits, own.ects, own.isEctsLeast])).toEqual([
    [1, 4, 7, false],
    [2, 0, 4, true],
  ]);
});

test("alternatives of which none has known credits are one course with unknown credits", () => {
  const unknown = { creditHalves: null, ectsHalves: null };
  const { sums } = curriculumMap([line("2402201", 3, 0, unknown), line("2402205", 3, 1, unknown), line("MATH219", 3, 2, unknown)]);
  expect(sums).toMatchObject({ courses: 2, withoutCredits: 2, withoutEcts: 2 });
});

const planned = (...codes: string[]) =>
  codes.map((code, at) => ({ ...line(code, 5, at), courseId: `id-${code}`, nameEn: code, nameTr: code }));

test.each(["TURK105", "TURK201", "TURK303"])("with %s planned nothing is left of Turkish", (taken) => {
  const curriculum = planned("TURK105", "TURK201", "TURK303", "MATH119");
  const here = progressOf({ lines: curriculum, here: [`id-${taken}`], planned: [], markOf: () => null });
  expect([here.required, here.planned, here.beyond]).toEqual([2, 1, []]);
  expect(here.semesters.map(({ choices }) => choices.map(({ isOpen }) => isOpen))).toEqual([[false, true]]);
  const elsewhere = progressOf({ lines: curriculum, here: [], planned: [{ courseId: `id-${taken}`, term: "2025-1" }], markOf: () => null });
  expect([elsewhere.required, elsewhere.planned]).toEqual([2, 1]);
  const none = progressOf({ lines: curriculum, here: [], planned: [], markOf: () => null });
  expect([none.required, none.planned]).toEqual([2, 0]);
});

test("who plans two of them has planned one required course, and neither is beside the curriculum", () => {
  const all = progressOf({
    lines: planned("HIST2201", "HIST2205", "MATH119"),
    here: ["id-HIST2201", "id-X"],
    planned: [{ courseId: "id-HIST2205", term: "2025-1" }],
    markOf: () => null,
  });
  expect([all.required, all.planned, all.beyond]).toEqual([2, 1, ["id-X"]]);
});

const DATA = new URL("../../../shared/data/metu/", import.meta.url);
const hasData = existsSync(DATA);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, DATA), "utf8")) as unknown;
const REASON = "real curricula (../shared/data) aren't here";

test.skipIf(!hasData)(`no semester of a real curriculum asks for two histories or two courses of Turkish (${REASON})`, () => {
  const { programs } = parsePrograms(read("metuschedule_2026-06_programs.json"), null);
  const twice = programs.flatMap(({ name, lines: own }) =>
    curriculumMap(own).semesters.flatMap(({ semester, choices }) => {
      const codes = choices.map(([first]) => first?.courseCode ?? "");
      const of = (pattern: RegExp) => codes.filter((code) => pattern.test(code));
      return [of(/^(?:HIST220[1256]|HST20[1256])$/), of(/^TURK?\d/)]
        .filter((found) => found.length > 1)
        .map((found) => `${name} ${semester} ${found}`);
    }),
  );
  expect(twice).toEqual([]);
  const ofTogether = programs.filter(({ lines: own }) => choicesOf(own).some((choice) => choice.length > 1));
  expect([programs.length, ofTogether.length]).toEqual([61, 58]);
  expect(
    parseMustLists(read("robotdegilim_2024-09-19_musts.json"), null).programs.every(
      ({ lines: own }) => choicesOf(own).length === own.length,
    ),
  ).toBe(true);
});
