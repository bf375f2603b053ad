/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { roomsFeature } from "./feature";
import { roomGuides } from "./locales/guides";
import { roomWays } from "./locales/ways-to-ask";

export const roomsServer = serverFeature(roomsFeature, {
  guides: guidesWith(roomGuides, roomWays),
});
