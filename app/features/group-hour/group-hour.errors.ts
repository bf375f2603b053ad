/** What groups that look for an hour refuse. */
import { defineErrors } from "~/platform/errors/define";

export const groupHourErrors = defineErrors("group-hour", {
  notFound: 404,
  badDays: 422,
  badHours: 422,
  tooShort: 422,
  isFull: 409,
  isClosed: 409,
  isOver: 409,
  notAMember: 403,
  notTheLeader: 403,
  tooFewAnswers: 409,
  inThePast: 422,
  noSuchHour: 422,
  noMeeting: 409,
  meetingFirst: 409,
});
