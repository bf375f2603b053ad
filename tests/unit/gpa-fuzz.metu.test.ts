/** Ten thousand transcripts at random (each fourth of them in an ordinary run), in any layout: a course is read right, or is marked as unsure, or its line is refused by its number. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { createRandom } from "../../drizzle/seed/random";
import { choiceFor } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";

const TRANSCRIPTS = 10_000;
/** An ordinary run reads each fourth of them, from one that the commit chooses. */
const STEP = sweepSettings.isFull ? 1 : 4;
const FIRST = sweepSettings.isFull ? 1 : choiceFor(sweepSettings, "transcripts", [1, 2, 3, 4]);
const POINTS: Record<string, number> = { AA: 4, BA: 3.5, BB: 3, CB: 2.5, CC: 2, DC: 1.5, DD: 1, FD: 0.5, FF: 0, NA: 0 };
const OTHERS = ["S", "U", "EX", "I", "W"];
const NAMES = [
  "General Physics I",
  "GENEL FİZİK II",
  "İNGİLİZCE 1",
  "Japanese 201",
  "Introduction to C",
  "KEMAL ATATÜRK İLKELERİ",
  "Calculus and BA Topics",
  "C Programming (Lab.)",
];
const HEADERS: Record<string, [string, ...string[]]> = {
  row: ["No", "#", "Sıra"],
  code: ["Code", "Ders Kodu", "Kod"],
  name: ["Course Name", "Ders Adı", "Title"],
  section: ["Section", "Şube"],
  theory: ["T"],
  practice: ["U"],
  credit: ["Credit", "Kredi", "UK"],
  ects: ["ECTS", "AKTS"],
  grade: ["Grade", "Not", "Harf Notu"],
  points: ["Points", "Puan"],
};
const SEASONS = [
  ["Fall", "Güz Dönemi"],
  ["Spring", "Bahar"],
  ["Summer", "Yaz Okulu"],
];

interface Course {
  term: string;
  code: string;
  credits: number;
  grade: string | null;
  line: number;
}

/** One transcript: its text, the courses that it says, and whether its columns are named. */
function transcriptAt(seed: number) {
  const random = createRandom(seed);
  const chance = (share: number) => random.next() < share;
  const separator = random.pick(["\t", "\t", " ", "   ", ";", "|", ","]);
  const point = separator === "," ? "." : random.pick([".", ","]);
  const places = random.pick([0, 1, 2]);
  const isNumeric = chance(0.4);
  const isNamed = chance(0.5);
  const optional = ["row", "section", "theory", "ects", "points"].filter(() => chance(0.4));
  const middle = ["name", "credit", "grade", ...optional.flatMap((each) => (each === "theory" ? ["theory", "practice"] : [each]))].filter(
    (each) => each !== "row",
  );
  if (chance(0.5)) middle.sort(() => random.next() - 0.5);
  else middle.sort((a, b) => Object.keys(HEADERS).indexOf(a) - Object.keys(HEADERS).indexOf(b));
  const columns = [...(optional.includes("row") ? ["row"] : []), "code", ...middle];
  const written = (value: number) => {
    const least = value % 1 === 0 ? places : Math.max(places, 1);
    return value.toFixed(least).replace(".", point);
  };
  const lines: string[] = [];
  const courses: Course[] = [];
  let count = 0;
  const header = () => lines.push(columns.map((each) => random.pick(HEADERS[each] ?? [""])).join(separator));
  if (isNamed) header();
  for (let at = 0; at < random.int(1, 3); at++) {
    const number = random.int(1, 3);
    const year = 2010 + at * 2;
    lines.push(`${year}-${year + 1} ${random.pick(SEASONS[number - 1] ?? ["Fall"])}`);
    for (let i = 0; i < random.int(1, 6); i++) {
      count += 1;
      const letters = random.pick(["CENG", "MATH", "IS", "PHYS"]);
      const digits = String(random.int(101, 499));
      const theory = random.int(0, 4);
      const practice = random.int(0, 3);
      const isGoing = chance(0.05);
      const grade = isGoing ? null : chance(0.25) ? random.pick(OTHERS) : random.pick(Object.keys(POINTS));
      const credits = grade === "S" || grade === "U" ? 0 : theory + practice / 2;
      const mark = chance(0.03) ? "*" : "";
      const code = isNumeric ? `5710${digits}` : `${letters}${random.pick(["", "", " ", "-"])}${digits}`;
      const values: Record<string, string> = {
        row: String(count),
        code: `${mark}${code}`,
        name: random.pick(NAMES),
        section: String(random.int(1, 6)),
        theory: String(theory),
        practice: String(practice),
        credit: written(credits),
        ects: written(Math.ceil(credits * 1.5) + random.int(0, 4) / 2),
        grade: grade ?? "-",
        points: grade !== null && grade in POINTS ? (credits * (POINTS[grade] ?? 0)).toFixed(2).replace(".", point) : "-",
      };
      lines.push(columns.map((each) => values[each]).join(separator));
      courses.push({ term: `${year}-${number}`, code: isNumeric ? code : `${letters}${digits}`, credits, grade, line: lines.length });
    }
  }
  return { text: lines.join("\n"), courses, isNamed, lines: lines.length };
}

test("transcripts at random are never read wrong without a word", () => {
  const wrong: string[] = [];
  const count = { named: 0, namedSure: 0, other: 0, otherSure: 0 };
  for (let seed = FIRST; seed <= TRANSCRIPTS; seed += STEP) {
    const { text, courses, isNamed, lines } = transcriptAt(seed);
    const read = readTranscript(text, "2030-1").lines;
    const told = new Set(read.map(({ number }) => number));
    if (told.size !== lines) wrong.push(`${seed}: ${lines - told.size} lines were dropped`);
    for (const course of courses) {
      count[isNamed ? "named" : "other"] += 1;
      const own = read.filter(({ number }) => number === course.line);
      const isOpen = own.some((line) => line.kind === "refused" || (line.kind === "course" && line.doubt !== null));
      if (isOpen) continue;
      const said = own.map(
        (line) => line.kind === "course" && [line.term, line.course.code, line.course.credits, line.course.grade].join(" "),
      );
      const meant = [course.term, course.code, course.credits, course.grade].join(" ");
      if (said.length !== 1 || said[0] !== meant) wrong.push(`${seed} ${meant} was ${said} in ${text.split("\n")[course.line - 1]}`);
      else count[isNamed ? "namedSure" : "otherSure"] += 1;
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(count.namedSure / count.named).toBeGreaterThan(0.9);
  expect(count.otherSure / count.other).toBeGreaterThan(0.5);
});
