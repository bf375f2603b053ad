/** Admins hear of trouble with the machinery once, again each day that it lasts, and once more when it is over. */
import { alerts } from "@schema/alerts";
import { notices } from "@schema/notices";
import { payments } from "@schema/payments";
import { cronRuns, deadLetters, errorEvents, outbox, settings } from "@schema/platform";
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mailNotices } from "../../../app/engines/notices/mails.server";
import { writeAlerts } from "../../../app/features/alerts/alerts.repository.server";
import { lookForTrouble } from "../../../app/features/alerts/alerts.service.server";
import type { Trouble } from "../../../app/features/alerts/trouble";
import { troubleKinds } from "../../../app/features/alerts/trouble";
import { readTroubles } from "../../../app/features/alerts/troubles.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { handleMessage } from "../../../app/jobs.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { fullScans, watchedContext } from "../../support/plans";
import { env, type Person, signUp, testContext } from "../../support/site";
import { addPending, addTicketedEvent } from "../../support/tickets";

const NOW = Date.now();
const plain = testContext();
const { db, product } = plain;

/** The site some time from now, or with other stores. */
const at = (ms: number, own: Partial<Env> = {}) => testContext({ clock: { now: () => NOW + ms }, env: { ...env, ...own } as Env });

const allRan = async (when: number) => {
  for (const { name } of product.jobs) {
    const row = { job: name, ranAt: when, tookMs: 5, isOk: true, note: null };
    await db.insert(cronRuns).values(row).onConflictDoUpdate({ target: cronRuns.job, set: row });
  }
};

beforeEach(async () => {
  for (const table of [alerts, notices, outbox, deadLetters, errorEvents, cronRuns, settings, payments]) await db.delete(table);
  await allRan(NOW);
});

