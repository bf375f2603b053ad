/** What this feature brings on the server. */

import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { profileFeature } from "./feature";
import { oldConsents } from "./leaving.repository.server";
import { keepErased, removeLeavers } from "./leaving.service.server";
import { profileGuides } from "./locales/guides";
import { profileWays } from "./locales/ways-to-ask";
import { photoEndpoints } from "./photo.api.server";
import { readersOfPhoto } from "./photo.repository.server";
import { photoIsLatest } from "./photo.service.server";
import { profileEndpoints } from "./profile.api.server";

export const profileServer = serverFeature(profileFeature, {
  endpoints: [...profileEndpoints, ...photoEndpoints],
  guides: guidesWith(profileGuides, profileWays),
  jobs: [
    defineJob({ name: "remove-leavers", schedule: "daily", run: removeLeavers }),
    defineJob({ name: "keep-erased", schedule: "frequent", run: keepErased }),
  ],
  oldTraces: [oldConsents],
  whenPictureIsReady: { "profile-photo": (ctx, userId) => [photoIsLatest(ctx, userId)] },
  pictureReaders: { "profile-photo": readersOfPhoto },
});
