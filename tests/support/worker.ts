/** The Worker as tests run it: the deployed one, whose work belongs to the file of tests that began it. */
import { delivered, nextIsolate } from "./hostile/isolates";
import { began, isOfThisFile, work } from "./work-of-a-file";

export { StudyRoomObject } from "../../workers/app";

/** The same execution, remembering what was put into its background. */
const remembering = (execution: ExecutionContext): ExecutionContext =>
  new Proxy(execution, {
    get(target, name) {
      if (name === "waitUntil") return (each: Promise<unknown>) => target.waitUntil(began(each));
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** Without the sender that prints each mail into the log: what was written stands in the outbox. Tests of sending have their own. */
const quiet = (env: Env): Env => ({ ...env, EMAIL: undefined });

/** What a file that has ended sent is acknowledged without a look at it. */
function withoutOlder(batch: MessageBatch<QueueMessage>): MessageBatch<QueueMessage> {
  const messages = delivered(batch.messages.filter(isOfThisFile));
  for (const message of batch.messages) if (!isOfThisFile(message)) message.ack();
  return {
    queue: batch.queue,
    metadata: batch.metadata,
    messages,
    ackAll() {
      for (const message of messages) message.ack();
    },
    retryAll(options) {
      for (const message of messages) message.retry(options);
    },
  };
}

export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext) {
    const { worker, bindings } = await nextIsolate(quiet(env));
    return worker.fetch(request, bindings, remembering(execution));
  },
  queue: (batch: MessageBatch<QueueMessage>, env: Env, execution: ExecutionContext) =>
    work(async () => {
      const { worker, bindings } = await nextIsolate(quiet(env));
      await worker.queue(withoutOlder(batch), bindings, remembering(execution));
    }),
  scheduled: (event: ScheduledController, env: Env, execution: ExecutionContext) =>
    work(async () => {
      const { worker, bindings } = await nextIsolate(quiet(env));
      await worker.scheduled(event, bindings, remembering(execution));
    }),
};
