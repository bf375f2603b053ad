/** Which of one's open courses were accepted abroad: the table as people write it, beside a plain reading of 500 generated ones. */
import { expect, test } from "vitest";
import type { AbroadCourse } from "../../app/features/erasmus/erasmus.schemas";
import { placesAbroad } from "../../app/features/study-plan/abroad.rules";
import { createRandom } from "../../drizzle/seed/random";
import { metuTest } from "../support/pack-test";

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
  department: 1,
  ...more,
});

metuTest.each([
  "CENG213",
  "ceng 213",
  "CENG-213",
  "5710213",
  "CENG 213 Data Structures",
  "Data Structures (CENG213)",
  "CENG213 / CENG111",
  "Ceng 0213",
  "5710213 Data Structures",
  "CENG213/CENG111",
  "CENG111/CENG213",
  "CENG  213 Data Structures",
  "CENG–213 (Data Structures)",
  "Data Structures, ceng.213",
])("%s names the course", (ours) => {
  expect(placesAbroad(open, [told("TU Wien", ours)], [])).toMatchObject([{ accepted: 1, courses: [{ code: "CENG213", accepted: 1 }] }]);
});

test.each(["CENG21", "Data Structures", "CENG2134", "", "TECHNICAL ELECTIVE", "CENG 2136"])("%s names none of the open courses", (ours) => {
  expect(placesAbroad(open, [told("TU Wien", ours)], [])).toEqual([]);
});

test.each(["İE 266 Statistics", "ie266", "Statistics (İE 266)"])("%s names a course also as a Turkish keyboard writes it", (ours) => {
  expect(placesAbroad([{ code: "IE266", name: "Statistics" }], [told("TU Wien", ours)], [])).toHaveLength(1);
});

test.each([
  ["北京大学", "清华大学"],
  ["МГУ", "СПбГУ"],
  ["Πανεπιστήμιο Πατρών", "جامعة القاهرة"],
  ["МГУ 1", "СПбГУ 1"],
  ["Łódź", "Źdół"],
])("%s and %s are two universities", (one, other) => {
  const places = placesAbroad(open, [told(one, "CENG213"), told(other, "CENG213")], []);
  expect(places.map(({ university }) => university).sort()).toEqual([one, other].sort());
});

test("their courses are told apart in any script, and each says whether it was accepted", () => {
  const theirs = [
    ["数据结构", true],
    ["算法", true],
    ["算法", false],
  ] as const;
  const [place] = placesAbroad(
    open,
    theirs.map(([their_course, isAccepted]) => told("北京大学", "CENG213", isAccepted, { their_course })),
    [],
  );
  expect(place?.courses[0]?.theirs.map(({ their_course, is_accepted }) => [their_course, is_accepted])).toEqual(theirs);
});

test("two courses that somebody took for one of ours are one person's", () => {
  const rows = ["Analysis I", "Analysis II"].map((their_course) => told("TU Wien", "MATH219", true, { post_id: "one", their_course }));
  expect(placesAbroad(open, rows, [])[0]?.courses[0]).toMatchObject({ accepted: 1, refused: 0 });
});

test.each([
  ["2025–26 Spring", "2019–20 Fall", 2026],
  ["2024-2025 Bahar", "2024 Fall", 2025],
  ["2025/26 Fall", "2025–26 Güz", 2025],
  ["Fall 2025", "Spring 2025", 2025],
  ["Spring 2026", "2025 güz", 2026],
  ["2021", "a while ago", 2021],
  ["room 12024", "", null],
])("of %s and %s the later year is told, whoever tells first", (one, other, lastYear) => {
  const placeOf = (...terms: string[]) => {
    const rows = terms.map((term) => told("TU Wien", "CENG213", true, { term }));
    return placesAbroad(open, rows, [])[0];
  };
  expect([placeOf(one, other)?.lastYear, placeOf(other, one)?.lastYear]).toEqual([lastYear, lastYear]);
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
    told("Aalto", "CENG213", false, { department: 2, term: "" }),
    told("Aalto", "CENG213", true, { term: "2024–25 Spring", department: null }),
  ];
  const [aalto, lund] = placesAbroad(open, rows, []);
  expect(aalto).toMatchObject({ university: "Aalto", accepted: 1, departments: 1, lastYear: 2025 });
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
      told(pick(["A", "B", "C"]), `MATH${100 + int(0, 8)}`, random.next() < 0.6, { department: pick([1, 2, null]) }),
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
