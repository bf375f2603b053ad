/** How sure the assistant is of what it found, and what it takes for mistyped. */
import { expect, test } from "vitest";
import type { Intent } from "../../app/engines/intents";
import { fitsOf, indexIntents } from "../../app/features/ai/intents.rules";
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
