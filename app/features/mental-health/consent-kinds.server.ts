/** The consents to the pools as the page of one's data takes them back, also where a deployment leaves the pools out. */
import type { ConsentKind } from "~/engines/consent-kind";
import type { SignedInContext } from "~/platform/context";
import { countOwn, removeOwn, withholdOwn } from "./mental-health.repository.server";
import { AGE, poolNames } from "./pools.rules";

export const poolConsents: readonly ConsentKind[] = [
  ...poolNames.map((pool) => ({
    purpose: pool,
    own: {
      count: (ctx: SignedInContext) => countOwn(ctx, pool),
      withhold: (ctx: SignedInContext) => withholdOwn(ctx, pool),
      remove: (ctx: SignedInContext) => removeOwn(ctx, pool),
    },
  })),
  { purpose: AGE.pool, carries: poolNames },
];
