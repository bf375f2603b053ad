/** Two plans of the demo student for the latest seeded term: one with a clash and an item, one that is empty; and a friend to be free with. */
import { sql } from "drizzle-orm";
import type { Db } from "../../app/platform/db.server";
import { sha256 } from "../../app/platform/ids";
import { scheduleItems, scheduleLinks, schedulePairs, scheduleSections, schedules } from "../schema/schedule";
import { insertMany } from "./insert-many";

const TERM = "2026-1";
const OWNER = "user-demo-student";
/** By code, each with a section that the seeded timetable has. */
const COURSES = ["CENG111", "CHEM107", "ENG101", "MATH119", "PHYS105"];

/** Shares free time with the owner, and invites somebody else by a link. */
const FRIEND = "user-demo-newcomer";

/** The secrets of links, for the local site alone. */
const SHARED = "the-demo-schedule-is-shared";
const INVITATION = "the-demo-invitation-is-open";

/** Writes the plans; running it again changes nothing. */
export async function seedSchedules(db: Db, now: number): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  const own = { userId: OWNER, term: TERM, ...times };
  await insertMany(db, schedules, [
    { ...own, scheduleId: "schedule-demo-1", name: "Plan A", hiddenDays: 0 },
    { ...own, scheduleId: "schedule-demo-2", name: "Without Fridays", hiddenDays: 16 },
  ]);
  const offered = await db.all<{ courseId: string; section: number }>(sql`SELECT c.course_id AS courseId, min(x.section_number) AS section
    FROM courses c CROSS JOIN offerings o ON o.course_id = c.course_id AND o.term = ${TERM}
      CROSS JOIN sections x ON x.offering_id = o.offering_id
    WHERE c.course_code IN (SELECT value FROM json_each(${JSON.stringify(COURSES)})) GROUP BY c.course_id ORDER BY c.course_code`);
  const sections = offered.map(({ courseId, section }, color) => ({
    scheduleId: "schedule-demo-1",
    courseId,
    sectionNumber: section,
    color,
    createdAt: now,
  }));
  await insertMany(db, scheduleSections, sections);
  const item = { scheduleId: "schedule-demo-1", place: "", createdAt: now };
  await insertMany(db, scheduleItems, [
    { ...item, itemId: "item-demo-1", title: "Tennis", place: "Sports centre", day: 2, startMinute: 1060, endMinute: 1170, color: 6 },
    { ...item, itemId: "item-demo-2", title: "Work", day: 5, startMinute: 600, endMinute: 780, color: 7 },
  ]);
  const link = { scheduleId: "schedule-demo-1", kind: "share" as const, tokenHash: await sha256(SHARED), createdAt: now };
  await insertMany(db, scheduleLinks, [link]);
  await seedFriend(db, now);
}

async function seedFriend(db: Db, now: number): Promise<void> {
  const scheduleId = "schedule-demo-3";
  await insertMany(db, schedules, [{ scheduleId, userId: FRIEND, term: TERM, name: "Plan A", createdAt: now, updatedAt: now }]);
  const work = { scheduleId, title: "Work", startMinute: 760, endMinute: 1050, createdAt: now };
  await insertMany(db, scheduleItems, [
    { ...work, itemId: "item-demo-3", day: 0, color: 1 },
    { ...work, itemId: "item-demo-4", day: 3, color: 1 },
  ]);
  const own = { term: TERM, inviterId: FRIEND, inviterSchedule: scheduleId, createdAt: now };
  const agreed = { status: "accepted" as const, inviteeId: OWNER, inviteeSchedule: "schedule-demo-1" };
  const open = { status: "invited" as const, tokenHash: await sha256(INVITATION) };
  await insertMany(db, schedulePairs, [{ ...own, ...agreed, pairId: "pair-demo-1" }]);
  await insertMany(db, schedulePairs, [{ ...own, ...open, pairId: "pair-demo-2" }]);
}
