/** How far somebody is on the way to the databank. */
import type { Actor, Context } from "~/platform/context";
import { readSettings } from "~/platform/settings.server";
import { dueStandings, tellStandings } from "./notices.repository.server";
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

/** Whether somebody gave enough for VIP, whatever else opens the databank to them. */
export async function hasEarnedVip(ctx: Context, userId: string): Promise<boolean> {
  const [{ vipThreshold }, [counts]] = await Promise.all([readSettings(ctx), contributionCounts(ctx, userId)]);
  return (counts?.approved ?? 0) >= vipThreshold;
}

/** So many people are looked at in one run; the next goes on. */
const A_RUN = 500;

/** Tells those who earned VIP by contributions, or lost it, each once. A job calls it. @returns how many people were looked at */
export async function tellOfVip(ctx: Context): Promise<number> {
  const { vipThreshold } = await readSettings(ctx);
  const people = await dueStandings(ctx, vipThreshold, A_RUN);
  if (people.length > 0) await tellStandings(ctx, people, vipThreshold);
  return people.length;
}
