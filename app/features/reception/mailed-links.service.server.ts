/** Links that are mailed: single use, and only the hash of their token is kept. */
import { pathWithNext } from "~/platform/access/return-to";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { HOUR } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { linkOrigin } from "~/platform/http/site-origin";
import { newSecret, sha256 } from "~/platform/ids";
import type { Limit } from "~/platform/limit";
import { takeAttempt } from "~/platform/limits.server";
import type { MailPayload } from "~/platform/mail/outbox.server";
import * as repository from "./reception.repository.server";

/** How many mails each of the forms at the door sends for one address, behind which a whole campus may be. */
export const MAILS_PER_ADDRESS = { max: 1_000, windowMs: HOUR };
const MAILS_PER_OWNER = { max: 5, windowMs: HOUR };
const RESET_LIFE = HOUR;

/** The name that the mails of a kind to one address are counted under. */
export const mailsKey = async (kind: string, userEmail: string) => `${kind}:mails:${await sha256(mailboxOf(userEmail))}`;

/**
 * Counts a mail of a kind to an address, whether or not anybody is behind it, so that the limit tells nobody who is.
 * @returns false when the address got enough of them; the caller then answers as ever
 */
export async function mayMail(ctx: Context, kind: string, userEmail: string, limit: Limit = MAILS_PER_OWNER): Promise<boolean> {
  try {
    await takeAttempt(ctx, await mailsKey(kind, userEmail), limit);
    return true;
  } catch (failed) {
    if (isDomainError(failed) && failed.code === "kit.tooManyAttempts") return false;
    throw failed;
  }
}

interface Addressee {
  userEmail: string;
  name: string;
  locale: "en" | "tr";
}

/**
 * A new token that sets a password, and the mail that carries its link.
 * @param template its words, below `reception:mail`
 * @param next where somebody was going
 */
async function resetLink(ctx: Context, { userEmail, locale, name }: Addressee, template: string, next = "/") {
  const token = newSecret();
  const url = linkOrigin(ctx) + pathWithNext("/reception/password-reset", next, { token });
  const tokenHash = await sha256(token);
  const mail: MailPayload = {
    to: userEmail,
    locale,
    messageClass: "transactional",
    template: `reception:mail.${template}`,
    values: { name, url },
    tokenHash,
  };
  return { tokenHash, lifeMs: RESET_LIFE, mail };
}

interface ResetRequest {
  userEmail: string;
  /** The account of the address, as far as there is one. */
  account: Addressee | null;
  isAllowed: boolean;
  /** Where its reader was going. */
  next: string;
}

/** Mails a link that sets a new password, if the address has an account: the work is the same if it has none. */
export async function mailResetLink(ctx: Context, { userEmail, account, isAllowed, next }: ResetRequest): Promise<void> {
  const addressee = account ?? { userEmail, name: "", locale: ctx.locale };
  const link = await resetLink(ctx, addressee, "password-reset", next);
  await repository.insertResetLink(ctx, { ...link, userEmail, isAllowed });
}

/** Mails the owner of an account that somebody is guessing, with a link that lets them in. */
export async function mailGuesses(ctx: Context, account: Addressee): Promise<void> {
  if (!(await mayMail(ctx, "guesses", account.userEmail))) return;
  await repository.insertResetLink(ctx, { ...(await resetLink(ctx, account, "guesses")), userEmail: account.userEmail, isAllowed: true });
}
