/** Entries of the pools in D1, their words sealed; no select of this file gives an author. */
import { poolEntries } from "@schema/mental-health";
import { counters } from "@schema/platform";
import { and, count, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { countsByStatus, type ModerationFilters, moderationPage, statusCounts } from "~/engines/review/listing.server";
import type { Reviewable } from "~/engines/review/reviewable";
import { sealedPageReportStatements, sealedReportStatements } from "~/features/reporting/sealed-reports.service.server";
import { isStaff } from "~/platform/access/roles";
import type { Permission } from "~/platform/access/rule";
import { isConfirmed } from "~/platform/accounts/confirmations.repository.server";
import { auditFrom } from "~/platform/audit.server";
import { agreedTo } from "~/platform/consents.server";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { columns, insertIf, rawStatement } from "~/platform/db.server";
import { sealReason } from "./entry-words.server";
import { maySee } from "./mental-health.policy";
import type { PoolFilters } from "./mental-health.schemas";
import { CONSENT_VERSION, type PoolName } from "./pools.rules";

/** More than anybody writes. */
const MOST_OWN = 100;
/** So many of the newest are opened to find those that a list is narrowed to: what is sealed has no index. */
export const MOST_NARROWED = 300;

/** Entries as the review of the house decides on them: it keeps no word of theirs, and tells nobody by mail or notification. */
export const reviewableEntries = (pool?: PoolName): Reviewable => ({
  type: "pool-entry",
  table: poolEntries,
  id: poolEntries.entryId,
  only: pool ? sql`pool = ${pool} AND withheld_at IS NULL` : sql`withheld_at IS NULL`,
  sealReason,
  ...(pool && { counter: `pool_entries:${pool}` }),
});

/** Whose an entry is and whether it is withheld, for rules. */
export const ruleColumns = { authorId: poolEntries.authorId, withheldAt: poolEntries.withheldAt };

const isOfPool = (pool: PoolName) => eq(poolEntries.pool, pool);

/** Its author hasn't withdrawn their consent to the pool. */
const isShown = isNull(poolEntries.withheldAt);

const selectEntries = (ctx: SignedInContext) =>
  ctx.db
    .select({
      ...columns({
        key: poolEntries.key,
        entryId: poolEntries.entryId,
        pool: poolEntries.pool,
        sealed: poolEntries.sealed,
        version: poolEntries.version,
        status: poolEntries.status,
        reviewReason: poolEntries.reviewReason,
        createdAt: poolEntries.createdAt,
      }),
      isMine: sql<boolean>`(author_id IS ${ctx.actor.userId})`.mapWith(Boolean).as("isMine"),
      /** What the reader has confirmed a moment ago opens to them: staff's part of it. */
      isConfirmed: sql<boolean>`(${isConfirmed(ctx)})`.mapWith(Boolean).as("isConfirmed"),
    })
    .from(poolEntries);

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** One page of what a pool shows, the latest first, one row more than fits, and how many there are. */
export async function listApproved(ctx: SignedInContext, pool: PoolName, { page, size }: PoolFilters) {
  const total = and(eq(counters.name, `pool_entries:${pool}`), eq(counters.facet, "approved"));
  const [rows, [counted]] = await ctx.db.batch([
    selectEntries(ctx)
      .where(and(isOfPool(pool), eq(poolEntries.status, "approved"), isShown))
      .orderBy(desc(poolEntries.key))
      .limit(size + 1)
      .offset((page - 1) * size),
    ctx.db.select({ count: counters.value }).from(counters).where(total),
  ]);
  return { rows, count: counted?.count ?? 0 };
}

/** The newest of a pool, for looking through what they say; one row more where there are more. */
export async function newestApproved(ctx: SignedInContext, pool: PoolName) {
  const [rows] = await ctx.db.batch([
    selectEntries(ctx)
      .where(and(isOfPool(pool), eq(poolEntries.status, "approved"), isShown))
      .orderBy(desc(poolEntries.key))
      .limit(MOST_NARROWED + 1),
  ]);
  return rows;
}

const ownOf = ({ actor }: SignedInContext, pool: PoolName) => and(eq(poolEntries.authorId, actor.userId), isOfPool(pool));

/** One's own entries, the latest first. */
export async function ownEntries(ctx: SignedInContext, pool: PoolName): Promise<EntryRow[]> {
  const [rows] = await ctx.db.batch([
    selectEntries(ctx)
      .where(and(ownOf(ctx, pool), ne(poolEntries.status, "deleted")))
      .orderBy(desc(poolEntries.key))
      .limit(MOST_OWN),
  ]);
  return rows;
}

/** The statement for how many entries one has in a pool, whatever became of them. */
export const countOwn = (ctx: SignedInContext, pool: PoolName) =>
  ctx.db.select({ count: count() }).from(poolEntries).where(ownOf(ctx, pool));

/** The statement for whether the reader entered a code a moment ago. */
const confirmedNow = (ctx: SignedInContext) =>
  rawStatement<{ isConfirmed: number }>(ctx.db, sql`SELECT ${isConfirmed(ctx)} AS isConfirmed`);

/** What staff read of others before it is shown, or after: each such reading is written down, and needs a code that was entered a moment ago. */
const isStaffsAlone = ({ actor }: SignedInContext) => sql`status <> 'approved' AND author_id IS NOT ${actor.userId}`;

/** The statement that writes down which entries staff read; nothing for everybody else. */
const noteReading = (ctx: SignedInContext, source: SQL) =>
  auditFrom(
    ctx,
    { act: "pool-entry.read", subjectType: "pool-entry", subjectId: sql`entry_id` },
    sql`FROM pool_entries WHERE ${isStaff(ctx.actor) ? sql`1` : sql`0`} AND ${isConfirmed(ctx)} AND ${isStaffsAlone(ctx)} AND ${source}`,
  );

/** One of a pool that the reader may see and nobody deleted. */
const isSeen = (ctx: SignedInContext, pool: PoolName, entryId: string) =>
  and(eq(poolEntries.entryId, entryId), isOfPool(pool), ne(poolEntries.status, "deleted"), maySee.where(ctx.actor, poolEntries));

/** One entry; null where there is none for this reader. */
export async function findEntry(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<EntryRow | null> {
  const where = isSeen(ctx, pool, entryId);
  const [, rows] = await ctx.db.batch([noteReading(ctx, sql`${where}`), selectEntries(ctx).where(where).limit(1)]);
  return rows[0] ?? null;
}

/** The same for staff, with what people report of it; nothing of that of their own. */
export async function findReported(ctx: StaffContext, pool: PoolName, entryId: string) {
  const where = isSeen(ctx, pool, entryId);
  const isOthers = sql`EXISTS (SELECT 1 FROM pool_entries WHERE ${where} AND author_id IS NOT ${ctx.actor.userId})`;
  const [, rows, , reports] = await ctx.db.batch([
    noteReading(ctx, sql`${where}`),
    selectEntries(ctx).where(where).limit(1),
    ...sealedReportStatements(ctx, entryId, isOthers),
  ]);
  return { row: rows[0] ?? null, reports };
}

/** What people report of pages on which entries stand, for staff; null while they haven't confirmed that it is they. */
export async function findPageReports(ctx: StaffContext) {
  const [, reports, [confirmed]] = await ctx.db.batch([...sealedPageReportStatements(ctx, reviewableEntries().type), confirmedNow(ctx)]);
  return confirmed?.isConfirmed === 1 ? reports : null;
}

interface NewEntry {
  entryId: string;
  sealed: string;
  mark: string;
}

/**
 * Writes an entry, which waits; the same text of the same author sent twice is one. Nothing is written once they don't agree any more.
 * @returns its id; null where nothing was written
 */
export async function insertEntry(ctx: SignedInContext, pool: PoolName, entry: NewEntry): Promise<string | null> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const row = { ...entry, pool, authorId: actor.userId, status: "waiting", createdAt: now, updatedAt: now };
  const same = and(ownOf(ctx, pool), eq(poolEntries.mark, entry.mark), ne(poolEntries.status, "deleted"));
  const [, [there]] = await db.batch([
    insertIf(
      db,
      poolEntries,
      row,
      sql`${agreedTo(ctx, sql`${pool}`, CONSENT_VERSION)} AND NOT EXISTS (SELECT 1 FROM pool_entries WHERE ${same})`,
      poolEntries.entryId,
    ),
    db.select({ entryId: poolEntries.entryId }).from(poolEntries).where(and(same, isShown)).limit(1),
  ]);
  return there?.entryId ?? null;
}

interface EntryChange extends NewEntry {
  /** Of the entry as it was read. */
  version: number;
  /** Which fields it changes, for the audit: that holds no word of what somebody told about themselves. */
  touched: Record<string, 0 | 1>;
}

/**
 * Changes an entry, of the version that was read; it waits again: approval never survives a change, whoever makes it. Staff's change of another's is written down.
 * @returns whether there was one
 */
export async function updateEntry(
  ctx: SignedInContext,
  pool: PoolName,
  { entryId, version, touched, ...cells }: EntryChange,
  permission: Permission<"pool-entry.edit">,
): Promise<boolean> {
  const isAsRead = eq(poolEntries.version, version);
  const where = and(eq(poolEntries.entryId, entryId), isOfPool(pool), ne(poolEntries.status, "deleted"), permission, isAsRead);
  const [, changed] = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: "pool-entry.edit",
        subjectType: "pool-entry",
        subjectId: sql`entry_id`,
        before: sql`json_object('status', status)`,
        after: sql`${JSON.stringify(touched)}`,
      },
      sql`FROM pool_entries WHERE ${where} AND author_id IS NOT ${ctx.actor.userId}`,
    ),
    ctx.db
      .update(poolEntries)
      .set({
        ...cells,
        version: sql`${poolEntries.version} + 1`,
        updatedAt: ctx.clock.now(),
        status: "waiting",
        reviewReason: null,
        reviewedBy: null,
        reviewedAt: null,
      })
      .where(where)
      .returning({ id: poolEntries.entryId }),
  ]);
  return changed.length > 0;
}

