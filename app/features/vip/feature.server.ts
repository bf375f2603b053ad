/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { vipFeature } from "./feature";
import { vipIntents } from "./intents.server";
import { vipFactWays } from "./locales/fact-ways";
import { vipGuides } from "./locales/guides";
import { vipWays } from "./locales/ways-to-ask";
import { vipEarned, vipLost } from "./notices.repository.server";
import { vipPlaces } from "./personal-data.repository.server";
import { tellOfVip } from "./vip.service.server";

export const vipServer = serverFeature(vipFeature, {
  guides: guidesWith(vipGuides, vipWays),
  intents: intentsWith(vipIntents, vipFactWays),
  personalData: vipPlaces,
  notices: [vipEarned, vipLost],
  jobs: [defineJob({ name: "vip", schedule: "frequent", run: async (ctx) => `${await tellOfVip(ctx)} people looked at` })],
});
