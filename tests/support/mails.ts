/** What was mailed, as the outbox holds it. */
import { outbox } from "@schema/platform";
import { testContext } from "./site";

interface Mail {
  to: string;
  template: string;
  values: Record<string, string>;
}

/** All mails to an address, oldest first. */
export async function mailsTo(to: string): Promise<Mail[]> {
  const rows = await testContext().db.select({ payload: outbox.payload }).from(outbox);
  return rows.map(({ payload }) => payload as unknown as Mail).filter((mail) => mail.to === to);
}

/** The newest mail to an address. @throws when there is none */
export async function lastMailTo(to: string): Promise<Mail> {
  const mail = (await mailsTo(to)).at(-1);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

/** The token in the link of a mail. */
export const tokenIn = (mail: Mail): string => new URL(mail.values.url ?? "").searchParams.get("token") ?? "";
