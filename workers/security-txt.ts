/** Where somebody who found a weakness turns to (RFC 9116), from the operator's record. */
import { DAY } from "../app/platform/clock";
import type { Context } from "../app/platform/context";
import { locales } from "../app/platform/i18n/config";
import { readOperator } from "../app/platform/operator.server";

export const SECURITY_TXT = "/.well-known/security.txt";

/** Nobody should rely on an older copy. */
const HOLDS = 90 * DAY;

/** The file's lines; null while nobody is named who reads what is sent. */
export async function securityTxt(ctx: Context): Promise<string | null> {
  const { email, contact } = await readOperator(ctx);
  const address = email || contact;
  if (!address) return null;
  const now = ctx.clock.now();
  const expires = new Date(now - (now % DAY) + HOLDS).toISOString();
  return [
    `Contact: mailto:${address}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${ctx.origin}${SECURITY_TXT}`,
    "",
  ].join("\n");
}
