/** Who may do what in the databank. */
import { defineUseCases } from "~/platform/access/use-cases";

export const databankUseCases = defineUseCases({
  writes: {
    addEntry: "signedIn",
    editEntry: { is: ["author"] },
    deleteOwnEntry: { is: ["author"] },
    correctEntry: "staff",
    reviewEntries: "staff",
    purgeEntry: "admin",
  },
  reads: [
    "listDatabank",
    "readDatabankCourse",
    "readGrading",
    "readEntryForm",
    "readPersonalEntries",
    "listEntriesForModeration",
    "readDatabankStats",
  ],
});