/** The statement that takes one's own entries of a pool out of sight. */
export const withholdOwn = (ctx: SignedInContext, pool: PoolName) =>
  ctx.db
    .update(poolEntries)
    .set({ withheldAt: ctx.clock.now() })
    .where(and(ownOf(ctx, pool), isShown));

/** The statement that brings them back, each as it was. */
export const showOwn = (ctx: SignedInContext, pool: PoolName) =>
  ctx.db.update(poolEntries).set({ withheldAt: null }).where(ownOf(ctx, pool));

/** The statement that takes away one's own entries of a pool, or one of them: nothing of them stays. */
export const removeOwn = (ctx: SignedInContext, pool: PoolName, entryId?: string) =>
  ctx.db
    .delete(poolEntries)
    .where(and(ownOf(ctx, pool), entryId ? eq(poolEntries.entryId, entryId) : undefined))
    .returning({ id: poolEntries.entryId });

/** Takes away one's own entries of a pool, or one of them. @returns how many */
export const deleteOwn = async (ctx: SignedInContext, pool: PoolName, entryId?: string): Promise<number> =>
  (await removeOwn(ctx, pool, entryId)).length;

/** One page of a pool's entries in a state, for staff, each of which is written down as read; no row while they haven't confirmed that it is they. */
export async function listForModeration(ctx: SignedInContext, pool: PoolName, filters: ModerationFilters) {
  const reviewable = reviewableEntries(pool);
  const { where, orderBy, limit } = moderationPage(reviewable, poolEntries, { ...filters, q: undefined });
  const listed = and(isOfPool(pool), isShown, where, isConfirmed(ctx));
  const page = sql`entry_id IN (SELECT entry_id FROM pool_entries WHERE ${listed} ORDER BY ${orderBy} LIMIT ${limit - 1})`;
  const [, rows, counts, [confirmed]] = await ctx.db.batch([
    noteReading(ctx, page),
    selectEntries(ctx).where(listed).orderBy(orderBy).limit(limit),
    statusCounts(ctx, reviewable),
    confirmedNow(ctx),
  ]);
  return { rows, counts: countsByStatus(counts), isConfirmed: confirmed?.isConfirmed === 1 };
}
