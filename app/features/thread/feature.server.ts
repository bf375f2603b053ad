/** What this feature brings on the server. */
import { serverFeature } from "../../platform/feature.server";
import { threadFeature } from "./feature";
import { threadEndpoints } from "./thread.api.server";

export const threadServer = serverFeature(threadFeature, { endpoints: threadEndpoints });
