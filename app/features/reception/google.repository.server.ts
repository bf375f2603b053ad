/** Google accounts and the sign-ins that are under way, in D1. */

import { users } from "@schema/accounts";
import { googleAccounts, googleStates } from "@schema/reception";
import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { changeUsers, endMailTokens, insertUser, type NewUser } from "~/platform/accounts/accounts.repository.server";
import { endSessionsOf } from "~/platform/accounts/sessions.repository.server";
import { acceptedFrom, type shownText } from "~/platform/consents.server";
import type { Context } from "~/platform/context";
import { columns, reasonOf } from "~/platform/db.server";
import { TERMS } from "~/platform/terms-of-use/terms-of-use";
import { credentialColumns } from "./reception.repository.server";

type Base = Pick<Context, "db" | "clock">;

export interface NewState {
  stateHash: string;
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  lifeMs: number;
}

/** Remembers a sign-in that was sent to Google. */
export async function insertState({ db, clock }: Base, { lifeMs, ...state }: NewState): Promise<void> {
  const now = clock.now();
  await db.insert(googleStates).values({ ...state, createdAt: now, expiresAt: now + lifeMs });
}

/** Uses a state up: given to one caller alone, and only to the browser that began. */
export async function consumeState({ db, clock }: Base, stateHash: string, browserHash: string) {
  const now = clock.now();
  const [row] = await db
    .update(googleStates)
    .set({ usedAt: now })
    .where(
      and(
        eq(googleStates.stateHash, stateHash),
        eq(googleStates.browserHash, browserHash),
        isNull(googleStates.usedAt),
        gt(googleStates.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** The person whom a Google account is linked to. */
export async function findBySubject({ db }: Base, subject: string) {
  const [row] = await db
    .select(columns(credentialColumns))
    .from(googleAccounts)
    .innerJoin(users, eq(users.userId, googleAccounts.userId))
    .where(eq(googleAccounts.subject, subject))
    .limit(1);
  return row ?? null;
}

interface Link {
  subject: string;
  userId: string;
  googleEmail: string;
}

/** The terms of use that stand where people leave for Google, as they were shown. */
export interface ShownTerms extends Awaited<ReturnType<typeof shownText>> {
  locale: Context["locale"];
}

/** The statements that note that somebody accepted the terms of use by signing in with Google for the first time. */
const accepting = (ctx: Base, userId: string, { kept, hash, locale }: ShownTerms) =>
  [
    kept,
    acceptedFrom(
      ctx,
      {
        userId: sql`${userId}`,
        purpose: TERMS.purpose,
        version: TERMS.version,
        textHash: hash,
        locale,
        page: "/reception/login",
        at: ctx.clock.now(),
      },
      sql`WHERE true`,
    ),
  ] as const;

/** Links a Google account to a person who has none yet; a second link is refused by the database. */
export async function linkVerified({ db, clock }: Base, link: Link): Promise<void> {
  await db.insert(googleAccounts).values({ ...link, createdAt: clock.now() });
}

/**
 * Links a Google account to an account whose address was never confirmed. Whoever registered it may be a stranger who
 * knows its password: the password goes, with every session and mailed link, in the same transaction.
 */
export async function takeOverUnverified(ctx: Base, link: Link, terms: ShownTerms): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  await db.batch([
    db.insert(googleAccounts).values({ ...link, createdAt: now }),
    changeUsers(ctx, eq(users.userId, link.userId), { passwordHash: "", emailVerifiedAt: now, termsVersion: TERMS.version }),
    ...accepting(ctx, link.userId, terms),
    endMailTokens(ctx, link.userId),
    endSessionsOf(ctx, link.userId, "google-link"),
  ]);
}

/** Opens an account that signs in with Google. @returns false when its user name is taken @throws when its address is */
export async function insertGoogleUser(ctx: Base, user: NewUser, link: Link, terms: ShownTerms): Promise<boolean> {
  try {
    const linked = ctx.db.insert(googleAccounts).values({ ...link, createdAt: ctx.clock.now() });
    await ctx.db.batch([insertUser(ctx, { ...user, termsVersion: TERMS.version }), linked, ...accepting(ctx, user.userId, terms)]);
    return true;
  } catch (failed) {
    if (reasonOf(failed).includes("users.user_name_key")) return false;
    throw failed;
  }
}

/** How many people have linked their Google account. */
export async function countLinked({ db }: Base): Promise<number> {
  const [row] = await db.select({ count: count() }).from(googleAccounts);
  return row?.count ?? 0;
}
