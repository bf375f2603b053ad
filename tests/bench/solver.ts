/** The solver on a real term: eight courses of the first year with all their sections, beside plain backtracking over the same sections. */
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { chromiumPath } from "../../scripts/chromium";

import { type Measured, measureSolver, type RealCourse } from "./solver-page";

const TERM = "../shared/data/metu/robotdegilim_2024-09-19_sections.json";
/** The first year of computer engineering, with two courses beyond it. */
const CODES = ["CENG111", "MATH119", "PHYS105", "CHEM107", "ENG101", "IS100", "TURK101", "HIST2201"];

interface RealSection {
  t: { s: string; e: string; d: number }[];
}
type RealTerm = Record<string, { "Course Name": string; Sections: Record<string, RealSection> }>;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The courses of the file with these codes. */
function realCourses(): RealCourse[] {
  const courses = Object.values(JSON.parse(readFileSync(TERM, "utf8")) as RealTerm);
  return CODES.flatMap((code) => {
    const course = courses.find(({ "Course Name": name }) => name.startsWith(`${code} `));
    if (!course) return [];
    const sections = Object.entries(course.Sections).map(([number, { t }]) => ({
      number: Number(number),
      meetings: t.map(({ s, e, d }) => ({ day: d, start: minuteOf(s), end: minuteOf(e) })),
      instructors: [],
    }));
    return [{ id: code, sections }];
  });
}

/** The same measurement in a browser. */
async function inBrowser(courses: readonly RealCourse[]): Promise<Measured> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry: "tests/bench/solver-page.ts", formats: ["iife"], name: "solverPage" } },
  });
  const [script] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  await page.addScriptTag({ content: script?.type === "chunk" ? script.code : "" });
  const measured = await page.evaluate(
    (asked) => (globalThis as unknown as { solverPage: { measureSolver: typeof measureSolver } }).solverPage.measureSolver(asked),
    courses,
  );
  await browser.close();
  return measured;
}

export async function measureRealTerm(): Promise<void> {
  if (!existsSync(TERM)) {
    console.log(`\nThe solver isn't measured: ${TERM} isn't there.`);
    return;
  }
  const courses = realCourses();
  const sections = courses.reduce((sum, course) => sum + course.sections.length, 0);
  console.log(`\n${courses.length} first-year courses of a real term, ${sections} sections: ${courses.map(({ id }) => id).join(", ")}`);
  console.log(
    `${"".padEnd(12)}${"combinations".padStart(22)}${"solver ms".padStart(12)}${"plain ms".padStart(12)}${"plain ÷ solver".padStart(18)}`,
  );
  for (const [name, measured] of [
    ["Node", measureSolver(courses)],
    ["Chromium", await inBrowser(courses)],
  ] as const) {
    const { combinations, solverMs, plainMs, plainShare } = measured;
    const ratio = `${plainShare < 1 ? "> " : ""}${(plainMs / solverMs).toFixed(0)}`;
    console.log(
      `${name.padEnd(12)}${combinations.padStart(22)}${solverMs.toFixed(1).padStart(12)}${plainMs.toFixed(0).padStart(12)}${ratio.padStart(18)}`,
    );
    const wholeMs = plainMs / plainShare;
    if (plainShare < 1)
      console.log(
        `${"".padEnd(12)}Plain backtracking was stopped after ${(plainShare * 100).toPrecision(2)} % of them: all would take ${(wholeMs / 1000).toFixed(0)} s, ${(wholeMs / solverMs).toFixed(0)} times as long.`,
      );
  }
}
