/** Who may do what with the catalog and its imports. */
import { defineUseCases } from "~/platform/access/use-cases";

export const catalogUseCases = defineUseCases({
  writes: {
    searchCatalog: "everyone",
    countCatalogView: "everyone",
    setFavorite: "signedIn",
    uploadTimetable: "admin",
    rerunImport: "admin",
    editCourse: "admin",
    decideDifference: "admin",
    mergeCourse: "admin",
  },
  inside: ["addCourse", "forgetOldMisses", "createImport", "runImport", "importDepartments", "consumeImport", "abandonImport"],
  reads: [
    ...["findCatalogCourse", "readCatalogCourse", "readFavorites", "readAnalytics", "chunkCourses", "findImport", "readImportsPanel"],
    ...["refusalsCsv", "courseIdOf", "currentCourseId", "courseHeadOf", "frameOf", "readMentions", "listFacultiesWithDepartments"],
    "readDepartmentPage",
    ...["readCourseEdit", "readMerge"],
  ],
});
