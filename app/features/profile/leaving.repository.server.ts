/** Removes a person from the database, if their time has come and they haven't stayed after all. */
import { users } from "@schema/accounts";
import { sql } from "drizzle-orm";
import type { eraseStatements, Person } from "~/engines/personal/personal.server";
import { noteErased } from "~/platform/accounts/erasures.repository.server";
import { forgetConsents } from "~/platform/consents.server";
import type { Context } from "~/platform/context";
import { rawStatement, reasonOf } from "~/platform/db.server";
import { sha256 } from "~/platform/ids";
import type { OldTraces } from "~/platform/product";
import { settings } from "./settings";

type Statements = ReturnType<typeof eraseStatements>;

/**
 * Runs the statements in one transaction, which the first of them ends when the person isn't due (any more).
 * @returns whether the person is gone
 */
export async function erase({ db, clock }: Pick<Context, "db" | "clock">, { userId }: Person, statements: Statements): Promise<boolean> {
  const isDue = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.userId} = ${userId} AND ${users.deletionDueAt} <= ${clock.now()})`;
  try {
    await db.batch([
      rawStatement(db, sql`SELECT json(CASE WHEN ${isDue} THEN '1' ELSE 'not due' END)`),
      rawStatement(db, sql`PRAGMA defer_foreign_keys = true`),
      ...statements,
      ...noteErased({ db, clock }, await sha256(userId)),
    ]);
    return true;
  } catch (failed) {
    if (reasonOf(failed).includes("malformed JSON")) return false;
    throw failed;
  }
}

/** What admins set, as the database has it now. */
const keptYears = sql`coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'consentYears'), ${settings.consentYears.atFirst})`;

/** What the ledger of consents knows of accounts that are gone, once it was kept as long as admins set. */
export const oldConsents: OldTraces = (ctx) => [forgetConsents(ctx, keptYears)];
