/** Seeds two waitlists: the demo student is invited to one, others wait for the other. */
import type { Db } from "../../app/platform/db.server";
import { waitlistEntries, waitlists } from "../schema/waitlist";
import { insertMany } from "./insert-many";

const DAY = 86_400_000;

const lists = [
  { listKey: "course-alerts", nameEn: "Alerts when a section has room", nameTr: "Kontenjan açılınca haber" },
  { listKey: "shared-timetables", nameEn: "Timetables of a whole group", nameTr: "Grupça ders programı" },
];

/** @param students who wait */
export async function seedWaitlists(db: Db, now: number, students: readonly string[]): Promise<void> {
  const times = { createdAt: now - 3 * DAY, updatedAt: now - 3 * DAY };
  await insertMany(
    db,
    waitlists,
    lists.map((list) => ({ ...list, ...times })),
  );
  const waiting = students.slice(0, 5).map((userId, at) => ({
    entryId: `wait-demo-${at + 1}`,
    listKey: "course-alerts",
    userId,
    note: at === 0 ? "2. sınıf zorunlu dersleri için." : "",
    status: "waiting" as const,
    number: at + 1,
    ...times,
  }));
  const invited = { entryId: "wait-demo-invited", listKey: "shared-timetables", userId: "user-demo-student", note: "" };
  await insertMany(db, waitlistEntries, [
    ...waiting,
    { ...invited, status: "invited" as const, number: 1, endsAt: now + 7 * DAY, ...times },
  ]);
}
