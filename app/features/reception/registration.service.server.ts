/** Signing up: a registration waits until the link that was mailed for it is opened, and only then is an account. */
import { pathWithNext } from "~/platform/access/return-to";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { DAY, HOUR } from "~/platform/clock";
import { shownText } from "~/platform/consents.server";
import type { Context } from "~/platform/context";
import { orFail } from "~/platform/errors/fallback.server";
import { linkOrigin } from "~/platform/http/site-origin";
import type { Locale } from "~/platform/i18n/config";
import { newId, newSecret, sha256 } from "~/platform/ids";
import { takeFromAddress } from "~/platform/limits.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import { hashPassword } from "~/platform/session/password.server";
import { readSettings } from "~/platform/settings.server";
import { academicYear } from "~/platform/terms";
import { TERMS } from "~/platform/terms-of-use/terms-of-use";
import { termsText } from "../info/info.service.server";
import { MAILS_PER_ADDRESS, mayMail } from "./mailed-links.service.server";
import { receptionErrors } from "./reception.errors";
import type { RegisterInput } from "./reception.schemas";
import * as repository from "./registration.repository.server";
import { candidateRows, isReservedUserName, userNamesBeside } from "./user-names.rules";
import { isWeakPassword } from "./weak-passwords.server";

const VERIFY_LIFE = 24 * HOUR;
const PREVIEW_LIFE = 30 * DAY;

type Account = Awaited<ReturnType<typeof repository.lookAround>>["account"];

/** An account that registering can't touch: confirmed, given a role by an admin, or of another address of the same mailbox. */
const isSettled = (account: Account, userEmail: string) =>
  account !== null && (account.emailVerifiedAt !== null || account.userRole !== "user" || account.userEmail !== userEmail);

/** A mail to somebody who isn't known yet: nothing in it is what the sender of the form wrote. */
const newcomersMail = (to: string, locale: Locale, template: string, url: string): MailPayload => ({
  to,
  locale,
  messageClass: "transactional",
  template: `reception:mail.${template}`,
  values: { url },
});

/** Follows from a link's secret, and tells nothing of it. */
const proofOf = (token: string): Promise<string> => sha256(`registered here ${token}`);

/**
 * Whether a link is of the registration that this browser sent. Only such a browser is signed in by opening the link: who opens
 * somebody else's has an account whose password a stranger chose.
 * @param kept what `register` returned
 */
export const isRegisteredHere = async (token: string, kept: string | undefined): Promise<boolean> => kept === (await proofOf(token));

/** A link's secret, and where whoever opens it was going. */
interface Way {
  token: string;
  returnTo: string;
}

function verifyMail(ctx: Context, to: string, locale: Locale, { token, returnTo }: Way): MailPayload {
  const url = linkOrigin(ctx) + pathWithNext("/reception/verify-email", returnTo, { token });
  return { ...newcomersMail(to, locale, "verify-email", url), validUntil: ctx.clock.now() + VERIFY_LIFE };
}

/** The mail that a registration brings: its link, or to the owner of an account that there is one already. */
function registrationMail(ctx: Context, input: RegisterInput, account: Account, way: Way) {
  if (!account || !isSettled(account, input.user_email)) return verifyMail(ctx, input.user_email, ctx.locale, way);
  const url = linkOrigin(ctx) + pathWithNext("/reception/password-forgot", way.returnTo);
  const mail = newcomersMail(input.user_email, account.locale, "already-registered", url);
  return { ...mail, values: { url, email: account.userEmail } };
}

/** @throws domainNotAllowed, weakPassword */
async function checkRegistration(ctx: Context, input: RegisterInput): Promise<void> {
  const { mailDomains } = await readSettings(ctx);
  const domain = input.user_email.split("@").at(-1) ?? "";
  if (!mailDomains.includes(domain)) throw receptionErrors.domainNotAllowed({ field: "user_email", domains: mailDomains.join(", ") });
  if (await isWeakPassword(input.user_password, [input.name, input.user_name, input.user_email])) {
    throw receptionErrors.weakPassword({ field: "user_password" });
  }
}

/**
 * Takes a registration and mails the link that makes it an account. Whatever is behind the address, the answer and the
 * work are the same: nobody learns who is registered.
 * @param returnTo where the newcomer was going; the mailed link leads there in the end
 * @returns what the browser keeps that registered; see `isRegisteredHere`
 * @throws domainNotAllowed, weakPassword, userNameTaken, unknownDepartment, tooManyAttempts, noSiteOrigin; registrationFailed for
 * whatever else went wrong
 */
