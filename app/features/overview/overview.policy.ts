/** Who may do what with public profiles. */
import { defineUseCases } from "~/platform/access/use-cases";

export const overviewUseCases = defineUseCases({
  writes: { savePublicParts: "signedIn" },
  reads: ["readPublicProfile", "readOwnPublicProfile", "readProfileForm", "readDashboard"],
});
