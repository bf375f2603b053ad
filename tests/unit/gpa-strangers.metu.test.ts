/** Transcripts that strangers paste: what is read of them, what is asked about, what is refused, and what goes wrong without a word. */
import { expect, test } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import type { Layout } from "../support/transcript-layouts";
import { textsByStrangers } from "../support/transcripts-by-strangers";

/** What becomes of a text, and the lines that are wrong without a word: read otherwise, invented, or lost. */
function outcomeOf({ text, courses }: Layout) {
  const { lines } = readTranscript(text, "2030-1");
  const sure: string[] = [];
  let [unsure, refused] = [0, 0];
  for (const line of lines) {
    if (line.kind === "refused") refused += 1;
    if (line.kind !== "course") continue;
    const { code, credits, grade, is_ni } = line.course;
    if (line.doubt === null) sure.push([line.term, code, credits, grade ?? "-", ...(is_ni ? ["NI"] : [])].join(" "));
    else unsure += 1;
  }
  const wrong = sure.filter((each) => !courses.includes(each));
  const missing = courses.filter((each) => !sure.includes(each));
  const silent = [...wrong, ...(missing.length > unsure + refused ? missing.map((each) => `lost: ${each}`) : [])];
  const kind = silent.length > 0 ? "silent" : unsure > 0 ? "unsure" : missing.length > 0 ? "refused" : "right";
  return { kind, silent };
}

test("of the texts of strangers none is read wrong without a word, and most are read whole", () => {
  const read = textsByStrangers.map((each) => ({ name: each.name, ...outcomeOf(each) }));
  const countOf = (kind: string) => read.filter((each) => each.kind === kind).length;
  expect(read.filter(({ silent }) => silent.length > 0)).toEqual([]);
  expect({ right: countOf("right"), unsure: countOf("unsure"), refused: countOf("refused") }).toEqual({ right: 30, unsure: 0, refused: 0 });
});
