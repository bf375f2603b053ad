/** A person's alarms go with their account. */
import { alarms } from "@schema/alarm";
import { usedFor } from "~/engines/personal/personal.server";

export const alarmPlaces = usedFor({ purpose: "planning", bases: ["contract"], recipients: [], kept: "own", sensitivity: "confidential" }, [
  { table: alarms, column: alarms.userId, stage: "content", onDeletion: "delete", exported: {} },
]);
