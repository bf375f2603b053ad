/** Mails: written in the batch of their cause, and sent only while they are right. */
import { loginCodes, mailTokens } from "@schema/accounts";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "../context";
import type { Locale } from "../i18n/config";
import type { MessageClass } from "../messages/message-class";
import { outgoingMessage } from "../messages/messages.repository.server";
import { momentInWords } from "../moment-in-words";

export interface MailPayload extends Record<string, unknown> {
  to: string;
  messageClass: MessageClass;
  /** Of one that is commercial: whose consent it needs. */
  userId?: string;
  locale: Locale;
  /** Words with a `subject` and a `text` below this key: `reception:mail.verify`. */
  template: string;
  /** What the words name; `url` is a link into the site, `unsubscribe` one to the page that ends such mails. */
  values: Record<string, string>;
  /** Moments that the words name, in UTC milliseconds. */
  moments?: Record<string, number>;
  /** The mail is right only while this token can still be used. */
  tokenHash?: string;
  /** The mail is right only while this login code can still be used. */
  codeHash?: string;
  /** UTC milliseconds: later it is of no use to whoever gets it. */
  validUntil?: number;
}

/** What a mail's words name, its moments as its reader says them. */
export const wordsOf = ({ values, moments = {}, locale }: Pick<MailPayload, "values" | "moments" | "locale">): Record<string, string> => ({
  ...values,
  ...Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, momentInWords(at, locale)])),
});

type Base = Pick<Context, "db" | "clock">;

/** The statement that queues a mail; put it in the batch of its cause. The same key is written once. */
export const outgoingMail = (ctx: Base, dedupeKey: string, payload: MailPayload) => outgoingMessage(ctx, "mail", dedupeKey, payload);

/** Whether what a mail carries can still be used: a link or code that is over, used or replaced isn't sent. */
export async function isStillRight(
  { db, clock }: Base,
  mail: Pick<MailPayload, "tokenHash" | "codeHash" | "validUntil">,
): Promise<boolean> {
  const now = clock.now();
  const { tokenHash, codeHash, validUntil } = mail;
  if (validUntil !== undefined && validUntil <= now) return false;
  if (tokenHash !== undefined) {
    const isOpen = and(eq(mailTokens.tokenHash, tokenHash), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));
    const rows = await db.select({ at: mailTokens.expiresAt }).from(mailTokens).where(isOpen);
    if (rows.length === 0) return false;
  }
  if (codeHash === undefined) return true;
  const isOpen = and(eq(loginCodes.codeHash, codeHash), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now));
  return (await db.select({ at: loginCodes.expiresAt }).from(loginCodes).where(isOpen).limit(1)).length > 0;
}
