/** What is remembered of a person's way to the databank goes with their account. */
import { vipStandings } from "@schema/vip";
import { usedFor } from "~/engines/personal/personal.server";

export const vipPlaces = usedFor(
  { purpose: "contributions", bases: ["contract"], recipients: [], kept: "account", sensitivity: "ordinary" },
  [{ table: vipStandings, column: vipStandings.userId, stage: "traces", onDeletion: "delete", exported: {} }],
);
