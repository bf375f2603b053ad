/** Messages to the team in D1. */
import { contactStatuses, contacts } from "@schema/contacts";
import { and, count, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Takeable, TakenKind } from "~/engines/review/taking.server";
import { auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import type { Context, StaffContext } from "~/platform/context";
import { returning } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { columnHoldsWords } from "~/platform/held-words.server";
import { DEFAULT_SIZE } from "~/platform/lists/paging";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import type { OldTraces } from "~/platform/product";
import type { ContactFilters, ContactInput } from "./contacts.schemas";

export const takeableContacts: Takeable = { type: "contact", table: contacts, id: contacts.contactId };

/** Those that wait and are in somebody's hands. */
export const contactsTaken: TakenKind = {
  to: "/admin/contacts/all?mine=1",
  count: ({ userId }) => sql`SELECT count(*) FROM contacts WHERE taken_by = ${userId} AND status = 'open'`,
};

export type Contact = typeof contacts.$inferSelect;
type Message = Omit<ContactInput, "key">;
type Status = Contact["status"];

/** Keeps a message, unless it is there. No mail says so: nobody may have us write to an address that isn't theirs. */
export async function insertContact({ db, clock, actor, locale }: Context, contactId: string, input: Message): Promise<void> {
  const now = clock.now();
  const { first_name: firstName, last_name: lastName, email, phone, subject, platform, details } = input;
  const row = {
    contactId,
    userId: actor?.userId ?? null,
    firstName,
    lastName,
    email,
    phone: phone ?? null,
    subject,
    platform,
    details,
    locale,
    searchText: foldTurkish(`${firstName} ${lastName} ${email} ${subject}`),
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(contacts).values(row).onConflictDoNothing({ target: contacts.contactId });
}

/** One page of the messages in a state, the newest first, and how many are in each. */
export async function listContacts({ db, actor }: StaffContext, { status, mine, q, before }: ContactFilters) {
  const [rows, counted] = await db.batch([
    db
      .select()
      .from(contacts)
      .where(
        and(
          eq(contacts.status, status),
          mine && eq(contacts.takenBy, actor.userId),
          before ? lt(contacts.key, before) : undefined,
          columnHoldsWords(contacts.searchText, q),
        ),
      )
      .orderBy(desc(contacts.key))
      .limit(DEFAULT_SIZE + 1),
    db.select({ status: contacts.status, count: count() }).from(contacts).groupBy(contacts.status),
  ]);
  const items = rows.slice(0, DEFAULT_SIZE);
  const of = new Map(counted.map((each) => [each.status, each.count]));
  return {
    items,
    counts: contactStatuses.map((each) => ({ status: each, count: of.get(each) ?? 0 })),
    nextBefore: rows.length > DEFAULT_SIZE ? items.at(-1)?.key : undefined,
  };
}

/** One message; null when there is none. */
export async function findContact({ db }: Pick<Context, "db">, contactId: string): Promise<Contact | null> {
  return (await db.select().from(contacts).where(eq(contacts.contactId, contactId)).limit(1))[0] ?? null;
}

const audited = (ctx: StaffContext, contactId: string, from: readonly Status[], to: Status) =>
  auditFrom(
    ctx,
    {
      act: `contact.${to}`,
      subjectType: "contact",
      subjectId: sql`c.contact_id`,
      before: sql`json_object('status', c.status)`,
      after: sql`json_object('status', ${to})`,
    },
    sql`FROM contacts AS c WHERE c.contact_id = ${contactId} AND c.status IN (SELECT value FROM json_each(${JSON.stringify(from)}))`,
  );

/**
 * Answers a message that has no answer yet, and queues its mail: one of two at once.
 * @returns whether this was the one
 */
export async function writeAnswer(ctx: StaffContext, contact: Contact, answer: string): Promise<boolean> {
  const { contactId, email, locale, firstName, subject } = contact;
  const now = ctx.clock.now();
  const mail = {
    to: email,
    locale,
    messageClass: "transactional" as const,
    template: "contacts:mail.answered",
    values: { name: firstName, subject, answer },
  };
  const isOpen = sql`EXISTS (SELECT 1 FROM contacts WHERE contact_id = ${contactId} AND status <> 'answered')`;
  const [, , rows] = await ctx.db.batch([
    audited(ctx, contactId, ["open", "closed"], "answered"),
    outgoingMailIf(ctx, `contact-answer:${contactId}`, mail, isOpen),
    returning(
      ctx.db,
      sql`UPDATE contacts SET status = 'answered', answer = ${answer}, answered_at = ${now}, answered_by = ${ctx.actor.userId}, updated_at = ${now}
        WHERE contact_id = ${contactId} AND status <> 'answered'`,
      { contactId: contacts.contactId },
    ),
  ]);
  return rows.length > 0;
}

/** Closes or reopens a message that has no answer. @returns whether it was in the other state */
export async function writeStatus(ctx: StaffContext, contactId: string, status: "open" | "closed"): Promise<boolean> {
  const [, rows] = await ctx.db.batch([
    audited(ctx, contactId, [status === "open" ? "closed" : "open"], status),
    ctx.db
      .update(contacts)
      .set({ status, updatedAt: ctx.clock.now() })
      .where(and(eq(contacts.contactId, contactId), ne(contacts.status, "answered"), ne(contacts.status, status)))
      .returning({ contactId: contacts.contactId }),
  ]);
  return rows.length > 0;
}

/** So long are messages kept after they were answered or closed. */
export const KEPT = 365 * DAY;

export const oldContacts: OldTraces = ({ db, clock }) => [
  db.delete(contacts).where(and(ne(contacts.status, "open"), lt(contacts.updatedAt, clock.now() - KEPT))),
];
