/** Who may do what with information projects: everybody reads what is published, admins write. */
import { defineUseCases } from "~/platform/access/use-cases";

export const informationUseCases = defineUseCases({
  writes: { addProject: "admin", editProject: "admin", setProjectStatus: "admin" },
  reads: ["listPublished", "readPublished", "listForAdmins", "readForEditing"],
});
