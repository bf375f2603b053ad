/** Who may do what with public profiles and one's own calendar. */
import { defineUseCases } from "~/platform/access/use-cases";

export const overviewUseCases = defineUseCases({
  writes: { savePublicParts: "signedIn", makeCalendar: "signedIn", chooseForCalendar: { is: ["owner"] }, revokeCalendar: "signedIn" },
  reads: [
    "readPublicProfile",
    "readOwnPublicProfile",
    "readProfileForm",
    "readDashboard",
    "ownWorkStatement",
    "ownWorkFrom",
    "plannerWeek",
    "readCalendar",
    "readCalendarFile",
  ],
});
