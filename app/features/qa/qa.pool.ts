/** What the question pool is called in addresses: apart from the schemas, so that its page loads no library for them. */

/** The view of the bank's list that shows the question pool. */
export const POOL = "pool";
export const poolStates = ["open", "answered", "closed"] as const;
export type PoolState = (typeof poolStates)[number];
