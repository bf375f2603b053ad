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
const familyOf = (word: string): string[] => [...new Set([foldTurkish(word), ...formsOf(word)])];

/** All ways to ask, by the forms of their words: folding thousands of them takes longer than anything that is asked of them. */
export interface AskedIndex {
  /** The page of each way. */
  pages: readonly string[];
  /** The ways that have a word of this form, by their places. */
  ways: ReadonlyMap<string, readonly number[]>;
}

export function askedIndex(asked: readonly AskedPage[]): AskedIndex {
  const families = new Map<string, string[]>();
  const pages: string[] = [];
  const ways = new Map<string, number[]>();
  for (const { to, ways: own } of asked) {
    for (const way of own) {
      const place = pages.push(to) - 1;
      for (const word of new Set(rawWordsOf(way))) {
        const family = families.get(word) ?? familyOf(word);
        families.set(word, family);
        for (const form of family) {
          const places = ways.get(form) ?? [];
          if (places.at(-1) !== place) places.push(place);
          ways.set(form, places);
        }
      }
    }
  }
  return { pages, ways };
}

/** The ways that name a word: one of theirs is it, one of its stems, or begins with it. */
function waysWith(word: string, { ways }: AskedIndex): Set<number> {
  const family = familyOf(word);
  const beginnings = family.filter((form) => form.length >= SHORTEST);
  const found = new Set(family.flatMap((form) => ways.get(form) ?? []));
  for (const [form, places] of ways) {
    if (beginnings.some((each) => form.startsWith(each))) for (const place of places) found.add(place);
  }
  return found;
}

/**
 * The pages of whose ways to ask one names all words of a question, those first of which most ways do.
 * @returns their addresses
 */
export function pagesAskedFor(text: string, index: AskedIndex): string[] {
  const [first, ...others] = rawWordsOf(text).map((word) => waysWith(word, index));
  if (!first) return [];
  const named = new Map<string, number>();
  for (const place of first) {
    const to = index.pages[place];
    if (to !== undefined && others.every((each) => each.has(place))) named.set(to, (named.get(to) ?? 0) + 1);
  }
  return [...named].sort(([, a], [, b]) => b - a).map(([to]) => to);
}
