/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { courseMarksEndpoints } from "./course-marks.api.server";
import { courseMarksFeature } from "./feature";
import { courseMarksGuides } from "./locales/guides";
import { courseMarksWays } from "./locales/ways-to-ask";

export const courseMarksServer = serverFeature(courseMarksFeature, {
  endpoints: courseMarksEndpoints,
  guides: guidesWith(courseMarksGuides, courseMarksWays),
});
