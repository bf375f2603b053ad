/** Whether messages that advertise are offered and wanted. */
import { sql } from "drizzle-orm";
import { mayAdvertise, wantsCommercial } from "~/platform/commercial/commercial.server";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";

/** The statement for how one stands to them. */
export const newsOf = ({ db, env, actor }: SignedInContext) =>
  rawStatement<{ isOffered: number; isWanted: number }>(
    db,
    sql`SELECT ${mayAdvertise(env)} AS isOffered, ${wantsCommercial(sql`${actor.userId}`)} AS isWanted`,
  );
