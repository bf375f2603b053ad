/** What the queue and the clock set off: each entry names one use case. */
import { dailyMarks, deadLetters, errorEvents } from "@schema/platform";
import { lt } from "drizzle-orm";
import { DAY } from "./platform/clock";
import type { Context } from "./platform/context";
import type { Job } from "./platform/jobs.server";
import { deliverMessage, dispatchOutbox, failMessage } from "./platform/mail/outbox.server";
import { mailWords } from "./translators.server";

/** Handles one message; throwing asks the queue for another try. */
export async function handleMessage(ctx: Context, message: QueueMessage): Promise<void> {
  if (message.kind === "outbox") {
    await deliverMessage(ctx, message.outboxId, mailWords);
  }
}

/** Stores a message that was given up, once, and marks its cause as failed. */
export async function keepDeadLetter(ctx: Context, queue: string, messageId: string, body: QueueMessage): Promise<void> {
  await ctx.db.insert(deadLetters).values({ messageId, queue, body, createdAt: ctx.clock.now() }).onConflictDoNothing();
  if (body.kind === "outbox") await failMessage(ctx, body.outboxId);
}

export const frequentJobs: Record<string, Job> = {
  outbox: async (ctx) => `${await dispatchOutbox(ctx)} messages dispatched`,
};

const ERROR_DAYS = 30;

export const dailyJobs: Record<string, Job> = {
  "forget-old-marks": async (ctx) => {
    const old = ctx.clock.now() - ERROR_DAYS * DAY;
    await ctx.db.batch([
      ctx.db.delete(errorEvents).where(lt(errorEvents.createdAt, old)),
      ctx.db.delete(dailyMarks).where(lt(dailyMarks.day, new Date(ctx.clock.now() - 2 * DAY).toISOString().slice(0, 10))),
    ]);
    return "done";
  },
};
