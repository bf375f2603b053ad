/** What alarms refuse. */
import { defineErrors } from "~/platform/errors/define";

export const alarmErrors = defineErrors("alarm", {
  notFound: 404,
  tooMany: 409,
  changedElsewhere: 409,
  inThePast: 422,
  notRung: 409,
});
