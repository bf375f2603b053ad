/** Waitlists in D1. */
import { users } from "@schema/accounts";
import { waitlistEntries, waitlistStatuses, waitlists } from "@schema/waitlist";
import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import { auditChange, auditEntry, auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import type { AdminContext, SignedInContext } from "~/platform/context";
import { columns, reasonOf, returning } from "~/platform/db.server";
import { addFlagGuests } from "~/platform/flag-guests.repository.server";
import { columnHoldsWords } from "~/platform/held-words.server";
import { newId } from "~/platform/ids";
import { DEFAULT_SIZE } from "~/platform/lists/paging";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import type { OldTraces } from "~/platform/product";
import { tellInvited } from "./notices.repository.server";
import { CONFIRMATION_DAYS, INVITATION_DAYS } from "./waitlist.limits";
import type { JoinInput, ListInput, WaitlistFilters } from "./waitlist.schemas";

/** Lists are few: pages read them whole. */
const MOST_LISTS = 100;
/** So many rows does a file hold. */
const FILE_ROWS = 10_000;

const allLists = ({ db }: Pick<SignedInContext, "db">) => db.select().from(waitlists).orderBy(asc(waitlists.key)).limit(MOST_LISTS);

/** How many wait before an entry, and one; null unless it waits. Whoever leaves or is invited brings the others forward, nobody back. */
const place = sql<number | null>`iif(${waitlistEntries.status} = 'waiting', 1 + (SELECT count(*) FROM waitlist_entries AS o
  WHERE o.list_key = ${waitlistEntries.listKey} AND o.status = 'waiting' AND o.number < ${waitlistEntries.number}), NULL)`;

/** Every list, and where the reader stands in which. One round trip. */
export async function readOwn({ db, actor }: SignedInContext) {
  const [lists, entries] = await db.batch([
    allLists({ db }),
    db
      .select(
        columns({
          listKey: waitlistEntries.listKey,
          status: waitlistEntries.status,
          endsAt: waitlistEntries.endsAt,
          nameEn: waitlists.nameEn,
          nameTr: waitlists.nameTr,
          place: place.as("place"),
        }),
      )
      .from(waitlistEntries)
      .innerJoin(waitlists, eq(waitlists.listKey, waitlistEntries.listKey))
      .where(eq(waitlistEntries.userId, actor.userId))
      .orderBy(asc(waitlistEntries.key)),
  ]);
  return { lists, entries };
}

const ofPerson = ({ actor }: SignedInContext, listKey: string) =>
  and(eq(waitlistEntries.listKey, listKey), eq(waitlistEntries.userId, actor.userId));

/**
 * Puts somebody on an open list until they confirm, once; what they had there before may be over. Its mail goes along.
 * @param confirmHash of the token in that mail
 * @returns whether they weren't on it
 */
export async function insertEntry(
  ctx: SignedInContext,
  { feature, note }: JoinInput,
  confirmHash: string,
  mail: MailPayload,
): Promise<boolean> {
  const { db, actor } = ctx;
  const now = ctx.clock.now();
  const endsAt = now + CONFIRMATION_DAYS * DAY;
  const [rows] = await db.batch([
    returning(
      db,
      sql`INSERT INTO waitlist_entries (entry_id, list_key, user_id, note, status, confirm_hash, ends_at, created_at, updated_at)
        SELECT ${newId("wait", now)}, list_key, ${actor.userId}, ${note}, 'asked', ${confirmHash}, ${endsAt}, ${now}, ${now}
        FROM waitlists WHERE list_key = ${feature} AND is_open
        ON CONFLICT (list_key, user_id) DO UPDATE SET status = 'asked', number = NULL, note = excluded.note, confirm_hash = excluded.confirm_hash,
          ends_at = excluded.ends_at, updated_at = excluded.updated_at
        WHERE waitlist_entries.ends_at <= ${now}`,
      { entryId: waitlistEntries.entryId },
    ),
    outgoingMailIf(
      ctx,
      `waitlist:${confirmHash}`,
      { ...mail, validUntil: endsAt },
      sql`EXISTS (SELECT 1 FROM waitlist_entries WHERE confirm_hash = ${confirmHash})`,
    ),
  ]);
  return rows.length > 0;
}

/** Gives whoever has the link their number, once. @returns the list; null when the link was used, is over or is somebody else's */
export async function confirmEntry({ db, clock, actor }: SignedInContext, confirmHash: string): Promise<string | null> {
  const now = clock.now();
  const [rows] = await db.batch([
    returning(
      db,
      sql`UPDATE waitlist_entries SET status = 'waiting', confirm_hash = NULL, ends_at = NULL, updated_at = ${now},
          number = (SELECT coalesce(max(o.number), 0) + 1 FROM waitlist_entries AS o WHERE o.list_key = waitlist_entries.list_key)
        WHERE user_id = ${actor.userId} AND confirm_hash = ${confirmHash} AND status = 'asked' AND ends_at > ${now}`,
      { listKey: waitlistEntries.listKey },
    ),
  ]);
  return rows[0]?.listKey ?? null;
}

/** Takes somebody off a list. @returns whether they were on it */
export async function deleteEntry(ctx: SignedInContext, listKey: string): Promise<boolean> {
  const rows = await ctx.db.delete(waitlistEntries).where(ofPerson(ctx, listKey)).returning({ key: waitlistEntries.key });
  return rows.length > 0;
}

/** Accepts an invitation that isn't over, once; a flag of the list's name is open to them from then on. @returns whether it was accepted */
export async function acceptInvitation(ctx: SignedInContext, listKey: string): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const where = sql`list_key = ${listKey} AND user_id = ${actor.userId} AND status = 'invited' AND ends_at > ${clock.now()}`;
  const [, rows] = await db.batch([
    addFlagGuests(ctx, { flag: sql`list_key`, userId: sql`user_id` }, sql`FROM waitlist_entries WHERE ${where}`),
    returning(db, sql`UPDATE waitlist_entries SET status = 'accepted', ends_at = NULL, updated_at = ${clock.now()} WHERE ${where}`, {
      entryId: waitlistEntries.entryId,
    }),
  ]);
  return rows.length > 0;
}

