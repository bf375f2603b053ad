/** Layouts that were frozen before the reader was taught of them: how many of their courses are read as they are meant. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import type { Layout } from "../support/transcript-layouts";
import { pastedLayouts } from "../support/transcript-layouts-pasted";

/** How the courses of layouts are read; `silent`: wrong, and nothing says so. */
function countOf(layouts: readonly Layout[]) {
  const count = { right: 0, unsure: 0, silent: 0, of: 0 };
  for (const { text, courses } of layouts) {
    count.of += courses.length;
    for (const line of readTranscript(text, "2030-1").lines) {
      if (line.kind !== "course") continue;
      const { code, credits, grade } = line.course;
      const isRight = courses.includes([line.term, code, credits, grade ?? "-"].join(" "));
      if (line.doubt !== null) count.unsure += 1;
      else if (isRight) count.right += 1;
      else count.silent += 1;
    }
  }
  return count;
}

test("of pasted layouts so many courses are read", () => {
  expect(countOf(pastedLayouts)).toEqual({ right: 12, unsure: 5, silent: 11, of: 48 });
});
