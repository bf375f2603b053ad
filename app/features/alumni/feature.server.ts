/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { alumniEndpoints } from "./alumni.api.server";
import { releaseAlumni } from "./alumni.service.server";
import { alumniFeature } from "./feature";
import { alumniGuides } from "./locales/guides";
import { alumniWays } from "./locales/ways-to-ask";
import { unusedLinks } from "./old-traces.repository.server";

export const alumniServer = serverFeature(alumniFeature, {
  guides: guidesWith(alumniGuides, alumniWays),
  endpoints: alumniEndpoints,
  oldTraces: [unusedLinks],
  jobs: [
    defineJob({
      name: "alumni-results",
      schedule: "frequent",
      run: async (ctx) => ((await releaseAlumni(ctx)) ? "numbers looked at" : "nothing new"),
    }),
  ],
});
