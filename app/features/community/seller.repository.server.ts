/** In whose name a community sells, in D1: each change is one conditional write with its audit row. */
import { communitySellers } from "@schema/community";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import { auditFrom } from "~/platform/audit.server";
import type { SignedInContext } from "~/platform/context";
import { returning } from "~/platform/db.server";
import type { SellerInput } from "./seller.schemas";

/** The statement for who sells for a community; no row while that is the operator. */
export const sellerOf = ({ db }: Pick<SignedInContext, "db">, communityId: string) =>
  db.select().from(communitySellers).where(eq(communitySellers.communityId, communityId));

const versionOf = (communityId: string) => sql`coalesce((SELECT updated_at FROM community_sellers WHERE community_id = ${communityId}), 0)`;

/** The audit says who sold before and who does now; the rest is in the contracts. */
const audited = (ctx: SignedInContext, communityId: string, after: string | null, where: SQL) =>
  auditFrom(
    ctx,
    {
      act: "community.set-seller",
      subjectType: "community",
      subjectId: communityId,
      before: sql`(SELECT json_object('seller', name) FROM community_sellers WHERE community_id = ${communityId})`,
      after: sql`json_object('seller', ${after})`,
    },
    sql`WHERE ${where}`,
  );

type Permitted = Permission<"community.changeSeller">;

/** Writes who sells while it is as it was read. @returns whether it was, and the permission holds */
export async function writeSeller(ctx: SignedInContext, communityId: string, { version, ...seller }: SellerInput, permission: Permitted) {
  const { kind, name, address, email, phone, tax } = seller;
  const where = sql`${permission} AND ${versionOf(communityId)} = ${version}`;
  const now = Math.max(ctx.clock.now(), version + 1);
  const [, made] = await ctx.db.batch([
    audited(ctx, communityId, name, where),
    returning(
      ctx.db,
      sql`INSERT INTO community_sellers (community_id, kind, name, address, email, phone, tax, updated_at)
        SELECT ${communityId}, ${kind}, ${name}, ${address}, ${email}, ${phone}, ${tax}, ${now} WHERE ${where}
        ON CONFLICT (community_id) DO UPDATE SET kind = excluded.kind, name = excluded.name, address = excluded.address, email = excluded.email,
          phone = excluded.phone, tax = excluded.tax, updated_at = excluded.updated_at`,
      { communityId: communitySellers.communityId },
    ),
  ]);
  return made.length > 0;
}

/** Lets the operator sell again. @returns whether the community sold as it was read, and the permission holds */
export async function deleteSeller(ctx: SignedInContext, communityId: string, version: number, permission: Permitted) {
  const where = sql`${permission} AND ${versionOf(communityId)} = ${version}`;
  const [, gone] = await ctx.db.batch([
    audited(ctx, communityId, null, where),
    returning(ctx.db, sql`DELETE FROM community_sellers WHERE community_id = ${communityId} AND ${where}`, {
      communityId: communitySellers.communityId,
    }),
  ]);
  return gone.length > 0;
}
