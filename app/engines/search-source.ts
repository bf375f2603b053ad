/** What the search across everything looks through: one row of a registry for each kind of thing. */
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "../platform/context";
import type { Access } from "../platform/pages/page";
import type { WordForm } from "../platform/search";

export interface SearchHit {
  title: string;
  /** A line that says more about it, where the title alone doesn't. */
  about: string | null;
  /** Its address. */
  to: string;
  /** The code of a course, which may be compared with others. */
  comparable?: string;
}

export interface SearchQuestion {
  /** As it was typed. */
  text: string;
  /** The same as a full-text query. */
  match: string;
  /** Nothing is guessed. */
  isExact: boolean;
  /** The question is the name of this kind and nothing else: its latest are meant. */
  isKind: boolean;
}

/** What a source found. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** What to mark in them; the typed words unless said otherwise. */
  forms?: readonly WordForm[];
  /** Only a part of the question fits: shown when nothing else does. */
  isPartial?: boolean;
  /** It stands beside whatever else is found, and keeps nothing from being guessed. */
  isAside?: boolean;
  /** The question that was answered instead of the typed one. */
  corrected?: string | null;
}

/** A question on its way to the database. */
export interface Looking {
  /** A statement with one full-text query; null when nothing of this kind lies in the database. */
  statement: BatchItem<"sqlite"> | null;
  /** @param rows what the statement gave */
  answer(rows: unknown[]): SearchAnswer;
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
  /** It looks for what `match` says and for nothing else, so that it can be asked again in other words. */
  isByMatch?: boolean;
  /** Gets ready to find at most so many; it gives only what everyone with that access may see. */
  look(ctx: Context, question: SearchQuestion, most: number): Looking | Promise<Looking>;
}

type Found<Statement extends BatchItem<"sqlite">> = Statement["_"]["result"] extends (infer Row)[] ? Row : never;

interface SourceSpec<Statement extends BatchItem<"sqlite">> extends Omit<SearchSource, "look" | "isByMatch"> {
  find(ctx: Context, match: string, most: number, question: SearchQuestion): Statement;
  hitOf(row: Found<Statement>, ctx: Context): SearchHit;
}

/** Declares a source that is one statement; its rows' type is checked here. */
export const searchSource = <Statement extends BatchItem<"sqlite">>({ find, hitOf, ...spec }: SourceSpec<Statement>): SearchSource => ({
  ...spec,
  isByMatch: true,
  look: (ctx, question, most) => ({
    statement: find(ctx, question.match, most, question),
    answer: (rows) => ({ hits: rows.map((row) => hitOf(row as Found<Statement>, ctx)) }),
  }),
});
