/** What each use case of kept transcripts is called with. */
import { gpaTranscripts } from "@schema/gpa";
import { testContext } from "./site";
import { transcriptOf } from "./transcripts";
import type { Sample } from "./use-cases";

export const gpaSamples: Record<string, Sample> = {
  saveTranscript: () => ({ args: [transcriptOf({ "2024-1": ["MATH119 5 AA"] }), 0] }),
  async removeTranscript({ userId }) {
    const content = transcriptOf({ "2024-1": ["MATH119 5 AA"] });
    await testContext().db.insert(gpaTranscripts).values({ userId, content, version: 1, updatedAt: Date.now() });
    return { args: [] };
  },
};
