/** Communities at scale and under odd texts: pages cost what they show, and every text is kept or refused with a reason. */
import { users } from "@schema/accounts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { MAX_DESCRIPTION, MAX_NAME, MAX_NOTE } from "../../../app/features/community/choices";
import { addCommunity, peopled } from "../../support/communities";
import { cut, isMarkup, isUnstorable, naughtyTexts, printable, tidy } from "../../support/naughty";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const MANY = 2000;
const SIZE = 20;

let admin: Person;
let member: Person;
let crowded: Awaited<ReturnType<typeof peopled>>;

/** Communities of which every tenth is archived and every second is shown; the first has a thousand members. */
async function addCrowd() {
  const { db } = testContext();
  await db.run(sql`
    INSERT INTO communities (community_id, slug, name, description, status, is_shown_to_guests, search_text, created_at, updated_at)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${sql.raw(`${MANY}`)})
    SELECT printf('community-crowd%05d', i), 'kalabalik-' || i, 'Kalabalık ' || i, 'Çok kişiyiz.', iif(i % 10 = 1, 'archived', 'active'), i % 2 = 0,
      'kalabalik ' || i, 1, 1 FROM n`);
  await db.run(sql`
    INSERT INTO users (user_id, user_email, user_name, user_name_key, name, search_text, password_hash, locale, created_at, updated_at)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${sql.raw(`${MANY}`)})
    SELECT printf('user-member%05d', i), 'member' || i || '@hocam.test', 'member' || i, 'member' || i, 'Üye ' || i, 'uye ' || i, '', 'tr', 1, 1 FROM n`);
  await db.run(sql`
    INSERT INTO community_members (community_id, user_id, role, created_at)
    SELECT ${crowded.communityId}, user_id, 'member', 1 FROM users WHERE user_id LIKE 'user-member%' AND user_id < 'user-member01000'`);
  await db.run(sql`
    INSERT INTO community_members (community_id, user_id, role, created_at)
    SELECT 'community-crowd0000' || (key % 10), user_id, iif(key % 4 = 0, 'organizer', 'member'), 1 FROM users WHERE user_id LIKE 'user-member%'`);
  await db.run(sql`
    INSERT INTO events (event_id, name, description, location, city, country, university, campus, type, community_id, show_status,
      is_awaiting_review, first_at, last_at, search_text, created_at, updated_at)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${sql.raw(`${MANY}`)})
    SELECT printf('event-crowd%05d', i), 'Etkinlik ' || i, 'x', 'Salon', 'Ankara', 'Türkiye', 'METU', 'Ankara', 'social',
      iif(i % 2, ${crowded.communityId}, 'community-crowd00002'), iif(i % 3, 'active', 'inactive'), i % 30 = 0, 1, 9999999999999, 'x', 1, 1 FROM n`);
}

beforeAll(async () => {
  admin = await signUp({ userRole: "admin" });
  crowded = await peopled();
  member = crowded.member;
  await addCrowd();
});

const ROBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };

async function costOf(path: string, as?: Person) {
  await see(path, { as, headers: ROBOT });
  const { status, headers } = await see(path, { as, headers: ROBOT });
  const [, trips = "999", rows = "999999"] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  return { status, trips: Number(trips), rows: Number(rows) };
}

test.each([
  "/community/all",
  "/community/all?status=archived",
  "/community/all?status=active",
  "/community/all?q=kalabalik",
  "/community/all?before=500",
  "/admin/community/community",
  "/admin/community/users",
  "/admin/community/users?after=user-member00500",
  "/admin/community/members",
  "/admin/community/members?role=organizer",
  "/admin/community/members?community=kalabalik-3",
  "/admin/community/members?before=500",
  "/admin/community/events",
  "/admin/community/events?state=active",
  "/admin/community/events?state=inactive&before=900",
  "/admin/community/events?community=kalabalik-2&state=active",
])("the staff's page %s reads ten rows for each that it shows at most", async (path) => {
  const { status, trips, rows } = await costOf(path, admin);
  expect([path, status, trips <= 2, rows <= 10 * SIZE, rows]).toEqual([path, 200, true, true, rows]);
});

