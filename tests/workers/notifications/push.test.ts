/** Pushes: to the devices of those who turned them on, encrypted for each, once, and nothing of what somebody wrote anonymously. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { pushKeys } from "../../../app/engines/notices/push-keys.server";
import { ringDue } from "../../../app/features/alarm/ring.service.server";
import { readChoices } from "../../../app/features/notifications/choices.service.server";
import { beginDue } from "../../../app/features/notifications/fan-out.repository.server";
import { addDevice as useDevice } from "../../../app/features/notifications/push.service.server";
import { newReply } from "../../../app/features/thread/notices.repository.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addReply } from "../../../app/features/thread/thread.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { addAlarm } from "../../support/alarms";
import { type Post, post, runQueue } from "../../support/messages";
import { asNow } from "../../support/notices";
import { addAnnouncementRow } from "../../support/notification-samples";
import { addPost } from "../../support/posts";
import { addDevice, makeDevice, pushService, runPushes } from "../../support/push";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";

afterEach(() => vi.unstubAllGlobals());

const { db } = testContext();

/** Somebody with a device whose discussion somebody replied in. */
async function replied(own: Parameters<typeof signUp>[0] = {}) {
  const [author, other] = [await signUp({ locale: "en", ...own }), await signUp()];
  const device = await addDevice(author);
  const postId = await addPost(author, threads, { title: "My secret question" });
  await call(`/thread/${postId}/follow`, { as: author, method: "PUT", json: { is_followed: true } });
  const reply = async () => addReply(asNow(other), postId, { text: "In the library", is_anonymous: true });
  return { author, device, postId, reply, replyId: await reply() };
}

const devicesOf = ({ userId }: Person) =>
  db.all<{ endpoint: string }>(sql`SELECT endpoint FROM push_subscriptions WHERE user_id = ${userId} ORDER BY created_at, subscription_id`);

const noticeOf = async ({ userId }: Person) =>
  (await db.all<{ id: string }>(sql`SELECT notice_id AS id FROM notices WHERE user_id = ${userId} ORDER BY key DESC LIMIT 1`))[0]?.id ?? "";

test("a push is encrypted for its device, signed by the site, in its reader's language, and repeats nothing that was written", async () => {
  const { author, device } = await replied({ locale: "tr" });
  const taken = pushService();
  await runPushes(post());
  expect(taken.map(({ endpoint }) => endpoint)).toEqual([device.endpoint]);
  const [{ headers, body } = { headers: new Headers(), body: new Uint8Array() }] = taken;
  expect(await device.decrypt(body)).toEqual({
    tag: await noticeOf(author),
    title: "Hocam",
    text: "Takip ettiğin konulara ve yanıtlarına gelen yeni yanıtlar",
    path: `/notifications/one?id=${await noticeOf(author)}&open`,
    locale: "tr",
  });
  expect([headers.get("content-encoding"), headers.get("ttl")]).toEqual(["aes128gcm", "86400"]);
  await expect((await makeDevice()).decrypt(body)).rejects.toThrow();
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.get("authorization") ?? "") ?? [];
  expect(publicKey).toBe(pushKeys(env)?.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  const ec = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", Buffer.from(publicKey, "base64url"), ec, false, ["verify"]);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  expect(await crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, Buffer.from(signature, "base64url"), signed)).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: "https://updates.push.services.mozilla.com" });
});

test("an alarm is pushed with its own words, at its minute", async () => {
  const person = await signUp({ locale: "en" });
  const device = await addDevice(person);
  await addAlarm(person, { title: "Lab report", day: "2020-01-01" });
  const at = post();
  await ringDue(at.ctx);
  const taken = pushService();
  await runPushes(at);
  expect(await device.decrypt(taken[0]?.body ?? new Uint8Array())).toMatchObject({ text: "Late: Lab report, set for 09:00" });
});

test("each device gets one, with the job run twice at once and messages delivered twice", async () => {
  const { author } = await replied();
  await addDevice(author);
  const taken = pushService();
  const at = post();
  await Promise.all([runPushes(at), runPushes(at)]);
  const [first] = await db.all<{ id: string }>(sql`SELECT outbox_id AS id FROM outbox WHERE kind = 'push' LIMIT 1`);
  expect(first).toBeDefined();
  await runPushes(at);
  const mine = new Set((await devicesOf(author)).map(({ endpoint }) => endpoint));
  expect(taken.filter(({ endpoint }) => mine.has(endpoint))).toHaveLength(2);
});

