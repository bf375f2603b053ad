/** Who may do what with messages to the team: anybody writes, staff read and answer. */
import { defineUseCases } from "~/platform/access/use-cases";

export const contactUseCases = defineUseCases({
  writes: { addContact: "everyone", answerContact: "staff", setContactStatus: "staff", reopenContact: "staff", takeContact: "admin" },
  reads: ["listContacts", "readContact", "readContactTaken"],
});
