/** A change of the pools' keys, carried through by a job. */
import { poolEntries } from "@schema/mental-health";
import { resealColumn } from "~/engines/reseal.server";
import { resealReports } from "~/features/reporting/sealed-reports.service.server";
import type { Context } from "~/platform/context";

/** Seals with the first key what an older one sealed. @returns a note for the panel */
export async function resealEntries(ctx: Context): Promise<string> {
  if (!ctx.env.POOL_KEYS) return "no POOL_KEYS";
  const id = poolEntries.entryId;
  const counts = [
    await resealColumn(ctx, { column: poolEntries.sealed, id }),
    await resealColumn(ctx, { column: poolEntries.reviewReason, id }),
    await resealReports(ctx),
  ];
  return `${counts.reduce((sum, count) => sum + count, 0)} sealed anew`;
}