test("the control: without the uniqueness of messages a device gets several", async () => {
  const { author } = await replied();
  const again = sql`UPDATE notices SET push = 1 WHERE user_id = ${author.userId}`;
  const taken = pushService();
  const at = post();
  await runPushes(at);
  await db.run(again);
  await runPushes(at);
  expect(taken).toHaveLength(1);
  await db.run(sql`DROP INDEX outbox_dedupe_key_unique`);
  try {
    await db.run(again);
    await runPushes(at);
    expect(taken).toHaveLength(2);
  } finally {
    await db.run(sql`DELETE FROM outbox`);
    await db.run(sql`CREATE UNIQUE INDEX outbox_dedupe_key_unique ON outbox (dedupe_key)`);
  }
});

test.each([404, 410])("a device that its push service doesn't know any more (%i) is forgotten", async (status) => {
  const { author, reply } = await replied();
  pushService(() => status);
  await runPushes(post());
  expect(await devicesOf(author)).toEqual([]);
  const taken = pushService();
  await reply();
  await runPushes(post());
  expect(taken).toEqual([]);
});

test("a push service in trouble is asked again by the queue; the device stays", async () => {
  const { author, device } = await replied();
  const at = post();
  pushService(() => 503);
  await runPushes(at);
  expect((await devicesOf(author)).map(({ endpoint }) => endpoint)).toEqual([device.endpoint]);
  const taken = pushService();
  await runQueue(at);
  expect(taken).toHaveLength(0);
  at.wait(2 * MINUTE);
  await runQueue(at);
  expect(taken).toHaveLength(1);
});

test("what was read, hidden or withdrawn before it goes isn't pushed", async () => {
  const [read, hidden] = [await replied(), await replied()];
  await db.run(sql`UPDATE notices SET read_at = 1 WHERE user_id = ${read.author.userId}`);
  await db.run(sql`UPDATE replies SET status = 'rejected' WHERE reply_id = ${hidden.replyId}`);
  const taken = pushService();
  await runPushes(post());
  expect(taken).toEqual([]);
});

test("a kind whose box isn't ticked isn't pushed, nor is one that is off", async () => {
  const { author, reply } = await replied();
  const taken = pushService();
  const json = { choices: [{ kind: newReply.name, channel: "app", push: false }] };
  await call("/notifications/preferences", { as: author, method: "PUT", json });
  await db.run(sql`DELETE FROM notices`);
  await reply();
  await runPushes(post());
  const ctx = testContext();
  await ctx.db.batch([setChoice(ctx, author.userId, newReply.name, "off", true)]);
  await reply();
  await runPushes(post());
  expect(taken).toEqual([]);
  await ctx.db.batch([setChoice(ctx, author.userId, newReply.name, "app")]);
  await reply();
  await runPushes(post());
  expect(taken).toHaveLength(1);
});

test("the page's form ticks and unticks boxes, without scripts too", async () => {
  const person = await signUp();
  const kind = { "choices[0].kind": newReply.name, "choices[0].channel": "app" };
  const pushes = async () => (await readChoices(asNow(person))).rows.find((row) => row.kind === newReply.name)?.pushes;
  await visit("/profile/notifications", { as: person, form: { ...kind, has_push: "on" } });
  expect(await pushes()).toBe(false);
  await visit("/profile/notifications", { as: person, form: kind });
  expect(await pushes()).toBe(false);
  await visit("/profile/notifications", { as: person, form: { ...kind, has_push: "on", "choices[0].push": "on" } });
  expect(await pushes()).toBe(true);
});

test("an address that isn't a push service's on the public web is refused, and so is a field that nobody asked for", async () => {
  const person = await signUp();
  const { subscription } = await makeDevice();
  const put = (own: object) =>
    call("/notifications/push-subscription", { as: person, method: "POST", json: { ...subscription, ...own } }).then(
      ({ status }) => status,
    );
  const hosts = [
    "http://updates.push.services.mozilla.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://printer.local/x",
  ];
  const lookalikes = [
    ...[
      "https://127.0.0.1.nip.io/x",
      "https://fcm.googleapis.com.evil.dev/x",
      "https://push.apple.com.evil.dev/x",
      "https://evilpush.apple.com.tr/x",
    ],
    ...[
      "https://notify.windows.com@evil.dev/x",
      "https://fcm.googleapis.com:8443/x",
      "https://xpush.services.mozilla.com.local/x",
      "https://push.hocam.dev/x",
    ],
  ];
  const others = [
    "https://db.internal/x",
    "https://updates.push.services.mozilla.com:8443/x",
    "https://a:b@updates.push.services.mozilla.com/x",
  ];
  expect(await Promise.all([...hosts, ...others, ...lookalikes, "x"].map((endpoint) => put({ endpoint })))).toEqual(Array(17).fill(400));
  expect(await put({ user_id: "user-other" })).toBe(400);
  expect(await put({ keys: { ...subscription.keys, auth: "short" } })).toBe(400);
  expect(await devicesOf(person)).toEqual([]);
});

