/** The rulebook: each rule has one address and says where it stands and what the university pack says, and people find it in their own words. */
import { expect, test } from "vitest";
import { gpa as english } from "../../app/features/gpa/locales/en";
import { gpa as turkish } from "../../app/features/gpa/locales/tr";
import { findRules } from "../../app/features/gpa/rule-search.server";
import { STANDINGS } from "../../app/features/gpa/standing.rules";
import { figures } from "../../app/universities/metu/grading";
import { documents, regulation, rules } from "../../app/university/regulation";
import { waysToAsk } from "../../app/university/ways-to-ask";
import { type Grading, type Place, placesOf } from "../support/rule-figures";

const MOST_SENTENCES = 3;

test("every rule has an anchor of its own and is asked for in at least four ways in each language", () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z-]+$/.test(id))).toEqual([]);
  const few = rules.filter(({ asked: { en, tr } }) => Math.min(en.length, tr.length) < 5);
  expect(few.map(({ id }) => id)).toEqual([]);
  expect(rules.length).toBeGreaterThan(150);
});

test("every rule has further ways to ask for it, and none are a rule's that isn't there", () => {
  expect(Object.keys(waysToAsk).sort()).toEqual(rules.map(({ id }) => id).sort());
});

test("a rule that the calculator doesn't show is three sentences at most", () => {
  const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
  const shown = new Set(regulation.map(({ id }) => id));
  const long = rules.filter(({ id, text: { en } }) => !shown.has(id) && sentences(en) > MOST_SENTENCES);
  expect(long.map(({ id }) => id)).toEqual([]);
});

test("rules stand by document, and every document has some", () => {
  expect(findRules({ locale: "en" }, "").map(({ id }) => id)).toEqual(Object.keys(documents));
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

const LOCALES = ["en", "tr"] as const;

/** A text of the calculator by the path of its key. */
function wordsAt(locale: (typeof LOCALES)[number], key: string): string {
  const found = key
    .split(".")
    .reduce<unknown>((words, part) => (words as Record<string, unknown>)[part], locale === "en" ? english : turkish);
  return String(found);
}

const shownRules = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Map(findRules({ locale }, "").flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])))]),
);

/** What stands at a place; null for a question, which is asked elsewhere. */
function textAt({ at }: Place, locale: (typeof LOCALES)[number]): string | null {
  if ("rule" in at) return shownRules[locale]?.get(at.rule) ?? "";
  if ("words" in at) return wordsAt(locale, at.words).replace("{{limit}}", String(at.limit));
  return null;
}

const nameOf = ({ row, at }: Place) => `${row}: ${"rule" in at ? `rule ${at.rule}` : "words" in at ? at.words : at.asked.en}`;

/** Places of the rules whose text lacks something that these figures ask for. */
const unsaid = (grading: Grading) =>
  placesOf(grading).flatMap((place) =>
    LOCALES.flatMap((locale) => {
      const text = textAt(place, locale);
      const missing = place.says.filter((said) => text !== null && !said[locale].test(text));
      return missing.map((said) => `${locale} ${nameOf(place)} lacks ${said[locale].source}`);
    }),
  );

test("the list of rules, the calculator and the API say every figure of the university pack, in both languages", () => {
  expect(unsaid(figures)).toEqual([]);
  expect(new Set(placesOf(figures).map(({ row }) => row)).size).toBe(16);
});

/** Every number of the university pack, by its path. */
const numbersOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === "number"
    ? [path]
    : typeof value === "object" && value
      ? Object.entries(value).flatMap(([key, own]) => numbersOf(own, [...path, key]))
      : [];

function withOneMore(path: string[]): Grading {
  const grading: Grading = structuredClone(figures);
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((own, key) => own[key] as Record<string, unknown>, grading as never);
  const key = path.at(-1) ?? "";
  holder[key] = Number(holder[key]) + 1;
  return grading;
}

test.each(numbersOf(figures).map((path) => path.join(".")))("a changed %s is missed wherever it is said, in both languages", (path) => {
  const changed = withOneMore(path.split("."));
  const before = placesOf(figures);
  const isFixed = ({ at }: Place) => "rule" in at || ("words" in at && at.limit === undefined);
  const differing = placesOf(changed).filter(
    (place, nth) => isFixed(place) && place.says.some(({ en }, of) => en.source !== before[nth]?.says[of]?.en.source),
  );
  expect(differing.length).toBeGreaterThan(0);
  const missed = unsaid(changed);
  for (const place of differing)
    for (const locale of LOCALES) expect(missed.some((each) => each.startsWith(`${locale} ${nameOf(place)} lacks`))).toBe(true);
});

test.each(LOCALES)("a term's standing has one name in the calculator and in the rules: %s", (locale) => {
  const text = ["standing", "sufficient"].map((id) => shownRules[locale]?.get(id) ?? "");
  const names = STANDINGS.map((name) => wordsAt(locale, `standings.${name}`).toLocaleLowerCase(locale));
  for (const name of names) expect(text[0]?.toLocaleLowerCase(locale)).toContain(name);
  for (const name of names.slice(3)) expect(text[1]?.toLocaleLowerCase(locale)).toContain(name);
});
