/** Kinds of things that people give and that are counted: the private overview shows them, and some count towards VIP. */
import type { BatchItem } from "drizzle-orm/batch";
import type { SignedInContext } from "../platform/context";

/** One of one's own that waits for review. */
export interface WaitingContribution {
  id: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  /** UTC milliseconds. */
  sentAt: number;
}

export interface ContributionKind {
  /** Its name in the table of counts; its words: `overview:collections.<name>`. */
  name: string;
  /** Its place on the overview, the smallest first. */
  order: number;
  /** Where one sees one's own. */
  to: string;
  /** Where one adds another; null where nobody is asked to. */
  add: string | null;
  countsTowardsVip: boolean;
  /** The statement for one's own latest that wait. */
  waiting(ctx: SignedInContext, limit: number): BatchItem<"sqlite">;
}

type Found<Statement extends BatchItem<"sqlite">> = Statement["_"]["result"] extends WaitingContribution[] ? Statement : never;

interface KindSpec<Statement extends BatchItem<"sqlite">> extends Omit<ContributionKind, "waiting"> {
  waiting(ctx: SignedInContext, limit: number): Found<Statement>;
}

/** Declares a kind; its rows' type is checked here. */
export const contributionKind = <Statement extends BatchItem<"sqlite">>(spec: KindSpec<Statement>): ContributionKind => spec;
