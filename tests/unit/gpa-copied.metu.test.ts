/** Transcripts as they are copied: with signs that aren't seen, out of chats, under odd headings, with grades that say more than a grade. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { fourthLayouts } from "../support/transcript-layouts-fourth";

/** The courses of a text; `?` behind those that are marked as unsure. */
const coursesOf = (text: string) =>
  readTranscript(text, "2030-1").lines.flatMap((line) => {
    if (line.kind !== "course") return [];
    const { code, credits, grade } = line.course;
    return [`${line.term} ${code} ${credits} ${grade ?? "-"}${line.doubt === null ? "" : "?"}`];
  });

/** At first 43 of their lines were read, and six were wrong without a word: out of a chat, under `23-24 Güz`, with `BB.` */
test("of 35 layouts by somebody else no line is read wrong without a word", () => {
  const read = fourthLayouts.map(({ text, courses }) => ({ courses, said: coursesOf(text) }));
  expect(read.flatMap(({ said, courses }) => said.filter((each) => !each.endsWith("?") && !courses.includes(each)))).toEqual([]);
  expect(read.flatMap(({ said, courses }) => said.filter((each) => courses.includes(each))).length).toBeGreaterThanOrEqual(53);
});

test.each([
  ["2023 Güz", "2023-1"],
  ["2023/2024-1", "2023-1"],
  ["2023-2024 2", "2023-2"],
  ["Ders Dönemi 2023-2024/2", "2023-2"],
  ["Dönem: 20231", "2023-1"],
  ["Term 20232", "2023-2"],
  ["23-24 Güz", "2023-1"],
  ["24/25 bahar", "2024-2"],
  ["Fall 2023/2024", "2023-1"],
  ["2023-24 Spring (as of 12.06.2024)", "2023-2"],
  ["Printed 01.02.2025 · 2023-2024 Fall", "2023-1"],
  ["SON GÜNCELLEME: 2026-09-22 — 2023-2024 Bahar", "2023-2"],
  ["[21.11.2026 10:42] Ece: 2023-2024 güz", "2023-1"],
  ["２０２３－２０２４ Güz", "2023-1"],
  ["Yaz Okulu 2023", "2022-3"],
])("%s heads a term", (heading, term) => {
  expect(coursesOf(`2019-2020 Fall\nCENG100\tX\t3\tAA\n${heading}\nCENG213\tData Structures\t4\tBB`).at(-1)).toBe(`${term} CENG213 4 BB`);
});

test.each([
  ...["Fall'23", "F23", "Güz '23", "Freshman Fall", "1. Sınıf Güz", "3. Yarıyıl", "5. Dönem", "Winter 2024", "Kış 2024"],
  ...[
    "Term: September 2023",
    "Dönem: Şubat 2024",
    "Eylül 2023 - Ocak 2024",
    "February 2024",
    "202301",
    "1/2023",
    "Yıl: 2, Dönem: 1",
    "2. Sınıf / 3. Yarıyıl (2023-2024)",
  ],
])("under %s no course goes to the term before it without a word", (heading) => {
  const courses = coursesOf(`2019-2020 Fall\nCENG100\tX\t3\tAA\n${heading}\nCENG213\tData Structures\t4\tBB`);
  expect(courses.filter((each) => each.startsWith("2019-1 CENG213") && !each.endsWith("?"))).toEqual([]);
});

test.each([
  "12",
  "2 / 5",
  "21.11.2026",
  "Printed on 21 September 2026",
  "Terms and conditions",
  "DNO (GPA) : 2.55",
  "Dönem Ortalaması: 2,75",
  "Semester GPA: 2.55",
  "|:---|---:|",
])("%s between courses heads nothing", (line) => {
  expect(coursesOf(`2023-2024 Fall\nCENG100\tX\t3\tAA\n${line}\nCENG213\tData Structures\t4\tBB`)).toEqual([
    ...["2023-1 CENG100 3 AA", "2023-1 CENG213 4 BB"],
  ]);
});

const PARTED = { tabs: "\t", semicolons: ";", commas: ", " };

test.each(Object.entries(PARTED))("a grade in quotes or at the end of a sentence is one: between %s", (_, mark) => {
  for (const grade of ["BB.", "BB!", "“BB”", "(BB)", "bb", "BB*", "ＢＢ", "BB\u200b"])
    expect([grade, ...coursesOf(`2023-2024 Fall\nCENG213${mark}Data Structures${mark}4${mark}${grade}`)]).toEqual([
      grade,
      "2023-1 CENG213 4 BB",
    ]);
});

test.each(
  [
    ...["BB ✅", "BB👍", "B.B.", "B B", "_BB_", "BB¹", "BB -", "BB→", "ВВ", "BB 3.00", "BB/3.00", "BB = 3.00", "BB-", "BB+", "82/BB"],
    ...["Geçti", "Kaldı", "P", "PASS", "T", "YT", "BB R", "R BB", "BBR", "CB→BB", "FF, BB", "BB (FF)", "geçtim BB"],
  ].flatMap((grade) => Object.values(PARTED).map((mark) => [grade, mark] as const)),
)("%j behind the credit and %j is no course without a grade, without a word", (grade, mark) => {
  const courses = coursesOf(
    `2023-2024 Fall\nCENG213${mark}Data Structures${mark}4${mark}${grade}\nMATH219${mark}Diff. Eq.${mark}4${mark}CC`,
  );
  expect(courses.filter((each) => each === "2023-1 CENG213 4 -")).toEqual([]);
});

test.each([
  "CENG 140 - C Programming (4-2) 5 | AA | 20.00",
  "CENG 213 - Data Structures (3-0) 3 | BB | 9.00",
  "CENG 213 - Data Structures [3-0] 3,00 | BB | 9,00",
  "CENG140 C Programming\tAA\t16.00",
])("of %s the number behind the grade isn't taken for the credit without a word", (row) => {
  expect(coursesOf(`2022-2023 Bahar\n${row}`).filter((each) => !each.endsWith("?"))).toEqual([]);
});
