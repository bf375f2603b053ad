/** Curricula as a browser gets and keeps them: what is gone is said to be gone, and what was kept may be anything. */
import { afterEach, expect, test, vi } from "vitest";
import { loadCurriculum } from "~/features/study-plan/curriculum-store";
import type { CurriculumAnswer } from "~/features/study-plan/study-plan.schemas";

const CURRICULUM: CurriculumAnswer = {
  program_id: "program-1",
  name: "Computer Engineering",
  department_code: "CENG",
  department_id: "department-571",
  terms: ["2025-2", "2025-1"],
  lines: [
    {
      semester: 1,
      course_code: "CENG111",
      elective_kind: null,
      name: "Introduction",
      credits: 4,
      prerequisites: [["MATH119"]],
      given: ["2025-1"],
      catalog_semesters: ["fall"],
    },
    {
      semester: 5,
      course_code: null,
      elective_kind: "technical",
      name: "TECHNICAL ELECTIVE",
      credits: null,
      prerequisites: [],
      given: [],
      catalog_semesters: null,
    },
  ],
};
const RENAMED = { courses: [["CENG100", "CENG111"]] };

function browser(stored: Record<string, unknown>, answers: { curriculum: Response | Error; renamed?: Response | Error }) {
  const texts = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    const answer = address.includes("/renamed") ? (answers.renamed ?? Response.json(RENAMED)) : answers.curriculum;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return texts;
}
afterEach(() => vi.unstubAllGlobals());

const offline = () => new TypeError("Failed to fetch");
const gone = () => Response.json({ error: { code: "study-plan.curriculumNotFound" } }, { status: 404 });
const KEPT = { "hocam.curriculum.program-1": CURRICULUM, "hocam.renamed": RENAMED };

test("a curriculum that is gone isn't blamed on the connection; one that was kept is still shown, as gone", async () => {
  browser({}, { curriculum: gone() });
  expect(await loadCurriculum("program-1")).toBe("gone");
  browser(KEPT, { curriculum: gone() });
  expect(await loadCurriculum("program-1")).toEqual({ curriculum: CURRICULUM, renamed: RENAMED.courses, isGone: true });
});

test.each([
  ["no connection", offline()],
  ["a failure of the site", new Response("<h1>500</h1>", { status: 500 })],
  ["a page of somebody's network", new Response("<h1>Welcome</h1>")],
  ["an answer of another version", Response.json({ programme: {} })],
])("because of %s the one that was kept stands in; without one it couldn't be loaded", async (_, curriculum) => {
  browser(KEPT, { curriculum, renamed: offline() });
  expect(await loadCurriculum("program-1")).toEqual({ curriculum: CURRICULUM, renamed: RENAMED.courses, isGone: false });
  browser({}, { curriculum });
  expect(await loadCurriculum("program-1")).toBeNull();
});

const [first, second] = CURRICULUM.lines;
test.each([
  ["no object", 7],
  ["another curriculum", { ...CURRICULUM, program_id: "program-2" }],
  ["no lines", { ...CURRICULUM, lines: null }],
  ["lines that are none", { ...CURRICULUM, lines: [null] }],
  ["a semester that is no number", { ...CURRICULUM, lines: [{ ...first, semester: "1" }] }],
  ["a kind that there isn't", { ...CURRICULUM, lines: [{ ...second, elective_kind: "magic" }] }],
  ["prerequisites that are none", { ...CURRICULUM, lines: [{ ...first, prerequisites: ["MATH119"] }] }],
  ["terms that are none", { ...CURRICULUM, terms: ["soon"] }],
  ["seasons that are none", { ...CURRICULUM, lines: [{ ...first, catalog_semesters: ["winter"] }] }],
])("a kept curriculum with %s isn't used", async (_, kept) => {
  browser({ "hocam.curriculum.program-1": kept }, { curriculum: offline() });
  expect(await loadCurriculum("program-1")).toBeNull();
});

test.each([
  ["no object", null],
  ["no list", { courses: {} }],
  ["codes that are none", { courses: [["CENG100", 4]] }],
])("without the codes that courses had before, or with %s for them, the curriculum stands", async (_, renamed) => {
  browser({ "hocam.renamed": renamed }, { curriculum: Response.json(CURRICULUM), renamed: offline() });
  expect(await loadCurriculum("program-1")).toEqual({ curriculum: CURRICULUM, renamed: [], isGone: false });
});

test("what was loaded is kept for the next time without connection", async () => {
  const texts = browser({}, { curriculum: Response.json(CURRICULUM) });
  await loadCurriculum("program-1");
  expect(JSON.parse(texts.get("hocam.curriculum.program-1") ?? "")).toEqual(CURRICULUM);
});
