/** Queues as their documentation promises them: at least once, in any order, and nothing that is too large. */
import type { createRandom } from "../../../drizzle/seed/random";
import type { Budget } from "./budget";

const MOST_BYTES = 128_000;
const MOST_MESSAGES = 100;
const MOST_BYTES_TOGETHER = 256_000;

const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).byteLength;

/** A queue that refuses what Cloudflare's would. */
export function hostileQueue<Body>(queue: Queue<Body>, budget: Budget): Queue<Body> {
  function check(bodies: readonly unknown[]): void {
    budget.spend("others");
    const sizes = bodies.map(bytesOf);
    if (sizes.some((size) => size > MOST_BYTES)) throw new Error("Queue send failed: message length of more than 128000 bytes");
    if (sizes.length > MOST_MESSAGES) throw new Error("Queue sendBatch failed: batch message count exceeds limit of 100");
    if (sizes.reduce((sum, size) => sum + size, 0) > MOST_BYTES_TOGETHER)
      throw new Error("Queue sendBatch failed: batch size exceeds limit of 256000 bytes");
  }
  return {
    async send(body: Body, options?: QueueSendOptions) {
      check([body]);
      return queue.send(body, options);
    },
    async sendBatch(messages: Iterable<MessageSendRequest<Body>>, options?: QueueSendBatchOptions) {
      const all = [...messages];
      check(all.map(({ body }) => body));
      return queue.sendBatch(all, options);
    },
  } as unknown as Queue<Body>;
}

/** Each message twice, in an order that the seed says; what is said of one of both holds for it. */
export function repeatedAndMixed(
  messages: readonly Message<QueueMessage>[],
  random: ReturnType<typeof createRandom>,
): Message<QueueMessage>[] {
  return [...messages, ...messages]
    .map((message) => ({ message, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ message }) => message);
}
