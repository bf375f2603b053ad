/** Who is in a group, and when they said that they are free. A group stays for the others. */
import { hourMembers } from "@schema/group-hour";
import { usedFor } from "~/engines/personal/personal.server";
import { AHEAD_DAYS, KEPT_DAYS } from "./group-hour.limits";

export const groupHourPlaces = usedFor(
  {
    purpose: "planning",
    bases: ["contract"],
    recipients: ["members"],
    kept: { days: AHEAD_DAYS + KEPT_DAYS, since: "made" },
    sensitivity: "ordinary",
  },
  [{ stage: "content", table: hourMembers, column: hourMembers.userId, onDeletion: "delete", exported: {} }],
);
