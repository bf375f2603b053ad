/** How a request comes into the traffic log: sealed at once, by a queue that gathers lines, into one object for each batch. */
import { MINUTE } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { logLine } from "~/platform/errors/log.server";
import { recordError } from "~/platform/errors/record.server";
import type { Answered } from "~/platform/http/answered";
import { readSettings } from "~/platform/settings.server";
import { recordedPath } from "./line.rules";
import { openLines, putLines, sealLine } from "./store.server";

const ROUTE = "queue:traffic";
const TRIES = 3;
const LONGEST_WAIT = 3600;

/** When a request that couldn't be written was last counted here: while the key is missing, each of them is one. */
let countedAt = Number.NEGATIVE_INFINITY;

/** Hands a line to the queue; where that fails again and again, into the bucket by itself. */
async function send(ctx: Context, line: string): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    const isSent = await ctx.env.TRAFFIC.send({ kind: "traffic", line }).then(
      () => true,
      () => false,
    );
    if (isSent) return;
  }
  const [opened] = await openLines(ctx, [line]);
  if (opened?.status === "fulfilled") await putLines(ctx, [opened.value]);
}

/**
 * Writes a request down, after its answer, where the log is on. It never fails: what can't be written stands in the log of the Worker with
 * the request's id, and once a minute among the errors.
 */
export async function noteRequest(ctx: Context, { request, status, doorOf }: Answered): Promise<void> {
  try {
    if ((await readSettings(ctx)).trafficMonths === 0) return;
    const { host, pathname } = new URL(request.url);
    const line = {
      at: ctx.clock.now(),
      address: request.headers.get("cf-connecting-ip") ?? "",
      method: request.method,
      host,
      path: recordedPath(doorOf(), request.method, pathname),
      status,
      requestId: ctx.requestId,
    };
    await send(ctx, await sealLine(ctx, line));
  } catch (failed) {
    logLine("request not in the traffic log", { request_id: ctx.requestId });
    if (ctx.clock.now() < countedAt + MINUTE) return;
    countedAt = ctx.clock.now();
    await recordError({ ...ctx, actor: null }, failed, "server", ROUTE);
  }
}

/**
 * Writes a batch of lines as one object, and none once the log is off. What can't be written is counted among the errors and asked for again, later each time; the
 * queue keeps it for days, and what it gives up stays sealed among the messages that the panel names.
 */
export async function consumeLines(ctx: Context, { messages }: Pick<MessageBatch<TrafficMessage>, "messages">): Promise<void> {
  const written = new Set<number>();
  let failure: unknown = null;
  try {
    if ((await readSettings(ctx)).trafficMonths === 0) {
      for (const message of messages) message.ack();
      return;
    }
    const opened = await openLines(
      ctx,
      messages.map(({ body }) => body.line),
    );
    const whole = opened.flatMap((each, i) => (each.status === "fulfilled" ? [{ i, line: each.value }] : []));
    failure = opened.find((each) => each.status === "rejected")?.reason ?? null;
    await putLines(
      ctx,
      whole.map(({ line }) => line),
    );
    for (const { i } of whole) written.add(i);
  } catch (failed) {
    failure = failed;
  }
  for (const [i, message] of messages.entries()) {
    if (written.has(i)) message.ack();
    else message.retry({ delaySeconds: Math.min(2 ** message.attempts, LONGEST_WAIT) });
  }
  if (failure) await recordError(ctx, failure, "server", ROUTE);
}
