/** Alarms of the demo student: one to come, one that repeats, one that has rung; and one of the demo newcomer that is due. */
import type { Db } from "../../app/platform/db.server";
import { monthDay } from "../../app/platform/repeats";
import { dayAhead, localDay, minuteOfDay, momentOf } from "../../app/platform/time";
import { alarms } from "../schema/alarm";
import { insertMany } from "./insert-many";

const MINUTE = 60_000;

/** Writes them; running it again changes nothing. */
export async function seedAlarms(db: Db, now: number): Promise<void> {
  const [yesterday, tomorrow, later] = [dayAhead(now, -1), dayAhead(now, 1), dayAhead(now, 4)];
  const own = {
    lastDueAt: null,
    lastRungAt: null,
    userId: "user-demo-student",
    note: "",
    sendsMail: false,
    linkPath: "",
    linkTitle: "",
    repeat: "none" as const,
    createdAt: now,
    updatedAt: now,
  };
  const report = { linkPath: "/todo/one/todo-demo-1", linkTitle: "PHYS105 lab report" };
  const rung = momentOf(yesterday, "09:30");
  await insertMany(db, alarms, [
    {
      ...own,
      ...report,
      alarmId: "alarm-demo-1",
      title: "PHYS105 lab report",
      day: tomorrow,
      minute: 780,
      repeatDay: monthDay(tomorrow),
      sendsMail: true,
      ringsAt: momentOf(tomorrow, "13:00"),
    },
    {
      ...own,
      alarmId: "alarm-demo-2",
      title: "Call home",
      repeat: "weekly" as const,
      day: later,
      minute: 1200,
      repeatDay: monthDay(later),
      ringsAt: momentOf(later, "20:00"),
    },
    {
      ...own,
      alarmId: "alarm-demo-3",
      title: "Course registration opens",
      day: yesterday,
      minute: 570,
      repeatDay: monthDay(yesterday),
      ringsAt: null,
      lastDueAt: rung,
      lastRungAt: rung + MINUTE,
    },
    {
      ...own,
      userId: "user-demo-newcomer",
      alarmId: "alarm-demo-4",
      title: "Return the library books",
      day: localDay(now),
      minute: minuteOfDay(now),
      repeatDay: monthDay(localDay(now)),
      ringsAt: now - (now % MINUTE),
    },
  ]);
}
