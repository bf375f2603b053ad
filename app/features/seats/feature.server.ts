/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { seatsFeature } from "./feature";
import { seatGuides } from "./locales/guides";
import { seatWays } from "./locales/ways-to-ask";
import { seatsMerge } from "./merge.repository.server";
import { seatRoom } from "./notices.repository.server";
import { oldSeats } from "./old-traces.repository.server";
import { seatPlaces } from "./personal-data.repository.server";

export const seatsServer = serverFeature(seatsFeature, {
  guides: guidesWith(seatGuides, seatWays),
  personalData: seatPlaces,
  courseMerge: [seatsMerge],
  notices: [seatRoom],
  oldTraces: [oldSeats],
});
