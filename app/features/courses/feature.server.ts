/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { courseEndpoints } from "./courses.api.server";
import { coursesFeature } from "./feature";

export const coursesServer = serverFeature(coursesFeature, { endpoints: courseEndpoints });
