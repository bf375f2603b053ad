/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { vipFeature } from "./feature";

declare module "~/platform/settings.server" {
  interface Settings {
    /** Approved contributions that open the databank. */
    vipThreshold: number;
  }
}

export const vipServer = serverFeature(vipFeature, {
  settings: { vipThreshold: 3 },
});
