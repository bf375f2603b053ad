/** Who may do what with the breach log: admins, whatever it is. */
import { defineUseCases } from "~/platform/access/use-cases";

export const breachUseCases = defineUseCases({
  writes: { addBreach: "admin", editBreach: "admin", closeBreach: "admin", reopenBreach: "admin", sendBreachNotice: "admin" },
  reads: ["listBreaches", "readBreach", "readBreachWithNotices", "readBreachForm"],
  inside: ["settleNotices"],
});
