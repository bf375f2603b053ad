/** What is remembered of a person's way to the databank goes with their account. */
import { vipStandings } from "@schema/vip";
import type { PersonalPlace } from "~/engines/personal/personal.server";

export const vipPlaces: PersonalPlace[] = [
  { table: vipStandings, column: vipStandings.userId, stage: "traces", onDeletion: "delete", exported: {} },
];
