/** What the catalog works out by itself: filters, trees, admission, codes, and files that are safe to open. */

import { expect, test } from "vitest";
import { readCatalogFilters } from "~/features/catalog/catalog.schemas";
import { prerequisiteTree } from "~/features/catalog/prerequisites.rules";
import { admissionRules, assembleSections, isOpenToAll } from "~/features/catalog/sections.rules";
import { importableTerms } from "~/features/catalog/terms.rules";
import { upkeep as en } from "~/features/catalog/upkeep/locales/en";
import { upkeep as tr } from "~/features/catalog/upkeep/locales/tr";
import { plainCourseCode } from "~/platform/course-codes";
import { csvCell, csvFile, csvLines } from "~/platform/csv";
import { scriptJson } from "~/platform/http/script-json";
import { clockTime } from "../../app/platform/time";

const filtersOf = (query: string) => readCatalogFilters(new URLSearchParams(query));

test("days are read from checkboxes and from one list", () => {
  expect(filtersOf("days=2&days=0").days).toEqual([0, 2]);
  expect(filtersOf("days=2,0,2").days).toEqual([0, 2]);
});

test("no day and every day are no filter", () => {
  expect(filtersOf("").days).toBeUndefined();
  expect(filtersOf("days=0,1,2,3,4,5,6").days).toBeUndefined();
});

test("a free slot is minutes after midnight", () => {
  expect(filtersOf("slot_day=0&slot_from=08:40&slot_to=12:30")).toMatchObject({ slot_day: 0, slot_from: 520, slot_to: 750 });
});

test("an unreadable filter is left out, not refused", () => {
  const odd = filtersOf("days=9&slot_day=x&slot_from=25:00&credits=many&level=none&page=-1&size=7&sort=random&offered=perhaps");
  expect(odd).toEqual({ page: 1, size: 20 });
});

test("an empty choice of a form is no filter", () => {
  expect(filtersOf("q=&credits=&slot_day=&level=")).toEqual({ page: 1, size: 20 });
});

test("zero credits are a filter", () => {
  expect(filtersOf("credits=0").credits).toBe(0);
});

test("course codes are read as people write them", () => {
  expect(plainCourseCode("ceng 140")).toBe("CENG140");
  expect(plainCourseCode("fıde101")).toBe("FIDE101");
  expect(plainCourseCode("ceng140-9990140")).toBe("CENG140-9990140");
  expect(plainCourseCode("5710140")).toBe("5710140");
});

const needs = (courseId: string, setNumber: number, requiredCourseId: string) => ({
  courseId,
  setNumber,
  requiredCourseId,
  courseCode: requiredCourseId.toUpperCase(),
  nameEn: requiredCourseId,
  nameTr: requiredCourseId,
});

test("sets stay apart and what they need hangs below them", () => {
  const tree = prerequisiteTree([needs("c", 0, "a"), needs("c", 0, "b"), needs("c", 1, "d"), needs("a", 0, "z")], "c", 4);
  expect(tree.map((set) => set.map(({ courseCode }) => courseCode))).toEqual([["A", "B"], ["D"]]);
  expect(tree[0]?.[0]?.sets[0]?.[0]?.courseCode).toBe("Z");
});

test("a tree ends at its depth", () => {
  const chain = ["a", "b", "c", "d", "e", "f"].slice(0, 5).map((id, index) => needs(id, 0, "abcdef"[index + 1] ?? ""));
  let depth = 0;
  for (let sets = prerequisiteTree(chain, "a", 4); sets.length > 0; sets = sets[0]?.[0]?.sets ?? []) depth += 1;
  expect(depth).toBe(4);
});

test("a circle of prerequisites ends where it closes", () => {
  const tree = prerequisiteTree([needs("a", 0, "b"), needs("b", 0, "a")], "a", 4);
  expect(tree[0]?.[0]?.sets[0]?.[0]).toMatchObject({ courseCode: "A", isRepeated: true, sets: [] });
});

