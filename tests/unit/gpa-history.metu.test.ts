/** Editing a transcript: steps that can be undone, and terms that follow each other. */
import { expect, test } from "vitest";
import {
  beforeLastEdit,
  changeLine,
  freeTerm,
  type HistoryAct,
  historyReducer,
  startHistory,
  withIds,
} from "../../app/features/gpa/components/transcript-history";
import { lineOf, transcriptOf } from "../support/transcripts";

const transcript = withIds(transcriptOf({ "2024-1": [lineOf("A1 3 AA", { id: "a" })] }));
const rename = (code: string, about?: string): HistoryAct => ({ type: "edit", change: changeLine("2024-1", "a", { code }), about });
const run = (...acts: HistoryAct[]) => acts.reduce(historyReducer, startHistory(transcript));
const codeOf = ({ present }: ReturnType<typeof run>) => present.terms[0]?.lines[0]?.code;

test("typing in one field is one step; undo and redo go back and forth", () => {
  const typed = [rename("B", "code a"), rename("B1", "code a"), rename("B12", "code a")];
  expect(codeOf(run(...typed))).toBe("B12");
  expect(codeOf(run(...typed, { type: "undo" }))).toBe("A1");
  expect(codeOf(run(...typed, { type: "undo" }, { type: "redo" }))).toBe("B12");
  expect(codeOf(run(...typed, { type: "undo" }, rename("C"), { type: "redo" }))).toBe("C");
});

test("edits of different things are steps of their own, and typing after an undo is a new step", () => {
  const acts = [rename("B", "code a"), rename("C", "credits a")];
  expect(codeOf(run(...acts, { type: "undo" }))).toBe("B");
  expect(codeOf(run(...acts, { type: "undo" }, rename("D", "code a"), { type: "undo" }))).toBe("B");
  expect(beforeLastEdit(run(...acts))?.terms[0]?.lines[0]?.code).toBe("B");
  expect(beforeLastEdit(run())).toBeUndefined();
});

test("undo and redo without a step change nothing, and no more than a hundred steps are kept", () => {
  expect(run({ type: "undo" }, { type: "redo" }).present).toBe(transcript);
  const many = run(...Array.from({ length: 150 }, (_, i) => rename(`X${i}`)));
  expect(many.past).toHaveLength(100);
});

test("the next free term goes from fall to spring to fall", () => {
  expect(freeTerm(transcript, "2024-1")).toBe("2024-2");
  expect(freeTerm(transcriptOf({ "2024-1": [], "2024-2": [], "2025-1": [] }), "2024-1")).toBe("2025-2");
  expect(freeTerm(transcript, "2030-3")).toBe("2030-3");
});

test("lines without an id get one of their own, and terms their order", () => {
  const read = withIds(transcriptOf({ "2024-2": ["B1 3 AA", "B2 3 AA"], "2024-1": ["A1 3 AA"] }));
  expect(read.terms.map(({ term }) => term)).toEqual(["2024-1", "2024-2"]);
  const ids = read.terms.flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(undefined);
});
