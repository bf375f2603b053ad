/** What all features bring together for the engines; a context carries it. */
import type { AuditedPlace } from "./audited";
import type { ContributionKind, OwnPlace, OwnWorkSource } from "./contributions";
import type { DocumentCollection } from "./documents.server";
import type { Intent } from "./intents";
import type { MergedTable } from "./merge";
import type { NoticeKind } from "./notices/kinds";
import type { PassageSource } from "./passages";
import type { PersonalColumn } from "./personal/personal.server";
import type { PlannerSource } from "./planner";
import type { Reportable } from "./reportable";
import type { InboxKind } from "./review/inbox.server";
import type { Reviewable } from "./review/reviewable";
import type { TakenKind } from "./review/taking.server";
import type { SearchSource } from "./search-source";
import type { SuggestionSource } from "./suggestions";

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
    /** What the assistant answers from. */
    passages: readonly PassageSource[];
    /** What people ask the assistant for. */
    intents: readonly Intent[];
    /** What the assistant offers to be asked, in its order. */
    suggestions: readonly SuggestionSource[];
    /** Where the database names people, in the order of deletion. */
    personalData: readonly PersonalColumn[];
    /** What follows a course that is merged into another, in the order in which it is told. */
    courseMerge: readonly MergedTable[];
    contributions: readonly ContributionKind[];
    ownWork: readonly OwnWorkSource[];
    ownPlaces: readonly OwnPlace[];
    /** What stands in one's planner, in the order of entries of one time. */
    planner: readonly PlannerSource[];
    tools: readonly AdminTool[];
    /** What one on the staff has taken, by kind. */
    taken: readonly TakenKind[];
    /** Features whose categories admins keep. */
    labelledFeatures: readonly string[];
    /** Where what staff did something to is looked at. */
    audited: readonly AuditedPlace[];
    reportables: readonly Reportable[];
    /** Everything that is decided on, each once: what waits for staff, and what can be reported. */
    reviewables: readonly Reviewable[];
    /** What admins find and change by hand. */
    documents: readonly DocumentCollection[];
    /** Kinds of notifications. */
    notices: readonly NoticeKind[];
  }
}
