/** Nobody asks for alerts: a job looks for trouble. */
import { defineUseCases } from "~/platform/access/use-cases";

export const alertsUseCases = defineUseCases({ inside: ["lookForTrouble"] });
