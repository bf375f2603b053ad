/** Staff take what waits in hand, so that two people don't read the same. */
import { reviewClaims } from "@schema/review";
import { getTableName, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import type { StaffContext } from "../../platform/context";
import { written } from "../../platform/db.server";
import type { OldTraces } from "../../platform/product";
import { CLAIM_LASTS } from "./decision";
import type { Reviewable } from "./review.server";

/** Whether nobody else has a claim on a thing that still holds. */
export const isUnclaimed = ({ actor, clock }: StaffContext, id: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM review_claims AS c WHERE c.subject_id = ${id} AND c.claimed_by <> ${actor.userId}
    AND c.claimed_at > ${clock.now() - CLAIM_LASTS})`;

/** Takes a waiting thing in hand, unless it is one's own or somebody else's turn. @returns whether the actor has it now */
export async function claimItem(ctx: StaffContext, { table, id }: Reviewable, itemId: string): Promise<boolean> {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const [rows] = await db.batch([
    written<{ id: string }>(
      db,
      sql`INSERT INTO review_claims (subject_id, claimed_by, claimed_at)
        SELECT t.${sql.identifier(id.name)}, ${actor.userId}, ${now} FROM ${sql.identifier(getTableName(table))} AS t
        WHERE t.${sql.identifier(id.name)} = ${itemId} AND t.status = 'waiting' AND t.author_id IS NOT ${actor.userId}
        ON CONFLICT (subject_id) DO UPDATE SET claimed_by = excluded.claimed_by, claimed_at = excluded.claimed_at
        WHERE claimed_by = excluded.claimed_by OR claimed_at <= ${now - CLAIM_LASTS} RETURNING subject_id AS id`,
    ),
  ]);
  return rows.length > 0;
}

/** What nobody decided on within a day isn't in hand any more. */
export const forgetClaims: OldTraces = ({ db, clock }) => [db.delete(reviewClaims).where(lt(reviewClaims.claimedAt, clock.now() - DAY))];
