/** Pages of communities, the newest first: each is found through one index, however many there are. */

import { communities, communityMembers } from "@schema/community";
import { desc, type SQL, sql } from "drizzle-orm";
import { firstImage } from "~/engines/media/galleries.service.server";
import type { Context, SignedInContext } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { typedOrNear } from "~/platform/typed-or-near.server";

import { pictureTypes } from "./choices";
import type { CommunityFilters } from "./community.schemas";

type Base = Pick<Context, "db">;

const EXCERPT = 240;

export const communityColumns = columns({
  key: communities.key,
  communityId: communities.communityId,
  slug: communities.slug,
  name: communities.name,
  description: communities.description,
  links: communities.links,
  isTrusted: communities.isTrusted,
  isShownToGuests: communities.isShownToGuests,
  status: communities.status,
  memberCount: communities.memberCount,
  createdBy: communities.createdBy,
  createdAt: communities.createdAt,
  updatedAt: communities.updatedAt,
  picture: firstImage(pictureTypes.picture, communities.communityId),
});

const listColumns = { ...communityColumns, description: sql<string>`substr(${communities.description}, 1, ${EXCERPT})`.as("description") };

/** What a list is narrowed to besides what its reader asks for. */
interface Scope {
  /** Only those that staff chose for guests, and that are active. */
  isForGuests?: boolean;
  /** Only those that this person belongs to or created. */
  personId?: string;
}

/** The index that leads to the fewest; words lead there by themselves. */
function indexFor({ status }: CommunityFilters, { isForGuests }: Scope): string | null {
  if (isForGuests) return "communities_guests";
  return status ? "communities_status" : null;
}

const isTheirs = (personId: string) =>
  sql`(created_by = ${personId} OR community_id IN (SELECT m.community_id FROM community_members m WHERE m.user_id = ${personId}))`;

/** The keys of those who fit, newest first. Words are looked for in the order of keys, so that a page stops when it is full. */
function fittingKeys(filters: CommunityFilters, scope: Scope): SQL {
  const { q, status, before, size } = filters;
  const query = typedOrNear("communities_fts", q ?? "");
  const conditions = [
    query ? sql`f.communities_fts MATCH ${query}` : q ? sql`0` : null,
    scope.isForGuests ? sql`c.is_shown_to_guests = 1 AND c.status = 'active'` : null,
    status ? sql`c.status = ${status}` : null,
    scope.personId ? isTheirs(scope.personId) : null,
    before ? sql`${query ? sql`f.rowid` : sql`c.key`} < ${before}` : null,
  ].filter((condition) => condition !== null);
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
  const index = indexFor(filters, scope);
  const from = query
    ? sql`communities_fts f CROSS JOIN communities c ON c.key = f.rowid`
    : sql`communities c ${index ? sql`INDEXED BY ${sql.identifier(index)}` : sql``}`;
  return sql`SELECT c.key FROM ${from} ${where} ORDER BY ${query ? sql`f.rowid` : sql`c.key`} DESC LIMIT ${size + 1}`;
}

const page = ({ db }: Base, filters: CommunityFilters, scope: Scope) =>
  db
    .select(listColumns)
    .from(communities)
    .where(sql`${communities.key} IN (${fittingKeys(filters, scope)})`)
    .orderBy(desc(communities.key));

/** A page of communities with one more than it shows; descriptions are cut. One round trip. */
export async function listCommunities(ctx: Base, filters: CommunityFilters, scope: Scope = {}) {
  const [rows] = await ctx.db.batch([page(ctx, filters, scope)]);
  return rows;
}

/** The same for what one belongs to or created, with the role that one has there. */
export async function listOwnCommunities(ctx: SignedInContext, filters: CommunityFilters) {
  const { userId } = ctx.actor;
  const [rows, own] = await ctx.db.batch([
    page(ctx, filters, { personId: userId }),
    ctx.db
      .select({ communityId: communityMembers.communityId, role: communityMembers.role })
      .from(communityMembers)
      .where(sql`${communityMembers.userId} = ${userId}`),
  ]);
  const roleOf = new Map(own.map(({ communityId, role }) => [communityId, role]));
  return rows.map((row) => ({ ...row, role: roleOf.get(row.communityId) ?? null }));
}

export type StoredCommunity = Awaited<ReturnType<typeof listCommunities>>[number];
