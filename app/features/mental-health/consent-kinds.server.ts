/** The consents to the pools as the page of one's data takes them back, also where a deployment leaves the pools out. */
import type { ConsentKind } from "~/engines/consent-kind";
import { countOwn, removeOwn, withholdOwn } from "./mental-health.repository.server";
import { poolNames } from "./pools.rules";

export const poolConsents: readonly ConsentKind[] = poolNames.map((pool) => ({
  purpose: pool,
  countOwn: (ctx) => countOwn(ctx, pool),
  withhold: (ctx) => withholdOwn(ctx, pool),
  remove: (ctx) => removeOwn(ctx, pool),
}));
