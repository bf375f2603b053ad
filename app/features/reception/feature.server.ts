/** What this feature brings on the server. */
import { configuration } from "~/configuration";
import { serverFeature } from "~/engines/feature.server";
import { receptionFeature } from "./feature";
import { receptionGuides } from "./locales/guides";
import { unfinished } from "./old-traces.repository.server";
import { receptionPlaces } from "./personal-data.repository.server";
import { receptionEndpoints } from "./reception.api.server";

declare module "~/platform/settings.server" {
  interface Settings {
    /** Whoever registers needs an address at one of these. */
    mailDomains: string[];
  }
}

export const receptionServer = serverFeature(receptionFeature, {
  endpoints: receptionEndpoints,
  guides: receptionGuides,
  personalData: receptionPlaces,
  oldTraces: [unfinished],
  settings: { mailDomains: [...configuration.university.mailDomains] },
});
