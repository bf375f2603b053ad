/** Who may do what with the survey of graduates: everybody may ask for a link and read; whoever has a link answers once. */
import { defineUseCases } from "~/platform/access/use-cases";

export const alumniUseCases = defineUseCases({
  writes: { askForLink: "everyone", answer: "everyone" },
  inside: ["releaseAlumni"],
  reads: ["readSurveyForm", "readDashboard", "readAnalytics"],
});
