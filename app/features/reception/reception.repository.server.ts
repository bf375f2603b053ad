/** Accounts, their passwords and the mailed links that set them, in D1. */
import { knownDevices, mailTokens, users } from "@schema/accounts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { changeUsers, endWaysIn, insertMailTokenFrom, type MailTokenPurpose } from "~/platform/accounts/accounts.repository.server";
import { endSessionsOf } from "~/platform/accounts/sessions.repository.server";
import { DAY } from "~/platform/clock";
import type { Context } from "~/platform/context";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { outgoingMailIf } from "~/platform/mail/outgoing-if.server";
import { selectWaiting } from "./registration.repository.server";

type Base = Pick<Context, "db" | "clock">;

/** Mailed links that set a password: a forgotten one, and the first one of a graduate whom staff let in. */
const PASSWORD_PURPOSES: MailTokenPurpose[] = ["password-reset", "graduate-account"];

/** What signing in reads of a person. */
export const credentialColumns = {
  userId: users.userId,
  userEmail: users.userEmail,
  userName: users.userName,
  name: users.name,
  userRole: users.userRole,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  blockedAt: users.blockedAt,
  blockedUntil: users.blockedUntil,
  locale: users.locale,
  theme: users.theme,
  hasSecondStep: users.hasSecondStep,
};

export type Credentials = Awaited<ReturnType<typeof findCredentials>>;

/** An account with its password hash, by lower-case address. */
export async function findCredentials({ db }: Base, userEmail: string) {
  const [row] = await db.select(credentialColumns).from(users).where(eq(users.userEmail, userEmail)).limit(1);
  return row ?? null;
}

/** Who signs in with an address: its account, and the registrations that wait for it. One round trip. */
export async function findSigningIn(ctx: Base, userEmail: string) {
  const account = ctx.db.select(credentialColumns).from(users).where(eq(users.userEmail, userEmail)).limit(1);
  const [[user], [waiting]] = await ctx.db.batch([account, selectWaiting(ctx, userEmail, 1)]);
  return { user: user ?? null, waiting: waiting ?? null };
}

export async function findCredentialsById({ db }: Base, userId: string) {
  const [row] = await db.select(credentialColumns).from(users).where(eq(users.userId, userId)).limit(1);
  return row ?? null;
}

/** Whether a browser passed a code step of the account of an address before. */
export async function isDeviceOf({ db }: Base, userEmail: string, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(knownDevices, and(eq(knownDevices.userId, users.userId), eq(knownDevices.deviceHash, deviceHash)))
    .where(eq(users.userEmail, userEmail));
  return rows.length > 0;
}

/** Whether the owner of an address opened a link within the last day that was mailed there. */
export async function hasOpenedLink({ db, clock }: Base, userEmail: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(mailTokens, eq(mailTokens.userId, users.userId))
    .where(and(eq(users.userEmail, userEmail), gt(mailTokens.usedAt, clock.now() - DAY)))
    .limit(1);
  return rows.length > 0;
}

interface ResetLink {
  tokenHash: string;
  userEmail: string;
  lifeMs: number;
  mail: MailPayload;
  /** False writes nothing, by the same work. */
  isAllowed: boolean;
}

/** Writes a single-use token that sets a password and the mail that carries it, in one transaction, if the address has an account. */
export async function insertResetLink(ctx: Base, { tokenHash, userEmail, lifeMs, mail, isAllowed }: ResetLink): Promise<void> {
  await ctx.db.batch([
    insertMailTokenFrom(
      ctx,
      { tokenHash, purpose: "password-reset", lifeMs },
      sql`user_id`,
      sql`FROM users WHERE user_email = ${userEmail} AND ${isAllowed ? 1 : 0}`,
    ),
    outgoingMailIf(ctx, `password-reset:${tokenHash}`, mail, sql`EXISTS (SELECT 1 FROM mail_tokens WHERE token_hash = ${tokenHash})`),
  ]);
}

const openToken = (now: number, tokenHash: string, purposes: MailTokenPurpose[]) =>
  sql`token_hash = ${tokenHash} AND ${inArray(sql`purpose`, purposes)} AND used_at IS NULL AND expires_at > ${now}`;

/** Whether a token could set a password now. */
export async function isPasswordTokenOpen({ db, clock }: Base, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(openToken(clock.now(), tokenHash, PASSWORD_PURPOSES));
  return rows.length > 0;
}

/**
 * Uses a token that sets a password up, sets it, and ends every session and every other way in, in one transaction.
 * @param mail tells the owner
 */
export async function resetPassword(ctx: Base, tokenHash: string, passwordHash: string, mail: MailPayload): Promise<string | null> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const open = sql`(SELECT user_id FROM mail_tokens WHERE ${openToken(now, tokenHash, PASSWORD_PURPOSES)})`;
  // The salted hash tells whose password the first statement set, also when the token is used up.
  const owner = sql`(SELECT t.user_id FROM mail_tokens AS t JOIN users AS u ON u.user_id = t.user_id
    WHERE t.token_hash = ${tokenHash} AND u.password_hash = ${passwordHash})`;
  const [changed] = await db.batch([
    changeUsers(ctx, eq(users.userId, open), { passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` }),
    endSessionsOf(ctx, owner, "password-reset"),
    ...endWaysIn(ctx, owner),
    outgoingMailIf(ctx, `password-was-reset:${tokenHash}`, mail, sql`${owner} IS NOT NULL`),
  ]);
  return changed[0]?.userId ?? null;
}

interface PasswordChange {
  userId: string;
  /** The one that was given and found right: of two changes at once the later finds another one. */
  oldHash: string;
  newHash: string;
  keepSessionId: string;
  /** Tells the owner. */
  mail: MailPayload;
}

/** Sets a password, and ends the person's other sessions and every other way in. @returns false when it was changed meanwhile */
export async function changePassword(ctx: Base, { userId, oldHash, newHash, keepSessionId, mail }: PasswordChange): Promise<boolean> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const owner = sql`(SELECT u.user_id FROM users AS u WHERE u.user_id = ${userId} AND u.password_hash = ${newHash})`;
  const [changed] = await db.batch([
    changeUsers(ctx, and(eq(users.userId, userId), eq(users.passwordHash, oldHash)), { passwordHash: newHash }),
    endSessionsOf(ctx, owner, "password-change", keepSessionId),
    ...endWaysIn(ctx, owner),
    outgoingMailIf(ctx, `password-changed:${userId}:${now}`, mail, sql`${owner} IS NOT NULL`),
  ]);
  return changed.length > 0;
}

/** The account of a token that sets a password, for checks on the password before the token is used up, and what it was mailed for. */
export async function ownerOfPasswordToken({ db, clock }: Base, tokenHash: string) {
  const { purpose } = mailTokens;
  const [row] = await db
    .select({ userId: users.userId, name: users.name, userName: users.userName, userEmail: users.userEmail, locale: users.locale, purpose })
    .from(users)
    .innerJoin(mailTokens, eq(mailTokens.userId, users.userId))
    .where(
      and(
        eq(mailTokens.tokenHash, tokenHash),
        inArray(purpose, PASSWORD_PURPOSES),
        sql`${mailTokens.usedAt} IS NULL`,
        sql`${mailTokens.expiresAt} > ${clock.now()}`,
      ),
    );
  return row ?? null;
}
