/** Leaving: the password and a word, fourteen days to change one's mind, then everything personal goes. */
import { eraseStatements, type Person } from "~/engines/personal/personal.server";
import { requireSignedIn } from "~/platform/access/roles";
import { compareErasures, isCompared } from "~/platform/accounts/erasures.repository.server";
import { GRACE_PERIOD, leavingDate } from "~/platform/accounts/leaving";
import { MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { linkOrigin } from "~/platform/http/site-origin";
import { eachByItself } from "~/platform/jobs.server";
import { clearAttempts, takeAttempt } from "~/platform/limits.server";
import { verifyPassword } from "~/platform/session/password.server";
import { erase } from "./leaving.repository.server";
import { profileErrors } from "./profile.errors";
import * as repository from "./profile.repository.server";

const GUESSES = { max: 10, windowMs: 15 * MINUTE };
/** One run of the job removes so many accounts at most; the next goes on. */
const A_RUN = 50;

/**
 * Asks for the account to be deleted in fourteen days.
 * @returns when, in UTC milliseconds
 * @throws wrongPassword, noPassword (set one by mail first), alreadyLeaving, lastAdmin, tooManyAttempts
 */
export async function requestDeletion(ctx: SignedInContext, password: string): Promise<number> {
  requireSignedIn(ctx);
  const { userId, sessionId } = ctx.actor;
  const attempts = `leaving:${userId}`;
  await takeAttempt(ctx, attempts, GUESSES);
  const account = await repository.findAccount(ctx, userId);
  if (account?.passwordHash === "") throw profileErrors.noPassword({ field: "user_password" });
  if (!account || !(await verifyPassword(password, account.passwordHash))) throw profileErrors.wrongPassword({ field: "user_password" });
  await clearAttempts(ctx, attempts);
  const dueAt = ctx.clock.now() + GRACE_PERIOD;
  const { userEmail, locale, name } = account;
  const values = { name, date: leavingDate(dueAt, locale), url: `${linkOrigin(ctx)}/profile/data` };
  const mail = { to: userEmail, locale, messageClass: "transactional" as const, template: "profile:mail.leaving", values };
  if (await repository.markLeaving(ctx, { userId, dueAt, keepSessionId: sessionId, mail })) return dueAt;
  throw account.deletionDueAt ? profileErrors.alreadyLeaving() : profileErrors.lastAdmin();
}

/** Stays after all. @throws notLeaving */
export async function stay(ctx: SignedInContext): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.unmarkLeaving(ctx, ctx.actor.userId))) throw profileErrors.notLeaving();
}

const JOB = "remove-leavers";

/** The daily job: accounts whose fourteen days are over go, each in one transaction; one that can't go is tried again later. */
export async function removeLeavers(ctx: Context): Promise<string> {
  const due: Person[] = await repository.findDue(ctx, JOB, A_RUN);
  const { done, failed } = await eachByItself(ctx, JOB, due, {
    idOf: ({ userId }) => userId,
    work: (person) => erase(ctx, person, eraseStatements(ctx, ctx.product.personalData, person)),
  });
  await compareErasures(ctx);
  return failed > 0 ? `${done} accounts removed, ${failed} couldn't go` : `${done} accounts removed`;
}

/** What runs every five minutes: whoever was erased goes into the list beside the database, and whom a restore brought back is erased again. */
export async function keepErased(ctx: Context): Promise<string> {
  if (await isCompared(ctx)) return "nobody is back";
  const back = await compareErasures(ctx);
  return back > 0 ? `${await removeLeavers(ctx)} again` : "nobody is back";
}
