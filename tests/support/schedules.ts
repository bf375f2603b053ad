/** Schedules that tests set up: a term with courses of known times, and plans of it. */
import { academicTerms } from "@schema/academic-calendar";
import * as catalog from "@schema/catalog";
import { scheduleItems, scheduleLinks, schedulePairs, scheduleSections, schedules } from "@schema/schedule";
import { newId, newSecret, sha256 } from "../../app/platform/ids";
import { addCourse, type Course, INSTRUCTOR } from "./rows";
import { type Person, testContext } from "./site";

export const TERM = "2026-1";

interface SectionSpec {
  number: number;
  /** Day, first minute, last minute; none: the time isn't announced. */
  times?: readonly (readonly [number, number, number])[];
  criteria?: catalog.SectionCriterion[];
}

/** 08:40–10:30 on a day. */
export const morning = (day: number) => [day, 520, 630] as const;

/** Writes sections of a course in a term, each with the known instructor. */
export async function offer(courseId: string, sections: readonly SectionSpec[], term = TERM): Promise<void> {
  const { db } = testContext();
  const now = Date.now();
  const offeringId = `offering-${courseId}-${term}`;
  await db.insert(catalog.offerings).values({ offeringId, courseId, term, importHash: "x", createdAt: now, updatedAt: now });
  for (const { number, times = [], criteria = [] } of sections) {
    const sectionId = `section-${courseId}-${term}-${number}`;
    await db.insert(catalog.sections).values({ sectionId, offeringId, sectionNumber: number, criteria });
    await db.insert(catalog.sectionInstructors).values({ sectionId, instructorId: INSTRUCTOR.instructorId, courseId });
    for (const [position, [day, startMinute, endMinute]] of times.entries())
      await db
        .insert(catalog.sectionMeetings)
        .values({ sectionId, position, day, startMinute, endMinute, place: "Physics lecture hall U3", courseId, term });
  }
}

/** A course with these sections in the term. */
export async function offeredCourse(...sections: SectionSpec[]): Promise<Course> {
  const course = await addCourse();
  await offer(course.courseId, sections);
  return course;
}

/** A schedule of somebody with these sections of courses in it. */
export async function addSchedule(
  { userId }: Person,
  chosen: readonly (readonly [Pick<Course, "courseId">, number])[] = [],
  own: Partial<typeof schedules.$inferInsert> = {},
): Promise<string> {
  const { db } = testContext();
  const now = Date.now();
  const scheduleId = newId("schedule", now);
  await db.insert(schedules).values({ scheduleId, userId, term: TERM, name: "Plan A", createdAt: now, updatedAt: now, ...own });
  for (const [color, [{ courseId }, sectionNumber]] of chosen.entries())
    await db.insert(scheduleSections).values({ scheduleId, courseId, sectionNumber, color, createdAt: now });
  return scheduleId;
}

/** A weekly item in a schedule. */
export async function addScheduleItem(scheduleId: string, own: Partial<typeof scheduleItems.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const itemId = newId("item", now);
  const row = { itemId, scheduleId, title: "Tennis", day: 2, startMinute: 700, endMinute: 810, color: 7, createdAt: now, ...own };
  await testContext().db.insert(scheduleItems).values(row);
  return itemId;
}

/** A link to a schedule; one that shows it unless told otherwise. @returns its secret */
export async function addScheduleLink(scheduleId: string, own: Partial<typeof scheduleLinks.$inferInsert> = {}): Promise<string> {
  const token = newSecret();
  const row = { scheduleId, kind: "share" as const, tokenHash: await sha256(token), createdAt: Date.now(), ...own };
  await testContext().db.insert(scheduleLinks).values(row);
  return token;
}

/** The calendar of a term: Monday 28 September 2026 to Friday 15 January 2027, unless told otherwise. */
export async function addCalendar(own: Partial<typeof academicTerms.$inferInsert> = {}): Promise<void> {
  const row = { term: TERM, startsOn: "2026-09-28", endsOn: "2027-01-15", days: [], version: 1, updatedAt: Date.now(), ...own };
  await testContext().db.insert(academicTerms).values(row).onConflictDoUpdate({ target: academicTerms.term, set: row });
}

/** What two people share in the term: accepted unless told otherwise, each with a schedule of theirs. @returns its id */
export async function addPair(
  [inviter, inviterSchedule]: readonly [Person, string],
  [invitee, inviteeSchedule]: readonly [Person, string],
  own: Partial<typeof schedulePairs.$inferInsert> = {},
): Promise<string> {
  const now = Date.now();
  const pairId = newId("pair", now);
  const people = { inviterId: inviter.userId, inviteeId: invitee.userId };
  const row = { pairId, term: TERM, status: "accepted" as const, ...people, inviterSchedule, inviteeSchedule, createdAt: now, ...own };
  await testContext().db.insert(schedulePairs).values(row);
  return pairId;
}

/** An open invitation of one to another. @returns its id */
export const addInvitation = (from: readonly [Person, string], to: Person): Promise<string> =>
  addPair(from, [to, ""], { status: "invited", inviteeSchedule: null });

/** An open invitation to whoever has the link. @returns its secret */
export async function addInvitationLink([inviter, scheduleId]: readonly [Person, string]): Promise<string> {
  const token = newSecret();
  const tokenHash = await sha256(token);
  await addPair([inviter, scheduleId], [inviter, ""], { status: "invited", inviteeId: null, inviteeSchedule: null, tokenHash });
  return token;
}
