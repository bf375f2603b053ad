/** Who may change the settings of the site. */
import { defineUseCases } from "~/platform/access/use-cases";

export const settingsUseCases = defineUseCases({
  writes: { changeSettings: "admin", changeMaintenance: "admin" },
  reads: ["readMainSettings", "settingsFields", "readMaintenance", "doorsToClose"],
});
