/** What the search across everything looks through: one row of a registry for each kind of thing. */
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "../platform/context";
import type { Access } from "../platform/pages/page";

export interface SearchHit {
  title: string;
  /** A line that says more about it, where the title alone doesn't. */
  about: string | null;
  /** Its address. */
  to: string;
}

export interface SearchSource {
  /** Its place among the groups of hits, the smallest first. */
  order: number;
  /** Its words: `search:sources.<name>`. */
  name: string;
  /** Who may open what it finds; nobody else finds it. */
  access: Access;
  /** The list that goes on where the few hits end; `q` is added to it, and only who may open it is led there. Null without one. */
  list: string | null;
  /** A statement with one full-text query; it gives only what everyone with that access may see. */
  find(ctx: Context, match: string, most: number): BatchItem<"sqlite">;
  hitOf(row: never, ctx: Context): SearchHit;
}

type Found<Statement extends BatchItem<"sqlite">> = Statement["_"]["result"] extends (infer Row)[] ? Row : never;

interface SourceSpec<Statement extends BatchItem<"sqlite">> extends Omit<SearchSource, "find" | "hitOf"> {
  find(ctx: Context, match: string, most: number): Statement;
  hitOf(row: Found<Statement>, ctx: Context): SearchHit;
}

/** Declares a source; its rows' type is checked here. */
export const searchSource = <Statement extends BatchItem<"sqlite">>(spec: SourceSpec<Statement>) => spec as unknown as SearchSource;
