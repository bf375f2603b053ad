/** Pasted transcripts in the layouts in which people have them: each says the same as what is read of it. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { layouts } from "../support/transcript-layouts";
import { laterLayouts } from "../support/transcript-layouts-later";

/** The courses that are read, as the table of layouts says them. */
const coursesOf = (text: string) =>
  readTranscript(text, "2030-1").lines.flatMap((line) => {
    if (line.kind !== "course") return [];
    const { code, credits, grade, is_ni } = line.course;
    const isUnsure = "doubt" in line && line.doubt !== null;
    return [line.term, code, credits, grade ?? "-", ...(is_ni ? ["NI"] : []), ...(isUnsure ? ["?"] : [])].join(" ");
  });

test.each(layouts.map((layout) => [layout.name, layout] as const))("a transcript is read: %s", (_, { text, courses }) =>
  expect(coursesOf(text)).toEqual(courses),
);

/** Layouts of the later ones that are read whole. */
const READ_OF_LATER = 10;

test("of layouts that were written later most are read whole, and no line is read wrong without a word", () => {
  const wrong: string[] = [];
  const whole = laterLayouts.filter(({ text, courses }) => {
    const read = readTranscript(text, "2030-1").lines.flatMap((line) =>
      line.kind === "course"
        ? [{ said: `${line.course.code} ${line.course.credits} ${line.course.grade ?? "-"}`, isUnsure: line.doubt !== null }]
        : [],
    );
    wrong.push(...read.filter(({ said, isUnsure }) => !isUnsure && !courses.includes(said)).map(({ said }) => said));
    return courses.every((course) => read.some(({ said }) => said === course));
  });
  expect(wrong).toEqual([]);
  expect(whole.length).toBeGreaterThanOrEqual(READ_OF_LATER);
});
