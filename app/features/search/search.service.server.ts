/** Looks through everything that the asker may see, in one round trip. */

import type { SearchHit, SearchSource } from "~/engines/search-source";
import { allow } from "~/platform/access/allow";
import { leadsToNow } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
import { takeSearch } from "~/platform/limits.server";
import { foldTurkish, ftsQuery } from "~/platform/search";
import { runAll } from "./search.repository.server";

/** Shorter questions find half the site. Letters after folding. */
const MIN_QUESTION = 2;

export interface SearchGroup {
  /** Its words: `search:sources.<source>`. */
  source: string;
  hits: SearchHit[];
  /** Where the rest is, when there may be more. */
  rest: string | null;
}

/** The list that goes on with a question; null when there is none that this reader may open. */
function restOf(ctx: Context, { list }: SearchSource, question: string): string | null {
  if (!list || !leadsToNow(ctx, list)) return null;
  return `${list}${list.includes("?") ? "&" : "?"}${new URLSearchParams({ q: question })}`;
}

/**
 * Everything that fits a question, by kind; kinds without a hit are left out.
 * @param most hits of each kind
 * @throws tooManyAttempts
 */
export async function searchEverywhere(ctx: Context, question: string, most: number): Promise<SearchGroup[]> {
  const match = ftsQuery(question);
  if (!match || foldTurkish(question).length < MIN_QUESTION) return [];
  await takeSearch(ctx);
  const open = ctx.product.searchSources.filter(({ access }) => allow(access, ctx.actor) === "allowed");
  const results = await runAll(
    ctx,
    open.map((source) => source.find(ctx, match, most)),
  );
  return open.flatMap((source, at) => {
    const hits = (results[at] ?? []).map((row) => source.hitOf(row as never, ctx));
    const rest = hits.length === most ? restOf(ctx, source, question) : null;
    return hits.length > 0 ? [{ source: source.name, hits, rest }] : [];
  });
}
