/** Which of one's open courses were accepted abroad: the table as people write it, beside a plain reading of 500 generated ones. */
import { expect, test } from "vitest";
import type { AbroadCourse } from "../../app/features/erasmus/erasmus.schemas";
import { placesAbroad } from "../../app/features/study-plan/abroad.rules";
import { createRandom } from "../../drizzle/seed/random";

const open = [
  { code: "CENG213", name: "Data Structures" },
  { code: "MATH219", name: "Differential Equations" },
  { code: "STAT221", name: "Statistics" },
  { code: null, name: "TECHNICAL ELECTIVE" },
];

let posts = 0;
const told = (university: string, our_course: string, is_accepted = true, more: Partial<AbroadCourse> = {}): AbroadCourse => ({
  post_id: `post-${posts++}`,
  university,
  country: "Austria",
  their_course: "Algorithmen",
  our_course,
  is_accepted,
  term: "2025–26 Fall",
  department: "CENG",
  ...more,
});

test.each([
  "CENG213",
  "ceng 213",
  "CENG-213",
  "5710213",
  "CENG 213 Data Structures",
  "Data Structures (CENG213)",
  "CENG213 / CENG111",
  "Ceng 0213",
])("%s names the course", (ours) => {
  expect(placesAbroad(open, [told("TU Wien", ours)], [])).toMatchObject([{ accepted: 1, courses: [{ code: "CENG213", accepted: 1 }] }]);
});

test.each(["CENG21", "Data Structures", "CENG2134", "", "TECHNICAL ELECTIVE", "CENG 2136"])("%s names none of the open courses", (ours) => {
  expect(placesAbroad(open, [told("TU Wien", ours)], [])).toEqual([]);
});

test("a university is one however it is spelled, and is called as whoever told last calls it", () => {
  const rows = [told("TU Wien", "CENG213"), told("  tu  wien", "MATH219"), told("TU-WIEN", "STAT221", false)];
  const [place, ...others] = placesAbroad(open, rows, []);
  expect(others).toEqual([]);
  expect([place?.university, place?.accepted, place?.courses.map(({ code }) => code)]).toEqual([
    "TU Wien",
    2,
    ["CENG213", "MATH219", "STAT221"],
  ]);
});

test("a course that had another code is found by it", () => {
  expect(placesAbroad(open, [told("Aalto", "CENG300")], [["CENG300", "CENG213"]])).toMatchObject([{ courses: [{ code: "CENG213" }] }]);
});

test("one that was refused by some and accepted by others says both; universities go by what was accepted", () => {
  const rows = [
    told("Lund", "CENG213", false),
    told("Aalto", "CENG213", false, { department: "EE", term: "" }),
    told("Aalto", "CENG213", true, { term: "2024–25 Spring", department: null }),
  ];
  const [aalto, lund] = placesAbroad(open, rows, []);
  expect(aalto).toMatchObject({ university: "Aalto", accepted: 1, departments: 1, lastTerm: "2024–25 Spring" });
  expect(aalto?.courses[0]).toMatchObject({ accepted: 1, refused: 1 });
  expect(lund).toMatchObject({ university: "Lund", accepted: 0, courses: [{ accepted: 0, refused: 1 }] });
});

test("500 generated tables are counted as one would by hand", () => {
  const random = createRandom(20261128);
  const int = (least: number, most: number) => least + Math.floor(random.next() * (most - least + 1));
  const pick = <Value>(values: readonly Value[]) => values[int(0, values.length - 1)] as Value;
  for (let round = 0; round < 500; round++) {
    const codes = Array.from({ length: int(1, 6) }, (_, at) => `MATH${100 + at}`);
    const rows = Array.from({ length: int(0, 25) }, () =>
      told(pick(["A", "B", "C"]), `MATH${100 + int(0, 8)}`, random.next() < 0.6, { department: pick(["CENG", "EE", null]) }),
    );
    const expected = ["A", "B", "C"].flatMap((university) => {
      const own = rows.filter((row) => row.university === university && codes.includes(row.our_course));
      const accepted = codes.filter((code) => own.some((row) => row.our_course === code && row.is_accepted)).length;
      const named = codes.filter((code) => own.some((row) => row.our_course === code)).length;
      const departments = new Set(own.map(({ department }) => department).filter((each) => each !== null)).size;
      return named === 0 ? [] : [{ university, accepted, named, departments }];
    });
    expected.sort((a, b) => b.accepted - a.accepted || b.named - a.named || (a.university < b.university ? -1 : 1));
    const asked = codes.map((code) => ({ code, name: code }));
    const found = placesAbroad(asked, rows, []).map(({ university, accepted, courses, departments }) => ({
      university,
      accepted,
      named: courses.length,
      departments,
    }));
    expect(found).toEqual(expected);
  }
});
