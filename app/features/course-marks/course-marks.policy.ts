/** One's marks are made of one's own transcript, for oneself alone, while one agrees to it. */
import { defineUseCases } from "~/platform/access/use-cases";

export const courseMarksUseCases = defineUseCases({
  writes: { allowMarks: "signedIn", refuseMarks: "signedIn" },
  inside: ["refreshRenamed"],
  reads: ["readOwnMarks", "marksStatement", "marksFrom", "renamedCodes"],
});
