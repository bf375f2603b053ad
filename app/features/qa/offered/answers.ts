/** Questions with their answers in groups, and what is found in them. */
import { foldTurkish } from "../../../platform/folding";

interface Answered {
  id: string;
  question: string;
  /** The answer as bare words. */
  text: string;
}

export interface AnsweredGroup<Item extends Answered = Answered> {
  id: string;
  title: string;
  items: Item[];
}

/** The groups that still hold something when every word must occur in a question or its answer. */
export function searchAnswers<Item extends Answered>(groups: readonly AnsweredGroup<Item>[], query: string): AnsweredGroup<Item>[] {
  const words = foldTurkish(query).split(" ").filter(Boolean);
  if (words.length === 0) return [...groups];
  const fits = (text: string) => words.every((word) => text.includes(word));
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ question, text }) => fits(foldTurkish(`${question} ${text}`))) }))
    .filter(({ items }) => items.length > 0);
}
