/** The context of work that no request asked for. */
import { systemClock } from "../../app/platform/clock";
import type { Context } from "../../app/platform/context";
import { openDb } from "../../app/platform/db.server";
import { newId } from "../../app/platform/ids";

/** Nobody is signed in; reads see every write. */
export function workerContext(env: Env, execution?: ExecutionContext): Context {
  const { db, meter } = openDb(env.DB, "first-primary");
  const ctx: Context = {
    env,
    db,
    meter,
    clock: systemClock,
    actor: null,
    locale: "en",
    requestId: newId("job", Date.now()),
    origin: env.SITE_ORIGIN || "http://localhost:8787",
    address: "worker",
    userAgent: null,
    place: null,
    isPrefetch: false,
    waitUntil: (work) => execution?.waitUntil(work),
    afterReading: (work) => ctx.waitUntil(work(ctx)),
  };
  return ctx;
}
