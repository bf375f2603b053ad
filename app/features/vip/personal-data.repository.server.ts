/** What is remembered of a person's way to the databank goes with their account. */
import { vipStandings } from "@schema/vip";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const vipPlaces: PersonalColumn[] = [
  { table: vipStandings, column: vipStandings.userId, stage: "traces", onDeletion: "delete", exported: {} },
];
