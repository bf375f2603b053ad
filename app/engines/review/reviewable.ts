/** What a kind of contribution says of itself, so that the engine can show it, decide on it, and tell whom that concerns. */
import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Thing } from "../../platform/acts/acts";
import type { Context } from "../../platform/context";
import type { Locale } from "../../platform/i18n/config";
import type { ReadyImage } from "../media/image";
import type { NoticeKind } from "../notices/kinds";

/** A table of contributions: it has `key`, `author_id`, `status`, `review_reason`, `reviewed_by`, `reviewed_at`. */
export interface Reviewable {
  /** For the audit: `experience`. */
  type: Thing;
  table: SQLiteTable;
  id: SQLiteColumn;
  /** The name of its totals, where that isn't the table's. */
  counter?: string;
  /** Which of the table's rows belong to it, where not all do. */
  only?: SQL;
  /** What staff read before they decide. */
  dossier?: DossierSource;
  /** How authors are told what was decided; nobody is told where this is missing. */
  notice?: NoticeSource;
  /** It is sealed (decision 075): so is the reason of a decision on it, which stands in its row alone. */
  sealReason?(ctx: Pick<Context, "env">, id: string, reason: string): Promise<string>;
}

/** How an author is told which of their things a mail is about. */
export interface NoticeSource {
  /** The table as `t`, joined with whatever its title needs. */
  from: SQL;
  /** What it is called: a course's code, a title. */
  title: SQL;
  /** The address where its author finds it, from the slash on. */
  page: SQL;
  /** Who else counts on it, and is notified when it is taken down. */
  others?: OthersTold;
}

/** People beside the author. */
interface OthersTold {
  kind: NoticeKind;
  /** `JOIN … AS o ON …`: rows of those people, whose ids are `o.user_id`. */
  join: SQL;
  /** Which of them are told, and while what: nobody of what is over. */
  where: SQL;
  /** A JSON object for the kind's words. */
  details: SQL;
}

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** A short value under its name: a score, a term, a category. */
export interface Fact {
  label: string;
  value: string;
}

/** A text that its author wrote, under its name where it has several. */
export interface Passage {
  label: string | null;
  text: string;
}

/** What somebody said when they reported it. */
export interface Said {
  /** Who, and what they find wrong. */
  head: string;
  at: number;
  text: string;
}

export interface Dossier {
  facts: Fact[];
  passages: Passage[];
  images: ReadyImage[];
  /** How much of the author's was rejected or removed before, up to `MANY_REMOVALS`; never whose it is. */
  removals: number;
  said: Said[];
  /** The language of whoever reported it first. */
  locale?: Locale;
}

/** Where a kind of thing keeps its words. */
export interface DossierSource {
  /** The table as `t`, joined with what the document needs. */
  from: SQL;
  /** A JSON document with whatever is shown. */
  document: SQL;
  show(document: string, say: Say): Pick<Dossier, "facts" | "passages">;
}
