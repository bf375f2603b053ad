import { defineErrors } from "~/platform/errors/define";

export const settingsErrors = defineErrors("settings", {
  changed: 409,
  maintenanceChanged: 409,
  unknownName: 400,
  unknownPage: 400,
  needsSecret: 422,
});
