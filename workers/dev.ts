/** The same app under Vite: hot reload, with the same guard and bindings in front. */
import type { ServerBuild } from "@remix-run/cloudflare";
import { createWorker } from "./create-worker";

// @ts-expect-error the virtual module exists only while Vite serves
const build: ServerBuild = await import("virtual:remix/server-build");

const worker = createWorker(build, () => Promise.reject(new Error("No queue runs under Vite")));

/** The binding of live rooms leads nowhere here: without it they say that they aren't available. */
export default {
  ...worker,
  fetch: (request: Request, env: Env, ctx: ExecutionContext) => worker.fetch(request, { ...env, STUDY_ROOMS: undefined }, ctx),
};
