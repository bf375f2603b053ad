/** Reading pasted transcripts: any order of columns, and nothing that breaks it. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { transcriptCsv, transcriptJson } from "../../app/features/gpa/export-transcript.rules";
import { computeTranscript } from "../../app/features/gpa/gpa.rules";
import { transcriptSchema } from "../../app/features/gpa/gpa.schemas";
import { readTerm } from "../../app/features/gpa/import-term.rules";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { MAX_TEXT } from "../../app/features/gpa/transcript-limits";
import { growth, MOST_GROWTH } from "../support/growth";
import { lineOf, transcriptOf } from "../support/transcripts";

const list = new URL("../../../shared/data/adversarial/blns.json", import.meta.url);
/** A few of our own, and the big list of naughty strings where it lies beside the repository. */
const naughty: string[] = [
  ...["NaN", "-1e309", "0x10", "Infinity", "1/0", "=1+1", "__proto__", "\u202eabc", "Z̸̡̢͇̠a̵̧͉͑", "👩‍👩‍👧‍👦", "','", '"""', ",,,,,,"],
  ...(existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : []),
];

/** What is read of one line: code, name, credits, grade. */
function readOne(text: string) {
  const [line] = readTranscript(text, "2024-1").lines;
  if (line?.kind !== "course") return line?.kind === "refused" ? line.reason : line?.kind;
  const { code, name, credits, grade } = line.course;
  return [code, name, credits, grade];
}

const CALCULUS = ["MATH119", "Calculus with Analytic Geometry", 5, "BA"];

test.each(["PHYS105 Physics 4 BX", "PHYS105 Physics 4 b+", "PHYS105\tPhysics\t4\tAB", "PHYS105, Physics, 4, FG"])(
  "a grade that METU doesn't give is refused, not taken for a part of the name: %j",
  (line) => expect(readOne(line)).toBe("grade"),
);

test.each([
  ["PHYS105 Physics 4", ["PHYS105", "Physics", 4, null]],
  ["PHYS105 4 Physics for EE", ["PHYS105", "Physics for EE", 4, null]],
  ["PHYS105\tPhysics\tEN\t4", ["PHYS105", "Physics", 4, null]],
  ["PHYS105 Physics 4 NI", ["PHYS105", "Physics", 4, null]],
])("a course without a grade is one that goes on: %j", (line, read) => expect(readOne(line)).toEqual(read));

test.each([
  "MATH119\tCalculus with Analytic Geometry\t5.00\tBA",
  "BA\t5,00\tCalculus with Analytic Geometry\tMATH119",
  "MATH 119  Calculus with Analytic Geometry  5  BA",
  "2360119 MATH119 Calculus with Analytic Geometry 5 BA",
  "math 119 Calculus with Analytic Geometry 5 ba",
  "MATH119;Calculus with Analytic Geometry;5,0;BA",
  "MATH119,Calculus with Analytic Geometry,5,BA",
  '"MATH119","Calculus with Analytic Geometry","5","BA"',
  "BA 5 MATH119 Calculus with Analytic Geometry",
  "MATH119 | Calculus with Analytic Geometry | 5 | BA*",
])("the same course is read from %j", (text) => {
  expect(readOne(text)).toEqual(CALCULUS);
});

test("a roman one stays part of the name, a pending grade is one", () => {
  expect(readOne("PHYS105 General Physics I 4 CB")).toEqual(["PHYS105", "General Physics I", 4, "CB"]);
  expect(readOne("PHYS105 General Physics I 4")).toEqual(["PHYS105", "General Physics I", 4, null]);
  expect(readOne("PHYS105\tGeneral Physics I\t4\tI")).toEqual(["PHYS105", "General Physics I", 4, "I"]);
  expect(readOne("PHYS105 General Physics 4 I")).toEqual(["PHYS105", "General Physics", 4, "I"]);
  expect(readOne("ENG101\tEnglish for Academic Purposes I\t4.00\t6.0\tS")).toEqual(["ENG101", "English for Academic Purposes I", 4, "S"]);
});

test("what isn't a course says why", () => {
  expect(readOne("MATH119\tCalculus\t-5\tBA")).toBe("credits");
  expect(readOne("MATH119\tCalculus\t3.25\tBA")).toBe("credits");
  expect(readOne("MATH119\tCalculus\tBA")).toBe("noCredits");
  expect(readOne("GPA 3.25 CGPA 3.10")).toBe("notCourse");
  expect(readOne("x".repeat(501))).toBe("tooLong");
});

