/** Marks as a browser has them, wherever they come from. */
import type { CourseMark } from "../course-marks.rules";
import type { MarksState } from "../course-marks.service.server";

export interface BrowserMarks {
  state: MarksState;
  of(code: string): CourseMark | null;
}
