/** What one invocation of a Worker may ask of others: Cloudflare ends it beyond. */

/** Of all that Cloudflare's stores are asked, and of statements of D1. */
export const MOST_ASKED = 1000;

export interface Budget {
  /** @throws as Cloudflare does when it is used up */
  spend(what: "D1" | "others", count?: number): void;
}

/** That of a whole test, which is many invocations. */
export const unlimited: Budget = { spend: () => undefined };

export function invocationBudget(): Budget {
  const spent = { D1: 0, others: 0 };
  return {
    spend(what, count = 1) {
      spent[what] += count;
      if (spent[what] > MOST_ASKED) throw new Error("Too many API requests by single worker invocation.");
    },
  };
}