test("the same device of another person is theirs from then on; five are kept of a person", async () => {
  const [before, after] = [await signUp(), await signUp()];
  const device = await addDevice(before);
  await call("/notifications/push-subscription", { as: after, method: "POST", json: device.subscription });
  expect([await devicesOf(before), (await devicesOf(after)).length]).toEqual([[], 1]);
  await call("/notifications/push-subscription", { as: before, method: "DELETE", json: { endpoint: device.endpoint } });
  expect((await devicesOf(after)).length).toBe(1);
  const many: string[] = [];
  for (let i = 0; i < 6; i++) many.push((await addDevice(before)).endpoint);
  expect((await devicesOf(before)).map(({ endpoint }) => endpoint).sort()).toEqual(many.slice(1).sort());
});

test("a device takes no more once its login has ended, whatever ended it", async () => {
  const [ended, forgotten] = [await signUp(), await signUp()];
  await Promise.all([addDevice(ended), addDevice(forgotten)]);
  await db.run(sql`UPDATE sessions SET ended_at = 1 WHERE user_id = ${ended.userId}`);
  await db.run(sql`DELETE FROM refresh_tokens WHERE session_id IN (SELECT session_id FROM sessions WHERE user_id = ${forgotten.userId})`);
  await db.run(sql`DELETE FROM sessions WHERE user_id = ${forgotten.userId}`);
  expect([await devicesOf(ended), await devicesOf(forgotten)]).toEqual([[], []]);
});

test("without keys there are no pushes: nothing is offered, and nothing is taken", async () => {
  const person = await signUp();
  const bare = { ...asNow(person), env: { ...env, PUSH_PRIVATE_KEY: undefined } };
  expect((await readChoices(bare)).pushKey).toBeNull();
  await expect(useDevice(bare, { endpoint: "https://updates.push.services.mozilla.com/x", p256dh: "", auth: "" })).rejects.toMatchObject({
    code: "notifications.noPushes",
  });
  expect((await readChoices(asNow(person))).pushKey).toMatch(/^B[\w-]{86}$/);
});

const announced = async (at: Post) => {
  await beginDue(at.ctx);
  for (let i = 0; i < 3; i++) await runQueue(at);
};

test("an announcement is pushed once to the devices of those whom it reaches, and not once it is withdrawn", async () => {
  const [reached, other, unticked] = [
    await signUp({ locale: "tr", createdAt: 1 }),
    await signUp({ createdAt: Date.now() + 1e9 }),
    await signUp({ createdAt: 1 }),
  ];
  const device = await addDevice(reached);
  await Promise.all([addDevice(other), addDevice(unticked)]);
  const ctx = testContext();
  await ctx.db.batch([setChoice(ctx, unticked.userId, "notifications.announcement", "app", false)]);
  const owners = [await devicesOf(reached), await devicesOf(other), await devicesOf(unticked)].flat();
  const mine = new Set(owners.map(({ endpoint }) => endpoint));
  const taken = pushService();
  const id = await addAnnouncementRow();
  const at = post();
  await Promise.all([announced(at), announced(at)]);
  expect(taken.filter(({ endpoint }) => mine.has(endpoint)).map(({ endpoint }) => endpoint)).toEqual([device.endpoint]);
  const [push] = taken.filter(({ endpoint }) => endpoint === device.endpoint);
  expect(await device.decrypt(push?.body ?? new Uint8Array())).toMatchObject({
    tag: id,
    text: "Kayıtlar pazartesi başlıyor",
    locale: "tr",
  });
  const before = taken.length;
  const gone = await addAnnouncementRow();
  await beginDue(at.ctx);
  await db.run(sql`UPDATE announcements SET withdrawn_at = 1 WHERE announcement_id = ${gone}`);
  await announced(at);
  expect(taken).toHaveLength(before);
});

test("an account's export names its devices and hands out nothing by which they are reached", async () => {
  const person = await signUp();
  const { subscription } = await addDevice(person);
  const { body } = await call("/profile/me/export", { as: person });
  const text = JSON.stringify(body);
  expect(text).toContain("push_subscriptions");
  for (const secret of [subscription.endpoint, subscription.keys.p256dh, subscription.keys.auth]) expect(text).not.toContain(secret);
});
