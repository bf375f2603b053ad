/** What monitors ask: 200 while everything works, 503 with what doesn't. */
import { z } from "zod";
import { MINUTE } from "../clock";
import { type Health, readHealth } from "../health.server";
import { takeReading } from "../limits.server";
import { endpoint } from "./endpoint";

const state = z.enum(["ok", "wrong"]);
const said = (isOk: boolean) => (isOk ? "ok" : "wrong");

const healthAnswer = z.object({
  status: state,
  version: z.string().nullable(),
  stores: z.object({ database: state, kv: state, images: state }),
  queue: z.object({ status: state, lag_seconds: z.number() }).nullable(),
  jobs: z.array(z.object({ name: z.string(), status: z.enum(["ok", "late", "failed"]), minutes: z.number().nullable() })),
});

const answerOf = ({ isOk, stores, queue, jobs }: Health, version: string | null, now: number): z.infer<typeof healthAnswer> => ({
  status: said(isOk),
  version,
  stores: { database: said(stores.database), kv: said(stores.kv), images: said(stores.images) },
  queue: queue && { status: said(queue.isOk), lag_seconds: Math.round(queue.lagMs / 1000) },
  jobs: jobs.map(({ name, state, ranAt }) => ({
    name,
    status: state,
    minutes: ranAt === null ? null : Math.floor((now - ranAt) / MINUTE),
  })),
});

export const healthEndpoint = endpoint({
  method: "GET",
  path: "/health",
  access: "public",
  staysOpen: true,
  summary: "Whether the site works: its stores, its messages, and each scheduled job by its own schedule; 503 when something is wrong",
  response: healthAnswer,
  async handler(_, ctx) {
    await takeReading(ctx);
    const health = await readHealth(ctx);
    const answer = answerOf(health, ctx.env.VERSION?.id ?? null, ctx.clock.now());
    return Response.json(answer, { status: health.isOk ? 200 : 503, headers: { "Cache-Control": "no-store" } });
  },
});
