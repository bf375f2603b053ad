/** Who may do what with courses, experiences and suggestions. */
import { defineUseCases } from "~/platform/access/use-cases";

export const coursesUseCases = defineUseCases({
  writes: {
    countView: "everyone",
    addExperience: "signedIn",
    editExperience: { is: ["author"] },
    deleteOwnExperience: { is: ["author"] },
    setHelpful: "signedIn",
    reviewExperiences: "staff",
    purgeExperience: "admin",
    suggestCourse: "signedIn",
    reviewSubmissions: "staff",
  },
  inside: ["releaseGrades"],
  reads: [
    ...["courseSummary", "courseCard", "listCourseRows", "findCourses", "listCourses", "readCourse", "readExperienceForm", "readPersonal"],
    ...["foundCourse", "checkTaught", "readOwnForm", "readProgress", "listExperiencesForModeration", "listSuggestions"],
    ...["listOwnSuggestions", "readRated", "readInstructor", "instructorIn", "readWritePage"],
  ],
});
