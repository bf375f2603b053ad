/** Who may do what with recorded errors. */
import { defineUseCases } from "~/platform/access/use-cases";

export const errorsUseCases = defineUseCases({
  writes: { decideError: "admin", breakOnPurpose: "admin" },
  reads: ["searchErrors", "readError", "readInside", "readMonitoring"],
});
