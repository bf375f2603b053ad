/** What one file of tests leaves behind doesn't run in the next: messages of the queue, work in the background, alarms of rooms. */
import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  reset,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { outbox } from "@schema/platform";
import { expect, test, vi } from "vitest";
import type { StudyRoomObject } from "../../../app/features/study-room/live/room.object";
import { objectOf } from "../../support/live-rooms";
import { post, writeMail } from "../../support/messages";
import { migrate } from "../../support/migrated";
import { testContext } from "../../support/site";
import { began, beginFile, isOfThisFile, nothingRuns } from "../../support/work-of-a-file";
import worker from "../../support/worker";

const MESSAGE = { kind: "outbox", outboxId: "of-nobody" } as const;
const QUEUES = ["hocam-jobs", "hocam-images", "hocam-jobs-dead"];

/** What the queue does with messages that were sent at these times. */
async function consumed(queue: string, times: readonly number[]) {
  const messages = times.map((at, i) => ({ id: `${i}`, timestamp: new Date(at), body: MESSAGE, attempts: 1 }));
  const batch = createMessageBatch<QueueMessage>(queue, messages);
  const execution = createExecutionContext();
  await worker.queue(batch, env, execution);
  return getQueueResult(batch, execution);
}

const attempts = async () => (await testContext().db.select({ attempts: outbox.attempts }).from(outbox)).map((row) => row.attempts);

test.each(QUEUES)("what was sent to %s before a file began is acknowledged, and nothing is done about it", async (queue) => {
  await beginFile();
  const now = Date.now();
  const { explicitAcks, retryMessages } = await consumed(queue, [now - 60_000, now - 1]);
  expect({ explicitAcks, retryMessages }).toEqual({ explicitAcks: ["0", "1"], retryMessages: [] });
});

test("of a batch that holds both, only what this file sent is handled", async () => {
  const mine = await writeMail(post());
  await beginFile();
  const now = Date.now();
  const at = (ago: number) => ({ id: `${ago}`, timestamp: new Date(now - ago), attempts: 1 });
  const batch = createMessageBatch<QueueMessage>("hocam-jobs", [
    { ...at(5), body: { kind: "outbox", outboxId: mine } },
    { ...at(0), body: MESSAGE },
  ]);
  const execution = createExecutionContext();
  await worker.queue(batch, env, execution);
  expect((await getQueueResult(batch, execution)).explicitAcks).toEqual(["5", "0"]);
  expect(await attempts()).toEqual([0]);
});

test("a message of the real queue that waits when a file ends is not delivered to the next one", async () => {
  const delivered: { body: QueueMessage; isMine: boolean }[] = [];
  const handle = vi.spyOn(worker, "queue").mockImplementation(async ({ messages }) => {
    // Other files' messages may be on their way still; only these three are looked at.
    for (const message of messages)
      if ("outboxId" in message.body && /^(before|after)/.test(message.body.outboxId))
        delivered.push({ body: message.body, isMine: isOfThisFile(message) });
  });
  await env.JOBS.send({ kind: "outbox", outboxId: "before" }, { delaySeconds: 1 });
  await env.JOBS.send({ kind: "outbox", outboxId: "before as well" });
  await beginFile();
  await env.JOBS.send({ kind: "outbox", outboxId: "after" }, { delaySeconds: 1 });
  await vi.waitFor(() => expect(delivered).toHaveLength(3), { timeout: 20_000 });
  handle.mockRestore();
  const mine = delivered.filter(({ isMine }) => isMine).map(({ body }) => body);
  expect(mine).toEqual([{ kind: "outbox", outboxId: "after" }]);
});

test("the next file begins when what was put into the background has ended, and what that put there in turn", async () => {
  const done: string[] = [];
  const later = async (name: string) => {
    for (let i = 0; i < 20; i++) await env.KV.get(name);
    done.push(name);
  };
  testContext().waitUntil(later("one").then(() => void began(later("two"))));
  await nothingRuns();
  expect(done).toEqual(["one", "two"]);
});

test("work that fails ends as well", async () => {
  began(Promise.reject(new Error("on purpose"))).catch(() => undefined);
  await nothingRuns();
});

test("an alarm that was set is gone with the storage", async () => {
  const room = objectOf("a room of the file before");
  await runInDurableObject(room, (_: StudyRoomObject, { storage }) => storage.setAlarm(Date.now() + 3_600_000));
  await reset();
  await migrate(env.DB);
  expect(await runDurableObjectAlarm(objectOf("a room of the file before"))).toBe(false);
});
