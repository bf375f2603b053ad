/** What the search for courses reads from questions in words of filters and orders. */
import { expect, test } from "vitest";
import { wishesOf } from "../../app/features/catalog/search-wishes.rules";
import { laterWishes } from "../support/search-wishes-later";

/** What a question asks for, whichever list does it, in the order of the alphabet. */
function readOf(question: string): string {
  const filters = Object.assign({}, ...wishesOf(question).map((wish) => wish.filters));
  const parts = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
  return parts.sort().join("&") || "none";
}

/** Of wishes that were written later so many are read right. */
const READ_OF_LATER = { turkish: 17, english: 12, titles: 24 };

test.each(Object.entries(laterWishes))("wishes that were written later are read: %s", (kind, pairs) => {
  const right = pairs.filter(([question, wanted]) => readOf(question) === wanted);
  expect(right.length).toBeGreaterThanOrEqual(READ_OF_LATER[kind as keyof typeof READ_OF_LATER]);
});
