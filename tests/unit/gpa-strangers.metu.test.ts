/** Transcripts that strangers paste: what is read of them, what is asked about, what is refused, and what goes wrong without a word. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import type { Layout } from "../support/transcript-layouts";
import { textsByOtherStrangers } from "../support/transcripts-by-other-strangers";
import { textsByStrangers } from "../support/transcripts-by-strangers";

/** What becomes of a text, and the lines that are wrong without a word: read otherwise, invented, or lost. */
function outcomeOf({ name, text, courses }: Layout) {
  const { lines } = readTranscript(text, "2030-1");
  const sure: string[] = [];
  const told: string[] = [];
  let unsure = 0;
  for (const line of lines) {
    if (line.kind === "refused") told.push(line.text);
    if (line.kind !== "course") continue;
    const { code, credits, grade, is_ni } = line.course;
    if (line.doubt === null) sure.push([line.term, code, credits, grade ?? "-", ...(is_ni ? ["NI"] : [])].join(" "));
    else unsure += 1;
  }
  const wrong = sure.filter((each) => !courses.includes(each));
  const missing = courses.filter((each) => !sure.includes(each));
  const digits = (course: string) => /(\d{3,4}) /.exec(course.slice(7))?.[1] ?? "?";
  // A course is told of by the line that is refused, or by a line that is marked as unsure.
  const lost = missing.filter((each) => !told.some((line) => line.includes(digits(each).slice(-3))));
  const silent = [...wrong, ...(lost.length > unsure ? lost.map((each) => `lost: ${each}`) : [])];
  const kind = silent.length > 0 ? "silent" : unsure > 0 ? "unsure" : missing.length > 0 ? "refused" : "right";
  return { name, kind, silent };
}

function countsOf(texts: readonly Layout[]) {
  const read = texts.map(outcomeOf);
  const countOf = (kind: string) => read.filter((each) => each.kind === kind).length;
  const silent = read.filter(({ kind }) => kind === "silent").map(({ name, silent: lines }) => `${name}: ${lines.join(", ")}`);
  return { right: countOf("right"), unsure: countOf("unsure"), refused: countOf("refused"), silent };
}

test("of the texts of strangers none is read wrong without a word, and most are read whole", () => {
  expect(countsOf(textsByStrangers)).toEqual({ right: 30, unsure: 0, refused: 0, silent: [] });
});

test("of texts that were written after it was mended none is read wrong without a word, and most are read whole", () => {
  expect(countsOf(textsByOtherStrangers)).toEqual({ right: 20, unsure: 0, refused: 0, silent: [] });
});
