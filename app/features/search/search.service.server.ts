/** Looks through everything that the asker may see, in one round trip. */

import type { Looking, SearchHit, SearchSource } from "~/engines/search-source";
import { allow } from "~/platform/access/allow";
import { leadsToNow } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
import { takeSearch } from "~/platform/limits.server";
import { foldTurkish, ftsQuery, type MarkedPart, markWords, searchWords } from "~/platform/search";
import { runAll } from "./search.repository.server";

/** Shorter questions find half the site. Letters after folding. */
const MIN_QUESTION = 2;

export interface MarkedHit extends SearchHit {
  /** The same with what was looked for marked. */
  title_parts: MarkedPart[];
  about_parts: MarkedPart[] | null;
}

export interface SearchGroup {
  /** Its words: `search:sources.<source>`. */
  source: string;
  hits: MarkedHit[];
  /** Where the rest is, when there may be more. */
  rest: string | null;
}

export interface SearchResults {
  groups: SearchGroup[];
  /** The question as some of the hits answer it, when it seems to be mistyped. */
  corrected: string | null;
  /** There is neither letter nor digit in it. */
  isUnsearchable: boolean;
}

/** The list that goes on with a question; null when there is none that this reader may open. */
function restOf(ctx: Context, { list }: SearchSource, question: string): string | null {
  if (!list || !leadsToNow(ctx, list)) return null;
  return `${list}${list.includes("?") ? "&" : "?"}${new URLSearchParams({ q: question })}`;
}

/** What each source found; sources without a statement answer from memory. */
async function answersOf(ctx: Context, lookings: Looking[]) {
  const statements = lookings.flatMap(({ statement }) => statement ?? []);
  const results = await runAll(ctx, statements);
  let at = 0;
  const answers = lookings.map(({ statement, answer }) => answer(statement ? (results[at++] ?? []) : []));
  const isAnswered = answers.some(({ hits, isPartial }) => hits.length > 0 && !isPartial);
  // What somebody else wrote just so isn't mistyped: nothing is guessed beside it.
  const isFound = answers.some(({ hits, isPartial, corrected }) => hits.length > 0 && !isPartial && !corrected);
  return answers.map((answer) => {
    if (answer.corrected && isFound) return { ...answer, hits: [], corrected: null };
    return answer.isPartial && isAnswered ? { ...answer, hits: [] } : answer;
  });
}

/**
 * Everything that fits a question, by kind; kinds without a hit are left out.
 * @param most hits of each kind
 * @param isExact nothing is guessed
 * @throws tooManyAttempts
 */
export async function searchEverywhere(ctx: Context, text: string, most: number, isExact = false): Promise<SearchResults> {
  const match = ftsQuery(text);
  if (!match || foldTurkish(text).length < MIN_QUESTION)
    return { groups: [], corrected: null, isUnsearchable: !match && text.trim() !== "" };
  await takeSearch(ctx);
  const open = ctx.product.searchSources.filter(({ access }) => allow(access, ctx.actor) === "allowed");
  const lookings = await Promise.all(open.map((source) => source.look(ctx, { text, match, isExact }, most)));
  const answers = await answersOf(ctx, lookings);
  const typed = searchWords(text).map((word) => ({ text: word, isWhole: false }));
  const groups = open.flatMap((source, at): SearchGroup[] => {
    const { hits = [], forms = typed } = answers[at] ?? {};
    if (hits.length === 0) return [];
    const marked = hits.map((hit) => ({
      ...hit,
      title_parts: markWords(hit.title, forms),
      about_parts: hit.about === null ? null : markWords(hit.about, forms),
    }));
    return [{ source: source.name, hits: marked, rest: hits.length === most ? restOf(ctx, source, text) : null }];
  });
  return { groups, corrected: answers.find(({ corrected }) => corrected)?.corrected ?? null, isUnsearchable: false };
}
