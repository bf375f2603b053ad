/** Who may do what with the catalog and its imports. */
import { defineUseCases } from "~/platform/access/use-cases";

export const catalogUseCases = defineUseCases({
  writes: {
    searchCatalog: "everyone",
    countCatalogView: "everyone",
    setFavorite: "signedIn",
    uploadTimetable: "admin",
    rerunImport: "admin",
  },
  inside: ["addCourse", "forgetOldMisses", "createImport", "runImport", "importDepartments", "consumeImport", "abandonImport"],
  reads: ["readCatalogCourse", "readFavorites", "readAnalytics", "chunkCourses", "findImport", "readImportsPanel", "refusalsCsv"],
});
