/**
 * What the product is made of, as the platform and the engines read it. A context carries it, because nothing that features
 * stand on may import features, words or pages. Engines add what they serve to this type (`app/engines/feature.server.ts`).
 */
import type { BatchItem } from "drizzle-orm/batch";
import type { i18n } from "i18next";
import type { Clock } from "./clock";
import type { Db } from "./db.server";
import type { Locale } from "./i18n/config";
import type { PageRow } from "./pages/page";
import type { ScheduleName } from "./schedules";
import type { Settings } from "./settings";

/** A statement that says its own words: what deletes is also counted by them. */
export interface Deletion {
  toSQL(): { sql: string; params: unknown[] };
}

/** The statements that delete what is past its time. */
export type OldTraces = (ctx: { db: Db; clock: Clock }) => readonly (BatchItem<"sqlite"> & Deletion)[];

export interface Product {
  /** Doors that this deployment leaves out: there is no such page or call. */
  leavesOut?(door: { feature?: string; path: string }): boolean;
  /** Every page. */
  siteMap: readonly PageRow[];
  /** Every word, by language. */
  translators: Record<Locale, i18n>;
  /** What settings are while nobody changed them. */
  settings: Settings;
  /** What the clock sets off, and when. */
  jobs: readonly { name: string; schedule: ScheduleName }[];
  /** What is forgotten every day, beside what the platform itself keeps. */
  oldTraces: readonly OldTraces[];
}
