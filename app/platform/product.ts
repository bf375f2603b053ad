/**
 * What the product is made of, as the platform and the engines read it. A context carries it, because nothing that features
 * stand on may import features, words or pages. Engines add what they serve to this type (`app/engines/product.ts`).
 */
import type { BatchItem } from "drizzle-orm/batch";
import type { i18n } from "i18next";
import type { Context, Locale } from "./context";
import type { ScheduledJob } from "./jobs.server";
import type { PageRow } from "./pages/page";
import type { Settings } from "./settings.server";

/** The statements that delete what is past its time. */
export type OldTraces = (ctx: Pick<Context, "db" | "clock">) => readonly BatchItem<"sqlite">[];

export interface Product {
  /** Every page. */
  siteMap: readonly PageRow[];
  /** Every word, by language. */
  translators: Record<Locale, i18n>;
  /** What settings are while nobody changed them. */
  settings: Settings;
  /** What the clock sets off, and when. */
  jobs: readonly Pick<ScheduledJob, "name" | "schedule">[];
  /** What is forgotten every day, beside what the platform itself keeps. */
  oldTraces: readonly OldTraces[];
}
