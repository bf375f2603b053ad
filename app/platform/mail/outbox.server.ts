/** Messages leave through the outbox: written in the batch of their cause, sent by the queue, exactly once each. */
import { mailTokens } from "@schema/accounts";
import { outbox } from "@schema/platform";
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { MINUTE } from "../clock";
import type { Context, Locale } from "../context";
import { newId } from "../ids";

export interface MailPayload extends Record<string, unknown> {
  to: string;
  locale: Locale;
  /** Words with a `subject` and a `text` below this key: `reception:mail.verify`. */
  template: string;
  values: Record<string, string>;
  /** The mail is right only while this token can still be used. */
  tokenHash?: string;
}

type Base = Pick<Context, "db" | "clock">;

/** The statement that queues a mail; put it in the batch of its cause. The same key is written once. */
export function outgoingMail({ db, clock }: Base, dedupeKey: string, payload: MailPayload) {
  const now = clock.now();
  const row = { outboxId: newId("outbox", now), dedupeKey, kind: "mail", payload, createdAt: now, updatedAt: now };
  return db.insert(outbox).values(row).onConflictDoNothing();
}

/** Hands pending messages to the queue; the cron job calls it too, for those that a dying worker left behind. */
export async function dispatchOutbox({ db, env }: Pick<Context, "db" | "env">): Promise<number> {
  const pending = await db
    .select({ outboxId: outbox.outboxId })
    .from(outbox)
    .where(eq(outbox.status, "pending"))
    .orderBy(asc(outbox.createdAt))
    .limit(100);
  if (pending.length > 0) await env.JOBS.sendBatch(pending.map(({ outboxId }) => ({ body: { kind: "outbox" as const, outboxId } })));
  return pending.length;
}

/** How long a claimed message is left alone before another delivery may try it. */
const CLAIM = 2 * MINUTE;

/** Claims a message for sending: null when it was sent, dropped, or is being sent by somebody else. */
async function claim({ db, clock }: Base, outboxId: string) {
  const now = clock.now();
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, updatedAt: now })
    .where(
      and(
        eq(outbox.outboxId, outboxId),
        eq(outbox.status, "pending"),
        sql`(${outbox.attempts} = 0 OR ${lt(outbox.updatedAt, now - CLAIM)} OR ${outbox.lastError} IS NOT NULL)`,
      ),
    )
    .returning();
  return row ?? null;
}

async function isStillRight({ db, clock }: Base, { tokenHash }: MailPayload): Promise<boolean> {
  if (!tokenHash) return true;
  const rows = await db
    .select({ tokenHash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, clock.now())));
  return rows.length > 0;
}

type Words = (locale: Locale, key: string, values: Record<string, string>) => string;

/**
 * Sends one message. A message delivered twice is sent once; a refused one stays pending with its reason, and the
 * error goes on to the queue, which retries it and at last gives it to the dead letters.
 */
export async function deliverMessage(ctx: Pick<Context, "db" | "clock" | "env">, outboxId: string, words: Words): Promise<void> {
  const row = await claim(ctx, outboxId);
  if (!row) return;
  const mail = row.payload as MailPayload;
  const settle = (status: "sent" | "dropped") =>
    ctx.db
      .update(outbox)
      .set({ status, lastError: null, updatedAt: ctx.clock.now(), ...(ctx.env.ENVIRONMENT === "production" && { payload: {} }) })
      .where(eq(outbox.outboxId, outboxId));
  if (!(await isStillRight(ctx, mail))) return void (await settle("dropped"));
  try {
    const text = words(mail.locale, `${mail.template}.text`, mail.values);
    const subject = words(mail.locale, `${mail.template}.subject`, mail.values);
    await ctx.env.EMAIL?.send({ to: mail.to, from: ctx.env.MAIL_FROM ?? "no-reply@localhost", subject, text });
    await settle("sent");
  } catch (failed) {
    await ctx.db
      .update(outbox)
      .set({ lastError: String(failed).slice(0, 500) })
      .where(eq(outbox.outboxId, outboxId));
    throw failed;
  }
}

/** Marks a message that the queue gave up on. */
export async function failMessage({ db, clock }: Base, outboxId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ status: "failed", updatedAt: clock.now() })
    .where(and(eq(outbox.outboxId, outboxId), eq(outbox.status, "pending")));
}
