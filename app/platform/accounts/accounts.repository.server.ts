/** The one writer of people and of the ways in that aren't sessions: mailed links, mailed codes, known devices. */
import { knownDevices, loginCodes, mailTokens, users } from "@schema/accounts";
import { and, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { DAY } from "../clock";
import type { Context } from "../context";
import { insertFrom } from "../db.server";
import { mailboxOf } from "./mailbox";

type Base = Pick<Context, "db" | "clock">;
export type NewUser = typeof users.$inferInsert;
export type UserChange = { [Name in keyof NewUser]?: NewUser[Name] | SQL };
export type MailTokenPurpose = (typeof mailTokens.$inferSelect)["purpose"];

/** A row as values or as SQL about the source that it comes from. */
type FromSource<Row> = { [Name in keyof Row]: Row[Name] | SQL };

/** Whom others may see: neither unverified, nor blocked, nor about to leave. */
export const isVisible = ({ clock }: Pick<Context, "clock">) =>
  and(isNotNull(users.emailVerifiedAt), or(isNull(users.blockedAt), lte(users.blockedUntil, clock.now())), isNull(users.deletionDueAt));

/** The statement that changes those whom a condition finds; it gives their ids. */
export const changeUsers = ({ db, clock }: Base, where: SQL | undefined, change: UserChange) =>
  db
    .update(users)
    .set({ updatedAt: clock.now(), ...change })
    .where(where)
    .returning({ userId: users.userId });

/** The statement that makes a person's photo this one; nobody changed the account by that. */
export const setPhoto = ({ db }: Pick<Context, "db">, userId: string, photoId: SQL) =>
  db.update(users).set({ photoId }).where(eq(users.userId, userId));

/** The statement that makes this version of the terms of use the one that a person accepted last; nobody changed the account by that. */
export const setTermsVersion = ({ db }: Pick<Context, "db">, userId: string, termsVersion: number) =>
  db
    .update(users)
    .set({ termsVersion })
    .where(and(eq(users.userId, userId), lt(users.termsVersion, termsVersion)));

/** The statement that opens an account. */
export const insertUser = ({ db }: Pick<Context, "db">, user: NewUser) =>
  db.insert(users).values({ ...user, mailbox: mailboxOf(user.userEmail) });

/** The id of the account that an address has, or else another address of its mailbox; null where there is none. */
export const accountIdOf = (userEmail: string | SQL, mailbox: string | SQL): SQL =>
  sql`coalesce((SELECT own.user_id FROM users AS own WHERE own.user_email = ${userEmail}),
    (SELECT own.user_id FROM users AS own WHERE own.mailbox = ${mailbox}))`;

/** Whether an account is the one of an address. */
export const isAccountOf = (userEmail: string | SQL, mailbox: string | SQL): SQL => sql`users.user_id = ${accountIdOf(userEmail, mailbox)}`;

/**
 * The statement that opens an account for each row of a source.
 * @param source `FROM … WHERE …`
 * @param onConflict what becomes of an account that is there already
 */
export const insertUserFrom = (
  { db }: Pick<Context, "db">,
  row: FromSource<NewUser> & { mailbox: string },
  source: SQL,
  onConflict?: SQL,
) => insertFrom(db, { table: users, row, source, returned: users.userId, onConflict });

interface MailToken {
  tokenHash: string;
  purpose: MailTokenPurpose;
  lifeMs: number;
}

/** The statement that writes a mailed link for each person whom a source finds. @param userId names the person in the source */
export function insertMailTokenFrom({ db, clock }: Base, { lifeMs, ...token }: MailToken, userId: SQL, source: SQL) {
  const now = clock.now();
  const row = { ...token, userId, createdAt: now, expiresAt: now + lifeMs };
  return insertFrom(db, { table: mailTokens, row, source, returned: mailTokens.tokenHash });
}

/** The statement that writes a mailed link for one person. */
export const insertMailToken = (ctx: Base, token: MailToken, userId: string) =>
  insertMailTokenFrom(ctx, token, sql`${userId}`, sql`WHERE true`);

/** The statement that uses up a person's mailed links. @param condition another one that must hold */
export const endMailTokens = ({ db, clock }: Base, userId: string | SQL, condition?: SQL) =>
  db
    .update(mailTokens)
    .set({ usedAt: clock.now() })
    .where(and(eq(mailTokens.userId, userId), isNull(mailTokens.usedAt), condition));

/**
 * The statements that end every way in besides sessions: mailed links that set a password, sign-ins that wait for a code,
 * devices that needed none. @param condition another one that must hold
 */
export const endWaysIn = (ctx: Base, userId: string | SQL, condition?: SQL) =>
  [
    endMailTokens(ctx, userId, condition),
    ctx.db.delete(loginCodes).where(and(eq(loginCodes.userId, userId), condition)),
    ctx.db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), condition)),
  ] as const;

export const LINKS_KEPT = 7 * DAY;
/** A browser that wasn't used for this long is asked for a code again. */
export const DEVICES_KEPT = 365 * DAY;

/** The statements that forget links, codes and devices which are past their time. */
export function forgetWaysIn({ db, clock }: Base) {
  const now = clock.now();
  return [
    db.delete(loginCodes).where(lt(loginCodes.expiresAt, now)),
    db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, now - DEVICES_KEPT)),
    db.delete(mailTokens).where(lt(mailTokens.expiresAt, now - LINKS_KEPT)),
  ] as const;
}
