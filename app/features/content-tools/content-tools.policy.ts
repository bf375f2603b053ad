/** Who may use the database tools: admins. Finding writes too, because it is audited. */
import { defineUseCases } from "~/platform/access/use-cases";

export const contentToolsUseCases = defineUseCases({
  writes: { findDocument: "admin", updateDocument: "admin", unsetDocument: "admin", deleteDocument: "admin" },
});
