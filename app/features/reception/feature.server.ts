/** What this feature brings on the server. */
import { configuration } from "~/configuration";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { sayIn } from "~/platform/i18n/say.server";
import { receptionFeature } from "./feature";
import { receptionGuides } from "./locales/guides";
import { receptionWays } from "./locales/ways-to-ask";
import { unfinished } from "./old-traces.repository.server";
import { receptionPlaces } from "./personal-data.repository.server";
import { receptionEndpoints } from "./reception.api.server";

declare module "~/platform/settings" {
  interface Settings {
    /** Whoever registers needs an address at one of these. */
    mailDomains: string[];
  }
}

export const receptionServer = serverFeature(receptionFeature, {
  endpoints: receptionEndpoints,
  guides: guidesWith(receptionGuides, receptionWays),
  personalData: receptionPlaces,
  oldTraces: [unfinished],
  settings: { mailDomains: [...configuration.university.mailDomains] },
  toldSettings: [
    {
      setting: "mailDomains",
      parts: (reader, value) => [{ name: sayIn(reader)("settings:fields.mail_domains"), text: ((value ?? []) as string[]).join(", ") }],
    },
  ],
});
