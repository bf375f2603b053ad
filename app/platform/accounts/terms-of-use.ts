/** The terms under which an account is opened: what they are called in the ledger of consents, and the version that holds. */
export const TERMS = {
  purpose: "terms-of-use",
  /** Rises with every change of their text: who accepted an older one is asked again before they write or buy. */
  version: 1,
} as const;
