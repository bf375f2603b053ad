/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { pollFeature } from "./feature";
import { pollPlaces } from "./personal-data.repository.server";
import { pollEndpoints } from "./poll.api.server";

export const pollServer = serverFeature(pollFeature, { endpoints: pollEndpoints, personalData: pollPlaces });
