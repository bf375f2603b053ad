/** Two people with schedules, for tests of free time in common. */
import { schedulePairs } from "@schema/schedule";
import { eq } from "drizzle-orm";
import { isDomainError } from "../../app/platform/errors/define";
import type { Course } from "./rows";
import { addPair, addSchedule, addScheduleItem, morning, offeredCourse } from "./schedules";
import { type Person, signUp, testContext } from "./site";

export const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (thrown: unknown) => (isDomainError(thrown) ? thrown.code : `broke: ${thrown}`),
  );

export interface Half {
  person: Person;
  course: Course;
  scheduleId: string;
}

/** Somebody with a lecture on a day's morning, and an item on another. */
export async function planner(lecture: number, item: number, own: Parameters<typeof signUp>[0] = {}): Promise<Half> {
  const person = await signUp(own);
  const course = await offeredCourse({ number: 1, times: [morning(lecture)] });
  const scheduleId = await addSchedule(person, [[course, 1]], { name: `Plan of ${person.userName}` });
  await addScheduleItem(scheduleId, { title: `Psychologist ${person.userName}`, place: "Room B-112", day: item });
  return { person, course, scheduleId };
}

export const pairOf = (a: Half, b: Half, own?: Parameters<typeof addPair>[2]) =>
  addPair([a.person, a.scheduleId], [b.person, b.scheduleId], own);

export const pairRow = async (pairId: string) =>
  (await testContext().db.select().from(schedulePairs).where(eq(schedulePairs.pairId, pairId)))[0];
