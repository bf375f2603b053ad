/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { defineJob } from "~/platform/jobs.server";
import { vipFeature } from "./feature";
import { vipEarned, vipLost } from "./notices.repository.server";
import { vipPlaces } from "./personal-data.repository.server";
import { tellOfVip } from "./vip.service.server";

declare module "~/platform/settings.server" {
  interface Settings {
    /** Approved contributions that open the databank. */
    vipThreshold: number;
  }
}

export const vipServer = serverFeature(vipFeature, {
  settings: { vipThreshold: 3 },
  personalData: vipPlaces,
  notices: [vipEarned, vipLost],
  jobs: [defineJob({ name: "vip", schedule: "frequent", run: async (ctx) => `${await tellOfVip(ctx)} people looked at` })],
});
