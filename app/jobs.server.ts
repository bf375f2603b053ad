/** What the queue and the clock set off: each entry names one use case. */
import { collections } from "./collections";
import type { QueueWork } from "./engines/feature.server";
import type { LoadCodecs } from "./engines/media/codecs";
import { abandonImage, processImage, resendWaiting, sweepDeleted, type WhenReady } from "./engines/media/images.service.server";
import { removeUnownedOriginals } from "./engines/media/originals.server";
import { mailDigests, mailNotices } from "./engines/notices/mails.server";
import { pushMessage, pushNotices } from "./engines/notices/pushes.server";
import { sweepFiles } from "./engines/posts/files.service.server";
import { sweepPictures } from "./engines/posts/pictures.service.server";
import { closeExpiredPosts } from "./engines/posts/posts.service.server";
import { remindOfClaims } from "./engines/review/claim-notices.server";
import { showContributions } from "./engines/review/listing.server";
import { mailDecisions } from "./engines/review/notices.server";
import { serverFeatures } from "./features.server";
import { consentReport } from "./platform/commercial/report.message.server";
import type { Context } from "./platform/context";
import { forgetOldTraces } from "./platform/forget.server";
import type { Answered } from "./platform/http/answered";
import { defineJob, type Job, type ScheduledJob } from "./platform/jobs.server";
import { mailMessage } from "./platform/mail/mail.message.server";
import { insertDeadLetter } from "./platform/messages/dead-letters.repository.server";
import type { Message } from "./platform/messages/message";
import { deliverMessage, dispatchMessages } from "./platform/messages/messages.service.server";
import { mailWords } from "./translators.server";

/** What else is true once a picture is ready. */
const whenReady: WhenReady = Object.assign({}, ...serverFeatures.map((feature) => feature.whenPictureIsReady));

/** Every kind of message that is written down with its cause and delivered later. */
const messages: readonly Message[] = [
  mailMessage(mailWords),
  consentReport,
  pushMessage,
  ...serverFeatures.flatMap((feature) => feature.messages),
];

/** Kinds of work in the queue that belong to one feature. */
const queued: QueueWork = Object.assign({}, ...serverFeatures.map((feature) => feature.queued));

/** What features do once an answer is sent. */
export async function afterAnswer(ctx: Context, answered: Answered): Promise<void> {
  for (const feature of serverFeatures) await feature.afterAnswer?.(ctx, answered);
}

/** Who takes the batches of a queue as a whole; undefined for the queues of single messages. */
export const takerOf = (queue: string) =>
  serverFeatures.find(({ ownQueue }) => ownQueue && queue.endsWith(`-${ownQueue.name}`))?.ownQueue?.take;

/** Handles one message; throwing asks the queue for another try. */
export async function handleMessage(ctx: Context, message: QueueMessage, loadCodecs: LoadCodecs): Promise<void> {
  if (message.kind === "outbox") await deliverMessage(ctx, messages, message.outboxId);
  if (message.kind === "import") await queued.import?.handle(ctx, message);
  if (message.kind === "image") await processImage(ctx, message.imageId, loadCodecs, whenReady);
}

/**
 * Stores a message that the queue gave up, once, and marks its cause as failed. One of the outbox isn't lost with it:
 * its row says whether it is still due, and the cron job hands it to the queue again.
 */
export async function storeDeadLetter(ctx: Context, queue: string, messageId: string, body: QueueMessage | TrafficMessage): Promise<void> {
  if (body.kind === "outbox") return;
  await insertDeadLetter(ctx, queue, messageId, body);
  if (body.kind === "import") await queued.import?.abandon(ctx, body);
  if (body.kind === "image") await abandonImage(ctx, body.imageId);
}

/** Removes pictures that nothing needs any more. @returns how many */
async function sweepAllPictures(ctx: Context): Promise<number> {
  let removed = await sweepPictures(ctx, collections);
  for (const { unusedPictures } of serverFeatures) removed += (await unusedPictures?.(ctx)) ?? 0;
  return removed;
}

/** Those of features come first: what somebody leaves behind goes with the sweeps of the same night, an answer with the same round of mails. */
export const jobs: readonly ScheduledJob[] = [
  ...serverFeatures.flatMap((feature) => feature.jobs),
  defineJob({
    name: "close-expired",
    schedule: "frequent",
    run: async (ctx) => `${await closeExpiredPosts(ctx, collections)} posts closed`,
  }),
  defineJob({ name: "review-mails", schedule: "frequent", run: async (ctx) => `${await mailDecisions(ctx)} decisions told` }),
  defineJob({ name: "claims", schedule: "frequent", run: async (ctx) => `${await remindOfClaims(ctx)} claims told` }),
  defineJob({
    name: "notice-mails",
    schedule: "frequent",
    run: async (ctx) => `${await mailNotices(ctx)} notifications and ${await mailDigests(ctx)} digests done`,
  }),
  defineJob({ name: "pushes", schedule: "minutely", run: async (ctx) => `${await pushNotices(ctx)} notifications pushed` }),
  defineJob({ name: "outbox", schedule: "frequent", run: async (ctx) => `${await dispatchMessages(ctx)} messages dispatched` }),
  defineJob({
    name: "images",
    schedule: "frequent",
    run: async (ctx) => `${await resendWaiting(ctx)} pictures asked for again, ${await sweepDeleted(ctx)} removed`,
  }),
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
    run: async (ctx) => `${await sweepAllPictures(ctx)} pictures removed`,
  }),
  defineJob({
    name: "unowned-originals",
    schedule: "daily",
    run: async (ctx) => `${await removeUnownedOriginals(ctx)} uploaded files removed`,
  }),
];

const jobsOf = (schedule: ScheduledJob["schedule"]): Record<string, Job> =>
  Object.fromEntries(jobs.filter((job) => job.schedule === schedule).map(({ name, run }) => [name, run]));

export const minutelyJobs = jobsOf("minutely");
export const frequentJobs = jobsOf("frequent");
export const dailyJobs = jobsOf("daily");
