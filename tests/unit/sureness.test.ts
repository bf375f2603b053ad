/** How sure the assistant is of what it found, and what it takes for mistyped. */
import { expect, test } from "vitest";
import type { Intent } from "../../app/engines/intents";
import { fitsOf, indexIntents } from "../../app/features/ai/intents.rules";
import { readQuestion } from "../../app/features/ai/question.rules";
import { surenessOnceFound, type ToldFit } from "../../app/features/ai/sureness.rules";

const intentOf = (name: string, en: string[], more: Partial<Intent> = {}): Intent => ({
  name,
  access: "public",
  utterances: { en, tr: [] },
  answer: async () => null,
  ...more,
});
const fact = intentOf("clubs/list", ["which clubs are there"]);
const guide = intentOf("clubs/how-join", ["how do I join a club"], { says: { en: "Press join.", tr: "Katıl." } });
const own = intentOf("clubs/own", ["which clubs am I in"], { ownTo: "/clubs/mine" });

const TELLS = { always: 1, score: 0.7, likely: -0.7, ahead: 0.2, unexplained: 0, course: 0, name: 0, data: 1 };
const fitOf = (intent: Intent, text = ""): ToldFit => ({
  intent,
  score: 0.7,
  slots: { courses: [], name: "", text },
  hasCourse: false,
  lacksCourse: false,
  likely: 0.5,
  unexplained: [],
  sureness: 0.5,
  tells: TELLS,
});

test("an answer is less sure for each word that nobody asks by and it hasn't either, a guide's most", () => {
  const sure = [fact, guide].map((intent) => [0, 1, 2].map((unknown) => surenessOnceFound(fitOf(intent), unknown)));
  for (const each of sure) {
    expect(each).toEqual(each.toSorted((a, b) => b - a));
    expect(new Set(each).size).toBe(3);
  }
  expect(sure[1]?.[1]).toBeLessThan(sure[0]?.[1] ?? 0);
});

test("what is the asker's own is surer where that is asked for", () => {
  const asked = surenessOnceFound(fitOf(own, "which clubs did I join"), 0);
  expect(asked).toBeGreaterThan(surenessOnceFound(fitOf(own, "which clubs does one join"), 0));
});

test("a fit that lies farther ahead of the next is surer, and no answer is surer than one", () => {
  const ahead = (by: number) => surenessOnceFound({ ...fitOf(guide), tells: { ...TELLS, ahead: by } }, 0);
  expect(ahead(0.5)).toBeGreaterThan(ahead(0));
  expect(ahead(0.6)).toBeLessThan(1);
});

test("a mistyped word is one that somebody spells so, and a name is never a stem's", () => {
  const deleting = intentOf("ads/how-delete", ["deleting an ad"]);
  const index = indexIntents([deleting, fact]);
  const asks = (text: string) => fitsOf(index, text).map(({ intent }) => intent.name);
  expect([asks("delting"), asks("delft")]).toEqual([["ads/how-delete"], []]);
});

test("a question in other words of the same topic and act finds what it asks for", () => {
  const pause = intentOf("rules/leave", ["can I freeze a semester"], {
    says: { en: "The board may grant a leave.", tr: "Kurul izin verebilir." },
  });
  const refund = intentOf("tickets/how-refund", ["give my ticket back"], { says: { en: "Press refund.", tr: "İade et." } });
  const index = indexIntents([fact, guide, pause, refund]);
  const found = ["taking a break from uni for military service", "I want my money back for the concert"].map(
    (text) => fitsOf(index, text)[0]?.intent.name,
  );
  expect(found).toEqual(["rules/leave", "tickets/how-refund"]);
});

test("a second number behind a code is a course of the same letters", () => {
  const index = indexIntents([fact, guide]);
  expect(readQuestion(index, "is ceng 223 or 232 easier").courses).toEqual(["CENG223", "CENG232"]);
  expect(readQuestion(index, "math119 ve 120").courses).toEqual(["MATH119", "MATH120"]);
});