test("departments that share surnames stand together", () => {
  const rules = admissionRules([
    { department: "EE", surnameFrom: "AA", surnameTo: "KZ" },
    { department: "CENG", surnameFrom: "AA", surnameTo: "KZ" },
    { department: "ME", surnameFrom: "AA", surnameTo: "ZZ" },
  ]);
  expect(rules).toEqual([
    { departments: ["CENG", "EE"], surnameFrom: "AA", surnameTo: "KZ", isAnySurname: false },
    { departments: ["ME"], surnameFrom: "AA", surnameTo: "ZZ", isAnySurname: true },
  ]);
  expect(isOpenToAll(rules)).toBe(false);
});

test("a section without conditions, or for all, is open to everyone", () => {
  expect(isOpenToAll(admissionRules([]))).toBe(true);
  expect(isOpenToAll(admissionRules([{ department: "ALL", surnameFrom: "AA", surnameTo: "ZZ" }]))).toBe(true);
  expect(isOpenToAll(admissionRules([{ department: "ALL", surnameFrom: "AA", surnameTo: "KZ" }]))).toBe(false);
});

test("sections get what belongs to them", () => {
  const sections = [1, 2].map((number) => ({ sectionId: `s${number}`, sectionNumber: number, criteria: [], note: null }));
  const meetings = [{ sectionId: "s2", day: 0, startMinute: 520, endMinute: 630, place: null }];
  const [first, second] = assembleSections({ sections, instructors: [{ sectionId: "s1", name: "A" }], meetings });
  expect(first).toMatchObject({ number: 1, instructors: ["A"], meetings: [] });
  expect(second).toMatchObject({ instructors: [], meetings: [{ day: 0, start: "08:40", end: "10:30", place: null }] });
});

test("minutes are written as a clock shows them", () => {
  expect([0, 520, 1290].map(clockTime)).toEqual(["00:00", "08:40", "21:30"]);
});

test("no cell is a formula", () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "|calc", "%0A=1", " =1", "\t=1", "\r=1", "\n=1", "\ufeff=1", "\uff1d1", "\u00a0=1"];
  for (const text of formulas) for (const locale of ["en", "tr"] as const) expect(csvCell(text, locale).slice(0, 2)).toBe(`"'`);
});

test("ordinary cells stay as they are, and quotes are doubled", () => {
  expect(csvCell("CENG140 - C", "en")).toBe('"CENG140 - C"');
  expect(csvCell('a "b", c', "en")).toBe('"a ""b"", c"');
  expect(csvCell(-5, "en")).toBe('"-5"');
  expect(csvCell(null, "en")).toBe('""');
  expect(
    csvFile(
      [
        ["a", "b"],
        ["1", null],
      ],
      "en",
    ),
  ).toBe('\ufeff"a","b"\r\n"1",""\r\n');
});

test("a table for Turkish readers opens in their spreadsheets: semicolons, and commas in numbers", () => {
  expect(csvFile([["Kategori; ad", 12.5, -3, 1_000, "12.5"]], "tr")).toBe('\ufeff"Kategori; ad";"12,5";"-3";"1000";"12.5"\r\n');
});

test.each(["en", "tr"] as const)("what is written for %s readers is read again, whatever stands in its cells", (locale) => {
  const rows = [
    ["a", "b", "c"],
    ["one; two; three; four", "one, two, three, four", 'said "so"'],
    ["two\nlines", "", "2,5"],
    [";", ",", '";",'],
  ];
  expect(csvLines(csvFile(rows, locale).slice(1))).toEqual(rows);
});

test("structured data can't end its script", () => {
  expect(scriptJson({ name: "</script><!--" })).toBe('{"name":"\\u003c/script>\\u003c!--"}');
});

test("the next academic year's timetables can be imported before it begins", () => {
  const terms = importableTerms(Date.UTC(2026, 7, 20));
  expect(terms[0]).toBe("2026-3");
  expect(terms).toContain("2026-1");
  expect(terms).toContain("2016-1");
});

test("every refusal has words in both languages", () => {
  const reasons = ["row", "numericCode", "name", "sections", "sectionNumber", "meeting", "criteria", "instructors", "duplicateCode"];
  const ofCatalogs = ["merged", "credits", "ects", "prerequisites", "program"];
  for (const words of [en, tr]) expect(Object.keys(words.reasons).sort()).toEqual([...reasons, ...ofCatalogs].sort());
});
