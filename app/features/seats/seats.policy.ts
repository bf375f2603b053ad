/** Students tell each other which sections have room. */
import { defineUseCases } from "~/platform/access/use-cases";

export const seatUseCases = defineUseCases({
  writes: {
    reportSeat: "signedIn",
    takeSeatBack: "signedIn",
    watchSection: "signedIn",
    watchAdmitted: "signedIn",
    unwatchSection: "signedIn",
  },
  reads: ["readCourseSeats", "readOwnSeats", "seatWeeks"],
});
