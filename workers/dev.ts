/** The same app under Vite: hot reload, with the same guard and bindings in front. */
import type { ServerBuild } from "@remix-run/cloudflare";
import { createWorker } from "./create-worker";

// @ts-expect-error the virtual module exists only while Vite serves
const build: ServerBuild = await import("virtual:remix/server-build");

export default createWorker(build, () => Promise.reject(new Error("No queue runs under Vite")));
