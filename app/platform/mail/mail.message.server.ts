/** A mail as a message: whether it is still right, what it says, and how the provider took it. */
import { z } from "zod";
import { isWelcome } from "../commercial/welcome.server";
import type { Context } from "../context";
import type { Locale } from "../i18n/config";
import { ABOUT_A_DAY, defineMessage, type Message, NotReady, PermanentFailure } from "../messages/message";
import { messageClasses } from "../messages/message-class";
import { mailFoot, readOperator } from "../operator.server";
import { isStillRight, wordsOf } from "./outbox.server";

const mailSchema = z.object({
  to: z.string().min(3),
  messageClass: z.enum(messageClasses),
  userId: z.string().optional(),
  locale: z.enum(["en", "tr"]),
  template: z.string().min(1),
  values: z.record(z.string(), z.string()),
  moments: z.record(z.string(), z.number()).optional(),
  tokenHash: z.string().optional(),
  codeHash: z.string().optional(),
  validUntil: z.number().optional(),
});

type Words = (locale: Locale, key: string, values: Record<string, string>) => string;

/** What Cloudflare's Email Service refuses for good. Everything else (limits, trouble, a sender not set up yet) may pass. */
const PERMANENT = /^E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY_|RECIPIENT_|CONTENT_TOO_LARGE|HEADER)/;

/** The values of a mail that are links into the site. */
const LINKS = ["url", "unsubscribe"];

/** A link of a mail on the site's own origin, whatever origin the mail was written with. */
function onOrigin(origin: string, link: string): string {
  const { pathname, search, hash } = new URL(link, origin);
  return `${origin}${pathname}${search}${hash}`;
}

/**
 * The values of a mail, its links on the site's configured origin.
 * @throws NotReady in production without one: a link made of a request's address could lead anywhere
 */
function valuesOf({ env }: Context, mail: z.output<typeof mailSchema>): Record<string, string> {
  const values = wordsOf(mail);
  if (env.ENVIRONMENT !== "production") return values;
  const { SITE_ORIGIN: origin } = env;
  if (!origin) throw new NotReady("noSiteOrigin");
  const links = Object.entries(values).filter(([name]) => LINKS.includes(name));
  return { ...values, ...Object.fromEntries(links.map(([name, link]) => [name, onOrigin(origin, link)])) };
}

/** What email programs make their own button of: a request to this address ends such mails (RFC 8058). */
function headersOf({ unsubscribe }: Record<string, string>): Record<string, string> | undefined {
  if (!unsubscribe) return undefined;
  const { origin, pathname, search } = new URL(unsubscribe);
  return { "List-Unsubscribe": `<${origin}/api/v1${pathname}${search}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

const codeOf = (failed: unknown) => String((failed as { code?: unknown }).code ?? "");

/** The kind of message that is a mail. @param words finds a mail's words */
export const mailMessage = (words: Words): Message =>
  defineMessage({
    name: "mail",
    schema: mailSchema,
    policy: ABOUT_A_DAY,
    async handle(ctx, mail) {
      if (!(await isStillRight(ctx, mail))) return "dropped";
      if (mail.messageClass === "commercial" && !(await isWelcome(ctx, mail))) return "dropped";
      const values = valuesOf(ctx, mail);
      const { EMAIL, MAIL_FROM, ENVIRONMENT } = ctx.env;
      if (!EMAIL) {
        // A local site shows its mails at /api/v1/dev/outbox.
        if (ENVIRONMENT !== "production") return "sent";
        throw new NotReady("noMailBinding");
      }
      const text = words(mail.locale, `${mail.template}.text`, values) + mailFoot(await readOperator(ctx));
      const subject = words(mail.locale, `${mail.template}.subject`, values);
      try {
        await EMAIL.send({ to: mail.to, from: MAIL_FROM ?? "no-reply@localhost", subject, text, headers: headersOf(values) });
      } catch (failed) {
        if (PERMANENT.test(codeOf(failed))) throw new PermanentFailure(codeOf(failed));
        throw failed;
      }
      return "sent";
    },
  });
