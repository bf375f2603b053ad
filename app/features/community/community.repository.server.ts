/** One community in D1, and what staff write about it: each write is one transaction with its audit row. */

import { users } from "@schema/accounts";
import { communities, communityMembers, joinRequests } from "@schema/community";
import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { ownImages, removeAllStatement } from "~/engines/media/galleries.service.server";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { Context, SignedInContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { type CommunityAct, pictureTypes } from "./choices";
import { communitySearchText } from "./community.rules";
import type { CommunityInput, NewCommunityInput } from "./community.schemas";
import { communityColumns } from "./community-list.repository.server";

type Base = Pick<Context, "db">;

const subjectType = "community";

/** The community of an address or an id; where one community's address is another's id, the address wins. */
export const isCalled = (slugOrId: string) => or(eq(communities.slug, slugOrId.toLowerCase()), eq(communities.communityId, slugOrId));

/** The statement for one community by its address or id. */
export const selectCommunity = ({ db }: Base, slugOrId: string) =>
  db
    .select(communityColumns)
    .from(communities)
    .where(isCalled(slugOrId))
    .orderBy(sql`${communities.slug} <> ${slugOrId.toLowerCase()}`)
    .limit(1);

/** One community; null when there is none. One round trip. */
export async function findCommunity(ctx: Base, slugOrId: string) {
  const [[row]] = await ctx.db.batch([selectCommunity(ctx, slugOrId)]);
  return row ?? null;
}

/** The id of the community of an address or an id, as SQL. */
export const idOfCalled = (slugOrId: string) => sql`(SELECT c.community_id FROM communities c WHERE c.slug = ${slugOrId.toLowerCase()}
  OR c.community_id = ${slugOrId} ORDER BY c.slug <> ${slugOrId.toLowerCase()} LIMIT 1)`;

/** The statement for a community's pictures in their order, in whatever state; the id may be SQL. */
export const picturesOf = (ctx: Base, communityId: string | SQL) =>
  ownImages(ctx, { subjectId: communityId, purposes: [pictureTypes.picture] });

/** One community with its pictures; null when there is none. One round trip. */
export async function findWithPictures(ctx: Base, slugOrId: string) {
  const [[community], images] = await ctx.db.batch([selectCommunity(ctx, slugOrId), picturesOf(ctx, idOfCalled(slugOrId))]);
  return community ? { community, images } : null;
}

export type Community = NonNullable<Awaited<ReturnType<typeof findCommunity>>>;

/** Which rule of the database refused a write. */
export type Refusal = "slug" | "person";

/** Names the constraint that a failed write broke. @throws what failed, when it was none of these */
function refusalOf(failed: unknown): Refusal {
  const reason = reasonOf(failed);
  if (reason.includes("communities.slug")) return "slug";
  if (reason.includes("FOREIGN KEY")) return "person";
  throw failed;
}

/** The id of whoever has this user name; without one an id that breaks the foreign key, so that the write is refused. */
const personCalled = (userName: string) =>
  sql<string>`coalesce((SELECT ${users.userId} FROM ${users} WHERE ${users.userNameKey} = ${userName.toLowerCase()}), '?')`;

const factsOf = ({ name, slug, description, links }: CommunityInput) => ({
  name,
  slug,
  description,
  links,
  searchText: communitySearchText({ name, slug, description }),
});

/** Writes a community, its first president when one is named, and who did it. @returns its id, or what refused it */
export async function insertCommunity(ctx: SignedInContext, input: NewCommunityInput): Promise<{ communityId: string } | Refusal> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const communityId = newId("community", now);
  const { president, ...after } = input;
  const times = { createdAt: now, updatedAt: now };
  const first = { communityId, userId: personCalled(president ?? ""), role: "president" as const, createdAt: now };
  try {
    await db.batch([
      db.insert(communities).values({ communityId, ...factsOf(input), createdBy: actor.userId, ...times }),
      auditEntry(ctx, { act: "community.add", subjectType, subjectId: communityId, after: { ...after, president: president ?? null } }),
      ...(president ? [db.insert(communityMembers).values(first)] : []),
    ]);
    return { communityId };
  } catch (failed) {
    return refusalOf(failed);
  }
}

/** What an audit row says of a community, in the words of the API. */
const audited = {
  name: communities.name,
  slug: communities.slug,
  description: communities.description,
  links: communities.links,
};

