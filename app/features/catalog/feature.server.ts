/** What this feature brings on the server. */

import { courses } from "@schema/catalog";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { catalogEndpoints } from "./catalog.api.server";
import { forgetOldMisses } from "./catalog.service.server";
import { coursePassages, departmentPassages } from "./course-passages.repository.server";
import { courseNaming } from "./course-titles.service.server";
import { savedPlace } from "./favorites.repository.server";
import { catalogFeature } from "./feature";
import { importAdded } from "./import.told.server";
import { abandonImport, consumeImport, forgetImages, forgetPreviews } from "./imports.service.server";
import { catalogIntents } from "./intents.server";
import { catalogFactWays } from "./locales/fact-ways";
import { catalogGuides } from "./locales/guides";
import { catalogWays } from "./locales/ways-to-ask";
import { catalogMergePlaces } from "./merged-tables.repository.server";
import { ownIntents } from "./own-intents.server";
import { catalogPlaces } from "./personal-data.repository.server";

export const catalogServer = serverFeature(catalogFeature, {
  audited: [
    {
      thing: "course",
      row: { table: courses, id: courses.courseId, place: courses.numericCode, title: { en: courses.nameEn, tr: courses.nameTr } },
      pageOf: (id) => `/catalog/course/${id}`,
    },
    { thing: "import", pageOf: () => "/catalog/admin" },
  ],
  toldActs: [importAdded],
  guides: guidesWith(catalogGuides, catalogWays),
  endpoints: catalogEndpoints,
  intents: intentsWith([...catalogIntents, ...ownIntents], catalogFactWays),
  namings: [courseNaming],
  passages: [coursePassages, departmentPassages],
  personalData: catalogPlaces,
  courseMerge: catalogMergePlaces,
  ownPlaces: [savedPlace],
  jobs: [
    defineJob({
      name: "forget-search-misses",
      schedule: "daily",
      run: async (ctx) => {
        await forgetOldMisses(ctx);
        return "done";
      },
    }),
    defineJob({
      name: "forget-import-images",
      schedule: "daily",
      run: async (ctx) => {
        await forgetImages(ctx);
        await forgetPreviews(ctx);
        return "done";
      },
    }),
  ],
  queued: {
    import: {
      handle: (ctx, { importId }) => consumeImport(ctx, importId),
      abandon: (ctx, { importId }) => abandonImport(ctx, importId),
    },
  },
});
