/** Who may do what with the traffic log: admins, and what it says only right after they confirmed by a mailed code. */
import { defineUseCases } from "~/platform/access/use-cases";

export const trafficUseCases = defineUseCases({
  writes: { openLog: "admin" },
  inside: ["makeDigests", "sweepDays", "verdictOf"],
  reads: ["readLog"],
});
