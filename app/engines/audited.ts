/** How entries of the audit are told: where what they are about can be looked at, and what their sentences say of it. */
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Act, Thing } from "../platform/acts/acts";
import type { Context } from "../platform/context";
import type { Locale } from "../platform/i18n/config";
import type { Settings } from "../platform/settings";

export interface AuditedPlace {
  thing: Thing;
  /** Where it lies, by the id that the audit has; what is there always has no table. */
  row?: {
    table: SQLiteTable;
    id: SQLiteColumn;
    /** What its address needs, where that isn't the id. */
    place?: SQLiteColumn;
    /** What it is called, where that says nothing of a person who isn't to be named. */
    title?: Record<Locale, SQLiteColumn>;
  };
  /** The page on which staff act on it. */
  pageOf(place: string): string;
}

type Reader = Pick<Context, "locale" | "product">;

/** What the sentence of an act (`acts:own.<thing>.<verb>`) says besides what was done. */
export interface ToldAct {
  act: Act;
  /** Its values, in the reader's words. */
  values(reader: Reader, entry: ToldEntry): Record<string, string>;
}

export interface ToldEntry {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  createdAt: number;
}

/** A part of a setting by its name, in the reader's words. */
export interface ToldPart {
  name: string;
  /** What it is, where that says more than its words do. */
  value?: unknown;
  text: string;
}

/** How a setting that has parts is told. */
export interface ToldSetting {
  setting: keyof Settings;
  parts(reader: Reader, value: unknown): ToldPart[];
}
