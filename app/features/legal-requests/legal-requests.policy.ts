/** Who may do what with requests by right: anybody asks, whoever has the mailed code confirms, staff read and answer, admins alone what is about data; authors answer what is hidden of theirs. */
import { defineUseCases } from "~/platform/access/use-cases";

export const legalRequestUseCases = defineUseCases({
  writes: {
    addRequest: "everyone",
    confirmRequest: "everyone",
    resendRequestCode: "everyone",
    decideRequest: "staff",
    restrictSubject: "staff",
    liftRestriction: "staff",
    addStatement: { is: ["author"] },
  },
  reads: ["readOwnRequest", "listRequests", "readRequest", "readOwnRestriction"],
});
