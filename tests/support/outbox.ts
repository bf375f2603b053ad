/** What waits to be mailed, in words. */
import { outbox } from "@schema/platform";
import { eq } from "drizzle-orm";
import { type MailPayload, wordsOf } from "../../app/platform/mail/outbox.server";
import { product } from "../../app/product.server";
import { testContext } from "./site";

/** The texts of all reviews' mails to an address. */
export async function outboxOf(address: string): Promise<string[]> {
  const rows = await testContext().db.select().from(outbox).where(eq(outbox.kind, "mail"));
  const mails = rows
    .map(({ payload }) => payload as MailPayload)
    .filter(({ to, template }) => to === address && template.includes("reviewMail"));
  return mails.map((mail) =>
    (product.translators[mail.locale].t as unknown as (key: string, values: object) => string)(`${mail.template}.text`, wordsOf(mail)),
  );
}
