/** Who may do what with trips: admins, whatever it is. */
import { defineUseCases } from "~/platform/access/use-cases";

export const tripUseCases = defineUseCases({
  writes: { addTrip: "admin", editTrip: "admin", deleteTrip: "admin", joinTrip: "admin", leaveTrip: "admin" },
  reads: ["listTrips", "readTrip", "listOwnTrips"],
});
