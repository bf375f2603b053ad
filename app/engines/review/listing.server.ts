/** Lists of contributions for staff: by state, newest first, searched by folded text, and who wrote how many. */
import { users } from "@schema/accounts";
import { counters } from "@schema/platform";
import { contributions } from "@schema/review";
import { and, asc, desc, eq, getTableName, gt, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Context } from "../../platform/context";
import { columns } from "../../platform/db.server";
import { storableText } from "../../platform/forms/fields";
import { pagingShape } from "../../platform/lists/paging";
import { allParts, ftsQuery, wordsMatch } from "../../platform/search";
import { type ReviewStatus, reviewStatuses } from "./decision";
import type { Reviewable } from "./reviewable";

/** Filters of a moderation list; `before` is the cursor: the key of the last row seen. */
export const moderationFilters = z.object({
  status: z.enum(reviewStatuses).default("waiting").catch("waiting"),
  q: storableText(200).optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
  size: pagingShape.size,
});
export type ModerationFilters = z.infer<typeof moderationFilters>;

interface ListColumns {
  key: SQLiteColumn;
  status: SQLiteColumn;
}

/**
 * The condition and order of a moderation list: a page deep down costs what the first one costs.
 * @param narrowedBy parts of the full-text query that the index can decide before the rows are looked at
 */
export function moderationPage(reviewable: Reviewable, { key, status }: ListColumns, filters: ModerationFilters, narrowedBy?: string) {
  const table = getTableName(reviewable.table);
  const query = filters.q ? ftsQuery(filters.q) : null;
  const isHit = query
    ? sql`${key} IN (SELECT rowid FROM ${sql.identifier(`${table}_fts`)} WHERE ${sql.identifier(`${table}_fts`)} MATCH ${allParts(narrowedBy, wordsMatch(query))} ORDER BY rowid DESC LIMIT 200)`
    : undefined;
  const where: SQL | undefined = and(eq(status, filters.status), filters.before ? lt(key, filters.before) : undefined, isHit);
  return { where, orderBy: desc(key), limit: filters.size + 1 };
}

/** The statement that tells how many contributions are in each state. */
export const statusCounts = ({ db }: Pick<Context, "db">, reviewable: Reviewable) =>
  db
    .select()
    .from(counters)
    .where(eq(counters.name, reviewable.counter ?? getTableName(reviewable.table)));

/** Counts by state, with zeros. */
export function countsByStatus(rows: { facet: string; value: number }[]): Record<ReviewStatus, number> {
  const found = Object.fromEntries(rows.map(({ facet, value }) => [facet, value]));
  return Object.fromEntries(reviewStatuses.map((status) => [status, found[status] ?? 0])) as Record<ReviewStatus, number>;
}

const ownNumbers = {
  waiting: contributions.waiting,
  approved: contributions.approved,
  rejected: contributions.rejected,
  deleted: contributions.deleted,
  lastAt: contributions.lastAt,
};

/** A person's numbers as everybody else is shown them: those of last night. */
export const shownNumbers = {
  waiting: contributions.shownWaiting,
  approved: contributions.shownApproved,
  rejected: contributions.shownRejected,
  deleted: contributions.shownDeleted,
  lastAt: sql<number>`${contributions.shownLastAt}`.as("lastAt"),
};

/** The daily job that moves what others are shown to what is so. @returns how many people's numbers moved */
export async function showContributions({ db }: Pick<Context, "db">): Promise<number> {
  const { waiting, approved, rejected, deleted, lastAt, shownWaiting, shownApproved, shownRejected, shownDeleted, shownLastAt } =
    contributions;
  const { meta } = await db
    .update(contributions)
    .set({
      shownWaiting: sql`${waiting}`,
      shownApproved: sql`${approved}`,
      shownRejected: sql`${rejected}`,
      shownDeleted: sql`${deleted}`,
      shownLastAt: sql`${lastAt}`,
    })
    .where(
      sql`(${shownWaiting}, ${shownApproved}, ${shownRejected}, ${shownDeleted}, ${shownLastAt})
        IS NOT (${waiting}, ${approved}, ${rejected}, ${deleted}, ${lastAt})`,
    );
  return meta.changes;
}

/**
 * Who contributed to a collection, in the order in which they registered; `after` is the id of the last one seen,
 * `only` the one person who may see nothing but themself.
 * The numbers are those of last night, one's own those of now. Neither order nor cursor tells when somebody contributed: that would lead from the list of people to their texts.
 */
export async function listContributors(
  { db }: Pick<Context, "db" | "actor">,
  collection: string,
  { after = "", size, only }: { after?: string; size: number; only?: string },
) {
  const [rows] = await db.batch([
    db
      .select(
        columns({
          userId: users.userId,
          userName: users.userName,
          name: users.name,
          ...(only === undefined ? shownNumbers : ownNumbers),
        }),
      )
      .from(contributions)
      .innerJoin(users, eq(users.userId, contributions.userId))
      .where(
        and(
          eq(contributions.collection, collection),
          gt(contributions.userId, after),
          only === undefined ? isNotNull(contributions.shownLastAt) : eq(contributions.userId, only),
        ),
      )
      .orderBy(asc(contributions.userId))
      .limit(size + 1),
  ]);
  return rows;
}
