/** How far somebody is on the way to the databank. */
import type { Actor, Context } from "~/platform/context";
import { readSettings } from "~/platform/settings.server";
import { contributionCounts } from "./vip.repository.server";
import { type VipProgress, vipProgress } from "./vip.rules";

export { contributionCounts } from "./vip.repository.server";

type Counts = { approved: number | null; waiting: number | null } | undefined;

/** Decides from counts that were read in the page's own batch. */
export async function vipFromCounts(ctx: Context, actor: Actor, counts: Counts): Promise<VipProgress> {
  const { vipThreshold } = await readSettings(ctx);
  const facts = {
    role: actor.userRole,
    isVerifiedGraduate: actor.isVerifiedGraduate,
    previewUntil: actor.previewUntil,
    approved: counts?.approved ?? 0,
    waiting: counts?.waiting ?? 0,
  };
  return vipProgress(facts, vipThreshold, ctx.clock.now());
}

/** Reads the counts and decides, for pages that need nothing else. */
export async function readVipProgress(ctx: Context, actor: Actor): Promise<VipProgress> {
  const [counts] = await contributionCounts(ctx, actor.userId);
  return vipFromCounts(ctx, actor, counts);
}
