/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { experienceContributions, experienceWork, submissionContributions, submissionWork } from "./contributions.repository.server";
import { courseSource } from "./course-search.repository.server";
import { courseEndpoints } from "./courses.api.server";
import { reviewExperiences } from "./experiences.service.server";
import { coursesFeature } from "./feature";
import { releaseGrades } from "./grades.service.server";
import { experiencesInbox, submissionsInbox } from "./inbox.repository.server";
import { instructorSource } from "./instructor-search.repository.server";
import { courseIntents } from "./intents.server";
import { coursesFactWays } from "./locales/fact-ways";
import { coursesGuides } from "./locales/guides";
import { coursesWays } from "./locales/ways-to-ask";
import { courseMergePlaces } from "./merge.repository.server";
import { coursePlaces } from "./personal-data.repository.server";
import { reportableExperience } from "./reportable.repository.server";
import { courseSuggestion, electiveSuggestion } from "./suggestions.repository.server";

export const coursesServer = serverFeature(coursesFeature, {
  guides: guidesWith(coursesGuides, coursesWays),
  endpoints: courseEndpoints,
  inbox: [experiencesInbox(reviewExperiences), submissionsInbox],
  searchSources: [courseSource, instructorSource],
  intents: intentsWith(courseIntents, coursesFactWays),
  suggestions: [electiveSuggestion, courseSuggestion],
  personalData: coursePlaces,
  courseMerge: courseMergePlaces,
  contributions: [experienceContributions, submissionContributions],
  ownWork: [experienceWork, submissionWork],
  reportables: [reportableExperience],
  jobs: [defineJob({ name: "course-grades", schedule: "daily", run: async (ctx) => `${await releaseGrades(ctx)} courses looked at` })],
});
