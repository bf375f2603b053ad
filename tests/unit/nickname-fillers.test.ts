/** Nicknames of courses that hold words which say nothing in other questions. */
import { expect, test } from "vitest";
import { lexiconWords, openLexicon } from "~/features/catalog/search-lexicon.rules";
import { planSearch } from "~/features/catalog/search-plan.rules";

const nicknames: [string, string][] = [
  ["kolay ders", "linear algebra"],
  ["hocanin dersi", "data structures"],
  ["the course", "linear algebra"],
  ["ders bir", "data structures"],
  ["bir kolay secmeli", "linear algebra"],
  ["easy class", "data structures"],
  ["ds", "data structures"],
];
const lexicon = openLexicon({
  words: lexiconWords(["math260 math 260 / linear algebra /", "ceng213 ceng 213 / data structures /"], []),
  nicknames,
  codes: ["ceng", "math"],
});

const phrases = (text: string) => planSearch(text, lexicon)?.steps[0]?.readings.map(({ phrase }) => phrase);

test.each(nicknames)("%s finds %s", (nickname, replacement) => {
  expect(phrases(nickname)).toContain(replacement);
  expect(phrases(nickname.toLocaleUpperCase("tr"))).toContain(replacement);
});

test("words that say nothing are dropped where no nickname holds them", () => {
  expect(planSearch("linear algebra dersi", lexicon)?.steps[0]?.readings.every(({ groups }) => groups.length === 2)).toBe(true);
  expect(phrases("dersin kolay ders")).toContain("linear algebra");
});
