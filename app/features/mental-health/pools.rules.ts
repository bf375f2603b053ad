/** The two pools: where each lies, and the text that opens it. */
import type { Consent } from "../../platform/pages/page";

export const poolNames = ["psychology", "psychiatrist"] as const;
export type PoolName = (typeof poolNames)[number];

/**
 * The version of the text that readers agree to (`consent.text` of this feature's words). It rises with every change of what
 * the text says: then everybody is asked again. A test holds the words to it.
 */
export const CONSENT_VERSION = 2;

/** What the text says besides what the pool is for, by its words, in their order. */
export const CONSENT_POINTS = ["experience", "emergency", "anonymous", "health", "withdraw"] as const;

/** The name in the ledger of what one says of one's age before a pool opens, and the version of its words (`consent.age`). */
export const AGE = { pool: "age", version: 1 } as const;

/** So many working days at most until a request for removal is answered. */
export const REMOVAL_DAYS = 3;

/** What the pages and calls of a pool ask for. @param askedAt where they ask; home, for pages about one entry */
export const consentTo = (pool: PoolName, askedAt = `/${pool}/consent`): Consent => ({ pool, version: CONSENT_VERSION, askedAt });
