/** The Worker as it is deployed: the built app behind one door. */
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../build/server/index.js";

const { createWorker } = build.entry.module as unknown as typeof import("../app/entry.server");

export default createWorker(build as unknown as ServerBuild, async () => (await import("./codecs")).codecs);
