/** Who may do what with waitlists: members wait, admins invite. */
import { defineUseCases } from "~/platform/access/use-cases";

export const waitlistUseCases = defineUseCases({
  writes: {
    joinList: "signedIn",
    confirmJoining: "signedIn",
    leaveList: "signedIn",
    acceptInvitation: "signedIn",
    addList: "admin",
    setListOpen: "admin",
    inviteNext: "admin",
  },
  reads: ["readOwnPlaces", "readBoard", "listFile"],
});
