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
  },
  inside: ["addCourse", "forgetOldMisses", "createImport", "runImport", "consumeImport", "abandonImport", "forgetImages", "refreshCopies"],
  reads: [
    "readCatalogCourse",
    "readFavorites",
    "readAnalytics",
    "readNicknames",
    "findImport",
    "readImportsPanel",
    "refusalsCsv",
    "termOf",
    "foundPage",
    "refreshCourseWords",
    "planCourseSearch",
    "searchNote",
    "nameMarker",
    "searchedForms",
  ],
});