test("the pages of guests and members read ten rows for each that they show at most", async () => {
  const pages: [string, Person | undefined][] = [
    ["/community/demo/all", undefined],
    ["/community/demo/all?q=kalabalik", undefined],
    ["/community/demo/all", member],
    [`/community/demo/${crowded.slug}`, undefined],
    [`/community/demo/${crowded.slug}`, member],
    ["/community/panel", member],
    ["/community/panel", crowded.organizer],
    ["/community/panel", crowded.stranger],
    [`/community/one/${crowded.slug}`, admin],
  ];
  for (const [path, as] of pages) {
    const { status, trips, rows } = await costOf(path, as);
    expect([path, status, trips <= 2, rows <= 10 * SIZE, rows]).toEqual([path, 200, true, true, rows]);
  }
});

test("lists go on where they stopped, without a gap", async () => {
  const found: string[] = [];
  let cursor: number | null = null;
  for (let at = 0; at < 5; at++) {
    const query: string = cursor ? `&cursor=${cursor}` : "";
    const { body } = await call<{ communities: { slug: string }[]; next_cursor: number | null }>(`/community/demo/all?q=kalabalik${query}`);
    found.push(...body.communities.map(({ slug }) => slug));
    cursor = body.next_cursor;
  }
  expect(found).toEqual(Array.from({ length: 100 }, (_, i) => `kalabalik-${MANY - 2 - 2 * i}`));
  const first = await call<{ members: { user_name: string }[]; next_cursor: number }>(`/community/one/${crowded.slug}/members`, {
    as: member,
  });
  const path = `/community/one/${crowded.slug}/members?cursor=${first.body.next_cursor}`;
  const second = await call<{ members: { user_name: string }[] }>(path, { as: member });
  const names = [...first.body.members, ...second.body.members].map(({ user_name }) => user_name);
  expect([names.length, new Set(names).size]).toEqual([40, 40]);
});

test("communities keep every text as it was written, or say why not, and show it escaped", async () => {
  const wrong: unknown[] = [];
  const { slug } = await addCommunity();
  const path = `/community/one/${slug}`;
  const around = "Words before it, enough of them.";
  for (const text of naughtyTexts) {
    const name = cut(tidy(text), MAX_NAME);
    const description = `${around}\n${text}`;
    const links = [{ label: cut(tidy(text), 60), url: "https://example.org" }];
    const { status } = await call(path, { as: admin, method: "PUT", json: { name, slug, description, links } });
    const isRefused = isUnstorable(text) || tidy(description).length > MAX_DESCRIPTION || tidy(name).length < 2;
    if (status !== (isRefused ? 400 : 200)) wrong.push([status, printable(text)]);
    if (status !== 200) continue;
    const kept = await call<{ name: string; description: string; links: { label: string }[] }>(path, { as: admin });
    const expected = [tidy(name), tidy(description), tidy(links[0]?.label ?? "")];
    if (JSON.stringify([kept.body.name, kept.body.description, kept.body.links[0]?.label]) !== JSON.stringify(expected)) {
      wrong.push(["changed", printable(text)]);
    }
    if (!isMarkup(text) || text.length <= 8) continue;
    const html = await (await visit(`/community/demo/${slug}`)).text();
    if (html.includes(text)) wrong.push(["unescaped", printable(text)]);
  }
  expect(wrong).toEqual([]);
});

test("notes, addresses, searches and user names never fail because of a text", async () => {
  const { slug, communityId } = await addCommunity();
  const askers = await Promise.all(Array.from({ length: 24 }, () => signUp()));
  const statuses = new Set<number>();
  for (const [index, text] of naughtyTexts.entries()) {
    const as = askers[index % askers.length];
    const note = cut(text, MAX_NOTE);
    statuses.add((await call(`/community/one/${slug}/join`, { as, method: "POST", json: { note } })).status);
    statuses.add((await call(`/community/one/${slug}/join`, { as, method: "DELETE" })).status);
    statuses.add(
      (await call("/community", { as: admin, json: { name: "Any", slug: text, description: "A description that is long.", links: [] } }))
        .status,
    );
    const word = encodeURIComponent(cut(text.replace(/\p{Surrogate}/gu, ""), 100));
    for (const list of [
      "/community/all?q=",
      "/admin/community/members?community=",
      "/admin/community/members?q=",
      "/admin/community/events?community=",
    ]) {
      statuses.add((await visit(`${list}${word}`, { as: admin })).status);
    }
    const form = { act: "add-member", id: communityId, user_name: cut(text, 30), role: "member" };
    statuses.add((await visit(`/community/one/${slug}`, { as: admin, form })).status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(await testContext().db.$count(users)).toBeGreaterThan(askers.length);
});
