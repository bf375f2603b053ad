/** What the search for courses reads from questions in words of filters and orders. */
import { expect, test } from "vitest";
import { wishOf } from "../../app/features/catalog/search-wishes.rules";
import { growth, MOST_GROWTH } from "../support/growth";
import { laterWishes, unseenWishes } from "../support/search-wishes-later";

/** What a question asks for, whichever list does it, in the order of the alphabet. */
function readOf(question: string): string {
  const parts = Object.entries(wishOf(question) ?? {}).map(([name, value]) => `${name}=${value}`);
  return parts.sort().join("&") || "none";
}

test.each(Object.entries(laterWishes))("wishes that were written later are read: %s", (_, pairs) =>
  expect(pairs.map(([question]) => `${question} = ${readOf(question)}`)).toEqual(pairs.map((pair) => pair.join(" = "))),
);

/** Of the unseen ones so many were read right at first; the others are looked for as words, or beside words. */
const READ_OF_UNSEEN = 31;

test("most wishes that the search was never taught are read", () => {
  const right = unseenWishes.filter(([question, wanted]) => readOf(question) === wanted);
  expect(right.length).toBeGreaterThanOrEqual(READ_OF_UNSEEN);
});

test("no question is slow to read, however it repeats itself", () => {
  const words = [
    "cuma",
    "en cok",
    "no",
    "ders",
    "8 40",
    "sabah",
    "kolay",
    "not so",
    "almak",
    "3 kredi",
    "sali ve",
    "saat 5",
    "turkce",
    "olmayan",
  ];
  for (const word of words) {
    const read = (times: number) => Array.from({ length: 20 }, () => wishOf(`${word} `.repeat(50).slice(0, 45 * times)));
    expect([word, growth(read) < MOST_GROWTH]).toEqual([word, true]);
  }
});
