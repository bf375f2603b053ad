/** What a transcript makes of each course, by hand and against the regulation read a second time. */
import { expect, test } from "vitest";
import { codesOf, courseMarks, markIn, repeatRefusals } from "../../app/features/course-marks/course-marks.rules";
import { createRandom } from "../../drizzle/seed/random";
import { oracleMarks } from "../support/marks-oracle";
import { lineOf, randomTranscript, transcriptOf } from "../support/transcripts";

/** One course over terms, as `2022-1 FF` between commas. */
const taken = (text: string) =>
  transcriptOf(Object.fromEntries(text.split(", ").map((each) => [each.split(" ")[0], [`CENG111 4 ${each.split(" ")[1]}`]])));

test.each([
  ["2022-1 AA", "passed 2022-1 AA"],
  ["2022-1 DD", "passed 2022-1 DD"],
  ["2022-1 FD", "toRepeat 2022-1 FD"],
  ["2022-1 FF", "toRepeat 2022-1 FF"],
  ["2022-1 NA", "toRepeat 2022-1 NA"],
  ["2022-1 U", "toRepeat 2022-1 U"],
  ["2022-1 W", "toRepeat 2022-1 W"],
  ["2022-1 S", "passed 2022-1 S"],
  ["2022-1 EX", "passed 2022-1 EX"],
  ["2022-1 I", "taking 2022-1 I"],
  ["2022-1 -", "taking 2022-1 null"],
  // The last grade counts, even when it is lower.
  ["2022-1 CC, 2023-1 FF", "toRepeat 2023-1 FF"],
  ["2022-1 FF, 2022-2 W, 2023-1 BB", "passed 2023-1 BB"],
  ["2022-1 BB, 2023-1 W", "passed 2022-1 BB"],
  ["2022-1 BB, 2023-1 I", "passed 2022-1 BB"],
  ["2022-1 BB, 2023-1 -", "passed 2022-1 BB"],
  ["2022-1 FF, 2023-1 -", "taking 2023-1 null"],
  ["2022-1 FF, 2023-1 I", "taking 2023-1 I"],
  ["2022-1 FF, 2023-1 W", "toRepeat 2023-1 W"],
  ["2022-1 W, 2023-1 -", "taking 2023-1 null"],
])("taken %s: %s", (text, expected) => {
  const mark = markIn(courseMarks(taken(text)), "CENG111");
  expect(`${mark?.state} ${mark?.term} ${mark?.grade}`).toBe(expected);
});

test("one course by number and letters, with a mark, in small letters and by the code that it had before", () => {
  for (const code of ["5710111", "CENG111", "ceng 111", "*CENG111", "CENG-111", "CENG0111"]) {
    const marks = courseMarks(transcriptOf({ "2022-1": [lineOf("X 4 BB", { code })] }));
    for (const asked of ["CENG111", "5710111"]) expect([code, asked, markIn(marks, asked)?.grade]).toEqual([code, asked, "BB"]);
  }
  const renamed = [["CENG100", "CENG111"]] as const;
  const marks = courseMarks(transcriptOf({ "2021-1": ["CENG100 4 FF"], "2022-1": ["CENG111 4 CC"] }), renamed);
  expect([markIn(marks, "CENG111"), markIn(marks, "CENG100"), marks.size]).toEqual([
    { state: "passed", term: "2022-1", grade: "CC" },
    null,
    1,
  ]);
  const later = courseMarks(transcriptOf({ "2021-1": ["CENG111 4 CC"], "2022-1": ["5710100 4 FF"] }), renamed);
  expect(markIn(later, "CENG111")?.state).toBe("toRepeat");
});

test("NI, a line without a code and a failed elective whose place another took count for nothing", () => {
  const ni = { is_ni: true };
  expect([...courseMarks(transcriptOf({ "2022-1": [lineOf("CENG111 4 AA", ni), lineOf(" 4 AA", { name: "History" })] }))]).toEqual([]);
  const replaced = transcriptOf({
    "2022-1": [lineOf("HIST101 3 FF", { id: "a" })],
    "2022-2": [lineOf("PHIL101 3 BB", { id: "b", replaces: "a" })],
  });
  expect(codesOf(courseMarks(replaced), "passed", "toRepeat")).toEqual(["PHIL101"]);
  const stillTaking = transcriptOf({
    "2022-1": [lineOf("HIST101 3 FF", { id: "a" })],
    "2022-2": [lineOf("PHIL101 3 -", { id: "b", replaces: "a" })],
  });
  expect(codesOf(courseMarks(stillTaking), "toRepeat")).toEqual(["HIST101"]);
});

test("of 2,000 transcripts every course is marked as the regulation says, also where courses were renamed", () => {
  const different: unknown[] = [];
  let marked = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const transcript = randomTranscript(seed);
    const random = createRandom(seed);
    // A third of the transcripts meet a catalog in which some courses have another code by now.
    const pairs = random.next() < 0.34 ? ["C101 C102", "C103 CENG140", "MATH219 C104"].map((each) => each.split(" ")) : [];
    const renamed = pairs.map(([from = "", to = ""]) => [from, to] as const);
    const marks = courseMarks(transcript, renamed);
    const found = Object.fromEntries([...marks].map(([code, { state, term, grade }]) => [code, `${state} ${term} ${grade ?? "-"}`]));
    const expected = oracleMarks(transcript, Object.fromEntries(renamed));
    marked += Object.keys(expected).length;
    const codes = new Set([...Object.keys(found), ...Object.keys(expected)]);
    for (const code of codes) if (found[code] !== expected[code]) different.push([seed, code, found[code], expected[code]]);
  }
  expect(different.slice(0, 5)).toEqual([]);
  expect(marked).toBeGreaterThan(5000);
});

test("a passed course may be repeated within four semesters, six times, and whenever one is on probation", () => {
  const began = { began: "2026-1" };
  const passed = { ...transcriptOf({ "2026-1": ["CENG111 4 CC", "MATH119 5 CC"], "2026-2": ["PHYS105 4 CC"] }), ...began };
  expect(repeatRefusals(passed, [], "CENG111", "2028-1")).toEqual([]);
  expect(repeatRefusals(passed, [], "CENG111", "2029-1")).toEqual(["repeatLate"]);
  expect(repeatRefusals(passed, [], "PHIL101", "2029-1")).toEqual([]);
  const weak = { ...transcriptOf({ "2026-1": ["CENG111 4 DD", "MATH119 5 FF"], "2026-2": ["PHYS105 4 FF"] }), ...began };
  expect(repeatRefusals(weak, [], "CENG111", "2029-1")).toEqual([]);
  const often = transcriptOf({
    "2026-1": ["A101 3 CC", "A102 3 CC", "A103 3 CC", "A104 3 CC", "A105 3 CC", "A106 3 CC", "A107 3 CC"],
    "2026-2": ["A101 3 CC", "A102 3 CC", "A103 3 CC", "A104 3 CC", "A105 3 CC", "A106 3 CC"],
  });
  expect(repeatRefusals({ ...often, ...began }, [], "A107", "2027-1")).toEqual(["repeatBudget"]);
});
