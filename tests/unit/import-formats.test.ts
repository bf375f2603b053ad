/** What each kind of file is known by, and what is read of it. */
import { expect, test } from "vitest";
import { parseTimetableRows, readTimetableFile } from "~/features/catalog/import.rules";
import { parseCatalog, parseCatalogCsv } from "~/features/catalog/import-catalog.rules";
import { parseElectives } from "~/features/catalog/import-electives.rules";
import {
  creditOf,
  halvesOf,
  languageOf,
  levelIn,
  prerequisitesOf,
  prerequisitesOfCsv,
  semestersOf,
} from "~/features/catalog/import-facts.rules";
import { readImportFile } from "~/features/catalog/import-formats.rules";
import { dateFromFileName, parseMustLists, parsePrograms } from "~/features/catalog/import-programs.rules";
import { termInFile } from "~/features/catalog/terms.rules";
import * as files from "./fixtures/university-files";

const content = (text: string) => readImportFile(text).content;

test.each([
  ["timetable", files.timetableFile],
  ["metuSchedule", files.metuScheduleFile()],
  ["catalog", files.catalogFile([files.entry({ code: "INV101", number: "9710101" })])],
  ["catalogCsv", `${files.csvHeader}\r\n9710101;INV101`],
  ["programs", files.programsFile([[{ code: "INV101" }]])],
  ["musts", files.mustsFile],
  ["electives", files.electivesFile],
  ["departments", files.departmentsFile],
])("a file is known as %s by what it holds", (format, text) => {
  expect(readImportFile(text).format).toBe(format);
  expect(readImportFile(`\uFEFF${text}`).format).toBe(format);
});

test.each(["", "7", "null", "[]", "{}", "[[]]", '{"a":{"b":[]}}', "name;credit\n1;2", "<html></html>", '[{"name":"x","departments":[]}]'])(
  "%j is none of them",
  (text) => expect(() => readImportFile(text)).toThrow("catalog.importUnknown"),
);

test("JSON that was cut off is told apart from what isn't read at all", () => {
  expect(() => readImportFile(files.timetableFile.slice(0, -20))).toThrow("catalog.importNotJson");
});

test("credits, ECTS and hours are read in halves, and METU's own figure wins over the hours", () => {
  expect(creditOf("4(4-1)")).toEqual({ creditHalves: 8, theoryHours: 4, practiceHours: 1 });
  expect(creditOf("3.5(3-1)")).toEqual({ creditHalves: 7, theoryHours: 3, practiceHours: 1 });
  expect(creditOf("")).toEqual({ creditHalves: null, theoryHours: null, practiceHours: null });
  expect([halvesOf("7.5", "ects"), halvesOf("7,5", "ects"), halvesOf("", "ects"), halvesOf("0", "ects")]).toEqual([15, 15, null, 0]);
  for (const text of ["7.3", "-1", "x", "1e9"]) expect(() => halvesOf(text, "ects")).toThrow("ects");
  for (const text of ["4", "4(4)", "4(4-1-2)", "x(1-2)", "4.00(3,00,2,00,0,00)"]) expect(() => creditOf(text)).toThrow("credits");
});

test.each<[string, [number, number | null, number | null]]>([
  ["4.00(3.00,2.00,0.00)", [8, 3, 2]],
  ["4.00(3.00,0.00,2.00)", [8, 3, 2]],
  ["5.00(4.00,2.00,0.00)", [10, 4, 2]],
  ["3.50(3.00,1.00,0.00)", [7, 3, 1]],
  ["0.00(0.00,0.00,0.00)", [0, 0, 0]],
  ["8.00(4.00, 8.00, 0.00)", [16, 4, 8]],
  ["3(3,0)", [6, 3, 0]],
  ["2.00 ( 1.50 , 1.00 , 0.00 )", [4, null, 1]],
])("credits as timetables write them are read: %s", (text, [creditHalves, theoryHours, practiceHours]) =>
  expect(creditOf(text)).toEqual({ creditHalves, theoryHours, practiceHours }),
);

test("a timetable's credits that can't be read are told, and the course stays", () => {
  const file = JSON.parse(files.metuScheduleFile()) as { departments: { courses: Record<string, unknown>[] }[] };
  Object.assign(file.departments[1]?.courses[0] ?? {}, { credit: "three", ects: "6.0" });
  const { courses, refusals } = parseTimetableRows(readTimetableFile(readImportFile(JSON.stringify(file))).rows);
  expect(courses.map(({ numericCode, toldCredit, sections }) => [numericCode, toldCredit, sections.length])).toEqual([
    ["9710101", null, 2],
  ]);
  expect(refusals.map(({ rowName, reason }) => [rowName, reason])).toContainEqual(["9710101 · 0", "credits"]);
});

