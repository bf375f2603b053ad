/** What schedules refuse. */
import { defineErrors } from "~/platform/errors/define";

export const scheduleErrors = defineErrors("schedule", {
  notFound: 404,
  itemNotFound: 404,
  tooManySchedules: 409,
  tooManyEntries: 409,
  noSuchSection: 409,
  noSuchEntry: 409,
  noSuchTerm: 422,
  changedMeanwhile: 409,
  linkNotFound: 404,
  pairNotFound: 404,
  unknownPerson: 422,
  thatIsYou: 422,
  alreadyTogether: 409,
  alreadyInvited: 409,
  invitedYou: 409,
  declinedYou: 409,
  tooManyInvitations: 409,
});
