/** A person's schedules go with their account, and what hangs on them goes first. */
import { scheduleClashes, scheduleItems, scheduleLinks, schedulePairs, scheduleSections, schedules } from "@schema/schedule";
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Person, type PersonalColumn, usedFor } from "~/engines/personal/personal.server";

const ofOwn = (column: SQLiteColumn) => {
  return ({ userId }: Person): SQL => sql`${column} IN (SELECT s.schedule_id FROM schedules s WHERE s.user_id = ${userId})`;
};

const part = (table: PersonalColumn["table"], column: SQLiteColumn): Omit<PersonalColumn, "processing"> => ({
  table,
  column,
  where: ofOwn(column),
  stage: "dependents",
  onDeletion: "delete",
  exported: {},
});

/** With whom one shares free time says something of the other too: the export holds one's own half. */
const pair = (column: SQLiteColumn, plan: SQLiteColumn): Omit<PersonalColumn, "processing"> => ({
  table: schedulePairs,
  column,
  stage: "dependents",
  onDeletion: "delete",
  exported: { only: [schedulePairs.term, schedulePairs.status, plan, schedulePairs.createdAt] },
});

export const schedulePlaces = usedFor(
  { purpose: "planning", bases: ["contract"], recipients: ["chosen"], kept: "own", sensitivity: "confidential" },
  [
    pair(schedulePairs.inviterId, schedulePairs.inviterSchedule),
    pair(schedulePairs.inviteeId, schedulePairs.inviteeSchedule),
    part(scheduleSections, scheduleSections.scheduleId),
    part(scheduleItems, scheduleItems.scheduleId),
    part(scheduleClashes, scheduleClashes.scheduleId),
    { ...part(scheduleLinks, scheduleLinks.scheduleId), exported: { without: [scheduleLinks.tokenHash] } },
    { table: schedules, column: schedules.userId, stage: "content", onDeletion: "delete", exported: {} },
  ],
);
