/** Puts the Worker together: one Hono app for requests, and thin doors for queues and cron. */
import type { ServerBuild } from "@remix-run/cloudflare";
import type { LoadCodecs } from "../app/engines/media/codecs";
import { whileFree } from "../app/platform/http/busy.server";
import { refusedUnready } from "../app/platform/http/readiness.server";
import { createApp, translate } from "./create-app";
import { runCron } from "./cron/dispatch";
import { consumeDeadLetters } from "./queues/dead-letters";
import { consumeJobs } from "./queues/jobs";
import { consumeWhole } from "./queues/whole";

/**
 * The handlers that workerd calls, around a Remix build.
 * @param loadCodecs only wrangler can bundle them, so the Worker brings them along
 */
export function createWorker(build: ServerBuild, loadCodecs: LoadCodecs) {
  const app = createApp(build);
  return {
    fetch: (request: Request, env: Env, ctx: ExecutionContext) =>
      whileFree(request, translate, async () => (await refusedUnready(request, env, translate)) ?? app.fetch(request, env, ctx)),
    queue: (batch: MessageBatch<QueueMessage | TrafficMessage>, env: Env, ctx: ExecutionContext) =>
      batch.queue.endsWith("-dead")
        ? consumeDeadLetters(batch, env)
        : (consumeWhole(batch, env, ctx) ?? consumeJobs(batch as MessageBatch<QueueMessage>, env, ctx, loadCodecs)),
    scheduled: (event: ScheduledController, env: Env, ctx: ExecutionContext) => runCron(event, env, ctx),
  };
}
