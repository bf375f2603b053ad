/** Who may do what with the catalog and its imports. */
import { defineUseCases } from "~/platform/access/use-cases";

export const catalogUseCases = defineUseCases({
  writes: {
    searchCatalog: "everyone",
    countCatalogView: "everyone",
    setFavorite: "signedIn",
    uploadFile: "admin",
    rerunImport: "admin",
    setNickname: "staff",
    removeNickname: "staff",
    undoImport: "admin",
    deleteOffered: "admin",
    createCourse: "staff",
    editCourse: "staff",
    decideDifference: "staff",
    mergeCourse: "admin",
  },
  inside: ["addCourse", "forgetOldMisses", "createImport", "runImport", "consumeImport", "abandonImport", "forgetImages", "refreshCopies"],
  reads: [
    ...[
      "findCatalogCourse",
      "findCatalogCourses",
      "coursesByCode",
      "readCatalogCourse",
      "courseNamed",
      "courseIdOf",
      "currentCourseId",
      "courseHeadOf",
      "frameOf",
      "readMentions",
    ],
    ...["readTake", "readFavorites", "latestSaved", "readAnalytics", "readNicknames", "listFacultiesWithDepartments", "readDepartmentPage"],
    ...["findImport", "readImportsPanel", "refusalsCsv", "termOf", "readCourseEdit", "readMerge"],
    ...["foundPage", "refreshCourseWords", "planCourseSearch", "readWish", "withWish", "searchNote", "nameMarker", "searchedForms"],
  ],
});
