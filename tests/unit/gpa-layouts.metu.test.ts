/** Pasted transcripts in the layouts in which people have them: each says the same as what is read of it. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { layouts } from "../support/transcript-layouts";
import { laterLayouts } from "../support/transcript-layouts-later";
import { thirdLayouts } from "../support/transcript-layouts-third";

/** The courses that are read, as the table of layouts says them. */
const coursesOf = (text: string) =>
  readTranscript(text, "2030-1").lines.flatMap((line) => {
    if (line.kind !== "course") return [];
    const { code, credits, grade, is_ni } = line.course;
    const isUnsure = "doubt" in line && line.doubt !== null;
    return [line.term, code, credits, grade ?? "-", ...(is_ni ? ["NI"] : []), ...(isUnsure ? ["?"] : [])].join(" ");
  });

test.each(layouts.map((layout) => [layout.name, layout] as const))("a transcript is read: %s", (_, { text, courses }) =>
  expect(coursesOf(text)).toEqual(courses),
);

/** Layouts of the later ones that are read whole. */
const READ_OF_LATER = 10;

test("of layouts that were written later most are read whole, and no line is read wrong without a word", () => {
  const wrong: string[] = [];
  const whole = laterLayouts.filter(({ text, courses }) => {
    const read = readTranscript(text, "2030-1").lines.flatMap((line) =>
      line.kind === "course"
        ? [{ said: `${line.course.code} ${line.course.credits} ${line.course.grade ?? "-"}`, isUnsure: line.doubt !== null }]
        : [],
    );
    wrong.push(...read.filter(({ said, isUnsure }) => !isUnsure && !courses.includes(said)).map(({ said }) => said));
    return courses.every((course) => read.some(({ said }) => said === course));
  });
  expect(wrong).toEqual([]);
  expect(whole.length).toBeGreaterThanOrEqual(READ_OF_LATER);
});

/** Of twenty that were written before the reader was asked, 13 were read whole at first, and one line's grade was lost without a word. */
test("of further layouts no line is read wrong without a word, and all but one are read whole", () => {
  const read = thirdLayouts.map(({ text, courses }) => ({ courses, said: coursesOf(text) }));
  const wrong = read.flatMap(({ said, courses }) => said.filter((each) => !each.endsWith("?") && !courses.includes(each)));
  expect(wrong).toEqual([]);
  expect(read.filter(({ said, courses }) => said.join() === courses.join()).length).toBeGreaterThanOrEqual(19);
});

const lineOf = (row: string) => coursesOf(`2021-2022 Fall\n${row}`).join();

test.each([
  ["ECON101 Introduction to Economics I, 4 credits, grade AA", "2021-1 ECON101 4 AA"],
  ["CENG213 Data Structures 4 credits with a BA", "2021-1 CENG213 4 BA"],
  ["MATH119 Calculus 5 kredi notu CC", "2021-1 MATH119 5 CC"],
  ["PHYS105 General Physics I 4 kredi, harf notu DD.", "2021-1 PHYS105 4 DD"],
  ["EE201 Circuits 4 credits, letter grade: FF", "2021-1 EE201 4 FF"],
  ["STAT203 Probability I 4.00 W (withdrawn)", "2021-1 STAT203 4 W"],
  ["STAT203 Olasılık I 4.00 CC (tekrar)", "2021-1 STAT203 4 CC"],
  ["STAT203 Probability I 4.00 NA [not attended]", "2021-1 STAT203 4 NA"],
])("a grade in words is read: %s", (row, said) => expect(lineOf(row)).toBe(said));

test.each(["ECON101,Economics,4,they gave me a BB", "ECON101,Economics,4,result - CC", "ECON101\tEconomics\t4\tBB/CC"])(
  "a grade that nothing names is never lost without a word: %s",
  (row) => expect(lineOf(row)).toBe(""),
);

test.each(["IP", "In progress", "Devam ediyor", "Ongoing", "Kayıtlı", "--"])("a course that runs has no grade yet: %s", (state) =>
  expect(coursesOf(`2026-2027 Fall\nCode\tName\tCredit\tGrade\nCENG491\tDesign I\t4\t${state}`)).toEqual(["2026-1 CENG491 4 -"]),
);

test.each([
  ["Academic Year 2021-2022\nFirst Semester", "2021-1"],
  ["2021-2022 Öğretim Yılı\nİkinci Yarıyıl", "2021-2"],
  ["2021-2022 Academic Year\n2nd Term", "2021-2"],
  ["2021-2022\nSemester Two", "2021-2"],
  ["Eylül 2021 - Ocak 2022 (Güz)", "2021-1"],
  ["September 2021 – January 2022, Fall", "2021-1"],
  ["Şubat - Haziran 2022 Bahar", "2021-2"],
  ["birinci dönem 2021-22", "2021-1"],
])("a term is named in other ways: %s", (heading, term) =>
  expect(coursesOf(`${heading}\nME201 Statics 3 BB\nME203 Thermodynamics 3 CC`)).toEqual([`${term} ME201 3 BB`, `${term} ME203 3 CC`]),
);

test.each([
  ['2021-2022 Fall,PHIL104,"Ethics, Law and Society",3,BB', "2021-1 PHIL104 3 BB"],
  ['PHIL104,"Ethics, Law",3,BB', "2021-1 PHIL104 3 BB"],
  ['PHIL104;"Etik; Hukuk";3;BB', "2021-1 PHIL104 3 BB"],
  ['PHIL104,"The ""Good"" Life",3,BB', "2021-1 PHIL104 3 BB"],
  ['PHIL104,"Etik, Hukuk","3,0",BB', "2021-1 PHIL104 3 BB"],
])("a comma within quotes parts nothing: %s", (row, said) => expect(lineOf(row)).toBe(said));
