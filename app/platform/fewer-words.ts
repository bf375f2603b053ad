/** What a question becomes when nothing has all of its words: the same with one less, or with one alone. */
import { foldTurkish } from "./folding";
import { isDepartment, queryOf, termsOf } from "./query-terms";
import { EMPTY_WORDS } from "./stems";

/** Of more words none is left out: each is asked for alone. */
const MOST_WORDS = 6;
/** So many words are asked for. */
const MOST_ASKED = 12;

/** A course's letters and its number, which are one word. */
const CODE = /\b([a-z]{2,5})[\s-]+(\d{3,4})\b/gi;

/** Words that something is about: those that stand in every sentence find everything. */
function wordsIn(text: string) {
  const words = text
    .replace(CODE, (code, letters: string, number: string) => (isDepartment(letters.toLowerCase()) ? letters + number : code))
    .split(/\s+/)
    .filter((word) => termsOf(word).length > 0);
  const telling = words.filter((word) => foldTurkish(word).length > 1 && !EMPTY_WORDS.has(foldTurkish(word)));
  return { words: telling.length > 0 ? telling : words, isFewer: telling.length > 0 && telling.length < words.length };
}

/** The questions with one word less, then those of one word each; none where there is only one and nothing else was asked. */
export function fewerWords(text: string): string[][] {
  const { words: all, isFewer } = wordsIn(text);
  const words = all.slice(0, MOST_ASKED);
  if (words.length < 2) return isFewer ? [words] : [];
  if (words.length > MOST_WORDS) return [words];
  const oneLess = words.map((_, left) => words.filter((__, at) => at !== left).join(" "));
  return words.length === 2 ? [oneLess] : [oneLess, words];
}

/** A full-text query that any of some questions fits. */
export const anyOf = (questions: readonly string[]): string =>
  questions.map((each) => `(${queryOf(termsOf(each).map(({ spellings }) => spellings))})`).join(" OR ");
