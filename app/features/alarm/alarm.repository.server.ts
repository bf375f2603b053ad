/** Alarms in D1 as their owners see and change them; every statement names the owner. */
import { alarms } from "@schema/alarm";
import { and, asc, desc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement, reasonOf } from "~/platform/db.server";
import { onlyOnce } from "~/platform/once.server";
import { LATE } from "./alarm.rules";

type Base = Pick<SignedInContext, "db" | "actor" | "clock">;

const shown = {
  alarmId: alarms.alarmId,
  title: alarms.title,
  note: alarms.note,
  day: alarms.day,
  minute: alarms.minute,
  repeat: alarms.repeat,
  repeatDay: alarms.repeatDay,
  sendsMail: alarms.sendsMail,
  linkPath: alarms.linkPath,
  linkTitle: alarms.linkTitle,
  ringsAt: alarms.ringsAt,
  snoozedUntil: alarms.snoozedUntil,
  nextAt: alarms.nextAt,
  lastDueAt: alarms.lastDueAt,
  lastRungAt: alarms.lastRungAt,
  revision: alarms.revision,
};

export type AlarmRow = Pick<typeof alarms.$inferSelect, keyof typeof shown>;

/** What its owner decides of an alarm, with the moment that follows. */
export type AlarmFields = Pick<AlarmRow, "title" | "note" | "day" | "minute" | "repeat" | "repeatDay" | "sendsMail" | "ringsAt">;

const own = ({ actor }: Base, alarmId: string) => and(eq(alarms.alarmId, alarmId), eq(alarms.userId, actor.userId));

const MOST = 200;

/** The statement for somebody's alarms, the next to ring first, those that are over behind. */
export const ownAlarms = ({ db, actor }: Pick<Base, "db" | "actor">) =>
  db
    .select(shown)
    .from(alarms)
    .where(eq(alarms.userId, actor.userId))
    .orderBy(sql`${alarms.nextAt} IS NULL`, asc(alarms.nextAt), desc(alarms.lastRungAt))
    .limit(MOST);

/** An alarm of one's own; null when there is none. */
export async function findAlarm(ctx: Base, alarmId: string): Promise<AlarmRow | null> {
  const [row] = await ctx.db.select(shown).from(alarms).where(own(ctx, alarmId)).limit(1);
  return row ?? null;
}

/** Writes an alarm; one that is there already, because its form was sent twice, stays as it is. */
export async function insertAlarm(
  ctx: Base,
  alarmId: string,
  fields: AlarmFields & Pick<AlarmRow, "linkPath" | "linkTitle">,
): Promise<"written" | "too-many"> {
  const now = ctx.clock.now();
  const row = { alarmId, userId: ctx.actor.userId, ...fields, createdAt: now, updatedAt: now };
  try {
    await onlyOnce(ctx, alarms.alarmId, alarmId, [ctx.db.insert(alarms).values(row)]);
    return "written";
  } catch (failed) {
    if (reasonOf(failed).includes("too many alarms")) return "too-many";
    throw failed;
  }
}

/** Changes an alarm that is still of the version that was changed; what was put off is forgotten. @returns whether it was */
export async function updateAlarm(ctx: Base, alarmId: string, seen: number, fields: AlarmFields): Promise<boolean> {
  const rows = await ctx.db
    .update(alarms)
    .set({ ...fields, snoozedUntil: null, revision: sql`${alarms.revision} + 1`, updatedAt: ctx.clock.now() })
    .where(and(own(ctx, alarmId), eq(alarms.revision, seen)))
    .returning({ id: alarms.alarmId });
  return rows.length > 0;
}

/** @returns whether there was one */
export async function deleteAlarm(ctx: Base, alarmId: string): Promise<boolean> {
  return (await ctx.db.delete(alarms).where(own(ctx, alarmId)).returning({ id: alarms.alarmId })).length > 0;
}

/** Lets an alarm that has rung ring once more. @returns whether it has rung */
export async function snooze(ctx: Base, alarmId: string, until: number): Promise<boolean> {
  const rows = await ctx.db
    .update(alarms)
    .set({ snoozedUntil: until, updatedAt: ctx.clock.now() })
    .where(and(own(ctx, alarmId), isNotNull(alarms.lastRungAt)))
    .returning({ id: alarms.alarmId });
  return rows.length > 0;
}

const DAY_MS = 86_400_000;

/** What of all alarms is needed to see that they ring: times, never whose or what about. */
export async function findAll({ db, clock }: Pick<Context, "db" | "clock">, { limit, offset }: { limit: number; offset: number }) {
  const now = clock.now();
  const recent = gt(alarms.lastRungAt, now - DAY_MS);
  const [counts, items] = await db.batch([
    rawStatement<{ coming: number; stuck: number; rung: number; late: number }>(
      db,
      sql`SELECT (SELECT count(*) FROM alarms WHERE next_at IS NOT NULL) AS coming,
        (SELECT count(*) FROM alarms WHERE next_at <= ${now - LATE}) AS stuck,
        (SELECT count(*) FROM ${alarms} WHERE ${recent}) AS rung,
        (SELECT count(*) FROM ${alarms} WHERE ${recent} AND last_rung_at - last_due_at >= ${LATE}) AS late`,
    ),
    db
      .select({
        alarmId: alarms.alarmId,
        nextAt: alarms.nextAt,
        repeat: alarms.repeat,
        sendsMail: alarms.sendsMail,
        lastRungAt: alarms.lastRungAt,
      })
      .from(alarms)
      .where(isNotNull(alarms.nextAt))
      .orderBy(asc(alarms.nextAt))
      .limit(limit)
      .offset(offset),
  ]);
  const [numbers = { coming: 0, stuck: 0, rung: 0, late: 0 }] = counts as { coming: number; stuck: number; rung: number; late: number }[];
  return { ...numbers, items };
}

export type ListedAlarm = Awaited<ReturnType<typeof findAll>>["items"][number];

/** The condition on what is due. */
export const isDue = (now: number) => lte(alarms.nextAt, now);
