/** Groups that look for an hour, as tests set them up, and what their use cases are called with. */
import { hourGroups, hourMembers } from "@schema/group-hour";
import { anonymousId } from "../../app/platform/ids";
import { dayAhead } from "../../app/platform/time";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

type Somebody = Pick<Person, "userId">;

/** Two days of three hours each, 08:40 to 11:40. */
export const CELLS = 6;

/** Writes a group of people, the first of whom leads it; those with marks have answered. @returns its id */
export async function addGroup(
  people: readonly (readonly [Somebody, string?])[],
  own: Partial<typeof hourGroups.$inferInsert> = {},
): Promise<string> {
  const now = Date.now();
  const groupId = anonymousId("hour");
  const days = own.days ?? [dayAhead(now, 1), dayAhead(now, 2)];
  const { db } = testContext();
  await db.insert(hourGroups).values({
    groupId,
    title: "Term project",
    days,
    fromMinute: 520,
    toMinute: 700,
    length: 1,
    lastDay: days.at(-1) ?? "",
    createdAt: now,
    updatedAt: now,
    ...own,
  });
  const rows = people.map(([{ userId }, marks = null], at) => ({ groupId, userId, marks, joinedAt: now + at }));
  if (rows.length > 0) await db.insert(hourMembers).values(rows);
  return groupId;
}

/** A group whose answers are closed: everybody is free in its first hour. */
export const addClosedGroup = (people: readonly Somebody[], own: Partial<typeof hourGroups.$inferInsert> = {}): Promise<string> =>
  addGroup(
    people.map((person) => [person] as const),
    { closedAt: Date.now(), counted: 3, steps: "afffff", ...own },
  );

/** The same with a meeting tomorrow. */
export const addMeeting = (people: readonly Somebody[], own: Partial<typeof hourGroups.$inferInsert> = {}): Promise<string> =>
  addClosedGroup(people, { meetsOn: dayAhead(Date.now(), 1), meetsFrom: 520, revision: 1, ...own });

type Make = (people: readonly Person[]) => Promise<string>;

const led =
  (make: Make, ...args: unknown[]): Sample =>
  async () => {
    const [leader, member, other] = await Promise.all([signUp(), signUp(), signUp()]);
    return { args: [await make([leader, member, other]), ...args], people: { leader, member } };
  };

const ALL = "1".repeat(CELLS);

export const groupHourSamples: Record<string, Sample> = {
  addGroup: () => ({ args: [{ title: "Term project", days: [dayAhead(Date.now(), 2)], starts: 8, ends: 17, length: 1 }] }),
  answerGroup: async () => ({ args: [await addGroup([[await signUp()]]), [0, 2]] }),
  joinGroup: async () => ({ args: [await addClosedGroup([await signUp()])] }),
  leaveGroup: led((people) => addGroup(people.map((person) => [person, ALL] as const))),
  closeAnswers: led((people) => addGroup(people.map((person) => [person, ALL] as const))),
  pickHour: led(addClosedGroup, 0, "Library"),
  cancelMeeting: led(addMeeting),
  openRoom: led(addMeeting),
  deleteGroup: led(addClosedGroup),
};
