/** Registrations that wait for their mailed link, and the accounts that come of them, in D1. */

import { users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { registrations } from "@schema/reception";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { endWaysIn, insertUserFrom, isAccountOf } from "~/platform/accounts/accounts.repository.server";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { endSessionsOf } from "~/platform/accounts/sessions.repository.server";
import { acceptedFrom } from "~/platform/consents.server";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import { TERMS } from "~/platform/terms-of-use/terms-of-use";

type Base = Pick<Context, "db" | "clock">;
export type Registration = typeof registrations.$inferSelect;

const isWaiting = (userEmail: string, now: number) => and(eq(registrations.userEmail, userEmail), gt(registrations.expiresAt, now));
const accountColumns = {
  userId: users.userId,
  userEmail: users.userEmail,
  name: users.name,
  locale: users.locale,
  emailVerifiedAt: users.emailVerifiedAt,
  userRole: users.userRole,
};

const selectAccount = ({ db }: Base, userEmail: string) =>
  db
    .select(accountColumns)
    .from(users)
    .where(isAccountOf(userEmail, mailboxOf(userEmail)))
    .limit(1);

/** What a registration meets: its department, whether its user name is taken, and the address's account. One round trip. */
export async function lookAround(
  ctx: Base,
  { userEmail, userNameKey, departmentId }: { userEmail: string; userNameKey: string; departmentId: string },
) {
  const { db } = ctx;
  const isActive = and(eq(departments.departmentId, departmentId), eq(departments.departmentIsActive, true));
  const [found, sameName, [account]] = await db.batch([
    db.select({ id: departments.departmentId }).from(departments).where(isActive),
    db.select({ id: users.userId }).from(users).where(eq(users.userNameKey, userNameKey)),
    selectAccount(ctx, userEmail),
  ]);
  return { hasDepartment: found.length > 0, isNameTaken: sameName.length > 0, account: account ?? null };
}

/** Writes a waiting registration, the text that was accepted by it, and the mail that goes with it, in one transaction. */
export async function insertRegistration(
  ctx: Base,
  registration: Registration,
  terms: BatchItem<"sqlite">,
  { dedupeKey, mail }: { dedupeKey: string; mail: MailPayload },
): Promise<void> {
  await ctx.db.batch([terms, ctx.db.insert(registrations).values(registration), outgoingMailIf(ctx, dedupeKey, mail, sql`1`)]);
}

/** The statement that reads the latest registrations that wait for an address. */
export const selectWaiting = ({ db, clock }: Base, userEmail: string, limit: number) =>
  db.select().from(registrations).where(isWaiting(userEmail, clock.now())).orderBy(desc(registrations.createdAt)).limit(limit);

/** The latest two registrations that wait for an address, and its account. One round trip. */
export async function findWaiting(ctx: Base, userEmail: string) {
  const [waiting, [account]] = await ctx.db.batch([selectWaiting(ctx, userEmail, 2), selectAccount(ctx, userEmail)]);
  return { waiting, account: account ?? null };
}

interface Renewal {
  /** The registration whose link is replaced; null replaces none. */
  oldHash: string | null;
  newHash: string;
  lifeMs: number;
  /** Whether there is anything to mail. */
  isMailed: boolean;
  mail: MailPayload;
}

/** Gives a registration a new link and mails it; does the same work where there is none. */
export async function renew(ctx: Base, { oldHash, newHash, lifeMs, isMailed, mail }: Renewal): Promise<void> {
  await ctx.db.batch([
    ctx.db
      .update(registrations)
      .set({ tokenHash: newHash, expiresAt: ctx.clock.now() + lifeMs })
      .where(eq(registrations.tokenHash, oldHash ?? "")),
    outgoingMailIf(ctx, `verify-email:${newHash}`, mail, sql`${isMailed ? 1 : 0}`),
  ]);
}

/** A registration whose link can still be opened. */
export async function findRegistration({ db, clock }: Base, tokenHash: string): Promise<Registration | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, clock.now())));
  return row ?? null;
}

