/** The bell's number: what it costs, whom it tells, and that asking for it keeps nobody signed in. */
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countUnread } from "../../../app/features/notifications/notifications.service.server";
import { HOUR } from "../../../app/platform/clock";
import { addAnnouncementRow, addNotice } from "../../support/notification-samples";
import { PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const PATH = "/api/v1/notifications/unread-count";

async function numberOf(options: Parameters<typeof visit>[1]) {
  const response = await visit(PATH, options);
  return ((await response.json()) as { unread_count: number }).unread_count;
}

/** Signs in as a browser does. @returns its cookies */
async function cookieOf({ userEmail }: Person): Promise<string> {
  const form = { user_email: userEmail, user_password: PASSWORD };
  const response = await visit("/reception/login", { form });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

test("one poll is one round trip and at most three rows, however much there is to read", async () => {
  const person = await signUp();
  for (let i = 0; i < 120; i++) await addNotice(person, `cause ${i}`);
  for (let i = 0; i < 5; i++) await addAnnouncementRow();
  const ctx = testContext();
  await countUnread(ctx, person.userId);
  const before = { ...ctx.meter };
  expect(await countUnread(ctx, person.userId)).toBe(125);
  const cost = { roundTrips: ctx.meter.roundTrips - before.roundTrips, rowsRead: ctx.meter.rowsRead - before.rowsRead };
  console.log(`The bell's poll: ${cost.roundTrips} round trip, ${cost.rowsRead} rows read`);
  expect(cost.roundTrips).toBe(1);
  expect(cost.rowsRead).toBeLessThanOrEqual(3);
});

test.each([
  ["whose session has ended", sql`UPDATE sessions SET ended_at = 1`],
  ["whose session is over", sql`UPDATE sessions SET expires_at = 1`],
  ["who is blocked", sql`UPDATE users SET blocked_at = 1`],
])("somebody %s is told 0 at once, whatever their token says", async (_, change) => {
  const person = await signUp();
  await addNotice(person);
  expect(await numberOf({ as: person })).toBe(1);
  await testContext().db.run(sql`${change} WHERE user_id = ${person.userId}`);
  expect(await numberOf({ as: person })).toBe(0);
  expect((await visit("/api/v1/notifications/personal", { as: person })).status).toBe(401);
});

test("guests, and whoever brings a token that isn't genuine, are told 0", async () => {
  const person = await signUp();
  await addNotice(person);
  expect(await numberOf({})).toBe(0);
  expect(await numberOf({ headers: { authorization: `Bearer ${person.accessToken}x` } })).toBe(0);
  expect(await numberOf({ headers: { cookie: "__Host-hocam_session=nothing" } })).toBe(0);
});

test("a browser is told its own number, and 0 once it has logged out", async () => {
  const person = await signUp();
  await addNotice(person);
  const cookie = await cookieOf(person);
  expect(await numberOf({ headers: { cookie } })).toBe(1);
  await visit("/api/v1/reception/logout", { method: "POST", headers: { cookie, origin: "https://hocam.test" }, form: { return_to: "/" } });
  expect(await numberOf({ headers: { cookie } })).toBe(0);
});

test("a tab that polls doesn't keep its session alive: once the token is over the database is asked, and nothing is renewed", async () => {
  const person = await signUp();
  await addNotice(person);
  const cookie = await cookieOf(person);
  const { keys } = await env.KV.list({ prefix: "session:" });
  for (const { name } of keys) {
    const pair = await env.KV.get<{ accessToken: string }>(name, "json");
    await env.KV.put(name, JSON.stringify({ ...pair, accessToken: "over" }));
  }
  const response = await visit(PATH, { headers: { cookie } });
  expect([await response.json(), response.headers.getSetCookie().filter((each) => each.includes("session"))]).toEqual([
    { unread_count: 1 },
    [],
  ]);
  await testContext().db.run(sql`UPDATE sessions SET last_seen_at = ${Date.now() - 15 * 24 * HOUR} WHERE user_id = ${person.userId}`);
  expect(await numberOf({ headers: { cookie } })).toBe(0);
});
