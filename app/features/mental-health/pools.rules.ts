/** The two pools: where each lies, and the text that opens it. */
import type { Consent } from "../../platform/pages/page";

export const poolNames = ["psychology", "psychiatrist"] as const;
export type PoolName = (typeof poolNames)[number];

/**
 * The version of all that readers are asked before a pool opens (`consent.text` and `consent.age` of this feature's words). It rises with
 * every change of what these say: then everybody is asked again. A test holds the words to it.
 */
export const CONSENT_VERSION = 2;

/** What the text says besides what the pool is for, by its words, in their order. */
export const CONSENT_POINTS = ["experience", "emergency", "anonymous", "health", "withdraw"] as const;

/** What one says of one's age before a pool opens, as the ledger knows it: asked with the text, and anew with each of its versions. */
export const AGE = { pool: "age", version: CONSENT_VERSION } as const;

/** So many working days at most until a request for removal is answered. */
export const REMOVAL_DAYS = 3;

/** What the pages and calls of a pool ask for. @param askedAt where they ask; home, for pages about one entry */
export const consentTo = (pool: PoolName, askedAt = `/${pool}/consent`): Consent => ({ pool, version: CONSENT_VERSION, askedAt });
