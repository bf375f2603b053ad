/** What all features bring together for the engines; a context carries it. */
import type { ContributionKind } from "./contributions";
import type { MergePlace } from "./merge";
import type { PersonalPlace } from "./personal/personal.server";
import type { Reportable } from "./reportable";
import type { InboxKind } from "./review/inbox.server";
import type { SearchSource } from "./search-source";

/** A page where admins keep what the site stands on; its words: `admin:tools.<name>`. */
export interface AdminTool {
  name: string;
  /** Its place in the panel, the smallest first. */
  order: number;
  to: string;
}

declare module "../platform/product" {
  interface Product {
    /** Kinds of things that wait for staff, in the order in which they are shown. */
    inbox: readonly InboxKind[];
    /** What the search looks through, in the order in which it is shown. */
    searchSources: readonly SearchSource[];
    /** Where the database names people, in the order of deletion. */
    personalData: readonly PersonalPlace[];
    /** What follows a course that is merged into another, in the order in which it is told. */
    courseMerge: readonly MergePlace[];
    contributions: readonly ContributionKind[];
    tools: readonly AdminTool[];
    reportables: readonly Reportable[];
  }
}
