/** What a question becomes when nothing has all of its words: the same with one less, or with one alone. */
import { queryOf, termsOf } from "./query-terms";

/** Of more words each is asked for alone. */
const MOST_WORDS = 6;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => termsOf(word).length > 0);

/** The questions with one word less, then those of one word each; none where there is only one. */
export function fewerWords(text: string): string[][] {
  const words = wordsIn(text).slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  const oneLess = words.map((_, left) => words.filter((__, at) => at !== left).join(" "));
  return words.length === 2 ? [oneLess] : [oneLess, words];
}

/** A full-text query that any of some questions fits. */
export const anyOf = (questions: readonly string[]): string =>
  questions.map((each) => `(${queryOf(termsOf(each).map(({ spellings }) => spellings))})`).join(" OR ");