const rowOf = (fields: Parameters<typeof auditChange>[2]["fields"], where: SQL | undefined) => ({
  table: communities,
  id: communities.communityId,
  fields,
  where,
});

/** Changes a community, of the version that was read where one is named, and writes down what it was. @returns whether there is one, or what refused it */
export async function updateCommunity(
  ctx: SignedInContext,
  communityId: string,
  { version, ...input }: CommunityInput,
): Promise<boolean | Refusal> {
  const { db, clock } = ctx;
  const where = and(eq(communities.communityId, communityId), version === undefined ? undefined : eq(communities.updatedAt, version));
  try {
    const [, changed] = await db.batch([
      auditChange(ctx, { act: "community.edit", subjectType, after: input }, rowOf(audited, where)),
      db
        .update(communities)
        .set({ ...factsOf(input), updatedAt: clock.now() })
        .where(where)
        .returning({ id: communities.communityId }),
    ]);
    return changed.length > 0;
  } catch (failed) {
    return refusalOf(failed);
  }
}

type Switch = Exclude<CommunityAct, "delete">;

const switches: Record<Switch, { set: Partial<typeof communities.$inferInsert>; column: "status" | "isTrusted" | "isShownToGuests" }> = {
  archive: { set: { status: "archived" }, column: "status" },
  restore: { set: { status: "active" }, column: "status" },
  trust: { set: { isTrusted: true }, column: "isTrusted" },
  distrust: { set: { isTrusted: false }, column: "isTrusted" },
  show: { set: { isShownToGuests: true }, column: "isShownToGuests" },
  hide: { set: { isShownToGuests: false }, column: "isShownToGuests" },
};

/** Turns one of a community's switches; one that stands so already is left alone. @returns whether there is such a community */
export async function switchCommunity(ctx: SignedInContext, communityId: string, act: Switch): Promise<boolean> {
  const { db, clock } = ctx;
  const { set, column } = switches[act];
  const field = communities[column];
  const where = and(eq(communities.communityId, communityId), ne(field, set[column] as never));
  const after = { [field.name]: set[column] };
  const [, , known] = await db.batch([
    auditChange(ctx, { act: `community.${act}`, subjectType, after }, rowOf({ [field.name]: field }, where)),
    db
      .update(communities)
      .set({ ...set, updatedAt: clock.now() })
      .where(where),
    db.select({ id: communities.communityId }).from(communities).where(eq(communities.communityId, communityId)),
  ]);
  return known.length > 0;
}

/** Never had members or events: nobody is in it or was let in, nobody was put in, and no event names it. */
const hasAlwaysBeenEmpty = sql`NOT EXISTS (SELECT 1 FROM community_members m WHERE m.community_id = communities.community_id)
  AND NOT EXISTS (SELECT 1 FROM join_requests r WHERE r.community_id = communities.community_id AND r.status = 'approved')
  AND NOT EXISTS (SELECT 1 FROM events e WHERE e.community_id = communities.community_id)
  AND NOT EXISTS (SELECT 1 FROM audit_entries a WHERE a.subject_type = 'community' AND a.subject_id = communities.community_id
    AND (a.act = 'community.add-member' OR a.act = 'community.add' AND json_extract(a.after, '$.president') IS NOT NULL))`;

/** Deletes a community that never had members or events, with the requests that nobody granted. */
export async function deleteCommunity(ctx: SignedInContext, communityId: string): Promise<"deleted" | "absent" | "used"> {
  const { db } = ctx;
  const where = and(eq(communities.communityId, communityId), hasAlwaysBeenEmpty);
  const [, , deleted, , known] = await db.batch([
    auditChange(ctx, { act: "community.delete", subjectType }, rowOf(audited, where)),
    db.delete(joinRequests).where(and(eq(joinRequests.communityId, communityId), sql`EXISTS (SELECT 1 FROM communities WHERE ${where})`)),
    db.delete(communities).where(where).returning({ id: communities.communityId }),
    removeAllStatement(ctx, {
      subjectId: communityId,
      purposes: [pictureTypes.picture],
      onlyIf: sql`NOT EXISTS (SELECT 1 FROM communities WHERE community_id = ${communityId})`,
    }),
    db.select({ id: communities.communityId }).from(communities).where(eq(communities.communityId, communityId)),
  ]);
  if (deleted.length > 0) return "deleted";
  return known.length > 0 ? "used" : "absent";
}
