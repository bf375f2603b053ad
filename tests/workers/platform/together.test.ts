/** Statements that are asked together find what each finds by itself, in its order, by one statement. */
import { users } from "@schema/accounts";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { combineSelects } from "../../../app/platform/combine-selects.server";
import { columns, rawStatement } from "../../../app/platform/db.server";
import { type Person, signUp, testContext } from "../../support/site";

const fields = { userId: users.userId, name: users.name, isVerifiedGraduate: users.isVerifiedGraduate, blockedAt: users.blockedAt };

async function statementsOf() {
  const [first, second] = [await signUp({ name: 'Çağrı "O\'Neil" \\ 👩‍👩‍👧', isVerifiedGraduate: true }), await signUp()];
  const { db } = testContext();
  const ids = [first.ctx.actor.userId, second.ctx.actor.userId];
  const both = () => db.select(columns(fields)).from(users).where(inArray(users.userId, ids)).orderBy(asc(users.userId)).limit(5);
  const nobody = () => db.select(columns(fields)).from(users).where(eq(users.userId, "nobody"));
  const counted = () =>
    rawStatement<{ n: number; half: number; absent: null }>(
      db,
      sql`SELECT value AS n, value / 2.0 AS half, NULL AS absent FROM json_each('[3,1,2]') ORDER BY value DESC LIMIT ${2}`,
      ["n", "half", "absent"],
    );
  return { db, ctx: first.ctx, both, nobody, counted };
}

test("each finds what it finds by itself: text, numbers, flags, nothing, and no rows at all", async () => {
  const { db, ctx, both, nobody, counted } = await statementsOf();
  const statement = combineSelects(() => ({ both: both(), nobody: nobody(), counted: counted() }));
  const [found] = await db.batch([statement(ctx)]);
  const [users, none, numbers] = await db.batch([both(), nobody(), counted()]);
  expect(found).toEqual({ both: users, nobody: none, counted: numbers });
  expect(found.both.map(({ isVerifiedGraduate }) => isVerifiedGraduate).sort()).toEqual([false, true]);
  expect(found.counted).toEqual([
    { n: 3, half: 1.5, absent: null },
    { n: 2, half: 1, absent: null },
  ]);
});

test("a statement whose columns have no names is refused before anything is asked", async () => {
  const { ctx } = await signUp();
  const statement = combineSelects(({ db }) => ({ one: rawStatement(db, sql`SELECT 1 AS one`) }));
  expect(() => statement(ctx)).toThrow("names of its columns");
});

test("a name that no column has is an error, not text", async () => {
  const { ctx } = await signUp();
  const statement = combineSelects(({ db }) => ({ one: rawStatement<{ won: number }>(db, sql`SELECT 1 AS one`, ["won"]) }));
  await expect(testContext().db.batch([statement(ctx)])).rejects.toThrow("won");
});

test("it is built once for a role, and asked for each reader and moment anew", async () => {
  const [one, other, moderator] = [await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  let built = 0;
  const statement = combineSelects(({ db, actor, clock }) => {
    built += 1;
    return {
      own: db
        .select(columns({ userId: users.userId }))
        .from(users)
        .where(eq(users.userId, actor.userId)),
      at: rawStatement<{ now: number; role: string }>(db, sql`SELECT ${clock.now()} AS now, ${actor.userRole} AS role`, ["now", "role"]),
    };
  });
  const asked = async ({ ctx }: Person, now: number) => {
    const [{ own, at }] = await testContext().db.batch([
      statement({ ...ctx, ...testContext(), actor: ctx.actor, clock: { now: () => now } }),
    ]);
    return [own[0]?.userId, at[0]?.now, at[0]?.role];
  };
  expect([await asked(one, 1), await asked(other, 2), await asked(one, 3), await asked(moderator, 4)]).toEqual([
    [one.userId, 1, "user"],
    [other.userId, 2, "user"],
    [one.userId, 3, "user"],
    [moderator.userId, 4, "moderator"],
  ]);
  expect(built).toBe(2);
});
