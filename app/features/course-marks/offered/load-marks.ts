/** Makes a reader's marks; loaded only where there is something to make them of. */
import { request } from "~/kit/request";
import { deviceTranscript } from "../../gpa/offered/device-transcript";
import { type CourseMarks, courseMarks, markIn, type Renamed } from "../course-marks.rules";
import type { MarksAnswer } from "../course-marks.schemas";
import type { BrowserMarks } from "./marks-store";

const shownBy = (state: BrowserMarks["state"], marks: CourseMarks): BrowserMarks => ({ state, of: (code) => markIn(marks, code) });

async function answerOf<Answer>(address: string): Promise<Answer | null> {
  const answer = await request(address);
  return answer.ok ? ((await answer.json()) as Answer) : null;
}

/** Of the account that is signed in; null when it can't be asked. */
export async function accountMarks(): Promise<BrowserMarks | null> {
  const answer = await answerOf<MarksAnswer>("/api/v1/gpa/marks");
  return answer && shownBy(answer.state, new Map(answer.courses.map(({ course_code, ...mark }) => [course_code, mark])));
}

/** Of the transcript that this device keeps. Without the list of codes that changed, courses go by those that they have. */
export async function deviceMarks(): Promise<BrowserMarks | null> {
  const transcript = deviceTranscript();
  if (!transcript) return null;
  const renamed = await answerOf<{ courses: Renamed }>("/api/v1/catalog/renamed").catch(() => null);
  return shownBy("on", courseMarks(transcript, renamed?.courses ?? []));
}
