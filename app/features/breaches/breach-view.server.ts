/** An entry of the breach log as its pages and its form show it: with where its clock stands. */
import type { Context } from "~/platform/context";
import type { Breach } from "./breaches.repository.server";
import { clockOf } from "./clock.rules";

export const viewOf = (ctx: Pick<Context, "clock">, { key: _, createdBy: __, ...breach }: Breach) => ({
  ...breach,
  clock: clockOf(breach, ctx.clock.now()),
});
export type BreachView = ReturnType<typeof viewOf>;