const selectEntries = ({ db }: AdminContext) =>
  db
    .select(
      columns({
        key: waitlistEntries.key,
        entryId: waitlistEntries.entryId,
        number: waitlistEntries.number,
        note: waitlistEntries.note,
        status: waitlistEntries.status,
        endsAt: waitlistEntries.endsAt,
        createdAt: waitlistEntries.createdAt,
        name: users.name,
        userName: users.userName,
        email: users.userEmail,
      }),
    )
    .from(waitlistEntries)
    .innerJoin(users, eq(users.userId, waitlistEntries.userId));

/** Those who haven't confirmed have no number yet. */
const order = (status: WaitlistFilters["status"]) => (status === "asked" ? waitlistEntries.key : waitlistEntries.number);

/** A page of a list in its order, every list, and how many are in each state. One round trip. */
export async function selectBoard(ctx: AdminContext, listKey: string, { status, q, after }: WaitlistFilters) {
  const { db } = ctx;
  const by = order(status);
  const [rows, counted, lists] = await db.batch([
    selectEntries(ctx)
      .where(
        and(
          eq(waitlistEntries.listKey, listKey),
          eq(waitlistEntries.status, status),
          after ? gt(by, after) : undefined,
          columnHoldsWords(users.searchText, q),
        ),
      )
      .orderBy(asc(by))
      .limit(DEFAULT_SIZE + 1),
    db
      .select({ status: waitlistEntries.status, count: count() })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.listKey, listKey))
      .groupBy(waitlistEntries.status),
    allLists(ctx),
  ]);
  const items = rows.slice(0, DEFAULT_SIZE);
  const last = items.at(-1);
  const of = new Map(counted.map((each) => [each.status, each.count]));
  return {
    items,
    lists,
    counts: waitlistStatuses.map((each) => ({ status: each, count: of.get(each) ?? 0 })),
    nextAfter: rows.length > DEFAULT_SIZE && last ? (status === "asked" ? last.key : (last.number ?? undefined)) : undefined,
  };
}

