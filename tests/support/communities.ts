/** Communities, members and events of theirs that tests set up for themselves. */
import { communities, communityMembers, joinRequests } from "@schema/community";
import { eventDates, events } from "@schema/events";
import { auditEntries } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import type { Role } from "../../app/features/community/choices";
import { communitySearchText } from "../../app/features/community/community.rules";
import { searchColumnsOf } from "../../app/features/events/event-search.rules";
import { newId } from "../../app/platform/ids";
import { type Person, signUp, testContext } from "./site";

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
  const search = searchColumnsOf({ address: "", ...row, occurrences: [{ startsAt, endsAt: null }] });
  const { db } = testContext();
  await db.insert(events).values({ ...row, ...search, communityId });
  await db.insert(eventDates).values({ eventId: row.eventId, startsAt, isShown: true, type: row.type, campus: row.campus });
  return row;
}

/** A community with a president, an organizer and a member, and somebody who isn't in it. */
export async function peopled(own: Parameters<typeof addCommunity>[0] = {}) {
  const community = await addCommunity(own);
  const [president, organizer, member, stranger] = await Promise.all([signUp(), signUp(), signUp(), signUp()]);
  await addMember(community.communityId, president, "president");
  await addMember(community.communityId, organizer, "organizer");
  await addMember(community.communityId, member);
  return { ...community, president, organizer, member, stranger };
}

/** Somebody's role in a community; null for none. */
export async function roleOf(communityId: string, { userId }: Person): Promise<Role | null> {
  const isThem = and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId));
  const [row] = await testContext().db.select({ role: communityMembers.role }).from(communityMembers).where(isThem);
  return row?.role ?? null;
}

/** How somebody's request stands; null for none. */
export async function requestOf(communityId: string, { userId }: Person) {
  const isTheirs = and(eq(joinRequests.communityId, communityId), eq(joinRequests.userId, userId));
  const [row] = await testContext().db.select({ status: joinRequests.status }).from(joinRequests).where(isTheirs);
  return row?.status ?? null;
}

/** What was written down about something, in the order of time. */
export async function actsOn(subjectId: string): Promise<string[]> {
  const rows = await testContext().db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, subjectId));
  return rows.map(({ act }) => act);
}

/** A community as the database has it. */
export async function communityRow(communityId: string) {
  const [row] = await testContext().db.select().from(communities).where(eq(communities.communityId, communityId));
  return row;
}
