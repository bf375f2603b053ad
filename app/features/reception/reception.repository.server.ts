/** Accounts and mail tokens in D1. */
import { mailTokens, users } from "@schema/accounts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { reasonOf, written } from "~/platform/db.server";
import { type MailPayload, outgoingMail } from "~/platform/mail/outbox.server";
import { endSessionsOf } from "~/platform/session/session.repository.server";
import { activeDepartment } from "../departments/departments.service.server";

type Base = Pick<Context, "db" | "clock">;
export type NewUser = typeof users.$inferInsert;
export type MailTokenPurpose = (typeof mailTokens.$inferSelect)["purpose"];

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

export async function findCredentialsById({ db }: Base, userId: string) {
  const [row] = await db.select(credentialColumns).from(users).where(eq(users.userId, userId)).limit(1);
  return row ?? null;
}

interface TokenMail {
  tokenHash: string;
  purpose: MailTokenPurpose;
  userId: string;
  lifeMs: number;
  mail: MailPayload;
}

function tokenMailStatements(ctx: Base, { tokenHash, purpose, userId, lifeMs, mail }: TokenMail) {
  const now = ctx.clock.now();
  return [
    ctx.db.insert(mailTokens).values({ tokenHash, purpose, userId, createdAt: now, expiresAt: now + lifeMs }),
    outgoingMail(ctx, `${purpose}:${tokenHash}`, { ...mail, tokenHash }),
  ] as const;
}

/** Writes a single-use token and the mail that carries it, in one transaction. */
export async function insertTokenMail(ctx: Base, tokenMail: TokenMail): Promise<void> {
  await ctx.db.batch(tokenMailStatements(ctx, tokenMail));
}

/** Which unique value a new account collided with, or that its department is none that forms offer. */
export type Collision = "email" | "userName" | "department";

/** Writes an account with its verification mail; a collision writes nothing and is named. */
export async function insertUser(ctx: Base, user: NewUser, tokenMail: TokenMail): Promise<Collision | null> {
  try {
    const row = { ...user, departmentId: activeDepartment(user.departmentId) };
    await ctx.db.batch([ctx.db.insert(users).values(row), ...tokenMailStatements(ctx, tokenMail)]);
    return null;
  } catch (failed) {
    const reason = reasonOf(failed);
    if (reason.includes("users.user_email")) return "email";
    if (reason.includes("users.user_name_key")) return "userName";
    if (reason.includes("FOREIGN KEY")) return "department";
    throw failed;
  }
}

/** Writes a mail that belongs to no token. */
export async function insertMail(ctx: Base, dedupeKey: string, mail: MailPayload): Promise<void> {
  await outgoingMail(ctx, dedupeKey, mail);
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
 * Uses a verification token up and marks the address as verified.
 * @param previewYear students who entered in this academic year get the databank preview until `previewUntil`
 * @returns the account, or null when the token is unknown, used or over
 */
export async function verifyEmail(
  { db, clock }: Base,
  tokenHash: string,
  { previewYear, previewUntil }: { previewYear: number; previewUntil: number },
): Promise<string | null> {
  const now = clock.now();
  const owner = sql`(SELECT user_id FROM mail_tokens WHERE ${openToken(now, tokenHash, ["verify-email"])})`;
  const [verified] = await db.batch([
    db
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        previewUntil: sql`iif(${users.entranceYear} = ${previewYear}, ${previewUntil}, ${users.previewUntil})`,
        updatedAt: now,
      })
      .where(eq(users.userId, owner))
      .returning({ userId: users.userId }),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(openToken(now, tokenHash, ["verify-email"])),
  ]);
  return verified[0]?.userId ?? null;
}

/** Uses a token that sets a password up, sets the password and ends every session, in one transaction. */
export async function resetPassword(ctx: Base, tokenHash: string, passwordHash: string): Promise<string | null> {
  const { db, clock } = ctx;
  const now = clock.now();
  const owner = sql<string>`(SELECT user_id FROM mail_tokens WHERE ${openToken(now, tokenHash, PASSWORD_PURPOSES)})`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`, updatedAt: now })
      .where(eq(users.userId, owner))
      .returning({ userId: users.userId }),
    written(db, sql`UPDATE sessions SET ended_at = ${now}, end_reason = 'password-reset' WHERE user_id = ${owner} AND ended_at IS NULL`),
    db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(openToken(now, tokenHash, PASSWORD_PURPOSES)),
  ]);
  return changed[0]?.userId ?? null;
}

/** Sets a password and ends the person's other sessions. */
export async function changePassword(ctx: Base, userId: string, passwordHash: string, keepSessionId: string): Promise<void> {
  await ctx.db.batch([
    ctx.db.update(users).set({ passwordHash, updatedAt: ctx.clock.now() }).where(eq(users.userId, userId)),
    endSessionsOf(ctx, userId, "password-change", keepSessionId),
  ]);
}

/** The account of a token that sets a password, for checks on the password before the token is used up, and what it was mailed for. */
export async function ownerOfPasswordToken({ db, clock }: Base, tokenHash: string) {
  const { purpose } = mailTokens;
  const [row] = await db
    .select({ userId: users.userId, name: users.name, userName: users.userName, userEmail: users.userEmail, purpose })
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
