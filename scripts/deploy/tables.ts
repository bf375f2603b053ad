/** How a deployed database gets its tables. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pendingMigrations } from "./account";
import type { Environment } from "./configuration";
import { must, StepFailed, type Tools } from "./tools";

/** Statements after which the code of before would miss something. */
const TAKES_AWAY = /\bDROP\s+TABLE\b|\bDROP\s+COLUMN\b|\bRENAME\b/i;

/**
 * Applies what the database lacks, before the code that needs it: migrations only add, so the code that still answers goes on working.
 * @param isLive whether a version of this site answers; where none does there is no code that could miss anything
 */
export async function migrate(tools: Tools, environment: Environment, isLive: boolean): Promise<void> {
  const pending = await pendingMigrations(tools, environment);
  const takesAway = pending.filter((file) => TAKES_AWAY.test(readFileSync(join("migrations", file), "utf8")));
  if (isLive && takesAway.length > 0)
    throw new StepFailed(
      "Applying migrations",
      `${takesAway.join(", ")} takes something away that the deployed version reads. Close the site (/admin/settings/main), then
npx wrangler deploy --env ${environment} && npx wrangler d1 migrations apply DB --remote --env ${environment}`,
    );
  if (pending.length > 0) await must(tools, "Applying migrations", ["d1", "migrations", "apply", "DB", "--remote", "--env", environment]);
  const why = isLive ? ": only added to, so the deployed version works on" : "";
  tools.say(pending.length > 0 ? `  ${pending.join(", ")}${why}` : "  Nothing to apply");
}
