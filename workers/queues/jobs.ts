/** Takes messages from the queue and calls one use case for each. */

import type { LoadCodecs } from "../../app/engines/media/codecs";
import { handleMessage } from "../../app/jobs.server";
import { withoutParameters } from "../../app/platform/errors/without-parameters";
import { forgetGuestAnswers } from "../../app/platform/http/guest-answers.server";
import { workerContext } from "./context";

/** Acknowledges what succeeded and asks for another try of what failed, later each time. */
export async function consumeJobs(
  batch: MessageBatch<QueueMessage>,
  env: Env,
  execution: ExecutionContext,
  loadCodecs: LoadCodecs,
): Promise<void> {
  const ctx = workerContext(env, execution);
  for (const message of batch.messages) {
    try {
      await handleMessage(ctx, message.body, loadCodecs);
      forgetGuestAnswers();
      message.ack();
    } catch (failed) {
      console.warn("A job failed", message.body, withoutParameters(failed).message);
      message.retry({ delaySeconds: Math.min(2 ** message.attempts, 600) });
    }
  }
}
