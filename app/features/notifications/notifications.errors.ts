/** What is refused about notifications, and what is said when something fails. */
import { defineErrors } from "~/platform/errors/define";

export const notificationErrors = defineErrors("notifications", {
  notFound: 404,
  unknownDepartment: 422,
  editConflict: 409,
  alreadySent: 409,
  unknownKind: 422,
  newsChanged: 409,
  badLink: 400,
  noPushes: 404,
  listFailed: 500,
  personalFailed: 500,
  oneFailed: 500,
  createFailed: 500,
  updateFailed: 500,
  deleteFailed: 500,
});
