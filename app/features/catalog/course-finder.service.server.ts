/** Finds courses by words, for every list and for the search across the site. */
import type { Context } from "~/platform/context";
import { kvCopy } from "~/platform/kv-copy.server";
import { type MarkedPart, markWords } from "~/platform/search";
import type { SearchNote } from "./course-item.schemas";
import { loadLexicon } from "./course-words.repository.server";
import { openLexicon } from "./search-lexicon.rules";
import { type Pattern, patternsOf, planSearch, type SearchPlan } from "./search-plan.rules";

export { type FoundCounts, foundPage } from "./course-finder.repository.server";
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

/** Marks in names what a question asked for; without one, nothing is marked. */
export function nameMarker(plan: SearchPlan | null | undefined, step: number | null): (name: string) => MarkedPart[] {
  const forms = searchedForms(plan, step);
  return (name) => markWords(name, forms);
}