test("words for languages, levels and semesters are read in all their spellings", () => {
  expect(["English", "Turkish", "TÜRKÇE", "German", "fr", "", "Klingon"].map(languageOf)).toEqual([
    "en",
    "tr",
    "tr",
    "de",
    "fr",
    null,
    null,
  ]);
  expect(["Undergraduate", "Graduate", "Masters", "PhD", ""].map(levelIn)).toEqual(["undergraduate", "graduate", "graduate", "phd", null]);
  const semesters = [
    "Fall Semesters.",
    "Spring Semesters.",
    "Fall and Spring Semesters.",
    "Fall or Spring Semesters.",
    "Summer",
    "Once in several years.",
    "",
  ];
  expect(semesters.map(semestersOf)).toEqual([1, 2, 3, 3, 4, 0, null]);
});

test.each([
  ["Set 1: 2360120 , 2360120", [["2360120"]]],
  ["Set 1: 2360120 Set 2: 2360120", [["2360120"]]],
  ["Set 1: 2360120 , 3110101 Set 2: 3110101 , 2360120", [["2360120", "3110101"]]],
  ["Set 1: 2360120 Set 2: 2360126 Set 3: 2360120", [["2360120"], ["2360126"]]],
  ["Set 1: 3110101 , 2360120 , 3110101 Set 2: 2360126 , 2360126", [["2360120", "3110101"], ["2360126"]]],
])("prerequisites that stand twice are one: %s", (text, sets) => expect(prerequisitesOf(text)).toEqual(sets));

test("sets of prerequisites are read whole, or the row is refused", () => {
  expect(prerequisitesOf("Set 1: 2360120 , 3110101 Set 2: 2360126")).toEqual([["2360120", "3110101"], ["2360126"]]);
  expect(prerequisitesOf("Set 10: 2360120")).toEqual([["2360120"]]);
  expect(prerequisitesOfCsv("5710111+2360119 | 5710140")).toEqual([["2360119", "5710111"], ["5710140"]]);
  expect([prerequisitesOf(""), prerequisitesOfCsv("")]).toEqual([[], []]);
  for (const text of ["Consent of the department", "Set 1: 236", "Set 1:", "Set 1: 2360120 or so"])
    expect(() => prerequisitesOf(text)).toThrow("prerequisites");
});

test("a course that stands in several programs is one, a broken entry is refused, an empty page is read from the list", () => {
  const good = files.entry({ code: "INV 101", number: "9710101", name: "FIRST STEPS" });
  const nameless = { ...good, name: "" };
  const empty = files.entry({ code: "INV500", number: "9710500", name: "M.S. THESIS", credit: "0(0-0)", ects: "50.0" });
  const blank = Object.fromEntries(Object.keys(empty.detail).map((key) => [key, ""]));
  const { courses, departments, refusals } = parseCatalog(
    content(
      files.catalogFile([
        nameless,
        good,
        { ...empty, contact_hw: "0", detail: blank },
        files.entry({ code: "INV1", number: "97", ects: "6" }),
        7,
      ]),
    ),
  );
  expect(courses.map(({ numericCode, courseCode, nameEn }) => [numericCode, courseCode, nameEn])).toEqual([
    ["9710101", "INV101", "First Steps"],
    ["9710500", "INV500", "M.S. Thesis"],
  ]);
  expect(courses[1]?.facts).toMatchObject({ creditHalves: 0, theoryHours: 0, ectsHalves: 100, level: null });
  expect(departments).toEqual([{ numericCode: "971", prefix: "INV", nameEn: "Invented Sciences" }]);
  expect(refusals.map(({ reason }) => reason)).toEqual(["numericCode", "row"]);
});

test("our own CSV is read with semicolons or commas, quotes and decimal commas; a column left out says nothing", () => {
  const rows = [
    '9710101;INV101;"Steps; the ""first""";İlk Adımlar;3,5;3;1;7,5;tr;graduate;fall spring;9710100+9710099 | 9710098',
    "97;;;;;;;;;;;",
  ];
  const { courses, refusals } = parseCatalogCsv([files.csvHeader, ...rows].join("\r\n"));
  expect(courses[0]).toMatchObject({
    courseCode: "INV101",
    nameEn: 'Steps; the "first"',
    nameTr: "İlk Adımlar",
    facts: { creditHalves: 7, theoryHours: 3, practiceHours: 1, ectsHalves: 15, language: "tr", level: "graduate", offeredSemesters: 3 },
    prerequisites: [["9710099", "9710100"], ["9710098"]],
  });
  expect(refusals).toMatchObject([{ rowName: "3 · 97", reason: "numericCode" }]);
  const [alone] = parseCatalogCsv("numeric_code,ects\n9710101,6").courses;
  expect(alone).toMatchObject({ prerequisites: null, nameEn: null, facts: { ectsHalves: 12, creditHalves: null } });
});

