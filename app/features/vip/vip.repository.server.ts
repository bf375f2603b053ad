/** Counts of a person's contributions, kept by triggers over the rows themselves. */
import { contributions } from "@schema/platform";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";

/** Collections whose approved rows count towards VIP. */
const COUNTING = ["experiences", "databank_entries"];

/** The statement that counts one person's approved and waiting contributions; for use in a batch. */
export const contributionCounts = ({ db }: Pick<Context, "db">, userId: string) =>
  db
    .select({
      approved: sql<number>`coalesce(sum(${contributions.approved}), 0)`.as("approved"),
      waiting: sql<number>`coalesce(sum(${contributions.waiting}), 0)`.as("waiting"),
    })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), inArray(contributions.collection, COUNTING)));
