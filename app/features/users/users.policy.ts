/** Who may do what with accounts of others. */
import { defineUseCases } from "~/platform/access/use-cases";

export const usersUseCases = defineUseCases({
  writes: {
    addUser: "admin",
    editUser: "admin",
    removeUser: "admin",
    blockUser: "admin",
    unblockUser: "admin",
    endSession: "admin",
    actOnUser: "admin",
    clearProfile: "admin",
    actOnSeveral: "admin",
  },
  reads: ["searchUsers", "searchProfiles", "readProfile", "readUser", "readUserWhole", "readUserForm", "usersFile"],
});
