/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { gpaFeature } from "./feature";
import { gpaEndpoints } from "./gpa.api.server";
import { gpaPlaces } from "./gpa.repository.server";
import { keepingEndpoints } from "./keep-transcript.api.server";
import { regulationPassages } from "./regulation-passages.server";

export const gpaServer = serverFeature(gpaFeature, {
  endpoints: [...gpaEndpoints, ...keepingEndpoints],
  personalData: gpaPlaces,
  passages: [regulationPassages],
});
