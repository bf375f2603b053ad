/** Who may do what with the team's openings: anybody applies, admins keep openings and decide. */
import { defineUseCases } from "~/platform/access/use-cases";

export const careerUseCases = defineUseCases({
  writes: { apply: "everyone", decideApplication: "admin", addOpening: "admin", editOpening: "admin", takeApplication: "admin" },
  reads: ["listOpen", "readBoard", "readApplication", "readApplicationTaken"],
});
