/** Searches without an index, among rows that are few: the same question finds the same there as in the full-text indexes. */
import { foldTurkish } from "./folding";
import { nearSpellings } from "./near-query";
import { isDepartment, type Spelling, type WordForm } from "./query-terms";

/** Words as they stand in a folded text with a space on either side. */
const piecesOf = ({ text, isWhole, isClose }: WordForm): string[] => {
  const words = isClose ? text.split(" ") : [text];
  return words.map((word) => ` ${word}${isWhole ? " " : ""}`);
};

/** Words near each other (`302 numaralı oda`) may stand anywhere, unless they are a course's code. */
const isTold = (forms: Spelling) => !forms.some(({ text, isClose }) => isClose && isDepartment(text.split(" ")[0] ?? ""));

/**
 * What a text must hold for a question: of each term one spelling, and of a spelling every piece. What is near the words
 * stands beside what holds them as they were typed. Empty when nothing searchable was typed.
 */
export const heldPieces = (question: string): string[][][] =>
  nearSpellings(question).map((spellings) => spellings.filter(isTold).map((forms) => forms.flatMap(piecesOf)));

/** Whether a text holds what a question asks for; everything holds a question without letter or digit. */
export function holdsWords(text: string, question: string): boolean {
  const padded = ` ${foldTurkish(text)} `;
  return heldPieces(question).every((spellings) => spellings.some((pieces) => pieces.every((piece) => padded.includes(piece))));
}
