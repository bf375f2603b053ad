/** Sign-ins that wait for a mailed code, and the devices that passed one. */
import { knownDevices, loginCodes, users } from "@schema/accounts";
import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Context } from "../context";
import { columns } from "../db.server";
import { type MailPayload, outgoingMail } from "../mail/outbox.server";
import { outgoingMailIf } from "../mail/outgoing-if.server";

type Base = Pick<Context, "db" | "clock">;

export interface NewLoginCode {
  loginTokenHash: string;
  userId: string;
  codeHash: string;
  channel: "web" | "api";
  isRemembered: boolean;
  lifeMs: number;
  mail: MailPayload;
}

/** Writes a waiting sign-in with the mail that carries its code, in one transaction. */
export async function insertLoginCode(ctx: Base, { lifeMs, mail, ...code }: NewLoginCode): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.batch([
    ctx.db.insert(loginCodes).values({ ...code, sentAt: now, createdAt: now, expiresAt: now + lifeMs }),
    outgoingMail(ctx, `login-code:${code.codeHash}`, { ...mail, codeHash: code.codeHash }),
  ]);
}

const isOpen = (now: number, loginTokenHash: string) =>
  and(eq(loginCodes.loginTokenHash, loginTokenHash), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now));

/** A waiting sign-in with its person; null when it is unknown, used or over. */
export async function findLoginCode({ db, clock }: Base, loginTokenHash: string) {
  const [row] = await db
    .select(
      columns({
        userId: users.userId,
        userEmail: users.userEmail,
        userName: users.userName,
        userRole: users.userRole,
        name: users.name,
        locale: users.locale,
        theme: users.theme,
        hasSecondStep: users.hasSecondStep,
        codeHash: loginCodes.codeHash,
        channel: loginCodes.channel,
        isRemembered: loginCodes.isRemembered,
        tries: loginCodes.tries,
        sentAt: loginCodes.sentAt,
      }),
    )
    .from(loginCodes)
    .innerJoin(users, eq(users.userId, loginCodes.userId))
    .where(isOpen(clock.now(), loginTokenHash))
    .limit(1);
  return row ?? null;
}

/**
 * Counts one try, while there are any: parallel guesses can't have more than `maxTries` between them.
 * @returns how many tries were made with this one; null when none was left
 */
export async function takeTry({ db, clock }: Base, loginTokenHash: string, maxTries: number): Promise<number | null> {
  const [row] = await db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(and(isOpen(clock.now(), loginTokenHash), lt(loginCodes.tries, maxTries)))
    .returning({ tries: loginCodes.tries });
  return row?.tries ?? null;
}

/** Uses the right code up: true for one caller alone. */
export async function consumeLoginCode({ db, clock }: Base, loginTokenHash: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(loginCodes)
    .set({ usedAt: clock.now() })
    .where(and(isOpen(clock.now(), loginTokenHash), eq(loginCodes.codeHash, codeHash)))
    .returning({ userId: loginCodes.userId });
  return rows.length === 1;
}

/**
 * Puts a new code in the place of the old one, if that was mailed long enough ago, with its mail, in one transaction.
 * @returns false when it was too early or the sign-in is over
 */
export async function replaceCode(
  ctx: Base,
  loginTokenHash: string,
  codeHash: string,
  waitMs: number,
  mail: MailPayload,
): Promise<boolean> {
  const now = ctx.clock.now();
  const isReplaced = sql`EXISTS (SELECT 1 FROM login_codes WHERE login_token_hash = ${loginTokenHash} AND code_hash = ${codeHash})`;
  const [rows] = await ctx.db.batch([
    ctx.db
      .update(loginCodes)
      .set({ codeHash, tries: 0, sentAt: now })
      .where(and(isOpen(now, loginTokenHash), lte(loginCodes.sentAt, now - waitMs)))
      .returning({ userId: loginCodes.userId }),
    outgoingMailIf(ctx, `login-code:${codeHash}`, { ...mail, codeHash }, isReplaced),
  ]);
  return rows.length > 0;
}

/** Whether this browser has passed the code step of this person before. */
export async function isKnownDevice({ db }: Base, userId: string, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ at: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
}

/** Remembers a browser for its person. @param mail what the owner is told of it, if anything; in the same transaction */
export async function rememberDevice(ctx: Base, userId: string, deviceHash: string, mail: MailPayload | null): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  const remember = db
    .insert(knownDevices)
    .values({ userId, deviceHash, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: now } });
  await db.batch(mail ? [remember, outgoingMail(ctx, `new-device:${deviceHash}`, mail)] : [remember]);
}
