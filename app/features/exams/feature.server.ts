/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { remindOfTomorrow } from "./exams.service.server";
import { examsFeature } from "./feature";
import { examGuides } from "./locales/guides";
import { examWays } from "./locales/ways-to-ask";
import { examsMerge } from "./merge.repository.server";
import { examPlaces } from "./personal-data.repository.server";
import { examPlanner } from "./planner.repository.server";
import { examTomorrow } from "./reminders.repository.server";

export const examsServer = serverFeature(examsFeature, {
  guides: guidesWith(examGuides, examWays),
  planner: [examPlanner],
  personalData: examPlaces,
  courseMerge: [examsMerge],
  notices: [examTomorrow],
  jobs: [
    defineJob({ name: "exams-tomorrow", schedule: "frequent", run: async (ctx) => `${await remindOfTomorrow(ctx)} exams reminded of` }),
  ],
});
