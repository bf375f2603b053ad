/** Passwords: forgotten, set by a mailed link, and changed. */

import { requireSignedIn } from "~/platform/access/roles";
import type { MailTokenPurpose } from "~/platform/accounts/accounts.repository.server";
import { MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { linkOrigin } from "~/platform/http/site-origin";
import type { Locale } from "~/platform/i18n/config";
import { sha256 } from "~/platform/ids";
import { clearAttempts, takeAttempt, takeFromAddress } from "~/platform/limits.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { hashPassword, verifyPassword } from "~/platform/session/password.server";
import { codesKey, guessesKey } from "./code-step.service.server";
import { MAILS_PER_ADDRESS, mailResetLink, mailsKey, mayMail } from "./mailed-links.service.server";
import { receptionErrors } from "./reception.errors";
import * as repository from "./reception.repository.server";
import { accountKey } from "./sign-in.service.server";
import { isWeakPassword } from "./weak-passwords.server";

const PER_ACCOUNT = { max: 10, windowMs: 15 * MINUTE };

/**
 * Mails a link that sets a new password; answer and work are the same for an address without an account.
 * @param next where they were going: the link leads on to the sign-in that leads there
 * @throws tooManyAttempts, noSiteOrigin
 */
export async function forgotPassword(ctx: Context, userEmail: string, next = "/"): Promise<void> {
  linkOrigin(ctx);
  await takeFromAddress(ctx, "password-reset", MAILS_PER_ADDRESS);
  const isAllowed = await mayMail(ctx, "password-reset", userEmail);
  await mailResetLink(ctx, { userEmail, account: await repository.findCredentials(ctx, userEmail), isAllowed, next });
}

/** Tells an owner what happened to their way in, with the way to undo it if it wasn't them. */
const securityMail = (ctx: Context, owner: { userEmail: string; name: string; locale: Locale }, template: string): MailPayload => ({
  to: owner.userEmail,
  locale: owner.locale,
  messageClass: "transactional",
  template: `reception:mail.${template}`,
  values: { name: owner.name, url: `${linkOrigin(ctx)}/reception/password-forgot` },
});

/**
 * Sets a new password by a mailed token; every session and every other way in ends, the owner is
 * mailed, and failed guesses are forgotten.
 * @returns what the token was mailed for
 * @throws linkInvalid, weakPassword
 */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<MailTokenPurpose> {
  const tokenHash = await sha256(token);
  const owner = await repository.ownerOfPasswordToken(ctx, tokenHash);
  if (!owner) throw receptionErrors.linkInvalid();
  if (await isWeakPassword(password, [owner.name, owner.userName, owner.userEmail])) {
    throw receptionErrors.weakPassword({ field: "user_password" });
  }
  const mail = securityMail(ctx, owner, "password-was-reset");
  const userId = await repository.resetPassword(ctx, tokenHash, await hashPassword(password), mail);
  if (!userId) throw receptionErrors.linkInvalid();
  const mails = await Promise.all(["password-reset", "guesses"].map((kind) => mailsKey(kind, owner.userEmail)));
  const names = [await accountKey(owner.userEmail), codesKey(userId), guessesKey(userId), ...mails];
  await Promise.all(names.map((name) => clearAttempts(ctx, name)));
  return owner.purpose;
}

/** Whether a link that sets a password can still be used. */
export async function isResetLinkOpen(ctx: Context, token: string): Promise<boolean> {
  return repository.isPasswordTokenOpen(ctx, await sha256(token));
}

/** Changes one's own password, ends the other sessions and every other way in, and mails the owner. @throws wrongPassword, weakPassword, tooManyAttempts */
export async function changePassword(ctx: SignedInContext, current: string, next: string): Promise<void> {
  requireSignedIn(ctx);
  const { actor } = ctx;
  const attempts = `password-change:${actor.userId}`;
  await takeAttempt(ctx, attempts, PER_ACCOUNT);
  const user = await repository.findCredentialsById(ctx, actor.userId);
  if (!(await verifyPassword(current, user?.passwordHash))) throw receptionErrors.wrongPassword({ field: "current_password" });
  if (await isWeakPassword(next, [actor.name, actor.userName, actor.userEmail]))
    throw receptionErrors.weakPassword({ field: "user_password" });
  const isChanged = await repository.changePassword(ctx, {
    userId: actor.userId,
    oldHash: user?.passwordHash ?? "",
    newHash: await hashPassword(next),
    keepSessionId: actor.sessionId,
    mail: securityMail(ctx, { ...actor, locale: user?.locale ?? ctx.locale }, "password-changed"),
  });
  if (!isChanged) throw receptionErrors.wrongPassword({ field: "current_password" });
  await clearAttempts(ctx, attempts);
}