export async function register(ctx: Context, input: RegisterInput, returnTo = "/"): Promise<string> {
  linkOrigin(ctx);
  await takeFromAddress(ctx, "register", MAILS_PER_ADDRESS);
  return orFail(ctx, "/reception/register", receptionErrors.registrationFailed, () => takeIn(ctx, input, returnTo));
}

async function takeIn(ctx: Context, input: RegisterInput, returnTo: string): Promise<string> {
  await checkRegistration(ctx, input);
  const { user_email: userEmail, user_name: userName, department_id: departmentId = null } = input;
  const around = await repository.lookAround(ctx, { userEmail, userNameKey: userName.toLowerCase(), departmentId: departmentId ?? "" });
  if (departmentId !== null && !around.hasDepartment) throw receptionErrors.unknownDepartment({ field: "department_id" });
  if (around.isNameTaken || isReservedUserName(userName)) throw receptionErrors.userNameTaken({ field: "user_name" });
  const isMailed = await mayMail(ctx, "register", userEmail);
  const passwordHash = await hashPassword(input.user_password);
  const token = newSecret();
  if (!isMailed) return proofOf(token);
  const now = ctx.clock.now();
  const terms = await shownText(ctx, await termsText(ctx));
  const tokenHash = await sha256(token);
  const { name, entrance_year: entranceYear = null } = input;
  const row = {
    tokenHash,
    userEmail,
    userName,
    name,
    passwordHash,
    departmentId,
    entranceYear,
    locale: ctx.locale,
    termsVersion: TERMS.version,
    termsHash: terms.hash,
    createdAt: now,
    expiresAt: now + VERIFY_LIFE,
  };
  const mail = registrationMail(ctx, input, around.account, { token, returnTo });
  await repository.insertRegistration(ctx, row, terms.kept, { dedupeKey: `register:${tokenHash}`, mail });
  return proofOf(token);
}

/**
 * Mails a new link to an address whose registration waits; the answer and the work tell nobody whether one does. Where
 * several wait, one may be a stranger's: nobody is mailed the link of another's password, but how to register again.
 * @param returnTo where they were going; the mailed link leads there in the end
 * @throws tooManyAttempts, noSiteOrigin
 */
export async function resendVerification(ctx: Context, userEmail: string, returnTo = "/"): Promise<void> {
  const origin = linkOrigin(ctx);
  await takeFromAddress(ctx, "verify-email", MAILS_PER_ADDRESS);
  const isAllowed = await mayMail(ctx, "verify-email", userEmail);
  const { waiting, account } = await repository.findWaiting(ctx, userEmail);
  const [only, another] = waiting;
  const isRenewed = only !== undefined && another === undefined;
  const isUnconfirmed = account !== null && account.emailVerifiedAt === null;
  const token = newSecret();
  const locale = only?.locale ?? account?.locale ?? ctx.locale;
  const again = newcomersMail(userEmail, locale, "register-again", origin + pathWithNext("/reception/register", returnTo));
  await repository.renew(ctx, {
    oldHash: isAllowed && isRenewed ? only.tokenHash : null,
    newHash: await sha256(token),
    lifeMs: VERIFY_LIFE,
    isMailed: isAllowed && (waiting.length > 0 || isUnconfirmed),
    mail: isRenewed ? verifyMail(ctx, userEmail, locale, { token, returnTo }) : again,
  });
}

/** Makes the account that a mailed link belongs to. @returns its address @throws linkInvalid */
export async function verifyEmail(ctx: Context, token: string): Promise<string> {
  const now = ctx.clock.now();
  const tokenHash = await sha256(token);
  const waiting = await repository.findRegistration(ctx, tokenHash);
  const isOpened =
    waiting !== null &&
    (await repository.openAccount(ctx, tokenHash, {
      userId: newId("user", now),
      mailbox: mailboxOf(waiting.userEmail),
      userNames: candidateRows(userNamesBeside(waiting.userName), waiting.name),
      previewYear: academicYear(now),
      previewUntil: now + PREVIEW_LIFE,
    }));
  if (!isOpened) throw receptionErrors.linkInvalid();
  return waiting.userEmail;
}
