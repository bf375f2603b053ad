/** Staff take what waits in hand, so that two people don't read the same. */
import { reviewClaims } from "@schema/review";
import { getTableName, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import type { StaffContext } from "../../platform/context";
import { returning } from "../../platform/db.server";
import type { OldTraces } from "../../platform/product";
import { CLAIM_LASTS } from "./decision";
import type { Reviewable } from "./reviewable";

/** Whether nobody else has a claim on a thing that still holds. */
export const isUnclaimed = ({ actor, clock }: StaffContext, id: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM review_claims AS c WHERE c.subject_id = ${id} AND c.claimed_by <> ${actor.userId}
    AND c.claimed_at > ${clock.now() - CLAIM_LASTS})`;

/** Who has a thing in hand, as a column: `mine`, `other`, or null. */
export const claimOn = ({ actor, clock }: StaffContext, id: SQL): SQL =>
  sql`(SELECT iif(c.claimed_by = ${actor.userId}, 'mine', 'other') FROM review_claims AS c
    WHERE c.subject_id = ${id} AND c.claimed_at > ${clock.now() - CLAIM_LASTS})`;

/** A query of the ids that the actor has in hand. */
export const ownClaims = ({ actor, clock }: StaffContext): SQL =>
  sql`SELECT subject_id FROM review_claims WHERE claimed_by = ${actor.userId} AND claimed_at > ${clock.now() - CLAIM_LASTS}`;

/** Takes a waiting thing in hand, unless it is one's own or somebody else's turn. @returns whether the actor has it now */
export const claimItem = (ctx: StaffContext, { table, id }: Reviewable, itemId: string): Promise<boolean> =>
  claimFrom(
    ctx,
    sql`SELECT t.${sql.identifier(id.name)} AS id FROM ${sql.identifier(getTableName(table))} AS t
      WHERE t.${sql.identifier(id.name)} = ${itemId} AND t.status = 'waiting' AND t.author_id IS NOT ${ctx.actor.userId}`,
  );

/** Takes a thing in hand. @param waiting a query of its `id`, as long as it waits and is not one's own @returns whether the actor has it now */
export async function claimFrom({ db, actor, clock }: StaffContext, waiting: SQL): Promise<boolean> {
  const now = clock.now();
  const [rows] = await db.batch([
    returning(
      db,
      sql`INSERT INTO review_claims (subject_id, claimed_by, claimed_at)
        SELECT id, ${actor.userId}, ${now} FROM (${waiting}) WHERE true
        ON CONFLICT (subject_id) DO UPDATE SET claimed_by = excluded.claimed_by, claimed_at = excluded.claimed_at
        WHERE claimed_by = excluded.claimed_by OR claimed_at <= ${now - CLAIM_LASTS}`,
      { id: reviewClaims.subjectId },
    ),
  ]);
  return rows.length > 0;
}

/** What nobody decided on within a day isn't in hand any more. */
export const forgetClaims: OldTraces = ({ db, clock }) => [db.delete(reviewClaims).where(lt(reviewClaims.claimedAt, clock.now() - DAY))];
