/** What study rooms refuse. */
import { defineErrors } from "~/platform/errors/define";

export const studyRoomErrors = defineErrors("study-room", {
  notFound: 404,
  inThePast: 422,
  tooFarAhead: 422,
  tooLong: 422,
  unknownCourse: 422,
  noDepartment: 422,
  fewerThanMembers: 409,
  isFull: 409,
  isOver: 409,
  wasRemoved: 403,
  hostStays: 409,
  notAMember: 403,
  noSuchMember: 404,
  notOpenYet: 409,
  needsWebSocket: 422,
  otherOrigin: 403,
  notLive: 503,
  messageGone: 404,
});
