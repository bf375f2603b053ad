/** The statistics of events are read, never written. */
import { defineUseCases } from "~/platform/access/use-cases";

export const eventStatsUseCases = defineUseCases({ inside: ["releaseEventNumbers"], reads: ["readStats", "readMeasure", "statsCsv"] });