interface Opening {
  /** The id of the account, if one has to be made. */
  userId: string;
  /** The registration's. */
  mailbox: string;
  /** The first that is free becomes the account's. */
  userNames: { userName: string; key: string; searchText: string }[];
  /** Students who entered in this academic year may read the databank until `previewUntil`. */
  previewYear: number;
  previewUntil: number;
}

/**
 * Makes the account of a registration, in one transaction. An account that still waits for its address to be confirmed
 * becomes this registration's: whoever wrote it before may be a stranger, so its password, sessions, links, codes and
 * devices go. Every other registration of the address goes as well.
 * @returns whether this call made it: not when the link is over, the address has an account that is confirmed, or another
 * address of its mailbox has one
 */
export async function openAccount(
  ctx: Base,
  tokenHash: string,
  { userId, mailbox, userNames, previewYear, previewUntil }: Opening,
): Promise<boolean> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const freeName = sql`SELECT value FROM ${eachOf(userNames)} WHERE NOT EXISTS
    (SELECT 1 FROM users AS u WHERE u.user_name_key = value ->> 'key' AND u.user_email <> r.user_email) LIMIT 1`;
  // The salted hash tells whose password the account has now, and so whether the first statement wrote it.
  const opened = sql`(SELECT u.user_id FROM registrations AS r JOIN users AS u ON u.user_email = r.user_email
    AND u.password_hash = r.password_hash WHERE r.token_hash = ${tokenHash})`;
  const [made] = await db.batch([
    insertUserFrom(
      ctx,
      {
        userId,
        userEmail: sql`user_email`,
        mailbox,
        userName: sql`free ->> 'userName'`,
        userNameKey: sql`free ->> 'key'`,
        name: sql`name`,
        searchText: sql`free ->> 'searchText'`,
        passwordHash: sql`password_hash`,
        departmentId: sql`(SELECT d.department_id FROM departments AS d WHERE d.department_id = chosen AND d.department_is_active = 1)`,
        entranceYear: sql`entrance_year`,
        locale: sql`locale`,
        emailVerifiedAt: now,
        previewUntil: sql`iif(entrance_year = ${previewYear}, ${previewUntil}, NULL)`,
        termsVersion: sql`terms_version`,
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM (SELECT r.*, r.department_id AS chosen, (${freeName}) AS free FROM registrations AS r
        WHERE r.token_hash = ${tokenHash} AND r.expires_at > ${now}) AS r
      WHERE free IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users AS own WHERE own.mailbox = ${mailbox} AND own.user_email <> r.user_email)`,
      sql`ON CONFLICT (user_email) DO UPDATE SET user_name = excluded.user_name, user_name_key = excluded.user_name_key, name = excluded.name,
        search_text = excluded.search_text, password_hash = excluded.password_hash, department_id = excluded.department_id,
        entrance_year = excluded.entrance_year, locale = excluded.locale, email_verified_at = excluded.email_verified_at,
        preview_until = excluded.preview_until, terms_version = excluded.terms_version, bio = '', links = '[]', has_second_step = 0, updated_at = excluded.updated_at
      WHERE users.email_verified_at IS NULL AND users.user_role = 'user'`,
    ),
    endSessionsOf(ctx, opened, "registered-anew"),
    ...endWaysIn(ctx, opened),
    acceptedFrom(
      ctx,
      {
        userId: opened,
        purpose: TERMS.purpose,
        version: sql`g.terms_version`,
        textHash: sql`g.terms_hash`,
        locale: sql`g.locale`,
        page: "/reception/register",
        at: sql`g.created_at`,
      },
      sql`FROM registrations AS g WHERE g.token_hash = ${tokenHash} AND ${opened} IS NOT NULL`,
    ),
    rawStatement(db, sql`DELETE FROM registrations WHERE user_email = (SELECT u.user_email FROM users AS u WHERE u.user_id = ${opened})`),
  ]);
  return made.length > 0;
}
