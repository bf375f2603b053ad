/** Whoever earns VIP by contributions, or loses it, is told once it can't be undone any more. Triggers on `contributions` mark whom to look at. */
import { sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import { UNDO_LASTS } from "~/engines/review/decision";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { countingIn } from "./vip.repository.server";

type Base = Pick<Context, "db" | "clock" | "product">;

/** It is about its reader alone. */
const standing: NoticeSubject = { type: "vip", shown: sql`SELECT '{}'` };
const shared = { type: "update", group: "contributions", subjects: [standing], channel: "app", isPushedInWords: true } as const;

export const vipEarned = defineNotice({
  name: "vip.earned",
  messageClass: "informational",
  words: "vip:notices.earned",
  label: "vip:notices.earnedChoice",
  ...shared,
});
export const vipLost = defineNotice({
  name: "vip.lost",
  messageClass: "informational",
  words: "vip:notices.lost",
  label: "vip:notices.lostChoice",
  ...shared,
});

/** Those who have to be looked at: their numbers have changed, or what is needed has. */
const isDue = ({ clock }: Base, threshold: number) =>
  sql`(s.threshold IS NULL OR s.threshold < ${threshold} OR s.threshold > ${threshold}) AND s.changed_at <= ${clock.now() - UNDO_LASTS}`;

/** A page of people who have to be looked at. */
export const dueStandings = (ctx: Base, threshold: number, limit: number) =>
  ctx.db.all<{ userId: string }>(sql`SELECT s.user_id AS userId FROM vip_standings AS s WHERE ${isDue(ctx, threshold)} LIMIT ${limit}`);

/**
 * Tells those of a page whose standing has changed, and remembers it, in one transaction. Staff and verified graduates read the
 * databank anyway, and hear nothing.
 */
export async function tellStandings(ctx: Base, people: readonly { userId: string }[], threshold: number): Promise<void> {
  const due = sql`s.user_id IN (SELECT value FROM ${eachOf(people.map(({ userId }) => userId))}) AND ${isDue(ctx, threshold)}`;
  const isEnough = sql`((SELECT coalesce(sum(c.approved), 0) FROM contributions AS c WHERE c.user_id = s.user_id
    AND c.collection IN (SELECT value FROM ${eachOf(countingIn(ctx.product))})) >= ${threshold})`;
  const tell = (kind: typeof vipEarned, path: string, now: 0 | 1) =>
    notifyFrom(
      ctx,
      {
        kind,
        userId: sql`s.user_id`,
        subjectId: sql`s.user_id`,
        path: sql`${path}`,
        key: sql`'vip:' || s.changed_at || ':' || ${threshold}`,
        details: sql`json_object('threshold', ${threshold})`,
      },
      sql`FROM vip_standings AS s JOIN users AS p ON p.user_id = s.user_id
        WHERE ${due} AND s.is_enough = ${1 - now} AND ${isEnough} = ${now} AND p.user_role = 'user' AND p.is_verified_graduate = 0`,
    );
  await ctx.db.batch([
    tell(vipEarned, "/databank/all", 1),
    tell(vipLost, "/my-space", 0),
    rawStatement(ctx.db, sql`UPDATE vip_standings AS s SET is_enough = ${isEnough}, threshold = ${threshold} WHERE ${due}`),
  ]);
}
