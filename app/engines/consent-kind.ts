/** What somebody agrees to and then writes by it: how it goes where all that one agreed to stands, also while its own pages don't open. */
import type { BatchItem } from "drizzle-orm/batch";
import type { SignedInContext } from "../platform/context";

export interface ConsentKind {
  /** Its name in the ledger. */
  purpose: string;
  /** Other consents that fall with it. */
  carries?: readonly string[];
  /** What one writes by it. */
  own?: OwnByConsent;
}

export interface OwnByConsent {
  /** The statement for how much of one's own stands on it. */
  count(ctx: SignedInContext): BatchItem<"sqlite"> & { _: { result: { count: number }[] } };
  /** The statement that takes it out of everybody's sight. */
  withhold(ctx: SignedInContext): BatchItem<"sqlite">;
  /** The statement that deletes it. */
  remove(ctx: SignedInContext): BatchItem<"sqlite">;
}
