/** Alarms that tests set up. */
import { alarms } from "@schema/alarm";
import { newId } from "../../app/platform/ids";
import { monthDay } from "../../app/platform/repeats";
import { momentOf } from "../../app/platform/time";
import { type Person, testContext } from "./site";

/** Writes an alarm of somebody; it rings on a day at nine unless told otherwise. @returns its id */
export async function addAlarm({ userId }: Pick<Person, "userId">, own: Partial<typeof alarms.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const alarmId = newId("alarm", now);
  const { day = "2030-05-05", minute = 540 } = own;
  const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  const row = { alarmId, userId, title: "Lab report", day, minute, repeatDay: monthDay(day), createdAt: now, updatedAt: now };
  await testContext()
    .db.insert(alarms)
    .values({ ...row, ringsAt: momentOf(day, time), ...own });
  return alarmId;
}
