/** Makes the marks of the transcript that this device keeps; loaded only where there is one. */
import { request } from "~/kit/request";
import { deviceTranscript } from "../../gpa/offered/device-transcript";
import { courseMarks, markIn, type Renamed } from "../course-marks.rules";
import type { BrowserMarks } from "./browser-marks";

async function renamedCodes(): Promise<Renamed> {
  const answer = await request("/api/v1/catalog/renamed");
  return answer.ok ? ((await answer.json()) as { courses: Renamed }).courses : [];
}

/** Without the list of codes that changed, courses go by those that they have. */
export async function deviceMarks(): Promise<BrowserMarks | null> {
  const transcript = deviceTranscript();
  if (!transcript) return null;
  const marks = courseMarks(transcript, await renamedCodes().catch(() => []));
  return { state: "on", of: (code) => markIn(marks, code) };
}
