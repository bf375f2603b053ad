/** One's marks for the pages of one's own browser, and what browsers need to make those of a transcript that never leaves the device. */
import { endpoint } from "~/platform/http/endpoint";
import { marksAnswer, renamedAnswer } from "./course-marks.schemas";
import { readOwnMarks, renamedCodes } from "./course-marks.service.server";

const own = endpoint({
  method: "GET",
  path: "/gpa/marks",
  access: "user",
  summary: "What your saved transcript makes of each course, if you allow it",
  response: marksAnswer,
  async handler(_, ctx) {
    const { state, marks } = await readOwnMarks(ctx);
    return { state, courses: [...marks].map(([course_code, mark]) => ({ course_code, ...mark })) };
  },
});

const renamed = endpoint({
  method: "GET",
  path: "/catalog/renamed",
  access: "public",
  isShared: true,
  summary: "Codes that courses had before they were renamed or merged",
  response: renamedAnswer,
  handler: async (_, ctx) => ({ courses: (await renamedCodes(ctx)).map(([former, code]) => [former, code] as [string, string]) }),
});

export const courseMarksEndpoints = [own, renamed];
