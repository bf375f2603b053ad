/** What this feature brings on the server: the ways to ask for it, and never a mark. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { termCoursesFeature } from "./feature";
import { termCoursesGuides } from "./locales/guides";
import { termCoursesWays } from "./locales/ways-to-ask";

export const termCoursesServer = serverFeature(termCoursesFeature, { guides: guidesWith(termCoursesGuides, termCoursesWays) });
