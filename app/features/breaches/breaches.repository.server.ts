/** The breach log in D1. */
import { breaches } from "@schema/breaches";
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";
import { onlyOnce } from "~/platform/once.server";
import { type BreachChange, type BreachInput, momentIn } from "./breaches.schemas";
import { dueOf } from "./clock.rules";
import { noticesOf } from "./notices.repository.server";

export type Breach = typeof breaches.$inferSelect;
type Input = Omit<BreachInput, "key"> | Omit<BreachChange, "version">;

const SIZE = 20;

const fieldsOf = (input: Input) => {
  const knownAt = momentIn(input, "known") ?? 0;
  return {
    startedAt: momentIn(input, "started"),
    endedAt: momentIn(input, "ended"),
    detectedAt: momentIn(input, "detected") ?? 0,
    knownAt,
    ...dueOf(knownAt),
    what: input.what,
    kinds: input.kinds,
    dataKinds: input.data_kinds,
    peopleKinds: input.people_kinds,
    peopleCount: input.people_count ?? null,
    recordCount: input.record_count ?? null,
    consequences: input.consequences,
    measures: input.measures,
    board: input.board,
    boardReason: input.board_reason,
    boardToldAt: momentIn(input, "board_told"),
    delayReason: input.delay_reason,
    people: input.people,
    peopleReason: input.people_reason,
    peopleToldAt: momentIn(input, "people_told"),
  };
};

/** What an entry holds, by the names of its form. */
const audited = {
  started_at: breaches.startedAt,
  ended_at: breaches.endedAt,
  detected_at: breaches.detectedAt,
  known_at: breaches.knownAt,
  what: breaches.what,
  kinds: breaches.kinds,
  data_kinds: breaches.dataKinds,
  people_kinds: breaches.peopleKinds,
  people_count: breaches.peopleCount,
  record_count: breaches.recordCount,
  consequences: breaches.consequences,
  measures: breaches.measures,
  board: breaches.board,
  board_reason: breaches.boardReason,
  board_told_at: breaches.boardToldAt,
  delay_reason: breaches.delayReason,
  people: breaches.people,
  people_reason: breaches.peopleReason,
  people_told_at: breaches.peopleToldAt,
  closed_at: breaches.closedAt,
};

const subjectType = "breach";

/** Adds an entry, once for its id. */
export async function insertBreach(ctx: AdminContext, breachId: string, input: Input): Promise<void> {
  const now = ctx.clock.now();
  await onlyOnce(ctx, breaches.breachId, breachId, [
    ctx.db.insert(breaches).values({ breachId, ...fieldsOf(input), createdBy: ctx.actor.userId, createdAt: now, updatedAt: now }),
    auditEntry(ctx, { act: "breach.add", subjectType, subjectId: breachId, after: input }),
  ]);
}

/** One entry; null when there is none. */
export async function findBreach({ db }: Pick<AdminContext, "db">, breachId: string): Promise<Breach | null> {
  return (await db.select().from(breaches).where(eq(breaches.breachId, breachId)).limit(1))[0] ?? null;
}

/** One entry with its notices; null when there is none. */
export async function findBreachWithNotices(ctx: Pick<AdminContext, "db">, breachId: string) {
  const [[breach], notices] = await ctx.db.batch([
    ctx.db.select().from(breaches).where(eq(breaches.breachId, breachId)).limit(1),
    noticesOf(ctx, breachId),
  ]);
  return breach ? { breach, notices } : null;
}

/** One page of the entries that are open, or of those that are closed, the latest first. */
export async function listBreaches({ db }: Pick<AdminContext, "db">, isClosed: boolean, before?: number) {
  const isHere = isClosed ? isNotNull(breaches.closedAt) : isNull(breaches.closedAt);
  const rows = await db
    .select()
    .from(breaches)
    .where(and(isHere, before === undefined ? undefined : lt(breaches.key, before)))
    .orderBy(desc(breaches.key))
    .limit(SIZE + 1);
  const items = rows.slice(0, SIZE);
  return { items, next: rows.length > SIZE ? items.at(-1)?.key : undefined };
}

/** Changes an open entry of the version that was read. @returns whether it did */
export async function updateBreach(ctx: AdminContext, breachId: string, { version, ...input }: BreachChange): Promise<boolean> {
  const where = and(eq(breaches.breachId, breachId), eq(breaches.version, version), isNull(breaches.closedAt));
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: "breach.edit", subjectType, after: input }, { table: breaches, id: breaches.breachId, fields: audited, where }),
    ctx.db
      .update(breaches)
      .set({ ...fieldsOf(input), version: version + 1, updatedAt: ctx.clock.now() })
      .where(where)
      .returning({ breachId: breaches.breachId }),
  ]);
  return rows.length > 0;
}

/** Whether it is settled who is told, and who had to be told was. */
const isSettled = and(
  or(eq(breaches.board, "keep"), isNotNull(breaches.boardToldAt)),
  or(eq(breaches.people, "keep"), isNotNull(breaches.peopleToldAt)),
);

/** Closes an open entry about which everything is decided, or opens a closed one. @returns whether it did */
export async function writeClosed(ctx: AdminContext, breachId: string, isClosing: boolean): Promise<boolean> {
  const now = ctx.clock.now();
  const state = isClosing ? and(isNull(breaches.closedAt), isSettled) : isNotNull(breaches.closedAt);
  const where = and(eq(breaches.breachId, breachId), state);
  const act = isClosing ? "breach.close" : "breach.reopen";
  const fields = { closed_at: breaches.closedAt };
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act, subjectType }, { table: breaches, id: breaches.breachId, fields, where }),
    ctx.db
      .update(breaches)
      .set({ closedAt: isClosing ? now : null, version: sql`${breaches.version} + 1`, updatedAt: now })
      .where(where)
      .returning({ breachId: breaches.breachId }),
  ]);
  return rows.length > 0;
}
