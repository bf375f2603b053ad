/** Who may do what with the catalog and its imports. */
import { defineUseCases } from "~/platform/access/use-cases";

export const catalogUseCases = defineUseCases({
  writes: {
    searchCatalog: "everyone",
    countCatalogView: "everyone",
    setFavorite: "signedIn",
    uploadFile: "admin",
    rerunImport: "admin",
    undoImport: "admin",
    deleteOffered: "admin",
  },
  inside: ["addCourse", "forgetOldMisses", "createImport", "runImport", "consumeImport", "abandonImport", "forgetImages"],
  reads: ["readCatalogCourse", "readFavorites", "readAnalytics", "findImport", "readImportsPanel", "refusalsCsv", "termOf"],
});
