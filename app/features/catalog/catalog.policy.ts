/** Who may do what with the catalog and its imports. */
import { defineUseCases } from "~/platform/access/use-cases";

export const catalogUseCases = defineUseCases({
  writes: {
    searchCatalog: "everyone",
    countCatalogView: "everyone",
    setFavorite: "signedIn",
    uploadTimetable: "admin",
    rerunImport: "admin",
    setNickname: "staff",
    removeNickname: "staff",
  },
  inside: ["addCourse", "forgetOldMisses", "createImport", "runImport", "importDepartments", "consumeImport", "abandonImport"],
  reads: [
    "readCatalogCourse",
    "readFavorites",
    "readAnalytics",
    "readNicknames",
    "chunkCourses",
    "findImport",
    "readImportsPanel",
    "refusalsCsv",
    "foundPage",
    "refreshCourseWords",
    "planCourseSearch",
    "searchNote",
    "nameMarker",
    "searchedForms",
  ],
});
