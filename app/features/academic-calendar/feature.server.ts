/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { academicCalendarFeature } from "./feature";
import { calendarIntents } from "./intents.server";
import { calendarPlanner } from "./planner.repository.server";

export const academicCalendarServer = serverFeature(academicCalendarFeature, {
  intents: calendarIntents,
  planner: [calendarPlanner],
});
