/** Communities, members and events of theirs that tests set up for themselves. */
import { communities, communityMembers, joinRequests } from "@schema/communities";
import { eventDates, events } from "@schema/events";
import type { Role } from "../../app/features/community/choices";
import { communitySearchText } from "../../app/features/community/community.rules";
import { newId } from "../../app/platform/ids";
import { foldTurkish } from "../../app/platform/search";
import { type Person, testContext } from "./site";

let serial = 0;

/** Writes an active community that guests see. */
export async function addCommunity(own: Partial<typeof communities.$inferInsert> = {}) {
  const now = Date.now();
  const number = serial++;
  const facts = { name: `Test Community ${number}`, slug: `test-community-${number}`, description: "People who try things out together." };
  const row = { communityId: newId("community", now), ...facts, isShownToGuests: true, createdAt: now, updatedAt: now, ...own };
  await testContext()
    .db.insert(communities)
    .values({ ...row, searchText: communitySearchText(row) });
  return row;
}

/** Makes somebody a member. */
export async function addMember(communityId: string, { userId }: Person, role: Role = "member") {
  await testContext().db.insert(communityMembers).values({ communityId, userId, role, createdAt: Date.now() });
}

/** Writes a request that waits. */
export async function addRequest(communityId: string, { userId }: Person, own: Partial<typeof joinRequests.$inferInsert> = {}) {
  const now = Date.now();
  await testContext()
    .db.insert(joinRequests)
    .values({ communityId, userId, note: "May I?", createdAt: now, updatedAt: now, ...own });
}

/** Writes an event of a community, tomorrow unless said otherwise. */
export async function addCommunityEvent(communityId: string, own: Partial<typeof events.$inferInsert> = {}) {
  const now = Date.now();
  const startsAt = own.firstAt ?? now + 86_400_000;
  const row = {
    eventId: newId("event", now),
    name: "An evening",
    description: "Something happens.",
    location: "Hall",
    city: "Ankara",
    country: "Türkiye",
    university: "METU",
    campus: "Ankara",
    type: "social",
    firstAt: startsAt,
    lastAt: startsAt,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  const { db } = testContext();
  await db.insert(events).values({ ...row, communityId, searchText: foldTurkish(row.name) });
  await db.insert(eventDates).values({ eventId: row.eventId, startsAt, isShown: true, type: row.type, campus: row.campus });
  return row;
}
