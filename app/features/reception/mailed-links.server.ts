/** Links that are mailed: single use, and only the hash of their token is kept. */
import { HOUR } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { newSecret, sha256 } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import * as repository from "./reception.repository.server";

const MAILS_PER_ACCOUNT = { max: 5, windowMs: HOUR };
const VERIFY_LIFE = 24 * HOUR;
const RESET_LIFE = HOUR;

type Purpose = "verify-email" | "password-reset";

interface Addressee {
  userId: string;
  userEmail: string;
  name: string;
  locale: "en" | "tr";
}

interface MailedToken {
  token: string;
  tokenMail: Parameters<typeof repository.insertTokenMail>[1];
}

/**
 * A new token and the mail that carries its link.
 * @param returnTo where the link leads in the end
 * @param template the words of the mail, below `reception:mail`
 */
export async function tokenMail(
  ctx: Context,
  user: Addressee,
  purpose: Purpose,
  { returnTo = "/", template = purpose }: { returnTo?: string; template?: string } = {},
): Promise<MailedToken> {
  const token = newSecret();
  const next = returnTo === "/" ? "" : `&${new URLSearchParams({ next: returnTo })}`;
  const url = `${ctx.origin}/reception/${purpose}?token=${token}${next}`;
  const mail = { to: user.userEmail, locale: user.locale, template: `reception:mail.${template}`, values: { name: user.name, url } };
  const lifeMs = purpose === "verify-email" ? VERIFY_LIFE : RESET_LIFE;
  return { token, tokenMail: { tokenHash: await sha256(token), purpose, userId: user.userId, lifeMs, mail } };
}

/** Mails a link to an account. @throws tooManyAttempts */
export async function mailToken(ctx: Context, user: Addressee, purpose: Purpose, template: string = purpose): Promise<void> {
  await takeAttempt(ctx, `${template}:account:${user.userId}`, MAILS_PER_ACCOUNT);
  await repository.insertTokenMail(ctx, (await tokenMail(ctx, user, purpose, { template })).tokenMail);
}
