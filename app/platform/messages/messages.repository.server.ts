/** Messages in D1. A conditional write takes a message's lease, another one by the lease's id says how it ended. */
import { outbox } from "@schema/platform";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { auditChange } from "../audit.server";
import { MINUTE } from "../clock";
import type { AdminContext, Context } from "../context";
import { eachOf } from "../db.server";
import { newId, newSecret } from "../ids";
import { LEASE, type Outcome } from "./message";

type Base = Pick<Context, "db" | "clock">;
export type MessageRow = typeof outbox.$inferSelect;

/** One run hands so many to the queue at most; the next goes on. */
const A_RUN = 100;
/** How long the queue is given to deliver before a message is handed to it again. */
const DELIVERY = 5 * MINUTE;

/** The statement that writes a message; put it in the batch of its cause. The same key is written once. */
export function outgoingMessage({ db, clock }: Base, kind: string, dedupeKey: string, payload: Record<string, unknown>) {
  const now = clock.now();
  const row = { outboxId: newId("outbox", now), dedupeKey, kind, payload, createdAt: now, updatedAt: now };
  return db.insert(outbox).values(row).onConflictDoNothing();
}

/** The state stands in the statement itself, as the index of what is due wants it. */
const isDue = (now: number) =>
  and(sql`${outbox.status} = 'pending'`, lte(outbox.nextAttemptAt, now), or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)));

/** The statement that drops messages which wait and whose keys begin alike: their cause is taken back. What is being delivered is left alone. */
export const dropMessages = ({ db, clock }: Base, keysBegin: string) =>
  db
    .update(outbox)
    .set({ status: "dropped", payload: {}, updatedAt: clock.now() })
    .where(
      and(
        sql`${outbox.dedupeKey} >= ${keysBegin} AND ${outbox.dedupeKey} < ${`${keysBegin}\u{10ffff}`}`,
        eq(outbox.status, "pending"),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, clock.now())),
      ),
    );

/** Marks the due messages that the queue hasn't got, the oldest first. @returns their ids */
export async function takeDue({ db, clock }: Base): Promise<string[]> {
  const now = clock.now();
  const isWaiting = and(isDue(now), or(isNull(outbox.dispatchedAt), lte(outbox.dispatchedAt, now - DELIVERY)));
  const due = await db.select({ id: outbox.outboxId }).from(outbox).where(isWaiting).orderBy(asc(outbox.nextAttemptAt)).limit(A_RUN);
  if (due.length === 0) return [];
  const taken = await db
    .update(outbox)
    .set({ dispatchedAt: now })
    .where(and(inArray(outbox.outboxId, sql`(SELECT value FROM ${eachOf(due.map(({ id }) => id))})`), isWaiting))
    .returning({ id: outbox.outboxId });
  return taken.map(({ id }) => id);
}

/** Takes a due message's lease; null when it isn't due, or somebody else has it. */
export async function takeLease({ db, clock }: Base, outboxId: string): Promise<MessageRow | null> {
  const now = clock.now();
  const [row] = await db
    .update(outbox)
    .set({ leaseId: newSecret(), leasedUntil: now + LEASE, attempts: sql`${outbox.attempts} + 1`, updatedAt: now })
    .where(and(eq(outbox.outboxId, outboxId), isDue(now)))
    .returning();
  return row ?? null;
}

/** How a try ended. */
export type Settlement =
  | { status: Outcome }
  | { status: "failed"; lastError: string }
  | { status: "pending"; lastError: string; nextAttemptAt: number; attempts: number };

/**
 * Writes down how a try ended and gives the lease back.
 * @param isWiped take the payload away: it is done with
 * @returns false when the lease was lost meanwhile; then nothing changes
 */
export async function settle({ db, clock }: Base, { outboxId, leaseId }: MessageRow, settlement: Settlement, isWiped: boolean) {
  const rows = await db
    .update(outbox)
    .set({
      lastError: null,
      ...settlement,
      ...(isWiped && { payload: {} }),
      leaseId: null,
      leasedUntil: null,
      dispatchedAt: null,
      updatedAt: clock.now(),
    })
    .where(and(eq(outbox.outboxId, outboxId), eq(outbox.leaseId, leaseId ?? "")))
    .returning({ id: outbox.outboxId });
  return rows.length === 1;
}

const listed = {
  outboxId: outbox.outboxId,
  kind: outbox.kind,
  /** What a mail says, never to whom. */
  about: sql<string | null>`json_extract(${outbox.payload}, '$.template')`.as("about"),
  status: outbox.status,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  nextAttemptAt: outbox.nextAttemptAt,
};

/** The statement that lists dead messages, and those that wait because a try failed; the latest first. */
export const troubledMessages = ({ db }: Pick<Context, "db">, limit: number) =>
  db
    .select(listed)
    .from(outbox)
    .where(or(eq(outbox.status, "failed"), and(eq(outbox.status, "pending"), isNotNull(outbox.lastError))))
    .orderBy(asc(outbox.status), desc(outbox.createdAt))
    .limit(limit);

/** Gives dead messages all their tries again, written down with who did it. @param outboxId one of them; all if left out @returns how many */
export async function revive(ctx: AdminContext, outboxId?: string): Promise<number> {
  const where = and(eq(outbox.status, "failed"), outboxId === undefined ? undefined : eq(outbox.outboxId, outboxId));
  const now = ctx.clock.now();
  const fields = { kind: outbox.kind, attempts: outbox.attempts, last_error: outbox.lastError };
  const [, revived] = await ctx.db.batch([
    auditChange(ctx, { act: "message.retry", subjectType: "message" }, { table: outbox, id: outbox.outboxId, fields, where }),
    ctx.db
      .update(outbox)
      .set({ status: "pending", attempts: 0, nextAttemptAt: now, lastError: null, updatedAt: now })
      .where(where)
      .returning({ id: outbox.outboxId }),
  ]);
  return revived.length;
}
