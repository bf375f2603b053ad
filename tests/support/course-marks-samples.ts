/** What each use case of marks is called with. */
import type { Sample } from "./use-cases";

export const courseMarksSamples: Record<string, Sample> = {
  allowMarks: () => ({ args: [] }),
  refuseMarks: () => ({ args: [] }),
};
