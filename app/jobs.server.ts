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
import { defineJob, type Job, type ScheduledJob } from "./platform/jobs.server";
import { mailMessage } from "./platform/mail/mail.message.server";
import type { LoadCodecs } from "./platform/media/codecs";
import { abandonImage, processImage, resendWaiting, sweepDeleted, type WhenReady } from "./platform/media/images.service.server";
import { removeUnownedOriginals } from "./platform/media/originals.server";
import type { Message } from "./platform/messages/message";
import { deliverMessage, dispatchMessages } from "./platform/messages/messages.service.server";
import { sweepFiles } from "./platform/posts/files.service.server";
import { sweepPictures } from "./platform/posts/pictures.service.server";
import { closeExpiredPosts } from "./platform/posts/posts.service.server";
import { showContributions } from "./platform/review/listing.server";
import { mailWords } from "./translators.server";

/** What else is true once a picture is ready. */
const whenReady: WhenReady = {
  "profile-photo": (ctx, userId) => [photoIsLatest(ctx, userId)],
};

/** Every kind of message that is written down with its cause and delivered later. */
const messages: readonly Message[] = [mailMessage(mailWords)];

/** Handles one message; throwing asks the queue for another try. */
export async function handleMessage(ctx: Context, message: QueueMessage, loadCodecs: LoadCodecs): Promise<void> {
  if (message.kind === "outbox") await deliverMessage(ctx, messages, message.outboxId);
  if (message.kind === "import") await consumeImport(ctx, message.importId);
  if (message.kind === "image") await processImage(ctx, message.imageId, loadCodecs, whenReady);
}

/**
 * Stores a message that the queue gave up, once, and marks its cause as failed. One of the outbox isn't lost with it:
 * its row says whether it is still due, and the cron job hands it to the queue again.
 */
export async function keepDeadLetter(ctx: Context, queue: string, messageId: string, body: QueueMessage): Promise<void> {
  if (body.kind === "outbox") return;
  await ctx.db.insert(deadLetters).values({ messageId, queue, body, createdAt: ctx.clock.now() }).onConflictDoNothing();
  if (body.kind === "import") await abandonImport(ctx, body.importId);
  if (body.kind === "image") await abandonImage(ctx, body.imageId);
}

const jobs: readonly ScheduledJob[] = [
  defineJob({
    name: "close-expired",
    schedule: "frequent",
    run: async (ctx) => `${await closeExpiredPosts(ctx, collections)} posts closed`,
  }),
  defineJob({ name: "report-answers", schedule: "frequent", run: async (ctx) => `${await mailAnswers(ctx)} answers queued` }),
  defineJob({ name: "outbox", schedule: "frequent", run: async (ctx) => `${await dispatchMessages(ctx)} messages dispatched` }),
  defineJob({
    name: "images",
    schedule: "frequent",
    run: async (ctx) => `${await resendWaiting(ctx)} pictures asked for again, ${await sweepDeleted(ctx)} removed`,
  }),
  // Before the sweeps: what somebody leaves behind goes in the same night.
  defineJob({ name: "remove-leavers", schedule: "daily", run: removeLeavers }),
  defineJob({ name: "forget-old-traces", schedule: "daily", run: forgetOldTraces }),
  defineJob({
    name: "show-contributions",
    schedule: "daily",
    run: async (ctx) => `${await showContributions(ctx)} people's numbers moved`,
  }),
  defineJob({ name: "unused-files", schedule: "daily", run: async (ctx) => `${await sweepFiles(ctx)} files removed` }),
  defineJob({
    name: "unused-pictures",
    schedule: "daily",
    run: async (ctx) => `${(await sweepPictures(ctx, collections)) + (await sweepEventPictures(ctx))} pictures removed`,
  }),
  defineJob({
    name: "unowned-originals",
    schedule: "daily",
    run: async (ctx) => `${await removeUnownedOriginals(ctx)} uploaded files removed`,
  }),
  defineJob({
    name: "forget-search-misses",
    schedule: "daily",
    run: async (ctx) => {
      await forgetOldMisses(ctx);
      return "done";
    },
  }),
];

const jobsOf = (schedule: ScheduledJob["schedule"]): Record<string, Job> =>
  Object.fromEntries(jobs.filter((job) => job.schedule === schedule).map(({ name, run }) => [name, run]));

export const frequentJobs = jobsOf("frequent");
export const dailyJobs = jobsOf("daily");
