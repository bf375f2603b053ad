/** Pages by what people call what is done there: the ways in which guides are asked for. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf } from "~/platform/stems";

/** Shorter beginnings are those of too many words. */
const SHORTEST = 4;

/** A page with the ways to ask for what is done there. */
export interface AskedPage {
  to: string;
  ways: readonly string[];
}

const rawWordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase("tr")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "" && !EMPTY_WORDS.has(foldTurkish(word)));

/** A word as it was typed, and its stems. */
const familyOf = (word: string) => new Set([foldTurkish(word), ...formsOf(word)]);

/** What somebody asks for is named: a word is it, one of its stems, or begins with it. */
const isNamed = (asked: ReadonlySet<string>, word: string) =>
  [...familyOf(word)].some((form) => asked.has(form) || [...asked].some((each) => each.length >= SHORTEST && form.startsWith(each)));

/**
 * The pages of whose ways to ask one names all words of a question, those first of which most ways do.
 * @returns their addresses
 */
export function pagesAskedFor(text: string, pages: readonly AskedPage[]): string[] {
  const asked = rawWordsOf(text).map(familyOf);
  if (asked.length === 0) return [];
  const named = new Map<string, number>();
  for (const { to, ways } of pages) {
    const count = ways.filter((way) => {
      const words = rawWordsOf(way);
      return asked.every((family) => words.some((word) => isNamed(family, word)));
    }).length;
    if (count > 0) named.set(to, (named.get(to) ?? 0) + count);
  }
  return [...named].sort(([, a], [, b]) => b - a).map(([to]) => to);
}
