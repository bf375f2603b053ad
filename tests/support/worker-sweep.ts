/** How this run sweeps, for tests that run in workerd. */
import { env } from "./site";
import type { SweepSettings } from "./sweep";

export const sweepSettings: SweepSettings = {
  ...(JSON.parse((env as unknown as { SWEEP: string }).SWEEP) as SweepSettings),
  get feature() {
    return (globalThis as { askedFeature?: string }).askedFeature;
  },
};
