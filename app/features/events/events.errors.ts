import { defineErrors } from "~/platform/errors/define";

export const eventErrors = defineErrors("events", {
  notFound: 404,
  loadFailed: 500,
  communitiesFailed: 500,
  needsCommunity: 422,
  notYourCommunity: 403,
  unknownCommunity: 400,
  unknownDepartment: 400,
  notYours: 403,
  fewerThanSold: 409,
  soldUnderThisName: 409,
  unknownDate: 400,
  dateIsSold: 409,
  soldForItsDate: 409,
  changed: 409,
  isFull: 409,
  hasTicket: 409,
  isOver: 409,
  notForYourDepartment: 403,
  notBegun: 409,
  wasNotThere: 403,
});
