/** Statements that are asked together find what each finds by itself, in its order, by one statement. */
import { users } from "@schema/accounts";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { columns, written } from "../../../app/platform/db.server";
import { together } from "../../../app/platform/together.server";
import { signUp, testContext } from "../../support/site";

const fields = { userId: users.userId, name: users.name, isVerifiedGraduate: users.isVerifiedGraduate, blockedAt: users.blockedAt };

async function statementsOf() {
  const [first, second] = [await signUp({ name: 'Çağrı "O\'Neil" \\ 👩‍👩‍👧', isVerifiedGraduate: true }), await signUp()];
  const { db } = testContext();
  const ids = [first.ctx.actor.userId, second.ctx.actor.userId];
  const both = () => db.select(columns(fields)).from(users).where(inArray(users.userId, ids)).orderBy(asc(users.userId)).limit(5);
  const nobody = () => db.select(columns(fields)).from(users).where(eq(users.userId, "nobody"));
  const counted = () =>
    written<{ n: number; half: number; absent: null }>(
      db,
      sql`SELECT value AS n, value / 2.0 AS half, NULL AS absent FROM json_each('[3,1,2]') ORDER BY value DESC LIMIT ${2}`,
      ["n", "half", "absent"],
    );
  return { db, both, nobody, counted };
}

test("each finds what it finds by itself: text, numbers, flags, nothing, and no rows at all", async () => {
  const { db, both, nobody, counted } = await statementsOf();
  const [found] = await db.batch([together(db, { both: both(), nobody: nobody(), counted: counted() })]);
  const [users, none, numbers] = await db.batch([both(), nobody(), counted()]);
  expect(found).toEqual({ both: users, nobody: none, counted: numbers });
  expect(found.both.map(({ isVerifiedGraduate }) => isVerifiedGraduate).sort()).toEqual([false, true]);
  expect(found.counted).toEqual([
    { n: 3, half: 1.5, absent: null },
    { n: 2, half: 1, absent: null },
  ]);
});

test("a statement whose columns have no names is refused before anything is asked", async () => {
  const { db } = testContext();
  expect(() => together(db, { one: written(db, sql`SELECT 1 AS one`) })).toThrow("names of its columns");
});
