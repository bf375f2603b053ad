/** Who may do what with billing records: admins to whom another admin gave the right. Reading writes too, because it is audited. */
import { defineUseCases } from "~/platform/access/use-cases";

export const billingUseCases = defineUseCases({
  writes: {
    searchRecords: "admin",
    readRecord: "admin",
    recordsFile: "admin",
    noteReference: "admin",
    giveRight: "admin",
    takeRight: "admin",
  },
  inside: ["booksPast"],
  reads: ["listRights"],
});
