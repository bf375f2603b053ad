/** Who may do what with alarms: their owner alone. Admins see when they ring, never what about. */
import { defineUseCases } from "~/platform/access/use-cases";

const OWNER = { is: ["owner"] };

export const alarmUseCases = defineUseCases({
  writes: { addAlarm: "signedIn", editAlarm: OWNER, deleteAlarm: OWNER, snoozeAlarm: OWNER },
  inside: ["ringDue"],
  reads: ["readAlarms", "readAlarm", "readAllAlarms"],
});
