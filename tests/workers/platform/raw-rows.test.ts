/** Rows that Drizzle doesn't read are what it would have read. */
import { users } from "@schema/accounts";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { columns } from "../../../app/platform/db.server";
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
