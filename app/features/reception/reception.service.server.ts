/** Signing up, verifying an address, and changing the password. */
import { DAY, HOUR, MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { newId, sha256 } from "~/platform/ids";
import { clearAttempts, takeAttempt } from "~/platform/limits.server";
import { foldTurkish } from "~/platform/search";
import { hashPassword, verifyPassword } from "~/platform/session/password.server";
import { readSettings } from "~/platform/settings.server";
import { academicYear } from "~/platform/terms";
import { codesKey, guessesKey } from "./code-step.service.server";
import { mailToken, tokenMail } from "./mailed-links.server";
import { isWeakPassword } from "./password.rules";
import { receptionErrors } from "./reception.errors";
import * as repository from "./reception.repository.server";
import type { RegisterInput } from "./reception.schemas";
import { accountKey } from "./sign-in.service.server";

const PER_ACCOUNT = { max: 10, windowMs: 15 * MINUTE };
const MAILS_PER_ADDRESS = { max: 20, windowMs: HOUR };
const PREVIEW_LIFE = 30 * DAY;

/**
 * Registers an account and mails the link that verifies it. An address that has an account already gets a mail that
 * says so, and the caller the same answer: nobody learns who is registered.
 * @param returnTo where the newcomer was going; the mailed link leads there in the end
 * @throws domainNotAllowed, weakPassword, userNameTaken, unknownDepartment, tooManyAttempts
 */
export async function register(ctx: Context, input: RegisterInput, returnTo = "/"): Promise<void> {
  await takeAttempt(ctx, `register:address:${ctx.address}`, MAILS_PER_ADDRESS);
  const { mailDomains } = await readSettings(ctx);
  const domain = input.user_email.split("@").at(-1) ?? "";
  if (!mailDomains.includes(domain)) throw receptionErrors.domainNotAllowed({ field: "user_email", domains: mailDomains.join(", ") });
  if (isWeakPassword(input.user_password, [input.name, input.user_name, input.user_email])) {
    throw receptionErrors.weakPassword({ field: "user_password" });
  }
  const now = ctx.clock.now();
  const user = {
    userId: newId("user", now),
    userEmail: input.user_email,
    userName: input.user_name,
    userNameKey: input.user_name.toLowerCase(),
    name: input.name,
    searchText: foldTurkish(`${input.name} ${input.user_name}`),
    passwordHash: await hashPassword(input.user_password),
    departmentId: input.department_id ?? null,
    entranceYear: input.entrance_year ?? null,
    locale: ctx.locale,
    createdAt: now,
    updatedAt: now,
  };
  const { tokenMail: mailed } = await tokenMail(ctx, user, "verify-email", { returnTo });
  const collision = await repository.insertUser(ctx, user, mailed);
  if (collision === "department") throw receptionErrors.unknownDepartment({ field: "department_id" });
  if (collision === "userName") throw receptionErrors.userNameTaken({ field: "user_name" });
  if (collision === "email") await remindOfAccount(ctx, input.user_email);
}

async function remindOfAccount(ctx: Context, userEmail: string): Promise<void> {
  const user = await repository.findCredentials(ctx, userEmail);
  if (!user) return;
  if (!user.emailVerifiedAt) return mailToken(ctx, user, "verify-email");
  const hour = Math.floor(ctx.clock.now() / HOUR);
  const values = { name: user.name, url: `${ctx.origin}/reception/password-forgot` };
  await repository.insertMail(ctx, `already-registered:${user.userId}:${hour}`, {
    to: userEmail,
    locale: user.locale,
    template: "reception:mail.already-registered",
    values,
  });
}

/** Mails a new verification link to an account that waits for one; the answer never tells whether there is one. */
export async function resendVerification(ctx: Context, userEmail: string): Promise<void> {
  await takeAttempt(ctx, `verify-email:address:${ctx.address}`, MAILS_PER_ADDRESS);
  const user = await repository.findCredentials(ctx, userEmail);
  if (user && !user.emailVerifiedAt) await silently(mailToken(ctx, user, "verify-email"));
}

/** Mails a link that sets a new password; the answer never tells whether the account exists. */
export async function forgotPassword(ctx: Context, userEmail: string): Promise<void> {
  await takeAttempt(ctx, `password-reset:address:${ctx.address}`, MAILS_PER_ADDRESS);
  const user = await repository.findCredentials(ctx, userEmail);
  if (user) await silently(mailToken(ctx, user, "password-reset"));
}

/** A limit on one account's mails must not tell a stranger that the account exists. */
async function silently(work: Promise<void>): Promise<void> {
  await work.catch((failed) => {
    if (failed?.code !== "kit.tooManyAttempts") throw failed;
  });
}

/** Verifies an address by its mailed token. @throws linkInvalid */
export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  const now = ctx.clock.now();
  const preview = { previewYear: academicYear(now), previewUntil: now + PREVIEW_LIFE };
  const userId = await repository.verifyEmail(ctx, await sha256(token), preview);
  if (!userId) throw receptionErrors.linkInvalid();
}

/**
 * Sets a new password by a mailed token; every session ends, and failed guesses are forgotten.
 * @returns what the token was mailed for
 * @throws linkInvalid, weakPassword
 */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<repository.MailTokenPurpose> {
  const tokenHash = await sha256(token);
  const owner = await repository.ownerOfPasswordToken(ctx, tokenHash);
  if (!owner) throw receptionErrors.linkInvalid();
  if (isWeakPassword(password, [owner.name, owner.userName, owner.userEmail])) {
    throw receptionErrors.weakPassword({ field: "user_password" });
  }
  const userId = await repository.resetPassword(ctx, tokenHash, await hashPassword(password));
  if (!userId) throw receptionErrors.linkInvalid();
  const names = [await accountKey(owner.userEmail), codesKey(userId), guessesKey(userId)];
  await Promise.all(names.map((name) => clearAttempts(ctx, name)));
  return owner.purpose;
}

/** Whether a link that sets a password can still be used. */
export async function isResetLinkOpen(ctx: Context, token: string): Promise<boolean> {
  return repository.isPasswordTokenOpen(ctx, await sha256(token));
}

/** Changes one's own password and ends the other sessions. @throws wrongPassword, weakPassword, tooManyAttempts */
export async function changePassword(ctx: SignedInContext, current: string, next: string): Promise<void> {
  const { actor } = ctx;
  const attempts = `password-change:${actor.userId}`;
  await takeAttempt(ctx, attempts, PER_ACCOUNT);
  const user = await repository.findCredentialsById(ctx, actor.userId);
  if (!(await verifyPassword(current, user?.passwordHash))) throw receptionErrors.wrongPassword({ field: "current_password" });
  if (isWeakPassword(next, [actor.name, actor.userName, actor.userEmail])) throw receptionErrors.weakPassword({ field: "user_password" });
  await repository.changePassword(ctx, actor.userId, await hashPassword(next), actor.sessionId);
  await clearAttempts(ctx, attempts);
}
