/** Entries of the pools in D1; no select of this file gives an author. */
import { poolEntries } from "@schema/mental-health";
import { counters } from "@schema/platform";
import { and, count, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { countsByStatus, type ModerationFilters, moderationPage, statusCounts } from "~/engines/review/listing.server";
import type { Reviewable } from "~/engines/review/reviewable";
import type { Permission } from "~/platform/access/rule";
import { auditFrom } from "~/platform/audit.server";
import type { SignedInContext } from "~/platform/context";
import { columns, insertIf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { anonymousId } from "~/platform/ids";
import { countCap } from "~/platform/lists/paging";
import { maySee } from "./mental-health.policy";
import type { EntryEdit, EntryInput, PoolFilters } from "./mental-health.schemas";
import type { PoolName } from "./pools.rules";

/** More than anybody writes. */
const MOST_OWN = 100;

/** Entries as the review of the house decides on them: it keeps no word of theirs, and tells nobody by mail or notification. */
export const reviewableEntries = (pool?: PoolName): Reviewable => ({
  type: "pool-entry",
  table: poolEntries,
  id: poolEntries.entryId,
  only: pool ? sql`pool = ${pool} AND withheld_at IS NULL` : sql`withheld_at IS NULL`,
  ...(pool && { counter: `pool_entries:${pool}` }),
});

/** Whose an entry is and whether it is withheld, for rules. */
export const ruleColumns = { authorId: poolEntries.authorId, withheldAt: poolEntries.withheldAt };

const isOfPool = (pool: PoolName) => eq(poolEntries.pool, pool);

/** Its author hasn't withdrawn their consent to the pool. */
const isShown = isNull(poolEntries.withheldAt);

const selectEntries = ({ db, actor }: SignedInContext) =>
  db
    .select({
      ...columns({
        key: poolEntries.key,
        entryId: poolEntries.entryId,
        pool: poolEntries.pool,
        experience: poolEntries.experience,
        version: poolEntries.version,
        sessions: poolEntries.sessions,
        therapistName: poolEntries.therapistName,
        fee: poolEntries.fee,
        costBand: poolEntries.costBand,
        language: poolEntries.language,
        meeting: poolEntries.meeting,
        city: poolEntries.city,
        reach: poolEntries.reach,
        firstWait: poolEntries.firstWait,
        status: poolEntries.status,
        reviewReason: poolEntries.reviewReason,
        createdAt: poolEntries.createdAt,
      }),
      isMine: sql<boolean>`(author_id IS ${actor.userId})`.mapWith(Boolean).as("isMine"),
    })
    .from(poolEntries);

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const narrowed = ({ city, meeting, language, cost_band }: PoolFilters): SQL[] => [
  ...(city ? [eq(poolEntries.cityKey, foldTurkish(city))] : []),
  ...(meeting ? [eq(poolEntries.meeting, meeting)] : []),
  ...(language ? [eq(poolEntries.language, language)] : []),
  ...(cost_band ? [eq(poolEntries.costBand, cost_band)] : []),
];

/** The statement that counts a list: by its total, or up to a cap. */
function countStatement({ db }: SignedInContext, pool: PoolName, filters: PoolFilters, where: SQL | undefined) {
  if (narrowed(filters).length === 0) {
    const total = and(eq(counters.name, `pool_entries:${pool}`), eq(counters.facet, "approved"));
    return db.select({ count: counters.value }).from(counters).where(total);
  }
  const counted = db
    .select({ one: sql`1` })
    .from(poolEntries)
    .where(where)
    .limit(countCap(filters) + 1)
    .as("counted");
  return db.select({ count: count() }).from(counted);
}

/** One page of what a pool shows, the latest first, one row more than fits, and how many there are. */
export async function listApproved(ctx: SignedInContext, pool: PoolName, filters: PoolFilters) {
  const { page, size } = filters;
  const where = and(isOfPool(pool), eq(poolEntries.status, "approved"), isShown, ...narrowed(filters));
  const [rows, [counted]] = await ctx.db.batch([
    selectEntries(ctx)
      .where(where)
      .orderBy(desc(poolEntries.key))
      .limit(size + 1)
      .offset((page - 1) * size),
    countStatement(ctx, pool, filters, where),
  ]);
  return { rows, count: counted?.count ?? 0 };
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

/** One entry of a pool that the reader may see and nobody deleted. */
export async function findEntry(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<EntryRow | null> {
  const [rows] = await ctx.db.batch([
    selectEntries(ctx)
      .where(and(eq(poolEntries.entryId, entryId), isOfPool(pool), ne(poolEntries.status, "deleted"), maySee.where(ctx.actor, poolEntries)))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

const fieldsOf = (input: EntryInput) => ({
  experience: input.experience,
  sessions: input.sessions,
  therapistName: input.therapist_name || null,
  fee: input.fee ?? null,
  costBand: input.cost_band,
  language: input.language,
  meeting: input.meeting,
  city: input.city,
  cityKey: foldTurkish(input.city),
  reach: input.reach || null,
  firstWait: input.first_wait,
});

/** Writes an entry, which waits; the same text of the same author sent twice is one. @returns its id */
export async function insertEntry(ctx: SignedInContext, pool: PoolName, input: EntryInput): Promise<string> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const entryId = anonymousId("poolentry");
  const row = { entryId, pool, authorId: actor.userId, ...fieldsOf(input), status: "waiting", createdAt: now, updatedAt: now };
  const same = and(ownOf(ctx, pool), eq(poolEntries.experience, input.experience), ne(poolEntries.status, "deleted"));
  const [, [there]] = await db.batch([
    insertIf(db, poolEntries, row, sql`NOT EXISTS (SELECT 1 FROM pool_entries WHERE ${same})`, poolEntries.entryId),
    db.select({ entryId: poolEntries.entryId }).from(poolEntries).where(same).limit(1),
  ]);
  return there?.entryId ?? entryId;
}

/** Which fields a change touches, for the audit: that holds no word of what somebody told about themselves. */
function touchedFields(input: EntryInput): SQL {
  const fields = fieldsOf(input);
  const pairs = (Object.keys(fields) as (keyof typeof fields)[]).map(
    (name) => sql`${name}, ${poolEntries[name]} IS NOT ${sql.param(fields[name], poolEntries[name])}`,
  );
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * Changes an entry, of the version that was read where one is named; it waits again: approval never survives a change, whoever makes it. Staff's change of another's is written down.
 * @returns whether there was one
 */
export async function updateEntry(
  ctx: SignedInContext,
  pool: PoolName,
  entryId: string,
  { version, ...input }: EntryEdit,
  permission: Permission<"pool-entry.edit">,
): Promise<boolean> {
  const isAsRead = version === undefined ? undefined : eq(poolEntries.version, version);
  const where = and(eq(poolEntries.entryId, entryId), isOfPool(pool), ne(poolEntries.status, "deleted"), permission, isAsRead);
  const [, changed] = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: "pool-entry.edit",
        subjectType: "pool-entry",
        subjectId: sql`entry_id`,
        before: sql`json_object('status', status)`,
        after: touchedFields(input),
      },
      sql`FROM pool_entries WHERE ${where} AND author_id IS NOT ${ctx.actor.userId}`,
    ),
    ctx.db
      .update(poolEntries)
      .set({
        ...fieldsOf(input),
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

/** Takes away one's own entries of a pool, or one of them: nothing of them stays. @returns how many */
export async function deleteOwn(ctx: SignedInContext, pool: PoolName, entryId?: string): Promise<number> {
  const rows = await ctx.db
    .delete(poolEntries)
    .where(and(ownOf(ctx, pool), entryId ? eq(poolEntries.entryId, entryId) : undefined))
    .returning({ id: poolEntries.entryId });
  return rows.length;
}

/** One page of a pool's entries in a state, for staff. */
export async function listForModeration(ctx: SignedInContext, pool: PoolName, filters: ModerationFilters) {
  const reviewable = reviewableEntries(pool);
  const { where, orderBy, limit } = moderationPage(reviewable, poolEntries, { ...filters, q: undefined });
  const [rows, counts] = await ctx.db.batch([
    selectEntries(ctx)
      .where(and(isOfPool(pool), isShown, where))
      .orderBy(orderBy)
      .limit(limit),
    statusCounts(ctx, reviewable),
  ]);
  return { rows, counts: countsByStatus(counts) };
}
