/** Writing experiences and databank entries: through the pages where that is the point, else through the API. */
import type { APIRequestContext, Page } from "@playwright/test";
import { jsonOf } from "./test";
import type { Say } from "./words";

export const experienceText =
  "The lectures follow the book closely. Start the homework on the day it is given, go to the recitations, and solve old problems by hand before each midterm.";
export const topicsText = "Paging, scheduling, deadlocks and file systems, mostly as short problems.";

/** Courses that nobody else's test decides about in a way that matters here. */
export const course = { id: "course-5710334", code: "CENG334", searched: "ISLETIM sistemlerine" };

/** Others to write about. */
export const otherCourses = ["course-5710140", "course-2360119", "course-2300105"] as const;

const facts = { instructor_id: "not-listed", term: "2025-1" };

/** A text that a moderator finds by its last word. */
export const markedText = (mark: string) => `${experienceText} ${mark}`;

/** Adds an experience as whoever `request` is signed in as; gives its id. */
export async function addExperience(request: APIRequestContext, courseId: string, text = experienceText): Promise<string> {
  const ratings = { overall: 4, difficulty: 3, usefulness: 5, weekly_hours: 6, attendance: "partial" };
  const data = { ...facts, ...ratings, course_id: courseId, assessments: ["midterm", "final"], text };
  const { experience_id } = await jsonOf<{ experience_id: string }>(await request.post("/api/v1/coursefile/experiences", { data }));
  return experience_id;
}

/** Adds a databank entry; gives its id. */
export async function addEntry(request: APIRequestContext, courseId: string, topics = topicsText): Promise<string> {
  const parts = [
    { name: "Midterm", weight: 60 },
    { name: "Final", weight: 40 },
  ];
  const data = { ...facts, course_id: courseId, grade_parts: parts, exam_kinds: "One midterm, one final", topics };
  const { entry_id } = await jsonOf<{ entry_id: string }>(await request.post("/api/v1/databank/entries", { data }));
  return entry_id;
}

/** Decides as a moderator, through the API. */
export async function decide(
  moderator: APIRequestContext,
  kind: "experiences" | "entries",
  ids: string[],
  decision: string,
  reason?: string,
) {
  const path = kind === "experiences" ? "coursefile/experiences" : "databank/entries";
  await jsonOf(await moderator.post(`/api/v1/admin/${path}/review`, { data: { ids, decision, reason } }));
}

/** Fills the form for an experience in. */
export async function fillExperience(page: Page, say: Say, text = experienceText): Promise<void> {
  const field = (name: string) => say(`courses:fields.${name}`);
  await page.getByLabel(field("term"), { exact: true }).selectOption(facts.term);
  await page.getByLabel(field("instructor_id"), { exact: true }).selectOption(facts.instructor_id);
  for (const name of ["overall", "difficulty", "usefulness"]) {
    await page
      .getByRole("group", { name: field(name), exact: true })
      .getByText("4", { exact: true })
      .click();
  }
  await page.getByLabel(field("weekly_hours"), { exact: true }).fill("6");
  await page.getByRole("radio", { name: say("courses:attendance.partial") }).check();
  await page.getByRole("checkbox", { name: say("courses:assessments.midterm") }).check();
  await page.getByLabel(field("text"), { exact: true }).fill(text);
}

/** Fills the form for a databank entry in; the parts of the grade stay as they are offered. */
export async function fillEntry(page: Page, say: Say): Promise<void> {
  const field = (name: string) => say(`databank:fields.${name}`);
  await page.getByLabel(field("term"), { exact: true }).selectOption(facts.term);
  await page.getByLabel(field("instructor_id"), { exact: true }).selectOption(facts.instructor_id);
  await page.getByLabel(field("exam_kinds"), { exact: true }).fill("One midterm, one final");
  await page.getByLabel(field("topics"), { exact: true }).fill(topicsText);
}
