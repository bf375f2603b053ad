/** Names of kinds among the words of a question: `erasmus prag` asks for Prag among semesters abroad. */
import { foldTurkish } from "~/platform/folding";
import { formsOf } from "~/platform/stems";
import { basesOf } from "~/platform/suffixes";

/** Shorter forms are another word's as well. */
const SHORTEST_FORM = 3;

/** A word and what it is a form of: `notlar` is `not`. */
function familyOf(word: string): string[] {
  const folded = foldTurkish(word);
  return [...new Set([...formsOf(word.toLocaleLowerCase("tr")), ...basesOf(folded), folded])].filter(
    ({ length }) => length >= SHORTEST_FORM,
  );
}

const isSame = (asked: readonly string[], named: readonly string[]) => asked.some((form) => named.includes(form));

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}\p{M}+#.'’-]+/u).filter((word) => foldTurkish(word) !== "");

/**
 * A question without the words that name a kind, in any of their forms.
 * @param names of the kind, in all languages
 * @returns null when none of its words do; an empty text when it says nothing else
 */
export function withoutKindName(text: string, names: readonly string[]): string | null {
  const words = wordsIn(text);
  const families = words.map(familyOf);
  for (const name of names) {
    const named = wordsIn(name).map(familyOf);
    if (named.length === 0) continue;
    const at = families.findIndex((_, from) => named.every((family, index) => isSame(families[from + index] ?? [], family)));
    if (at >= 0) return words.toSpliced(at, named.length).join(" ");
  }
  return null;
}
