/** The Worker as it is deployed: the built app behind one door. */
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../build/server/index.js";

const { createWorker } = build.entry.module as unknown as typeof import("../app/entry.server");

/** One live study room each; wrangler finds the class by this name. */
export { StudyRoomObject } from "../app/features/study-room/live/room.object";

export default createWorker(build as unknown as ServerBuild, async () => (await import("./codecs")).codecs);