const noticesOf = async ({ userId }: Person) => (await db.select().from(notices)).filter((each) => each.userId === userId);
const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind);
const titles = async (person: Person) =>
  (await readInbox(person.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" })).rows.map(({ title }) => title);

const message = (own: Partial<typeof outbox.$inferInsert>) => {
  const id = crypto.randomUUID();
  return db
    .insert(outbox)
    .values({ outboxId: id, dedupeKey: id, kind: "mail", payload: {}, createdAt: NOW, updatedAt: NOW, nextAttemptAt: NOW + DAY, ...own });
};

const errors = (count: number) =>
  db.run(sql`INSERT INTO error_events (error_id, fingerprint, route, created_at)
    SELECT 'error-' || value, 'f', '/', ${NOW - MINUTE} FROM json_each(${JSON.stringify(Array.from({ length: count }, (_, i) => i))})`);

const set = (name: string, value: number) => db.insert(settings).values({ name, value, updatedAt: NOW });
const broken = <T extends object>(store: T) => new Proxy(store, { get: () => () => Promise.reject(new Error("down")) });

/** A payment three hours old. */
async function payment(own: Partial<typeof payments.$inferInsert>) {
  const [person, seat] = [await signUp(), await addTicketedEvent({ price: 5000 })];
  const { orderId } = await addPending(person, seat, NOW + HOUR);
  const row = { invoiceId: crypto.randomUUID(), orderId, eventId: seat.eventId, userId: person.userId, amount: 5000 };
  await db.insert(payments).values({ ...row, createdAt: NOW - 3 * HOUR, updatedAt: NOW, ...own });
}

const TROUBLES: [string, () => Promise<unknown>, Partial<Env>, Trouble[]][] = [
  ["a store that doesn't answer", async () => {}, { KV: broken(env.KV) }, [{ kind: "store", subject: "kv", number: 0 }]],
  ["a message that failed for good", () => message({ status: "failed" }), {}, [{ kind: "messages", subject: "", number: 1 }]],
  ["a mail that fails again and again", () => message({ attempts: 5 }), {}, [{ kind: "mail", subject: "", number: 1 }]],
  [
    "a message that the queue gave up",
    () => db.insert(deadLetters).values({ messageId: "m", queue: "jobs", body: {}, createdAt: NOW - HOUR }),
    {},
    [{ kind: "dead", subject: "", number: 1 }],
  ],
  ["fifty errors within an hour", () => errors(50), {}, [{ kind: "errors", subject: "", number: 50 }]],
  ["money that doesn't settle", () => payment({ nextCheckAt: NOW + MINUTE }), {}, [{ kind: "payments", subject: "", number: 1 }]],
  ["money that can't settle", () => payment({ problem: "wrongAmount" }), {}, [{ kind: "payments", subject: "", number: 1 }]],
  [
    "a job that failed",
    () => db.run(sql`UPDATE cron_runs SET is_ok = 0 WHERE job = 'outbox'`),
    {},
    [{ kind: "failed", subject: "outbox", number: 0 }],
  ],
  [
    "a job that is late by its own schedule",
    () => db.run(sql`UPDATE cron_runs SET ran_at = ${NOW - 11 * MINUTE} WHERE job = 'claims'`),
    {},
    [{ kind: "late", subject: "claims", number: 0 }],
  ],
];

test.each(TROUBLES)("%s is raised once, told to each admin, and taken back when it is over", async (_, cause, own, expected) => {
  const [admin, moderator, blocked] = [
    await signUp({ userRole: "admin", locale: "en" }),
    await signUp({ userRole: "moderator" }),
    await signUp({ userRole: "admin", blockedAt: 1 }),
  ];
  expect(await readTroubles(at(0))).toEqual([]);
  await cause();
  const ctx = at(0, own);
  expect(await readTroubles(ctx)).toEqual(expected);
  await lookForTrouble(ctx);
  await lookForTrouble(at(MINUTE, own));
  expect(await kindsOf(admin)).toEqual(["alerts.raised"]);
  expect([await kindsOf(moderator), await kindsOf(blocked)]).toEqual([[], []]);
  for (const table of [outbox, deadLetters, errorEvents, payments]) await db.delete(table);
  await allRan(NOW);
  await lookForTrouble(at(2 * MINUTE));
  expect(await kindsOf(admin)).toEqual(["alerts.raised", "alerts.over"]);
  expect((await db.select().from(alerts)).map(({ endedAt }) => endedAt)).toEqual([NOW + 2 * MINUTE]);
});

test("messages that wait longer than ten minutes are trouble, in minutes", async () => {
  await message({ nextAttemptAt: NOW - 12 * MINUTE });
  expect(await readTroubles(at(0))).toEqual([{ kind: "queue", subject: "", number: 12 }]);
  expect(await readTroubles(at(-3 * MINUTE))).toEqual([]);
});

test("the limits of errors and of the database's size are the settings'", async () => {
  await errors(3);
  await set("alertErrors", 3);
  await set("alertDatabaseSize", 1);
  await env.KV.delete("settings");
  const [many, full] = await readTroubles(at(1));
  expect(many).toEqual({ kind: "errors", subject: "", number: 3 });
  expect([full?.kind, (full?.number ?? 0) >= 1]).toEqual(["database", true]);
  await db.delete(settings);
  await env.KV.delete("settings");
  expect(await readTroubles(at(2))).toEqual([]);
});

test("what lasts is told again after a day, and what comes back later is a new alert", async () => {
  const admin = await signUp({ userRole: "admin" });
  const trouble: Trouble[] = [{ kind: "late", subject: "outbox", number: 0 }];
  for (const hours of [0, 1, 23]) await writeAlerts(at(hours * HOUR), trouble);
  expect(await kindsOf(admin)).toEqual(["alerts.raised"]);
  await writeAlerts(at(DAY), trouble);
  await writeAlerts(at(DAY + HOUR), trouble);
  expect((await kindsOf(admin)).length).toBe(2);
  await writeAlerts(at(DAY + 2 * HOUR), []);
  await writeAlerts(at(DAY + 3 * HOUR), []);
  await writeAlerts(at(DAY + 4 * HOUR), trouble);
  expect(await kindsOf(admin)).toEqual(["alerts.raised", "alerts.raised", "alerts.over", "alerts.raised"]);
  expect((await db.select().from(alerts)).length).toBe(2);
});

test("of runs at once one raises an alert, and each admin hears of it once; one that ends twice is over once", async () => {
  const admin = await signUp({ userRole: "admin" });
  const trouble: Trouble[] = [{ kind: "mail", subject: "", number: 3 }];
  await Promise.all([0, 1, 2, 3, 4].map((ms) => writeAlerts(at(ms), trouble)));
  expect((await db.select().from(alerts)).length).toBe(1);
  expect(await kindsOf(admin)).toEqual(["alerts.raised"]);
  await Promise.all([10, 11, 12].map((ms) => writeAlerts(at(ms), [])));
  expect(await kindsOf(admin)).toEqual(["alerts.raised", "alerts.over"]);
});

test("it is said in words of the reader's language, with which and how many, in bell and mail, and leads to the health of the site", async () => {
  const [english, turkish] = [await signUp({ userRole: "admin", locale: "en" }), await signUp({ userRole: "admin", locale: "tr" })];
  await writeAlerts(at(0), [
    { kind: "late", subject: "outbox", number: 0 },
    { kind: "errors", subject: "", number: 63 },
  ]);
  expect((await titles(english)).sort()).toEqual([
    "Something is wrong: a job hasn't run when it should (outbox)",
    "Something is wrong: many errors within an hour (63)",
  ]);
  const said = await readInbox({ ...turkish.ctx, locale: "tr" }, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
  expect(said.rows.map(({ title }) => title).sort()).toEqual([
    "Bir sorun var: bir iş zamanında çalışmadı (outbox)",
    "Bir sorun var: bir saat içinde çok sayıda hata (63)",
  ]);
  expect(new Set(said.rows.map(({ link }) => link))).toEqual(new Set(["/admin/panel#health"]));
  await db.delete(outbox);
  await mailNotices(plain);
  expect(JSON.stringify(await db.select().from(outbox))).toContain(english.userEmail);
});

test("every kind has words, and who is no admin any more is shown nothing of an alert", async () => {
  const admin = await signUp({ userRole: "admin", locale: "en" });
  await writeAlerts(
    at(0),
    troubleKinds.map((kind) => ({ kind, subject: "", number: 1 })),
  );
  expect((await titles(admin)).filter((title) => title.startsWith("Something is wrong: ") && !title.includes("alerts:")).length).toBe(
    troubleKinds.length,
  );
  await db.run(sql`UPDATE users SET user_role = 'user' WHERE user_id = ${admin.userId}`);
  expect(JSON.stringify(await titles(admin))).not.toContain("errors");
});

/** What the operator's address was sent, and what it answers. */
function openAddress(status: number) {
  const sent: unknown[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    sent.push({ to: request.url, body: await request.json() });
    return new Response(null, { status });
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}

const HOOK = { ALERT_WEBHOOK: "https://chat.test/hook" };
const deliverAll = async (own: Partial<Env>) => {
  for (const { outboxId } of await db.select().from(outbox)) {
    await handleMessage(at(0, own), { kind: "outbox", outboxId }, () => Promise.reject(new Error("no pictures here")));
  }
  return (await db.select().from(outbox)).map(({ status }) => status);
};

test("an address of the operator's is told once what begins and once what is over", async () => {
  const sent = openAddress(204);
  await writeAlerts(at(0), [{ kind: "payments", subject: "", number: 2 }]);
  expect(await deliverAll(HOOK)).toEqual(["sent"]);
  await writeAlerts(at(MINUTE), []);
  expect(await deliverAll(HOOK)).toEqual(["sent", "sent"]);
  const said = (text: string) => ({ to: HOOK.ALERT_WEBHOOK, body: { text, content: text } });
  expect(sent).toEqual([
    said("Hocam: Something is wrong: payments that don't settle (2)"),
    said("Hocam: Over: payments that don't settle (2)"),
  ]);
});

test.each([
  [503, "pending"],
  [429, "pending"],
  [404, "failed"],
  [302, "failed"],
])("when that address answers %i the message is %s", async (status, state) => {
  openAddress(status);
  await writeAlerts(at(0), [{ kind: "late", subject: "outbox", number: 0 }]);
  expect(await deliverAll(HOOK)).toEqual([state]);
});

test("without such an address nothing is sent anywhere", async () => {
  const sent = openAddress(204);
  await writeAlerts(at(0), [{ kind: "late", subject: "outbox", number: 0 }]);
  expect([await deliverAll({}), sent]).toEqual([["dropped"], []]);
});

test("looking for trouble scans no table that grows", async () => {
  const { ctx, statements } = watchedContext({ clock: { now: () => NOW } });
  await lookForTrouble(ctx);
  // Jobs and migrations are as many as there are; alerts are forgotten.
  const few = /^SCAN (cron_runs|d1_migrations|a|alerts)\b/;
  expect((await fullScans(statements)).filter((step) => !few.test(step))).toEqual([]);
});
