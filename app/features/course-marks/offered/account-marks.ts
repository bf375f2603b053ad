/** The marks of the account that is signed in; loaded only where there are some to ask for, and without the rules that make them. */
import { request } from "~/kit/request";
import { courseKey } from "~/university/course-key";
import type { CourseMark } from "../course-marks.rules";
import type { MarksAnswer } from "../course-marks.schemas";
import type { BrowserMarks } from "./browser-marks";

/** Null when they can't be asked for. */
export async function accountMarks(): Promise<BrowserMarks | null> {
  const answer = await request("/api/v1/gpa/marks");
  if (!answer.ok) return null;
  const { state, courses } = (await answer.json()) as MarksAnswer;
  const marks = new Map(courses.map(({ course_code, ...mark }): [string, CourseMark] => [course_code, mark]));
  return { state, of: (code) => marks.get(courseKey(code)) ?? null };
}
