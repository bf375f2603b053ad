/** The context of work that no request asked for. */
import { systemClock } from "../../app/platform/clock";
import type { Context } from "../../app/platform/context";
import { openDb } from "../../app/platform/db.server";
import { newId } from "../../app/platform/ids";
import { productFor } from "../../app/product.server";

/** Where a local site is, which needs no setting. */
const LOCAL = "http://localhost:8787";

/**
 * Nobody is signed in; reads see every write. Without `SITE_ORIGIN` a deployment has no origin: links in mails are then
 * paths, and the mails wait until the setting is there.
 */
export function workerContext(env: Env, execution?: ExecutionContext): Context {
  const { db, meter } = openDb(env.DB, "first-primary");
  const ctx: Context = {
    env,
    db,
    meter,
    clock: systemClock,
    product: productFor(env),
    actor: null,
    locale: "en",
    requestId: newId("job", Date.now()),
    origin: env.SITE_ORIGIN || (env.ENVIRONMENT === "production" ? "" : LOCAL),
    address: "worker",
    userAgent: null,
    place: null,
    isPrefetch: false,
    waitUntil: (work) => execution?.waitUntil(work),
    afterReading: (work) => ctx.waitUntil(work(ctx)),
  };
  return ctx;
}
