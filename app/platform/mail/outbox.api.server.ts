/** Shows every mail of a local site, so that its links can be followed without a mail server. */
import { outbox } from "@schema/platform";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { platformErrors } from "../errors/errors";
import { endpoint } from "../http/endpoint";
import type { Locale } from "../i18n/config";
import { mailFoot, readOperator } from "../operator.server";
import { type MailPayload, wordsOf } from "./outbox.server";

type Words = (locale: Locale, key: string, values: Record<string, string>) => string;

/** The endpoint `GET /api/v1/dev/outbox`, which exists in development only. */
export const outboxEndpoint = (words: Words) =>
  endpoint({
    method: "GET",
    path: "/dev/outbox",
    access: "public",
    isHidden: true,
    summary: "Mails of this local site, newest first",
    query: z.object({ to: z.string().optional() }),
    response: z.object({ mails: z.array(z.record(z.string(), z.unknown())) }),
    async handler({ query }, ctx) {
      if (ctx.env.ENVIRONMENT !== "development") throw platformErrors.notFound();
      const rows = await ctx.db.select().from(outbox).where(eq(outbox.kind, "mail")).orderBy(desc(outbox.key)).limit(200);
      const foot = mailFoot(await readOperator(ctx));
      const mails = rows.map(({ payload, status, createdAt }) => {
        const mail = payload as MailPayload;
        const { to, locale, template } = mail;
        const values = wordsOf(mail);
        return {
          to,
          subject: words(locale, `${template}.subject`, values),
          text: words(locale, `${template}.text`, values) + foot,
          status,
          created_at: createdAt,
        };
      });
      return { mails: mails.filter((mail) => !query.to || mail.to === query.to) };
    },
  });
