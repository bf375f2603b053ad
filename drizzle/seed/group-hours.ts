/** A group of the demo students that looks for an hour: one has answered. */
import type { Db } from "../../app/platform/db.server";
import { dayAhead } from "../../app/platform/time";
import { hourGroups, hourMembers } from "../schema/group-hour";
import { insertMany } from "./insert-many";

const HOURS = 9;

/** Writes it; running it again changes nothing. */
export async function seedGroupHours(db: Db, now: number): Promise<void> {
  const days = [2, 3, 4, 5].map((ahead) => dayAhead(now, ahead));
  await insertMany(db, hourGroups, [
    {
      groupId: "hour-demo-1",
      title: "CENG 350 project",
      days,
      fromMinute: 520,
      toMinute: 520 + HOURS * 60,
      length: 2,
      lastDay: days.at(-1) ?? "",
      createdAt: now,
      updatedAt: now,
    },
  ]);
  await insertMany(db, hourMembers, [
    { groupId: "hour-demo-1", userId: "user-demo-student", joinedAt: now },
    { groupId: "hour-demo-1", userId: "user-demo-newcomer", marks: "110110011".repeat(days.length), joinedAt: now + 1 },
  ]);
}
