/** Who may do what with requests by right: anybody asks, whoever has the mailed code confirms, staff read and answer, admins alone what is about data. */
import { defineUseCases } from "~/platform/access/use-cases";

export const legalRequestUseCases = defineUseCases({
  writes: { addRequest: "everyone", confirmRequest: "everyone", resendRequestCode: "everyone", decideRequest: "staff" },
  reads: ["readOwnRequest", "listRequests", "readRequest"],
});
