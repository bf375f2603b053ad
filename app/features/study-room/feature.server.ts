/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { studyRoomFeature } from "./feature";
import { studyRoomIntents } from "./intents.server";
import { reportableMessage } from "./live.repository.server";
import { tellRooms } from "./live.service.server";
import { studyRoomFactWays } from "./locales/fact-ways";
import { studyRoomGuides } from "./locales/guides";
import { studyRoomWays } from "./locales/ways-to-ask";
import { studyRoomsMerge } from "./merge.repository.server";
import { roomCancelled, roomMoved, roomTakenDown } from "./notices.repository.server";
import { oldRooms } from "./old-traces.repository.server";
import { roomPlace } from "./own.repository.server";
import { studyRoomPlaces } from "./personal-data.repository.server";
import { roomPlanner } from "./planner.repository.server";
import { reportableRoom } from "./reportable.repository.server";
import { studyRoomEndpoints } from "./study-room.api.server";

export const studyRoomServer = serverFeature(studyRoomFeature, {
  intents: intentsWith(studyRoomIntents, studyRoomFactWays),
  endpoints: studyRoomEndpoints,
  guides: guidesWith(studyRoomGuides, studyRoomWays),
  planner: [roomPlanner],
  personalData: studyRoomPlaces,
  courseMerge: [studyRoomsMerge],
  ownPlaces: [roomPlace],
  reportables: [reportableRoom, reportableMessage],
  oldTraces: [oldRooms],
  notices: [roomMoved, roomCancelled, roomTakenDown],
  jobs: [defineJob({ name: "study-rooms", schedule: "minutely", run: tellRooms })],
});
