/** People in communities as staff see them: members of all communities, and who has which roles. */
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { ftsQuery } from "~/platform/search";
import type { Role } from "./choices";
import type { MemberFilters, PeopleFilters } from "./community.schemas";
import { communityMeant, type Named, namedCommunity } from "./meant.repository.server";

/** A search by name looks at so many of its newest hits. */
const HITS_LOOKED_AT = 200;

export interface StaffMember {
  key: number;
  userId: string;
  name: string;
  userName: string;
  photoId: string | null;
  communityId: string;
  communityName: string;
  communitySlug: string;
  role: Role;
  since: number;
}

/** Whose names or user names hold these words. */
function namedLike(q: string): SQL {
  const query = ftsQuery(q);
  if (!query) return sql`0`;
  return sql`m.user_id IN (SELECT u.user_id FROM users u WHERE u.key IN (SELECT rowid FROM users_fts WHERE users_fts MATCH ${query}
    ORDER BY rowid DESC LIMIT ${HITS_LOOKED_AT}))`;
}

/** A page of members of all communities, the latest first, and the community that the filter means. One round trip. */
export async function listMembers(ctx: SignedInContext, { q, community, role, before, size }: MemberFilters) {
  const conditions = [
    q ? namedLike(q) : null,
    community ? sql`m.community_id = ${communityMeant(community)}` : null,
    role ? sql`m.role = ${role}` : null,
    before ? sql`m.key < ${before}` : null,
  ].filter((condition) => condition !== null);
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
  const [rows, [named]] = await ctx.db.batch([
    rawStatement<StaffMember>(
      ctx.db,
      sql`SELECT m.key, u.user_id AS userId, u.name, u.user_name AS userName, u.photo_id AS photoId, c.community_id AS communityId,
          c.name AS communityName, c.slug AS communitySlug, m.role, m.created_at AS since
        FROM (SELECT * FROM community_members m ${where} ORDER BY m.key DESC LIMIT ${size + 1}) AS m
        CROSS JOIN users u ON u.user_id = m.user_id CROSS JOIN communities c ON c.community_id = m.community_id ORDER BY m.key DESC`,
    ),
    namedCommunity(ctx, community),
  ]);
  return { rows: rows as StaffMember[], named: (named ?? null) as Named | null };
}

export interface PersonRow {
  userId: string;
  name: string;
  userName: string;
  member: number;
  organizer: number;
  president: number;
  events: number;
  lastAt: number;
}

/** People with roles, in the order in which they registered: how many of each, their communities' events, and the last act. */
export async function listPeople({ db }: SignedInContext, { after = "", size }: PeopleFilters) {
  const [rows] = await db.batch([
    rawStatement<PersonRow>(
      db,
      sql`SELECT p.user_id AS userId, u.name, u.user_name AS userName, p.member, p.organizer, p.president,
          coalesce(k.waiting + k.approved + k.rejected, 0) AS events, max(p.last_at, coalesce(k.last_at, 0)) AS lastAt
        FROM (SELECT user_id, sum(role = 'member') AS member, sum(role = 'organizer') AS organizer, sum(role = 'president') AS president,
            max(created_at) AS last_at FROM community_members WHERE user_id > ${after} GROUP BY user_id ORDER BY user_id LIMIT ${size + 1}) AS p
        CROSS JOIN users u ON u.user_id = p.user_id LEFT JOIN contributions k ON k.user_id = p.user_id AND k.collection = 'events'
        ORDER BY p.user_id`,
    ),
  ]);
  return rows as PersonRow[];
}
