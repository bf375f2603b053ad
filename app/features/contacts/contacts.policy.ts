/** Who may do what with messages to the team: anybody writes, admins read and answer. */
import { defineUseCases } from "~/platform/access/use-cases";

export const contactUseCases = defineUseCases({
  writes: { addContact: "everyone", answerContact: "admin", setContactStatus: "admin" },
  reads: ["listContacts", "readContact"],
});
