/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { groupHourFeature } from "./feature";
import { groupHourEndpoints } from "./group-hour.api.server";
import { groupHourGuides } from "./locales/guides";
import { groupHourWays } from "./locales/ways-to-ask";
import { meetingCancelled, meetingMoved, meetingSet, roomOpened } from "./notices.repository.server";
import { oldGroups } from "./old-traces.repository.server";
import { groupHourPlaces } from "./personal-data.repository.server";
import { meetingPlanner } from "./planner.repository.server";

export const groupHourServer = serverFeature(groupHourFeature, {
  endpoints: groupHourEndpoints,
  guides: guidesWith(groupHourGuides, groupHourWays),
  planner: [meetingPlanner],
  personalData: groupHourPlaces,
  oldTraces: [oldGroups],
  notices: [meetingSet, meetingMoved, meetingCancelled, roomOpened],
});
