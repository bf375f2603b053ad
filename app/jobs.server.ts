/** What the queue and the clock set off: each entry names one use case. */
import { deadLetters } from "@schema/platform";
import { collections } from "./collections";
import { forgetOldMisses } from "./features/catalog/catalog.service.server";
import { abandonImport, consumeImport } from "./features/catalog/imports.service.server";
import { sweepEventPictures } from "./features/events/pictures.service.server";
import { removeLeavers } from "./features/profile/leaving.service.server";
import { photoIsLatest } from "./features/profile/photo.service.server";
import { mailAnswers } from "./features/reporting/reporting.service.server";
import type { Context } from "./platform/context";
import { forgetOldTraces } from "./platform/forget.server";
import type { Job } from "./platform/jobs.server";
import { deliverMessage, dispatchOutbox, failMessage } from "./platform/mail/outbox.server";
import type { LoadCodecs } from "./platform/media/codecs";
import { abandonImage, processImage, resendWaiting, sweepDeleted, type WhenReady } from "./platform/media/images.service.server";
import { sweepFiles } from "./platform/posts/files.service.server";
import { sweepPictures } from "./platform/posts/pictures.service.server";
import { closeExpiredPosts } from "./platform/posts/posts.service.server";
import { mailWords } from "./translators.server";

/** What else is true once a picture is ready. */
const whenReady: WhenReady = {
  "profile-photo": (ctx, userId) => [photoIsLatest(ctx, userId)],
};

/** Handles one message; throwing asks the queue for another try. */
export async function handleMessage(ctx: Context, message: QueueMessage, loadCodecs: LoadCodecs): Promise<void> {
  if (message.kind === "outbox") {
    await deliverMessage(ctx, message.outboxId, mailWords);
  }
  if (message.kind === "import") await consumeImport(ctx, message.importId);
  if (message.kind === "image") await processImage(ctx, message.imageId, loadCodecs, whenReady);
}

/** Stores a message that was given up, once, and marks its cause as failed. */
export async function keepDeadLetter(ctx: Context, queue: string, messageId: string, body: QueueMessage): Promise<void> {
  await ctx.db.insert(deadLetters).values({ messageId, queue, body, createdAt: ctx.clock.now() }).onConflictDoNothing();
  if (body.kind === "outbox") await failMessage(ctx, body.outboxId);
  if (body.kind === "import") await abandonImport(ctx, body.importId);
  if (body.kind === "image") await abandonImage(ctx, body.imageId);
}

export const frequentJobs: Record<string, Job> = {
  "close-expired": async (ctx) => `${await closeExpiredPosts(ctx, collections)} posts closed`,
  "report-answers": async (ctx) => `${await mailAnswers(ctx)} answers queued`,
  outbox: async (ctx) => `${await dispatchOutbox(ctx)} messages dispatched`,
  images: async (ctx) => `${await resendWaiting(ctx)} pictures asked for again, ${await sweepDeleted(ctx)} removed`,
};

export const dailyJobs: Record<string, Job> = {
  "forget-old-traces": forgetOldTraces,
  "unused-files": async (ctx) => `${await sweepFiles(ctx)} files removed`,
  "unused-pictures": async (ctx) => `${(await sweepPictures(ctx, collections)) + (await sweepEventPictures(ctx))} pictures removed`,
  "remove-leavers": removeLeavers,
  "forget-search-misses": async (ctx) => {
    await forgetOldMisses(ctx);
    return "done";
  },
};
