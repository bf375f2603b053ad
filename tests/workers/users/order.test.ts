/** The list of people in each order, page by page: nobody twice, nobody left out, and names as a Turkish reader expects them. */
import { sessions, users } from "@schema/accounts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportPerson } from "../../../app/engines/personal/personal.server";
import { userFilters } from "../../../app/features/users/users.schemas";
import { searchUsers } from "../../../app/features/users/users.service.server";
import { foldTurkish, turkishSortKey } from "../../../app/platform/folding";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const NAMES = [
  "Işıl Çam",
  "İpek Öz",
  "Çağla Ün",
  "Cem Şen",
  "Şule Ak",
  "Su Ak",
  "Gül Er",
  "Ğül Er",
  "Ümit Âdem",
  "Ulaş Can",
  "Zeki Ok",
  "Ozan Al",
  "Özge Al",
];

/** People with these names; each page asks for ten. */
async function addNamed(): Promise<Person> {
  for (const name of NAMES) {
    const { userId } = await signUp();
    await db
      .update(users)
      .set({ name, searchText: foldTurkish(name) })
      .where(eq(users.userId, userId));
  }
  return signUp({ userRole: "admin" });
}

/** All pages of the list in an order. */
async function everyPage(admin: Person, query: Record<string, string>) {
  const all = [];
  for (let before: number | string | undefined; ; ) {
    const { items, nextBefore } = await searchUsers(admin.ctx, userFilters.parse({ ...query, size: 10, before }));
    all.push(...items);
    if (nextBefore === undefined) return all;
    before = nextBefore;
  }
}

test.each(["newest", "oldest", "name", "seen", "role"])("ordered by %s everybody comes once, page by page", async (sort) => {
  const admin = await addNamed();
  const all = await everyPage(admin, { sort });
  expect(new Set(all.map(({ userId }) => userId)).size).toBe(all.length);
  expect(all).toHaveLength(await db.$count(users));
  const values = all.map(
    (user) =>
      ({ newest: -user.createdAt, oldest: user.createdAt, name: turkishSortKey(user.name), seen: -user.lastSeenAt, role: user.userRole })[
        sort
      ],
  );
  expect(values).toEqual([...values].sort((a, b) => (a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1)));
});

test("the database orders names as the site does elsewhere, İ after I and ç after c, also after a change", async () => {
  await addNamed();
  const rows = await db.select({ name: users.name, sortKey: users.sortKey }).from(users);
  expect(rows.map(({ sortKey }) => sortKey)).toEqual(rows.map(({ name }) => turkishSortKey(name)));
  const inOrder = await db
    .select({ name: users.name })
    .from(users)
    .where(sql`name IN (SELECT value FROM json_each(${JSON.stringify(NAMES)}))`)
    .orderBy(users.sortKey, users.key);
  const collator = new Intl.Collator("tr");
  expect([...new Set(inOrder.map(({ name }) => name))]).toEqual([...NAMES].sort(collator.compare));
});

test("filters keep their order, and a page's links keep both", async () => {
  const admin = await addNamed();
  for (const [name, userRole] of [
    ["Özge Zqalan", "user"],
    ["Ozan Zqalan", "user"],
    ["Oya Zqalan", "moderator"],
  ] as const) {
    const { userId } = await signUp({ userRole });
    await db
      .update(users)
      .set({ name, searchText: foldTurkish(name) })
      .where(eq(users.userId, userId));
  }
  const found = await everyPage(admin, { sort: "name", role: "user", q: "Zqalan" });
  expect(found.map(({ name }) => name)).toEqual(["Ozan Zqalan", "Özge Zqalan"]);
  expect(found.every(({ userRole }) => userRole === "user")).toBe(true);
  const page = await (await visit("/admin/users/all?sort=name&role=user&size=10", { as: admin })).text();
  expect(page).toMatch(/\?sort=name&(amp;)?role=user&(amp;)?size=10&(amp;)?before=\d+/);
  expect((await visit("/admin/users/all?sort=nonsense", { as: admin })).status).toBe(200);
});

test("whoever is here again while pages are turned is on none of the later ones, and nobody is left out", async () => {
  const admin = await addNamed();
  const pageOf = (before?: number | string) => searchUsers(admin.ctx, userFilters.parse({ sort: "seen", size: 10, before }));
  const first = await pageOf();
  const [seen, left] = [first.items.map(({ userId }) => userId), (await db.$count(users)) - 10];
  await db
    .update(users)
    .set({ lastSeenAt: Date.now() + 60_000 })
    .where(eq(users.userId, seen.at(-1) ?? ""));
  const later: string[] = [];
  for (let before = first.nextBefore; before !== undefined; ) {
    const { items, nextBefore } = await pageOf(before);
    later.push(...items.map(({ userId }) => userId));
    before = nextBefore;
  }
  expect(later.filter((userId) => seen.includes(userId))).toEqual([]);
  expect(later).toHaveLength(left);
});

test("the file is in the order that it says, and one's own data hold no column that only sorts", async () => {
  const admin = await addNamed();
  const files = await Promise.all(
    ["", "?sort=name"].map(async (query) => (await visit(`/api/v1/admin/users/list.csv${query}`, { as: admin })).text()),
  );
  expect(files[1]).toBe(files[0]);
  const { product, actor } = admin.ctx;
  const own = JSON.stringify(await exportPerson(admin.ctx, product.personalData, actor));
  expect(own).toContain(actor.userEmail);
  expect(own).not.toContain("sortKey");
});

test("whoever was here last is known by the latest of their sessions, and never goes back", async () => {
  const person = await signUp();
  const at = Date.now() + 60_000;
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.userId, person.userId));
  await db
    .update(sessions)
    .set({ lastSeenAt: at - 90_000 })
    .where(eq(sessions.userId, person.userId));
  const [row] = await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.userId, person.userId));
  expect(row?.at).toBe(at);
});
