/** Whether a commercial message may be written, and to whom: conditions for the statement that writes it, so that no copy decides. */
import { type SQL, sql } from "drizzle-orm";
import { lackingOf } from "../operator";
import { isOperatorKnown } from "../operator.server";
import { isProcessorNamed } from "../processors";
import { isServiceNamed } from "../processors.server";
import type { Settings } from "../settings";
import { COMMERCIAL, SENDER_NEEDS } from "./commercial";
import { hasRegister } from "./iys.server";

/** Whether the site has all that it needs: an account at the register, a sender who is named, a row for the register and for mail. */
export const mayAdvertise = (env: Partial<Env> | undefined): SQL =>
  env && hasRegister(env) ? sql`(${isOperatorKnown(SENDER_NEEDS)} AND ${isServiceNamed("iys")} AND ${isServiceNamed("mail")})` : sql`0`;

/** The same for what readers are told, by settings that may be a minute old. */
export const isAdvertising = (env: Partial<Env>, { operator, processors }: Pick<Settings, "operator" | "processors">): boolean =>
  hasRegister(env) &&
  lackingOf(operator, SENDER_NEEDS).length === 0 &&
  isProcessorNamed(processors.iys) &&
  isProcessorNamed(processors.mail);

/** Whether somebody agrees to commercial messages in this moment. */
export const wantsCommercial = (userId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM consents AS k WHERE k.user_id = ${userId} AND k.pool = ${COMMERCIAL.pool} AND k.version = ${COMMERCIAL.version} AND k.withdrawn_at IS NULL)`;