test("a line of five hundred characters is read, and a longer one isn't, of a page and of our own file", () => {
  const named = (length: number, before: string, after: string) => before.padEnd(length - after.length, "x") + after;
  const header = transcriptCsv({ terms: [] } as unknown as Parameters<typeof transcriptCsv>[0], "en")
    .replace(/^\ufeff/, "")
    .trim();
  const inCsv = (row: string) => readTranscript(`${header}\n${row}`, "2024-1").lines.at(-1);
  const ofPage = (length: number) => readOne(named(length, "MATH119\tCal", "\t5\tBA"));
  const ofFile = (length: number) => inCsv(named(length, "2024-1,MATH119,Cal", ",5,BA,"));
  expect(ofPage(500)).toEqual(["MATH119", expect.stringMatching(/^Calx+$/), 5, "BA"]);
  expect(ofPage(501)).toBe("tooLong");
  expect(ofFile(500)).toMatchObject({ kind: "course", course: { code: "MATH119", credits: 5, grade: "BA" } });
  expect(ofFile(501)).toMatchObject({ kind: "refused", reason: "tooLong" });
});

test("terms are read as student pages write them", () => {
  const texts = ["20231", "2023-1", "2023-2024 Fall", "Fall 2023-2024", "2023-24 Güz Dönemi", "GÜZ 2023", "2023 – 2024 Fall Semester"];
  expect(texts.map(readTerm)).toEqual(texts.map(() => "2023-1"));
  expect(["Spring 2024", "2023-2024 Bahar", "Yaz Okulu 2023-2024", "Summer 2024"].map(readTerm)).toEqual([
    "2023-2",
    "2023-2",
    "2023-3",
    "2023-3",
  ]);
  expect(["Calculus", "9999-1", "2023", "Fall"].map(readTerm)).toEqual([null, null, null, null]);
});

test("courses go to the term above them, or to the one that their line names", () => {
  const text = ["MATH119 5 AA", "2023-2024 Spring", "MATH120 5 BB", "20243\tPHYS105\tPhysics\t4\tCC"].join("\n");
  const { transcript } = readTranscript(text, "2023-1");
  expect(transcript?.terms.map(({ term, lines }) => [term, lines.map(({ code }) => code)])).toEqual([
    ["2023-1", ["MATH119"]],
    ["2023-2", ["MATH120"]],
    ["2024-3", ["PHYS105"]],
  ]);
});

test("what is exported comes back the same", () => {
  const transcript = transcriptOf({
    "2023-1": [lineOf("MATH119 5 FF", { name: 'Calculus, "hard"', id: "a" }), lineOf("CENG140 3.5 -", { name: "C Programming" })],
    "2023-2": [lineOf("MATH119 5 DD", { is_ni: true, name: "Calculus" })],
  });
  expect(readTranscript(transcriptJson(transcript), "2020-1").transcript).toEqual(transcript);
  const fromCsv = readTranscript(transcriptCsv(transcript, "en"), "2020-1").transcript;
  expect(readTranscript(transcriptCsv(transcript, "tr"), "2020-1").transcript).toEqual(fromCsv);
  const withoutId = transcript.terms.map(({ term, lines }) => ({ term, lines: lines.map(({ id: _, ...line }) => line) }));
  expect(fromCsv?.terms).toEqual(withoutId);
});

test("our CSV is read by its columns, whatever the names look like, and each wrong row says why", () => {
  const names = ["AA 3 FF", "2024-1", "=1+1", "-x", "@y", 'a "b", c', "12", "NI", "I"];
  const transcript = transcriptOf({ "2023-1": names.map((name) => lineOf("A1 3 BB", { code: "", name })) });
  for (const locale of ["en", "tr"] as const)
    expect(readTranscript(transcriptCsv(transcript, locale), "2020-1").transcript).toEqual(transcript);
  const rows = [
    "2023-1,A1,x,3,ZZ,",
    "2023-1,A1,x,-3,AA,",
    "2023-1,A1,x,3.25,AA,",
    "2023-1,A1,x,NaN,AA,",
    "2023-1,A1,x,,AA,",
    "x,A1,x,3,AA,",
  ];
  const { transcript: none, lines } = readTranscript(["term,code,name,credits,grade,ni", ...rows].join("\n"), "2020-1");
  expect(none).toBeNull();
  expect(lines.map((line) => line.kind === "refused" && line.reason)).toEqual([
    "grade",
    "credits",
    "credits",
    "credits",
    "noCredits",
    "notCourse",
  ]);
});

