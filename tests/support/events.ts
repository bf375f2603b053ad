/** Events and communities that tests set up for themselves. */
import { communities, communityMembers } from "@schema/community";
import { eventDates, events } from "@schema/events";
import { auditEntries } from "@schema/platform";
import type { Occurrence } from "../../app/features/events/event-times.rules";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { dayAhead as dayAfterNow } from "../../app/platform/time";
import { makeEvent } from "../../drizzle/seed/factories/event";
import { type Person, testContext } from "./site";

const HOUR = 3_600_000;

/** Writes an active event that begins tomorrow unless said otherwise; gives its id. */
export async function addEvent(own: Partial<typeof events.$inferInsert> = {}, occurrences?: Occurrence[]): Promise<string> {
  const { db } = testContext();
  const startsAt = Date.now() + 24 * HOUR;
  const made = makeEvent(Date.now(), occurrences ?? [{ startsAt, endsAt: startsAt + 2 * HOUR }], own);
  await db.insert(events).values(made.event);
  await db.insert(eventDates).values(made.dates);
  return made.event.eventId;
}

/** Writes a community with this person in it. */
export async function addCommunity(
  person: Person,
  own: Partial<typeof communities.$inferInsert> & { role?: "member" | "organizer" | "president" } = {},
): Promise<string> {
  const { db } = testContext();
  const { role = "organizer", ...rest } = own;
  const now = Date.now();
  const communityId = newId("community", now);
  const name = "Chess players";
  await db.insert(communities).values({
    communityId,
    slug: communityId,
    name,
    description: "Chess",
    searchText: foldTurkish(name),
    createdAt: now,
    updatedAt: now,
    ...rest,
  });
  await db.insert(communityMembers).values({ communityId, userId: person.userId, role, createdAt: now });
  return communityId;
}

/** A day so many days from now, as the form has it. */
export const dayAhead = (days: number) => dayAfterNow(Date.now(), days);

/** An event as the API takes it. */
export const eventBody = (own: Record<string, unknown> = {}) => ({
  event_name: "Night of the stars",
  event_description: "Two telescopes and tea.",
  event_date_times: [{ event_date: dayAhead(3), event_time: "20:00" }],
  event_location: "Physics Lawns",
  ...own,
});

/** One that waited until staff published it a moment ago. @param by who did */
export async function addPublishedEvent(by: string): Promise<string> {
  const { db, clock } = testContext();
  const eventId = await addEvent({ updatedAt: 1 });
  const decision = { act: "event.activate", subjectType: "event", subjectId: eventId, actorId: by, createdAt: clock.now() };
  const before = { show_status: "inactive", is_awaiting_review: true };
  await db.insert(auditEntries).values({ ...decision, auditId: `audit-${eventId}`, before });
  return eventId;
}
