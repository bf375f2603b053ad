/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { reportingFeature } from "./feature";
import { reportingEndpoints } from "./reporting.api.server";

export const reportingServer = serverFeature(reportingFeature, { endpoints: reportingEndpoints });