test("naughty strings are read as text in every column, and never make an average of nonsense", () => {
  const strings = naughty.filter((text) => !/[\0\p{Surrogate}\r\n]/u.test(text) && text.length < 150);
  expect(strings.length).toBeGreaterThan(5);
  const texts = strings.flatMap((text) => [
    text,
    `${text}\t3\tAA`,
    `MATH119\t${text}\t3\tAA`,
    `MATH119 Calculus ${text} AA`,
    `A1 3 ${text}`,
  ]);
  const { transcript } = readTranscript(["MATH119 5 AA", ...texts].join("\n"), "2024-1");
  expect(transcriptSchema.safeParse(transcript).success).toBe(true);
  const { cgpa, terms } = computeTranscript(transcript ?? { version: 1, normal_load: null, terms: [] });
  for (const value of [cgpa, ...terms.flatMap((term) => [term.gpa, term.cgpa])])
    expect(value === null || Number.isInteger(value)).toBe(true);
  const csv = [
    "term,code,name,credits,grade,ni",
    ...texts,
    ...strings.map((text) => `2023-1,A1,"${text.replaceAll('"', '""')}",3,AA,`),
  ].join("\n");
  expect(transcriptSchema.safeParse(readTranscript(csv, "2024-1").transcript).success).toBe(true);
});

test("300 terms are read and computed, and 301 are refused as JSON and by the schema", () => {
  const text = Array.from({ length: 150 }, (_, i) => [`${1950 + i}-1`, "A1 3 BB", `${1950 + i}-2`, "A2 3.5 BB"])
    .flat()
    .join("\n");
  const { transcript } = readTranscript(text, "2024-1");
  expect([transcript?.terms.length, transcript && computeTranscript(transcript).cgpa]).toEqual([300, 300]);
  const many = { terms: Array.from({ length: 301 }, (_, i) => ({ term: `${1700 + i}-1`, lines: [] })) };
  expect(readTranscript(JSON.stringify(many), "2024-1").failure).toBe("json");
  expect(readTranscript(JSON.stringify({ version: 2, terms: [] }), "2024-1").failure).toBe("json");
});

test("ten thousand lines are read, one more is refused, and what is read can be computed", () => {
  const lines = Array.from({ length: 10_000 }, (_, i) => `MATH${100 + (i % 800)}\tCourse ${i}\t3.5\tBB`);
  const { transcript } = readTranscript(lines.join("\n"), "2024-1");
  expect(transcript && computeTranscript(transcript).cgpa).toBe(300);
  const read = (times: number) => readTranscript(lines.slice(0, 2_500 * times).join("\n"), "2024-1");
  expect(growth(read)).toBeLessThan(MOST_GROWTH);
  expect(readTranscript([...lines, "MATH100\tOne more\t3\tBB"].join("\n"), "2024-1")).toMatchObject({
    transcript: null,
    failure: "tooManyLines",
  });
  expect(readTranscript("x".repeat(MAX_TEXT + 1), "2024-1").failure).toBe("tooMuch");
});

test("no line is slow to read, however it repeats itself", () => {
  const marks = ["\t", ",", ";", '"', '""', " ", "a,", "1,", "A 1", "  ", "|", "\u0130", "2023-", "("];
  const page = (mark: string, times: number) =>
    Array(100)
      .fill(mark.repeat((120 * times) / mark.length))
      .join("\n");
  for (const mark of marks) {
    const grown = growth((times) => readTranscript(page(mark, times), "2024-1"));
    expect([mark, grown < MOST_GROWTH]).toEqual([mark, true]);
  }
});

test("JSON that isn't a transcript is refused whole", () => {
  for (const text of ["{", "{}", '{"terms":[{"term":"x","lines":[]}]}', '{"terms":[{"term":"2024-1","lines":[{"credits":-1}]}]}'])
    expect(readTranscript(text, "2024-1")).toEqual({ transcript: null, lines: [], failure: "json" });
  expect(transcriptSchema.safeParse({ terms: [] }).success).toBe(true);
});
