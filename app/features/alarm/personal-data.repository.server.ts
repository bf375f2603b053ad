/** A person's alarms go with their account. */
import { alarms } from "@schema/alarm";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const alarmPlaces: PersonalColumn[] = [
  { table: alarms, column: alarms.userId, stage: "content", onDeletion: "delete", exported: {} },
];
