/** Who may do what with surveys: people who are logged in ask and answer; authors and staff read results, others if the author lets them. */
import { defineUseCases } from "~/platform/access/use-cases";

export const surveyUseCases = defineUseCases({
  writes: {
    addSurvey: "signedIn",
    editSurvey: { is: ["author"], or: "staff" },
    editSurveyTexts: { is: ["author"], or: "staff" },
    answerSurvey: "signedIn",
  },
  inside: ["releaseDue"],
  reads: [
    "readSurvey",
    "readQuestions",
    "readSurveyForEditing",
    "readSurveyList",
    "readSurveyDemo",
    "readOwnSurveys",
    "readResults",
    "resultsFile",
    "audienceChoices",
  ],
});
