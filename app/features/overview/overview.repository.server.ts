/** People as others see them, and what the private overview is made of. */
import { users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { contributions } from "@schema/review";
import { and, eq } from "drizzle-orm";
import { changeUsers, isVisible } from "~/platform/accounts/accounts.repository.server";
import type { Context, SignedInContext } from "~/platform/context";
import { columns } from "~/platform/db.server";
import type { PublicPartsInput } from "./overview.schemas";

type Base = Pick<Context, "db" | "clock">;

const selectPerson = ({ db }: Base) =>
  db
    .select(
      columns({
        userId: users.userId,
        userName: users.userName,
        name: users.name,
        bio: users.bio,
        links: users.links,
        photoId: users.photoId,
        entranceYear: users.entranceYear,
        departmentEn: departments.nameEn,
        departmentTr: departments.nameTr,
        publicParts: users.publicParts,
        createdAt: users.createdAt,
      }),
    )
    .from(users)
    .leftJoin(departments, eq(departments.departmentId, users.departmentId));

export type Person = Awaited<ReturnType<typeof selectPerson>>[number];

/** Finds somebody whom others may see. */
export async function findVisiblePerson(ctx: Base, userNameKey: string): Promise<Person | null> {
  const [[person]] = await ctx.db.batch([
    selectPerson(ctx)
      .where(and(eq(users.userNameKey, userNameKey), isVisible(ctx)))
      .limit(1),
  ]);
  return person ?? null;
}

/** The signed-in person's own row, whole. */
export async function findOwn(ctx: SignedInContext): Promise<Person | null> {
  const [[person]] = await ctx.db.batch([selectPerson(ctx).where(eq(users.userId, ctx.actor.userId)).limit(1)]);
  return person ?? null;
}

/** Writes which part of what one says about oneself others see. */
export async function updatePublicParts(ctx: SignedInContext, { public_parts }: PublicPartsInput): Promise<void> {
  await changeUsers(ctx, eq(users.userId, ctx.actor.userId), { publicParts: public_parts });
}

/** The statement for how much one gave to each collection. */
export const ownContributions = ({ db, actor }: SignedInContext) =>
  db
    .select({
      collection: contributions.collection,
      waiting: contributions.waiting,
      approved: contributions.approved,
      rejected: contributions.rejected,
    })
    .from(contributions)
    .where(eq(contributions.userId, actor.userId));
