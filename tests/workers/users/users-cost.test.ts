/** The list of people costs the same at a hundred thousand as at a hundred. */
import { users } from "@schema/accounts";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { userFilters } from "../../../app/features/users/users.schemas";
import { searchUsers } from "../../../app/features/users/users.service.server";
import { see } from "../../support/pages";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { type Person, signUp, testContext } from "../../support/site";

const MANY = 100_000;
const CHUNK = 20_000;
const SIZE = 20;

let admin: Person;

/** Students with Turkish names; every five thousandth is special in one way. */
async function addCrowd() {
  const { db } = testContext();
  for (let from = 0; from < MANY; from += CHUNK) {
    await db.run(sql`
      INSERT INTO users (user_id, user_email, user_name, user_name_key, name, search_text, password_hash, user_role, department_id, locale,
        email_verified_at, blocked_at, is_verified_graduate, deletion_due_at, created_at, updated_at)
      WITH RECURSIVE n(i) AS (SELECT ${sql.raw(`${from}`)} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${from + CHUNK})
      SELECT printf('user-crowd%06d', i), 'crowd' || i || '@hocam.test', 'crowd' || i, 'crowd' || i, 'Çağrı Işık ' || i, 'cagri isik ' || i || ' crowd' || i, '',
        iif(i % 5000 = 1, 'moderator', 'user'), iif(i % 50 = 0, ${DEPARTMENT.departmentId}, NULL), 'tr',
        iif(i % 5000 = 2, NULL, 1), iif(i % 5000 = 3, 1, NULL), i % 5000 = 4, iif(i % 5000 = 5, 9999999999999, NULL), 1, 1 FROM n`);
  }
}

beforeAll(async () => {
  await addUniversity();
  admin = await signUp({ userRole: "admin" });
  await addCrowd();
});

async function costOf(query: string) {
  const path = `/admin/users/all${query}`;
  await see(path, { as: admin });
  const { status, headers, body } = await see(path, { as: admin });
  const [, trips = "999", rows = "999999"] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  return { status, trips: Number(trips), rows: Number(rows), body };
}

test.each([
  "",
  "?role=user",
  "?role=admin",
  "?role=moderator",
  "?q=cagri",
  "?q=%C3%87A%C4%9ERI+i%C5%9F%C4%B1k",
  "?q=crowd777",
  "?q=CROWD500%40hocam.test",
  "?state=active",
  "?state=unverified",
  "?state=blocked",
  "?state=graduate",
  "?state=leaving",
  `?department_id=${DEPARTMENT.departmentId}`,
  "?before=300",
])("a page of people at %j reads ten rows for each that it shows at most", async (query) => {
  const { status, trips, rows } = await costOf(query);
  expect([query, status, trips <= 2, rows <= 10 * SIZE, rows]).toEqual([query, 200, true, true, rows]);
});

test("totals come from the counters, or stop at a cap", async () => {
  const { ctx } = admin;
  const search = (filters: object) => searchUsers(ctx, userFilters.parse(filters));
  const counted = await testContext().db.$count(users, eq(users.userRole, "moderator"));
  const everybody = await testContext().db.$count(users);
  expect(await search({})).toMatchObject({ total: everybody, isTotalCapped: false, counts: { moderator: counted, all: everybody } });
  expect(await search({ role: "moderator" })).toMatchObject({ total: counted, isTotalCapped: false });
  expect(await search({ q: "çağrı" })).toMatchObject({ total: 100, isTotalCapped: true });
  expect(await search({ state: "blocked" })).toMatchObject({ total: 20, isTotalCapped: false });
});

test("each filter finds exactly those it names, newest first, page after page", async () => {
  const { ctx } = admin;
  const found: string[] = [];
  let before: number | string | undefined;
  do {
    const { items, nextBefore } = await searchUsers(ctx, userFilters.parse({ state: "graduate", size: 10, before }));
    found.push(...items.map(({ userName }) => userName));
    before = nextBefore;
  } while (before);
  expect(found).toEqual(Array.from({ length: 20 }, (_, i) => `crowd${5000 * (19 - i) + 4}`));
  const names = async (filters: object) => (await searchUsers(ctx, userFilters.parse(filters))).items.map(({ userName }) => userName);
  expect(await names({ q: "crowd99999" })).toEqual(["crowd99999"]);
  expect(await names({ q: "Crowd5@hocam.test" })).toEqual(["crowd5"]);
  expect(await names({ q: "crowd5@hocam.tes" })).toEqual([]);
  expect(await names({ q: "çağrı", state: "blocked", role: "moderator" })).toEqual([]);
  expect(await names({ state: "leaving", role: "user" })).toHaveLength(20);
  expect(await names({ q: "isik 5000", department_id: DEPARTMENT.departmentId })).toContain("crowd5000");
});
