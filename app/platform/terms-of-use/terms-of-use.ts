/** The terms under which an account is used: the version that holds, and who hasn't accepted it yet. */
import type { Actor } from "../context";
import { defineErrors } from "../errors/define";

export const TERMS = {
  /** What they are called in the ledger of consents. */
  purpose: "terms-of-use",
  /** Rises with every change of their text: who accepted an older one is asked again before they write or pay. */
  version: 1,
} as const;

/** Where they are accepted anew. */
export const TERMS_PAGE = "/policies/terms/accept";

export const termsErrors = defineErrors("terms-of-use", { notAccepted: 403, changedAgain: 409 });

/** Whether somebody hasn't accepted them as they are now. */
export const owesTerms = (actor: Pick<Actor, "termsVersion"> | null): boolean => actor !== null && actor.termsVersion < TERMS.version;
