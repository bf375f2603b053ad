/** The rulebook: each rule has one address and says where it stands, and people find it in their own words. */
import { expect, test } from "vitest";
import { findRules } from "../../app/features/gpa/rule-search.server";
import { metuRegulation, metuRules } from "../../app/universities/metu-regulation";
import { metuDocuments } from "../../app/universities/metu-rules/documents";
import { metuWaysToAsk } from "../../app/universities/metu-ways-to-ask";

const MOST_SENTENCES = 3;

test("every rule has an anchor of its own and is asked for in at least four ways in each language", () => {
  const ids = metuRules.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z-]+$/.test(id))).toEqual([]);
  const few = metuRules.filter(({ asked: { en, tr } }) => Math.min(en.length, tr.length) < 5);
  expect(few.map(({ id }) => id)).toEqual([]);
  expect(metuRules.length).toBeGreaterThan(150);
});

test("every rule has further ways to ask for it, and none are a rule's that isn't there", () => {
  expect(Object.keys(metuWaysToAsk).sort()).toEqual(metuRules.map(({ id }) => id).sort());
});

test("a rule that the calculator doesn't show is three sentences at most", () => {
  const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
  const shown = new Set(metuRegulation.map(({ id }) => id));
  const long = metuRules.filter(({ id, text: { en } }) => !shown.has(id) && sentences(en) > MOST_SENTENCES);
  expect(long.map(({ id }) => id)).toEqual([]);
});

test("rules stand by document, and every document has some", () => {
  expect(findRules({ locale: "en" }, "").map(({ id }) => id)).toEqual(Object.keys(metuDocuments));
});

test.each([
  ["leave-of-absence", "okul dondurmak"],
  ["leave-of-absence", "Leave ABSENCE"],
  ["cheating-penalty", "kopya cezasi"],
  ["transfer-by-score", "ek madde 1"],
])("%s is found by «%s», whatever the letters and the language", (id, q) => {
  const found = findRules({ locale: "tr" }, q).flatMap(({ rules }) => rules.map((rule) => rule.id));
  expect(found).toContain(id);
  expect(found.length).toBeLessThan(20);
});
