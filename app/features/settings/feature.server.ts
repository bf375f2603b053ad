/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { settingsFeature } from "./feature";
import { settingsEndpoints } from "./settings.api.server";
import { toldSettings } from "./settings.told.server";

export const settingsServer = serverFeature(settingsFeature, {
  audited: [{ thing: "settings", pageOf: () => "/admin/settings/main" }],
  toldSettings,
  endpoints: settingsEndpoints,
  settings: { maintenance: { isWhole: false, features: [], note: { en: "", tr: "" } }, openFlags: [] },
  tools: [{ name: "settings", order: 5, to: "/admin/settings/main" }],
});
