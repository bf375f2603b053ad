/** How sure the assistant is of what it found, and what it takes for mistyped. */
import { expect, test } from "vitest";
import type { Intent } from "../../app/engines/intents";
import { fitsOf, indexIntents } from "../../app/features/ai/intents.rules";
import { readQuestion } from "../../app/features/ai/question.rules";
import { type SureFit, surenessOnceFound } from "../../app/features/ai/sureness.rules";

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

const fitOf = (intent: Intent): SureFit => ({
  intent,
  score: 0.7,
  slots: { courses: [], name: "", text: "" },
  hasCourse: false,
  lacksCourse: false,
  likely: 0.5,
  unexplained: [],
  sureness: 0.5,
});
const NONE = { known: 0, unknown: 0 };

test("a fact is less sure for each word that nothing found has, most for one that nobody asks by", () => {
  const sure = [NONE, { known: 1, unknown: 0 }, { known: 0, unknown: 1 }].map((beside) => surenessOnceFound(fitOf(fact), beside));
  expect(sure).toEqual(sure.toSorted((a, b) => b - a));
  expect(new Set(sure).size).toBe(3);
});

test("what is the asker's own is surer once it is there, and as little sure as others for words beside it", () => {
  expect(surenessOnceFound(fitOf(own), NONE)).toBeGreaterThan(0.5);
  expect(surenessOnceFound(fitOf(own), { known: 0, unknown: 3 })).toBeLessThan(0.5);
});

test("a guide holds in whatever words one asks for it", () => {
  expect(surenessOnceFound(fitOf(guide), { known: 3, unknown: 3 })).toBe(0.5);
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
