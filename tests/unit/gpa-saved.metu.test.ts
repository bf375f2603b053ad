/** What becomes of a device's transcript when its account answers. */
import { expect, test } from "vitest";
import { type AccountState, accountReducer, savingOf } from "../../app/features/gpa/components/account-state";
import { areSame, courseCount, EMPTY_TRANSCRIPT, whenAccountAnswers } from "../../app/features/gpa/saved-transcript.rules";
import { transcriptOf } from "../support/transcripts";

const one = transcriptOf({ "2024-1": ["A1 3 AA"] });
const other = transcriptOf({ "2024-1": ["B1 3 AA"] });
const held = (own = {}) => ({ transcript: one, version: 3, isSaved: false, ...own });

test("without unsaved changes the device follows the account, also when it was emptied elsewhere", () => {
  expect(whenAccountAnswers(held({ isSaved: true }), { transcript: other, version: 4 })).toBe("account");
  expect(whenAccountAnswers(held({ isSaved: true }), { transcript: null, version: 4 })).toBe("account");
});

test("changes made from the account's own version are saved", () => {
  expect(whenAccountAnswers(held(), { transcript: other, version: 3 })).toBe("save");
  expect(whenAccountAnswers(held({ version: 0 }), { transcript: null, version: 0 })).toBe("save");
});

test("changes on both sides are asked about, unless both say the same", () => {
  expect(whenAccountAnswers(held(), { transcript: other, version: 4 })).toBe("ask");
  expect(whenAccountAnswers(held({ version: 0 }), { transcript: other, version: 4 })).toBe("ask");
  expect(whenAccountAnswers(held(), { transcript: null, version: 4 })).toBe("ask");
  expect(whenAccountAnswers(held(), { transcript: structuredClone(one), version: 4 })).toBe("account");
});

test("the order in which fields were written makes no difference", () => {
  const [line] = one.terms[0]?.lines ?? [];
  const turned = { ...one, terms: [{ lines: [Object.fromEntries(Object.entries(line ?? {}).reverse())], term: "2024-1" }] };
  expect(areSame(one, turned as typeof one)).toBe(true);
  expect(areSame(one, other)).toBe(false);
  expect([courseCount(one), courseCount(EMPTY_TRANSCRIPT)]).toEqual([1, 0]);
});

test("saved is said only of the very transcript that the account holds", () => {
  const start: AccountState = { base: { version: 0, transcript: null }, status: "loading", reason: "", other: null };
  const holds = accountReducer(start, { type: "holds", version: 1, transcript: one });
  expect([savingOf(start, one), savingOf(holds, one), savingOf(holds, { ...one })]).toEqual(["loading", "saved", "saving"]);
  const asked = accountReducer(holds, { type: "ask", other: { user_id: "u", transcript: other, version: 2, updated_at: 0 } });
  expect([savingOf(asked, one), savingOf(accountReducer(asked, { type: "offline" }), one)]).toEqual(["asks", "asks"]);
  for (const type of ["offline", "signedOut"] as const) expect(savingOf(accountReducer(holds, { type }), one)).toBe(type);
  const sending = accountReducer(holds, { type: "send" });
  expect(savingOf(accountReducer(sending, { type: "load" }), one)).toBe("saving");
});
