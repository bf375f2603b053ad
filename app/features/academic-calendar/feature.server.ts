/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { intentsWith } from "~/engines/intents";
import { academicCalendarFeature } from "./feature";
import { calendarIntents } from "./intents.server";
import { academicCalendarFactWays } from "./locales/fact-ways";
import { calendarPlanner } from "./planner.repository.server";

export const academicCalendarServer = serverFeature(academicCalendarFeature, {
  intents: intentsWith(calendarIntents, academicCalendarFactWays),
  planner: [calendarPlanner],
});
