/** Rows that Drizzle doesn't read are what it would have read. */
import { users } from "@schema/accounts";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { columns, returning } from "../../../app/platform/db.server";
import { rawRows } from "../../../app/platform/raw-rows.server";
import { signUp, testContext } from "../../support/site";

const fields = columns({
  userId: users.userId,
  name: users.name,
  isVerifiedGraduate: users.isVerifiedGraduate,
  blockedAt: users.blockedAt,
});
const found = {
  ...fields,
  isLong: sql<boolean>`length(${users.name}) > 10`.mapWith(Boolean).as("isLong"),
  nothing: sql<string | null>`NULL`.as("nothing"),
};

test("flags, numbers, texts and nothing come as Drizzle reads them, in the same order", async () => {
  const people = [
    await signUp({ name: 'Çağrı "O\'Neil" \\ 👩‍👩‍👧', isVerifiedGraduate: true }),
    await signUp({ name: "Ada" }),
    await signUp(),
  ];
  const { db } = testContext();
  const ids = people.map(({ ctx }) => ctx.actor.userId);
  const select = () => db.select(found).from(users).where(inArray(users.userId, ids)).orderBy(asc(users.userId)).limit(5);
  const [raw, read] = await db.batch([rawRows(db, select()), select()]);
  expect(raw).toEqual(read);
  expect(raw.map(({ isVerifiedGraduate }) => isVerifiedGraduate).sort()).toEqual([false, false, true]);
  expect(raw.some(({ isLong }) => isLong === true)).toBe(true);
});

test("no rows are no rows", async () => {
  const { db } = testContext();
  const [rows] = await db.batch([rawRows(db, db.select(fields).from(users).where(eq(users.userId, "nobody")))]);
  expect(rows).toEqual([]);
});

test("a column that hasn't its field's name is refused before anything is asked: two tables' would fall together", () => {
  const { db } = testContext();
  expect(() => rawRows(db, db.select({ id: users.userId }).from(users))).toThrow("columns");
});

test("a write gives the columns that it is asked for, by its names, as the database has them; and nothing where it wrote nothing", async () => {
  const { db } = testContext();
  const { userId } = await signUp({ isVerifiedGraduate: true });
  const rename = (id: string) =>
    returning(db, sql`UPDATE users SET name = 'Ada' WHERE user_id = ${id}`, {
      id: users.userId,
      called: users.name,
      isGraduate: users.isVerifiedGraduate,
      until: users.blockedAt,
    });
  const [changed, none] = await db.batch([rename(userId), rename("nobody")]);
  expect(changed).toEqual([{ id: userId, called: "Ada", isGraduate: 1, until: null }]);
  // What a row is, the columns say: this compiles for numbers alone.
  const flags: number[] = changed.map(({ isGraduate }) => isGraduate);
  expect(flags).toEqual([1]);
  expect(none).toEqual([]);
});
