/** Finds courses by words, for every list and for the search across the site. */
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { kvCopy } from "~/platform/kv-copy.server";
import { type MarkedText, markWords } from "~/platform/search";
import type { SearchNote } from "./course-item.schemas";
import { loadLexicon } from "./course-words.repository.server";
import { openLexicon } from "./search-lexicon.rules";
import { type Pattern, patternsOf, planSearch, type SearchPlan } from "./search-plan.rules";
import { type Wish, wishOf } from "./search-wishes.rules";
import { type WishPart, wishParts, wishSentence } from "./wish-sentence.server";

export { type FoundBy, type FoundCounts, foundPage } from "./course-finder.repository.server";
export type { SearchPlan };

/** New words are found as they are typed at once; their mistypings a quarter of an hour later at the most. */
const copy = kvCopy({
  key: "catalog:words",
  seconds: 900,
  load: loadLexicon,
  // A copy from before codes were kept.
  isUsable: ({ codes }) => Array.isArray(codes),
});

/** Reads the words of the catalog anew, after nicknames or many names changed. */
export const refreshCourseWords = (ctx: Pick<Context, "db" | "env" | "clock">) => copy.refresh(ctx);

/**
 * Understands a question about courses.
 * @param isExact looks for the words as they were typed
 * @returns undefined when nothing is asked, null when there is neither letter nor digit in it
 */
export async function planCourseSearch(
  ctx: Pick<Context, "db" | "env" | "clock">,
  question: string | undefined,
  isExact = false,
): Promise<SearchPlan | null | undefined> {
  if (!question?.trim()) return undefined;
  return planSearch(question, openLexicon(await copy.read(ctx)), isExact);
}

/** What is asked with words: the question and everything that was chosen beside it. */
interface Asked {
  q?: string | undefined;
  is_exact?: boolean | undefined;
}

/** What was read from words, in a sentence and as values of the catalog's address. */
export interface ReadWish {
  text: string;
  filters: Wish;
  /** What of it can be left out. */
  parts: WishPart[];
}

/**
 * The filters and the order that a question asks for in words, but for those that were chosen beside it; null without any.
 * A nickname is a course's, however it sounds.
 */
export async function readWish(ctx: Context, { q, is_exact, ...chosen }: Asked): Promise<ReadWish | null> {
  const wish = q && !is_exact ? wishOf(q) : null;
  if (!wish || openLexicon(await copy.read(ctx)).nicknames.has(foldTurkish(q ?? ""))) return null;
  const filters = Object.fromEntries(Object.entries(wish).filter(([name]) => (chosen as Record<string, unknown>)[name] === undefined));
  return { filters, text: wishSentence(ctx, filters), parts: wishParts(ctx, filters) };
}

/** What a list is asked for by a wish: its filters, unless others were chosen, and the words beside them. */
export function withWish<Filters extends Asked>(asked: Filters, { filters }: ReadWish, read: (filters: Wish) => Filters): Filters {
  const chosen = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { ...read(filters), ...Object.fromEntries(chosen), q: filters.q };
}

/**
 * How a question was understood, for those who read the answer.
 * @param step the one that found something, as `foundPage` tells it
 */
export function searchNote(plan: SearchPlan | null, step: number | null): SearchNote {
  if (!plan) return { how: "unsearchable", corrected: null };
  const how = plan.steps[step ?? -1]?.how ?? "nothing";
  return { how, corrected: how === "similar" ? plan.corrected : null };
}

/** What a question looked for in the step that found something. */
export function searchedForms(plan: SearchPlan | null | undefined, step: number | null): Pattern[] {
  const how = plan?.steps[step ?? -1]?.how;
  return plan && how ? patternsOf(plan, how) : [];
}

/** Marks in names what a question asked for; without one, names stay as they are, and none of their words is looked at. */
export function nameMarker(plan: SearchPlan | null | undefined, step: number | null): (name: string) => MarkedText {
  const forms = searchedForms(plan, step);
  return forms.length === 0 ? (name) => name : (name) => markWords(name, forms);
}
