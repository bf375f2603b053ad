/** What is asked about marks, and how they are told. */
import { z } from "zod";
import { storableText } from "~/platform/forms/fields";
import { gradeField } from "../gpa/gpa.schemas";
import { MARK_STATES } from "./course-marks.rules";

/** The buttons of the question. `back` is the page that it stands on. */
export const marksForm = z.object({ act: z.enum(["allow", "refuse"]), back: storableText(500).optional() });

const mark = z.object({
  course_code: z.string().describe("As the catalog has it now."),
  state: z.enum(MARK_STATES),
  term: z.string().describe("Of the attempt that decides."),
  grade: gradeField.nullable().describe("null while it is being taken."),
});

export const marksAnswer = z.object({
  state: z
    .enum(["on", "off", "ask", "noTranscript"])
    .describe("ask: you have a saved transcript and haven't said yet whether it may mark courses. Without `on` there are no courses."),
  courses: z.array(mark),
});
export type MarksAnswer = z.infer<typeof marksAnswer>;

export const renamedAnswer = z.object({
  courses: z.array(z.tuple([z.string(), z.string()])).describe("A code that a course had before, and the one that it has now."),
});