test("a curriculum keeps its order and tells the kinds of electives; one without lines is none", () => {
  const slots = ["NONTECHNICAL ELECTIVE", "DEPARTMENTAL ELECTIVE", "NONDEPARTMENTAL ELECTIVE", "RESTRICTED ELECTIVE 2", "ELECTIVE"];
  const { programs } = parsePrograms(
    content(files.programsFile([[{ code: "INV 101" }], slots.map((name) => ({ code: null, name }))])),
    "2026-06-01",
  );
  expect(programs).toHaveLength(1);
  expect(programs[0]).toMatchObject({ programId: "program-971", name: "Invented Sciences", degree: "B.S.", sourceDate: "2026-06-01" });
  expect(
    programs[0]?.lines.map(({ semester, position, courseCode, electiveKind }) => [semester, position, courseCode ?? electiveKind]),
  ).toEqual([
    [1, 0, "INV101"],
    [2, 0, "non_technical"],
    [2, 1, "departmental"],
    [2, 2, "non_departmental"],
    [2, 3, "restricted"],
    [2, 4, "other"],
  ]);
});

test("a program with a line that can't be right is refused whole", () => {
  const { programs, refusals } = parsePrograms(content(files.programsFile([[{ code: "INV101" }, { code: "INV102", ects: -5 }]])), null);
  expect([programs, refusals.map(({ reason }) => reason)]).toEqual([[], ["ects"]]);
});

test("must courses become a curriculum of the department's letters", () => {
  const { programs } = parseMustLists(content(files.mustsFile), null);
  expect(programs).toMatchObject([{ programId: "musts-INV", source: "musts", department: "INV" }]);
  expect(programs[0]?.lines.map(({ semester, courseCode }) => [semester, courseCode])).toEqual([
    [1, "9710101"],
    [2, "9710102"],
    [2, "9710109"],
  ]);
});

test("electives name their courses; a number that is none is refused", () => {
  const { courses, refusals } = parseElectives(content(files.electivesFile));
  expect(courses).toMatchObject([
    { numericCode: "9710450", toldCode: "INV450", nameEn: "History of Tools", toldNameTr: "Aletlerin Tarihi" },
  ]);
  expect(refusals).toMatchObject([{ rowName: "97104", reason: "numericCode" }]);
});

test("the other format of a timetable is read by the same rules: term, names of departments, sections and times", () => {
  const file = readTimetableFile(readImportFile(files.metuScheduleFile()));
  expect(file).toMatchObject({
    term: "2025-2",
    departments: [{ numericCode: "971", nameEn: "Invented Sciences", nameTr: "Uydurma Bilimler" }],
  });
  const { courses, refusals } = parseTimetableRows(file.rows);
  expect(courses).toMatchObject([
    {
      numericCode: "9710101",
      toldCode: null,
      nameEn: "First Steps",
      toldNameTr: "İlk Adımlar",
      toldCredit: "[6,3,0,null]",
      sections: [
        { number: 1, instructors: [{ name: "Örnek Ayşe" }], meetings: [{ day: 1, startMinute: 580, endMinute: 690, place: "D-101" }] },
        { number: 2 },
      ],
    },
  ]);
  expect(refusals).toMatchObject([{ rowName: "97101", reason: "numericCode" }]);
});

test("whom a section takes isn't known where a file doesn't say it, or says nothing that can be read", () => {
  const told: [unknown, unknown][] = [
    [undefined, null],
    [null, null],
    [[], []],
    [[{ d: "ALL", s: "AA", e: "ZZ" }], [{ department: "ALL", surnameFrom: "AA", surnameTo: "ZZ" }]],
    [[{ d: 7, s: "AA", e: "ZZ" }], null],
    [["everyone of CENG"], null],
    [[{ d: "CENG", s: "AA", e: "KZ" }, { d: 7 }], [{ department: "CENG", surnameFrom: "AA", surnameTo: "KZ" }]],
  ];
  const { courses } = parseTimetableRows(
    told.map(([c], at) => {
      const code = String(9710101 + at);
      return [code, { "Course Code": code, "Course Name": `INV${101 + at} - X (Y)`, Sections: { "1": { i: [], t: [], c } } }];
    }),
  );
  expect(courses.map(({ sections }) => sections[0]?.criteria)).toEqual(told.map(([, criteria]) => criteria));
  const elsewhere = parseTimetableRows(readTimetableFile(readImportFile(files.metuScheduleFile())).rows);
  expect(elsewhere.courses.flatMap(({ sections }) => sections.map(({ criteria }) => criteria))).toEqual([null, null]);
});

test("terms in files and dates in their names", () => {
  expect(["20253", "2025-1", 20252, "20254", "", null].map(termInFile)).toEqual(["2025-3", "2025-1", "2025-2", null, null, null]);
  const names = ["metuschedule_2026-06_programs.json", "musts_2024-09-19.json", "programs.json", "x_2026-13.json"];
  expect(names.map(dateFromFileName)).toEqual(["2026-06-01", "2024-09-19", null, null]);
});
