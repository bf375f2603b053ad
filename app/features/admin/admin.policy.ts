/** Who may do what in the panel of staff. */
import { defineUseCases } from "~/platform/access/use-cases";

export const adminUseCases = defineUseCases({
  writes: { work: "staff", act: "staff" },
  reads: ["readStaffPanel", "staffIndex"],
});
