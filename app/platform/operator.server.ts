/** Who runs this site, as pages and mails show it, and whether somebody is named who may sell. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "./context";
import { type Asked, type Operator, SELLER_NEEDS } from "./operator";
import { isServiceNamed } from "./processors.server";
import { readSettings } from "./settings.server";

/** The record as it was filled in; empty where it wasn't. */
export const readOperator = async (ctx: Pick<Context, "env" | "db" | "clock" | "product">): Promise<Operator> =>
  (await readSettings(ctx)).operator;

const isFilled = (names: readonly string[]): SQL =>
  sql`(${sql.join(
    names.map((name) => sql`coalesce(op.value ->> ${sql.raw(`'${name}'`)}, '') <> ''`),
    sql` OR `,
  )})`;

/** Whether the record says all of this in this moment: true within the statement that goes by it, whatever a cache says. */
export const isOperatorKnown = (needs: readonly Asked[]): SQL =>
  sql`EXISTS (SELECT 1 FROM settings AS op WHERE op.name = 'operator' AND ${sql.join(
    needs.map((each) => isFilled([each].flat())),
    sql` AND `,
  )})`;

/** Whether a seller is named. */
export const isSellerKnown: SQL = isOperatorKnown(SELLER_NEEDS);

/** Whether what costs money may be sold as far as the records say: a seller is named, and who takes the money. */
export const isSaleOpen: SQL = sql`(${isSellerKnown} AND ${isServiceNamed("sipay")})`;

/** The same where the site is set up to take money; never where it isn't. */
export const mayTakeMoney = (isSetUp: boolean): SQL => (isSetUp ? isSaleOpen : sql`0`);

/** What stands below every mail; nothing while nobody is named. */
export function mailFoot({ name, address, phone, email }: Operator): string {
  if (!name) return "";
  return ["\n\n-- ", name, address, [email, phone].filter(Boolean).join(" · ")].filter(Boolean).join("\n");
}
