/** A person's alarms go with their account. */
import { alarms } from "@schema/alarm";
import type { PersonalPlace } from "~/engines/personal/personal.server";

export const alarmPlaces: PersonalPlace[] = [
  { table: alarms, column: alarms.userId, stage: "content", onDeletion: "delete", exported: {} },
];
