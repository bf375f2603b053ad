/** Counts of a person's contributions, kept by triggers over the rows themselves. */
import { contributions } from "@schema/review";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import type { Product } from "~/platform/product";

/** Kinds of contributions whose approved rows count towards VIP. */
export const countingIn = ({ contributions: kinds }: Product): string[] =>
  kinds.filter(({ countsTowardsVip }) => countsTowardsVip).map(({ name }) => name);

/** The statement that counts one person's approved and waiting contributions; for use in a batch. */
export const contributionCounts = ({ db, product }: Pick<Context, "db" | "product">, userId: string) =>
  db
    .select({
      approved: sql<number>`coalesce(sum(${contributions.approved}), 0)`.as("approved"),
      waiting: sql<number>`coalesce(sum(${contributions.waiting}), 0)`.as("waiting"),
    })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), inArray(contributions.collection, countingIn(product))));
