/** Layouts that were frozen before the reader was taught of them: how many of their courses are read as they are meant. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { createRandom } from "../../drizzle/seed/random";
import type { Layout } from "../support/transcript-layouts";
import { pastedLayouts } from "../support/transcript-layouts-pasted";
import { unseenLayouts } from "../support/transcript-layouts-unseen";

/** How the courses of layouts are read; `silent`: wrong, and nothing says so. */
function countOf(layouts: readonly Layout[]) {
  const count = { right: 0, unsure: 0, silent: 0, of: 0 };
  for (const { text, courses } of layouts) {
    count.of += courses.length;
    for (const line of readTranscript(text, "2030-1").lines) {
      if (line.kind !== "course") continue;
      const { code, credits, grade } = line.course;
      const isRight = courses.includes([line.term, code, credits, grade ?? "-"].join(" "));
      if (line.doubt !== null) count.unsure += 1;
      else if (isRight) count.right += 1;
      else count.silent += 1;
    }
  }
  return count;
}

test("of pasted layouts four in five courses are read, and none is wrong without a word", () => {
  const { right, unsure, silent, of } = countOf(pastedLayouts);
  expect([silent, right >= 39, right + unsure]).toEqual([0, true, of]);
});

test("of unseen layouts so many courses are read as at first, and none is wrong without a word", () => {
  const { right, silent } = countOf(unseenLayouts);
  expect([silent, right]).toEqual([0, 16]);
});

test.each(["AA (2021-2022 Fall)", "BB [repeated]", "CC(2.00)", "DD (R)", "FF (excluded)"])(
  "a grade among other words isn't lost: %s",
  (grade) => {
    const { lines } = readTranscript(`2021-2022 Fall\nCENG111;Introduction;4.0;${grade}\nCENG140;C Programming;4.0;BA`, "2030-1");
    expect(lines.map((line) => (line.kind === "refused" ? line.reason : line.kind))).toEqual(["term", "grade", "course"]);
  },
);

const NAMES = [
  "General Physics I",
  "Calculus (2)",
  "Design - Studio",
  "İngilizce 1",
  "Credit Risk 3",
  "Art / History",
  "Grade: Theory and BA Topics",
  "C Programming (Lab.)",
  "Topics = 2 / 3",
  "AKTS ve Bologna",
  "Kredi 5",
];
const GRADES = ["AA", "BA", "BB", "CB", "CC", "DC", "DD", "FD", "FF", "S", "W"];
type Parts = { code: string; name: string; credits: string; ects: string; grade: string };
/** Ways in which people write a course of their notes. */
const WAYS: ((parts: Parts) => string)[] = [
  ({ code, name, credits, grade }) => `- ${code} ${name} (${credits}) : ${grade}`,
  ({ code, name, credits, grade }) => `${code} - ${name} - ${credits} cr - ${grade}`,
  ({ code, name, credits, grade }) => `${code} ${name}, ${credits} kredi, ${grade}`,
  ({ code, name, credits, ects, grade }) => `${code} ${name} | Kredi: ${credits} | AKTS: ${ects} | Not: ${grade}`,
  ({ code, name, credits, ects, grade }) => `> ${code} | ${name} | ${ects} ECTS | ${credits} credits | ${grade}`,
  ({ code, name, credits, grade }) => `• ${code} ${name} [${credits}] = ${grade}`,
  ({ code, name, credits, ects, grade }) => `${code} ${name} ${credits} / ${ects} ${grade}`,
  ({ code, name, ects, credits, grade }) => `${code} ${name} (${ects} ects) (${credits} credits) -> ${grade}`,
  ({ code, name, credits, ects, grade }) => `${code} ${name} (${credits}) ${ects} ${grade}`,
  ({ code, name, credits, grade }) => `${grade} ${code} ${name} ${credits} kr`,
];

test("notes at random, in any way of writing and with any names, are never read wrong without a word", () => {
  const wrong: string[] = [];
  let sure = 0;
  for (let seed = 1; seed <= 3000; seed++) {
    const random = createRandom(seed);
    const way = random.pick(WAYS);
    const courses = Array.from({ length: random.int(1, 5) }, () => {
      const credits = random.int(0, 5);
      return {
        code: `${random.pick(["CENG", "IS", "MATH"])}${random.pick(["", " "])}${random.int(101, 499)}`,
        name: random.pick(NAMES),
        credits: String(credits),
        ects: String(credits + random.int(1, 4)),
        grade: random.pick(GRADES),
      };
    });
    const text = ["2021-2022 Fall", ...courses.map(way)].join("\n");
    const read = readTranscript(text, "2030-1").lines;
    for (const [at, { code, credits, grade }] of courses.entries()) {
      const own = read.filter(({ number }) => number === at + 2);
      if (own.length === 0 || own.some((line) => line.kind === "refused" || (line.kind === "course" && line.doubt !== null))) continue;
      const said = own.map((line) => line.kind === "course" && [line.course.code, line.course.credits, line.course.grade].join(" "));
      if (said.join() === [code.replace(" ", ""), credits, grade].join(" ")) sure += 1;
      else wrong.push(`${seed} ${said} in ${text.split("\n")[at + 1]}`);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(sure).toBeGreaterThan(3000);
});
