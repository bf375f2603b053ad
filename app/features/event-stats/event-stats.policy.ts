/** The statistics of events are read, never written. */
import { defineUseCases } from "~/platform/access/use-cases";

export const eventStatsUseCases = defineUseCases({ reads: ["readStats", "readMeasure", "statsCsv"] });
