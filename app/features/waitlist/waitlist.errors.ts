/** What waitlists refuse. */
import { defineErrors } from "~/platform/errors/define";

export const waitlistErrors = defineErrors("waitlist", {
  notFound: 404,
  closed: 409,
  alreadyOn: 409,
  notOn: 404,
  linkUsed: 410,
  invitationOver: 410,
  keyTaken: 409,
  nobodyWaits: 409,
});