/** The first list of all; null while there is none. */
export async function firstList({ db }: AdminContext): Promise<string | null> {
  const [row] = await db.select({ listKey: waitlists.listKey }).from(waitlists).orderBy(asc(waitlists.key)).limit(1);
  return row?.listKey ?? null;
}

/** A whole list in its order, for a file. */
export async function selectAll(ctx: AdminContext, listKey: string) {
  const [rows] = await ctx.db.batch([
    selectEntries(ctx)
      .where(eq(waitlistEntries.listKey, listKey))
      .orderBy(sql`${waitlistEntries.number} IS NULL`, asc(waitlistEntries.number))
      .limit(FILE_ROWS),
  ]);
  return rows;
}

const subjectType = "waitlist";

/** Opens a list. @returns whether its key was free */
export async function insertList(ctx: AdminContext, input: ListInput): Promise<boolean> {
  const now = ctx.clock.now();
  try {
    await ctx.db.batch([
      ctx.db.insert(waitlists).values({ listKey: input.key, nameEn: input.name_en, nameTr: input.name_tr, createdAt: now, updatedAt: now }),
      auditEntry(ctx, { act: "waitlist.add", subjectType, subjectId: input.key, after: input }),
    ]);
    return true;
  } catch (failed) {
    if (reasonOf(failed).includes("waitlists.list_key")) return false;
    throw failed;
  }
}

/** Takes newcomers or no longer; those on it stay. @returns whether there is such a list */
export async function setOpen(ctx: AdminContext, listKey: string, isOpen: boolean): Promise<boolean> {
  const where = eq(waitlists.listKey, listKey);
  const row = { table: waitlists, id: waitlists.listKey, fields: { is_open: waitlists.isOpen }, where };
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: `waitlist.${isOpen ? "open" : "close"}`, subjectType, after: { is_open: isOpen } }, row),
    ctx.db.update(waitlists).set({ isOpen, updatedAt: ctx.clock.now() }).where(where).returning({ listKey: waitlists.listKey }),
  ]);
  return rows.length > 0;
}

/** Invites those who wait longest, each written down, mailed and notified. @returns how many */
export async function inviteNext(ctx: AdminContext, listKey: string, most: number): Promise<number> {
  const now = ctx.clock.now();
  const endsAt = now + INVITATION_DAYS * DAY;
  const next = sql`(SELECT key FROM waitlist_entries WHERE list_key = ${listKey} AND status = 'waiting' ORDER BY number LIMIT ${most})`;
  const [, rows] = await ctx.db.batch([
    auditFrom(
      ctx,
      {
        act: "waitlist.invite",
        subjectType: "waitlist-entry",
        subjectId: sql`w.entry_id`,
        before: sql`json_object('status', w.status, 'feature', w.list_key, 'number', w.number)`,
        after: sql`json_object('status', 'invited')`,
      },
      sql`FROM waitlist_entries AS w WHERE w.key IN ${next}`,
    ),
    returning(ctx.db, sql`UPDATE waitlist_entries SET status = 'invited', ends_at = ${endsAt}, updated_at = ${now} WHERE key IN ${next}`, {
      entryId: waitlistEntries.entryId,
    }),
    tellInvited(ctx, listKey, endsAt),
  ]);
  return rows.length;
}

/** Whoever didn't confirm is forgotten. */
export const unconfirmedEntries: OldTraces = ({ db, clock }) => [
  db.delete(waitlistEntries).where(and(eq(waitlistEntries.status, "asked"), lt(waitlistEntries.endsAt, clock.now()))),
];
