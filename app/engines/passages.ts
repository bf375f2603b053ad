/** What the assistant answers from: each feature offers its own passages, already limited to what the asker may read. */
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "../platform/context";
import type { Access } from "../platform/pages/page";

export interface Passage {
  title: string;
  /** Bare words, in the language of the question where there are two. Answers quote its sentences as they stand. */
  text: string;
  /** The address where it can be read. */
  to: string;
  /** Other words that it is found by: names in the other language, codes. */
  keywords?: string;
}

interface PassageQuestion {
  /** A full-text query in which any form of any word fits. */
  match: string;
}

/** A question on its way to the database. */
export interface PassageLook {
  /** One statement that reads only what this asker may see; null where nothing of it lies in the database. */
  statement: BatchItem<"sqlite"> | null;
  /** The best first. @param rows what the statement gave */
  passages(rows: unknown[]): Passage[];
}

export interface PassageSource {
  /** What it is told from others by. */
  name: string;
  /** The feature whose intents ask for what it has, where that isn't its name. */
  feature?: string;
  /** Who may open the places that it leads to; nobody else is answered from it. */
  access: Access;
  /** Where all that it has is listed: told beside what fits a description. */
  listed?(ctx: Context): { title: string; to: string };
  /** What people talk of: a passage answers only what its title speaks of. */
  byTitle?: boolean;
  /** All that it has, where that lies in the code. */
  written?(ctx: Context): Passage[] | Promise<Passage[]>;
  /** Gets ready to find at most so many; `ctx.locale` is the language of the question. */
  look(ctx: Context, question: PassageQuestion, most: number): PassageLook | Promise<PassageLook>;
}

type Found<Statement extends BatchItem<"sqlite">> = Statement["_"]["result"] extends (infer Row)[] ? Row : never;

interface SourceSpec<Statement extends BatchItem<"sqlite">> extends Omit<PassageSource, "look"> {
  find(ctx: Context, match: string, most: number): Statement;
  passageOf(row: Found<Statement>, ctx: Context): Passage;
}

/** Declares a source that is one statement; its rows' type is checked here. */
export const passageSource = <Statement extends BatchItem<"sqlite">>({
  find,
  passageOf,
  ...spec
}: SourceSpec<Statement>): PassageSource => ({
  ...spec,
  look: (ctx, { match }, most) => ({
    statement: find(ctx, match, most),
    passages: (rows) => rows.map((row) => passageOf(row as Found<Statement>, ctx)),
  }),
});

/** Declares a source whose passages lie in the code. */
export const writtenSource = (name: string, read: (ctx: Context) => Passage[] | Promise<Passage[]>): PassageSource => ({
  name,
  access: "public",
  written: read,
  async look(ctx) {
    const passages = await read(ctx);
    return { statement: null, passages: () => passages };
  },
});
