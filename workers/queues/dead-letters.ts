/** Keeps what the queue gave up on where staff can see it. */
import { storeDeadLetter } from "../../app/jobs.server";
import { workerContext } from "./context";

export async function consumeDeadLetters(batch: MessageBatch<QueueMessage | TrafficMessage>, env: Env): Promise<void> {
  const ctx = workerContext(env);
  for (const message of batch.messages) {
    await storeDeadLetter(ctx, batch.queue, message.id, message.body);
    message.ack();
  }
}
