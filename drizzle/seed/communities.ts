/** Seeds communities with members and requests, with ids that say which: `community-1`. */
import { communitySearchText } from "../../app/features/community/community.rules";
import { DAY } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db.server";
import { communities, communityMembers, joinRequests } from "../schema/community";
import { type SeedCommunity, seedCommunities } from "./content/communities";
import { insertMany } from "./insert-many";

const STUDENT = "user-demo-student";
const ADMIN = "user-demo-admin";

const idOf = (index: number) => `community-${index + 1}`;

/** The invented students of a community: each has others, as far as there are enough. */
function peopleOf(students: readonly string[], index: number, count: number): string[] {
  const picked = Array.from({ length: count }, (_, at) => students[(index * 17 + at * 3) % Math.max(1, students.length)]);
  return [...new Set(picked)].filter((id) => id !== undefined);
}

function membersOf({ demoStudent, members, requests }: SeedCommunity, index: number, students: readonly string[], now: number) {
  const people = peopleOf(students, index, members + requests.length);
  const isIn = demoStudent === "organizer" || demoStudent === "member";
  const joined = (userId: string, role: "member" | "organizer" | "president", days: number) => ({
    communityId: idOf(index),
    userId,
    role,
    createdAt: now - days * DAY,
  });
  const others = people
    .slice(0, members)
    .map((userId, at) => joined(userId, at === 0 ? "president" : at === 1 ? "organizer" : "member", 200 - at * 9));
  return { people, rows: isIn ? [...others, joined(STUDENT, demoStudent, 30)] : others };
}

function requestsOf({ demoStudent, members, requests }: SeedCommunity, index: number, people: readonly string[], now: number) {
  const asked = (userId: string, note: string, days: number) => ({
    communityId: idOf(index),
    userId,
    note,
    createdAt: now - days * DAY,
    updatedAt: now - days * DAY,
  });
  const others = requests.flatMap((note, at) => {
    const userId = people[members + at];
    return userId ? [asked(userId, note, 3 - at)] : [];
  });
  return demoStudent === "asks"
    ? [...others, asked(STUDENT, "Geçen hafta sonu yürüyüşünüze denk geldim, ben de gelmek isterim.", 1)]
    : others;
}

/** Writes them all; the first is the example that tests open. */
export async function seedCommunityLife(db: Db, now: number, students: readonly string[]): Promise<void> {
  const rows = seedCommunities.map(({ slug, name, description, links, isTrusted, isShownToGuests, status }, index) => ({
    communityId: idOf(index),
    slug,
    name,
    description,
    links,
    isTrusted: isTrusted ?? false,
    isShownToGuests: isShownToGuests ?? false,
    status: status ?? ("active" as const),
    memberCount: 0,
    searchText: communitySearchText({ slug, name, description }),
    createdBy: ADMIN,
    createdAt: now - (300 - index) * DAY,
    updatedAt: now - (300 - index) * DAY,
  }));
  const life = seedCommunities.map((community, index) => {
    const members = membersOf(community, index, students, now);
    return { members: members.rows, requests: requestsOf(community, index, members.people, now) };
  });
  await insertMany(db, communities, rows);
  await insertMany(
    db,
    communityMembers,
    life.flatMap(({ members }) => members),
  );
  await insertMany(
    db,
    joinRequests,
    life.flatMap(({ requests }) => requests),
  );
}
