/** A kept transcript is its owner's alone; computing keeps nothing. */
import { defineUseCases } from "~/platform/access/use-cases";

export const gpaUseCases = defineUseCases({
  writes: { saveTranscript: "signedIn", removeTranscript: "signedIn" },
  reads: ["savedTranscript"],
});
