/** The days of the traffic log in D1, who opened one, and which are past their time. */
import { trafficDays, trafficLeftovers } from "@schema/traffic";
import { asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { isConfirmed } from "~/platform/accounts/confirmations.repository.server";
import { auditFrom } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { forgetLetters } from "~/platform/messages/dead-letters.repository.server";
import type { OldTraces } from "~/platform/product";
import { localDay } from "~/platform/time";
import { settings } from "./settings";

type Base = Pick<Context, "db" | "clock">;

export type TrafficDay = typeof trafficDays.$inferSelect;

const MOST_SHOWN = 31;

/** The latest days, and whether the reader confirmed a moment ago that it is they. */
export async function latestDays(ctx: AdminContext) {
  const [days, [confirmed]] = await ctx.db.batch([
    ctx.db
      .select({ day: trafficDays.day, objects: trafficDays.objects, lines: trafficDays.lines })
      .from(trafficDays)
      .orderBy(desc(trafficDays.day))
      .limit(MOST_SHOWN),
    rawStatement<{ isConfirmed: number }>(ctx.db, sql`SELECT ${isConfirmed(ctx)} AS isConfirmed`),
  ]);
  return { days, isConfirmed: confirmed?.isConfirmed === 1 };
}

/** A day with its digest, and the one before it. */
export async function findDay({ db }: Base, day: string): Promise<{ found: TrafficDay | undefined; before: TrafficDay | undefined }> {
  const [[found], [before]] = await db.batch([
    db.select().from(trafficDays).where(eq(trafficDays.day, day)),
    db.select().from(trafficDays).where(lt(trafficDays.day, day)).orderBy(desc(trafficDays.day)).limit(1),
  ]);
  return { found, before };
}

/** The latest day that has a digest. */
export async function lastDay({ db }: Base): Promise<TrafficDay | undefined> {
  const [last] = await db.select().from(trafficDays).orderBy(desc(trafficDays.day)).limit(1);
  return last;
}

/** Writes a day's digest, once. */
export async function insertDay({ db, clock }: Base, day: Omit<TrafficDay, "createdAt">): Promise<void> {
  await db
    .insert(trafficDays)
    .values({ ...day, createdAt: clock.now() })
    .onConflictDoNothing();
}

/**
 * Writes down that somebody opens a day for an address, where they may.
 * @param mark tells who knows the address that it is this one
 * @returns whether they confirmed a moment ago that it is they; nothing is written otherwise
 */
export async function noteOpening(ctx: AdminContext, { day, file, reason, mark }: Record<"day" | "file" | "reason" | "mark", string>) {
  const [, [confirmed]] = await ctx.db.batch([
    auditFrom(
      ctx,
      { act: "traffic.open", subjectType: "traffic", subjectId: day, after: sql`json_object('file', ${file}, 'address', ${mark})`, reason },
      sql`WHERE ${isConfirmed(ctx)}`,
    ),
    rawStatement<{ isConfirmed: number }>(ctx.db, sql`SELECT ${isConfirmed(ctx)} AS isConfirmed`),
  ]);
  return confirmed?.isConfirmed === 1;
}

const months = sql`coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'trafficMonths'), ${settings.trafficMonths.atFirst})`;

/**
 * Days whose months are over, all of them while the log is off; their objects go by what is written down beside. So do lines that the
 * queue gave up, by the day on which it did.
 */
export const oldDays: OldTraces = ({ db, clock }) => {
  const since = sql`date(${localDay(clock.now())}, '-' || ${months} || ' months')`;
  const isPast = sql`${trafficDays.day} < ${since}`;
  return [
    db
      .insert(trafficLeftovers)
      .select(db.select({ day: trafficDays.day }).from(trafficDays).where(isPast))
      .onConflictDoNothing(),
    db.delete(trafficDays).where(isPast),
    forgetLetters({ db }, "traffic", since),
  ];
};

const MOST_AT_ONCE = 20;

/** Days of which objects may be left. */
export async function listLeftovers({ db }: Base): Promise<string[]> {
  const rows = await db.select().from(trafficLeftovers).orderBy(asc(trafficLeftovers.day)).limit(MOST_AT_ONCE);
  return rows.map(({ day }) => day);
}

/** Of these nothing is left. */
export async function deleteLeftovers({ db }: Base, days: readonly string[]): Promise<void> {
  await db.delete(trafficLeftovers).where(inArray(trafficLeftovers.day, [...days]));
}
