/** Who may do what with applications of graduates. */
import { defineUseCases } from "~/platform/access/use-cases";

export const graduatesUseCases = defineUseCases({
  writes: { apply: "everyone", signInGraduate: "everyone", decide: "staff" },
  reads: ["listApplications", "readApplication"],
});
