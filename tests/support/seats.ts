/** Sections whose seats are told of: a term in its weeks of registration, whatever day it is. */
import { users } from "@schema/accounts";
import type { SignedInContext } from "../../app/platform/context";
import { newId } from "../../app/platform/ids";
import { dayAfter, localDay } from "../../app/platform/time";
import { makeUser } from "../../drizzle/seed/factories/user";
import { createRandom } from "../../drizzle/seed/random";
import { addCourse, addUniversity, type Course } from "./rows";
import { addCalendar, offer } from "./schedules";
import { type Person, testContext } from "./site";

/** No other test has courses in it. */
export const SEAT_TERM = "2041-1";

/** Registration for the term began a week ago, and add-drop goes on for another. */
export async function openSeats(now = Date.now()): Promise<void> {
  const today = localDay(now);
  await addCalendar({
    term: SEAT_TERM,
    startsOn: dayAfter(today, 2),
    endsOn: dayAfter(today, 100),
    addDropFrom: dayAfter(today, 4),
    addDropUntil: dayAfter(today, 7),
  });
}

/** A course of that term. */
export async function seatedCourse(...sections: Parameters<typeof offer>[1]): Promise<Course> {
  await addUniversity();
  const course = await addCourse();
  await offer(course.courseId, sections.length > 0 ? sections : [{ number: 1 }, { number: 2 }], SEAT_TERM);
  return course;
}

const random = createRandom(11);

/** People who are signed in, without a session: for tests that need many. */
export async function crowd(count: number): Promise<string[]> {
  const { db } = testContext();
  const made = Array.from({ length: count }, () => makeUser(random, Date.now(), { passwordHash: "", userId: newId("user", Date.now()) }));
  for (const user of made) await db.insert(users).values(user);
  return made.map(({ userId }) => userId);
}

/** Somebody's context at a moment. */
export const contextOf = (person: Person, userId: string, now: number): SignedInContext => ({
  ...person.ctx,
  actor: { ...person.ctx.actor, userId },
  clock: { now: () => now },
});
