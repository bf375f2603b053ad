/** Who may do what with an account: everybody with their own. */
import { defineUseCases } from "~/platform/access/use-cases";

export const profileUseCases = defineUseCases({
  writes: {
    updateProfile: "signedIn",
    updateLook: "signedIn",
    setSecondStep: "signedIn",
    endOwnSession: "signedIn",
    endOtherSessions: "signedIn",
    exportOwnData: "signedIn",
    uploadPhoto: "signedIn",
    retryPhoto: "signedIn",
    removePhoto: "signedIn",
    requestDeletion: "signedIn",
    stay: "signedIn",
    withdrawAgreed: "signedIn",
  },
  inside: ["removeLeavers", "keepErased", "photoIsLatest"],
  reads: ["readProfile", "readData", "readPhoto"],
});
