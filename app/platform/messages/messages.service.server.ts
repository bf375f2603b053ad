/** Delivers messages: leased, tried again for hours by their policy, each by itself. */
import { requireAdmin } from "../access/roles";
import type { AdminContext, Context } from "../context";
import { recordError } from "../errors/record.server";
import { withoutParameters } from "../errors/without-parameters";
import { type Message, NotReady, PermanentFailure, READY_AGAIN } from "./message";
import type { MessageRow, Settlement } from "./messages.repository.server";
import * as repository from "./messages.repository.server";

const MAX_REASON = 500;

/** Hands due messages to the queue: after every write, and from the cron job those that a try or a killed Worker left behind. @returns how many */
export async function dispatchMessages(ctx: Pick<Context, "db" | "clock" | "env">): Promise<number> {
  const due = await repository.takeDue(ctx);
  if (due.length > 0) await ctx.env.JOBS.sendBatch(due.map((outboxId) => ({ body: { kind: "outbox" as const, outboxId } })));
  return due.length;
}

/** What is kept of a failure: a provider's code alone where there is one, because its text may repeat an address. */
function reasonFor(failed: unknown): string {
  const { code } = failed as { code?: unknown };
  return (typeof code === "string" ? code : withoutParameters(failed).message).slice(0, MAX_REASON);
}

/** When to go on after a failure, if at all. */
function afterFailure(now: number, { attempts }: MessageRow, { policy }: Message, failed: unknown): Settlement {
  const lastError = reasonFor(failed);
  if (failed instanceof NotReady) return { status: "pending", lastError, nextAttemptAt: now + READY_AGAIN, attempts: attempts - 1 };
  const wait = policy.retryAfter[attempts - 1];
  if (failed instanceof PermanentFailure || wait === undefined) return { status: "failed", lastError };
  return { status: "pending", lastError, nextAttemptAt: now + wait, attempts };
}

async function attempt(ctx: Context, row: MessageRow, message: Message | undefined): Promise<Settlement> {
  if (!message) return { status: "failed", lastError: "unknownKind" };
  try {
    return { status: await message.deliver(ctx, row.payload) };
  } catch (failed) {
    const settlement = afterFailure(ctx.clock.now(), row, message, failed);
    if (settlement.status === "failed") await recordError(ctx, failed, "server", `message:${row.kind}`);
    return settlement;
  }
}

/**
 * Delivers one message. Of two deliveries at once one has the lease and the other does nothing. A Worker that dies
 * between the effect and its being written down leaves a lease behind that ends by itself; then the message is
 * delivered again, so that such an effect may happen twice, and never not at all.
 * @throws only what the database throws
 */
export async function deliverMessage(ctx: Context, messages: readonly Message[], outboxId: string): Promise<void> {
  const row = await repository.takeLease(ctx, outboxId);
  if (!row) return;
  const settlement = await attempt(
    ctx,
    row,
    messages.find(({ name }) => name === row.kind),
  );
  const isDone = settlement.status === "sent" || settlement.status === "dropped";
  await repository.settle(ctx, row, settlement, isDone && ctx.env.ENVIRONMENT === "production");
}

/** Dead messages are tried again, one or all, at once. @returns how many */
export async function retryMessages(ctx: AdminContext, outboxId?: string): Promise<number> {
  requireAdmin(ctx);
  const revived = await repository.revive(ctx, outboxId);
  if (revived > 0) ctx.waitUntil(dispatchMessages(ctx));
  return revived;
}
