/** What is no trouble any more, or not yet, and one trouble beside another. */
import { alerts } from "@schema/alerts";
import { notices } from "@schema/notices";
import { payments } from "@schema/payments";
import { cronRuns, deadLetters, errorEvents, outbox } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { writeAlerts } from "../../../app/features/alerts/alerts.repository.server";
import type { Trouble } from "../../../app/features/alerts/trouble";
import { readTroubles } from "../../../app/features/alerts/troubles.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { type Person, signUp, testContext } from "../../support/site";
import { addPending, addTicketedEvent } from "../../support/tickets";

const NOW = Date.now();
const { db, product } = testContext();
const at = (ms: number) => testContext({ clock: { now: () => NOW + ms } });

beforeEach(async () => {
  for (const table of [alerts, notices, outbox, deadLetters, errorEvents, cronRuns, payments]) await db.delete(table);
  for (const { name } of product.jobs) await db.insert(cronRuns).values({ job: name, ranAt: NOW, tookMs: 5, isOk: true, note: null });
});

const letter = (createdAt: number) => db.insert(deadLetters).values({ messageId: `m${createdAt}`, queue: "jobs", body: {}, createdAt });
const message = (own: Partial<typeof outbox.$inferInsert>) => {
  const id = crypto.randomUUID();
  const row = { outboxId: id, dedupeKey: id, kind: "mail", payload: {}, createdAt: NOW, updatedAt: NOW, nextAttemptAt: NOW + DAY };
  return db.insert(outbox).values({ ...row, ...own });
};
const errors = (createdAt: number, count = 50) =>
  db.run(sql`INSERT INTO error_events (error_id, fingerprint, route, created_at)
    SELECT 'error-' || value, 'f', '/', ${createdAt} FROM json_each(${JSON.stringify(Array.from({ length: count }, (_, i) => i))})`);
async function payment(own: Partial<typeof payments.$inferInsert>) {
  const [person, seat] = [await signUp(), await addTicketedEvent({ price: 5000 })];
  const { orderId } = await addPending(person, seat, NOW + HOUR);
  const row = { invoiceId: crypto.randomUUID(), orderId, eventId: seat.eventId, userId: person.userId, amount: 5000, updatedAt: NOW };
  await db.insert(payments).values({ ...row, createdAt: NOW - 3 * HOUR, ...own });
}

test.each<[string, () => Promise<unknown>, number]>([
  ["a letter that died a day ago", () => letter(NOW - DAY), 0],
  ["a letter that died within the day", () => letter(NOW - DAY + 1), 1],
  ["a message that failed a day ago", () => message({ status: "failed", createdAt: NOW - DAY }), 0],
  ["a message that failed within the day", () => message({ status: "failed", createdAt: NOW - DAY + 1 }), 1],
  ["a mail that failed three times", () => message({ attempts: 3 }), 0],
  ["a mail that failed four times", () => message({ attempts: 4 }), 1],
  ["a mail that failed four times and was sent", () => message({ attempts: 4, status: "sent" }), 0],
  ["another message that failed four times and is tried again", () => message({ attempts: 4, kind: "alert" }), 0],
  ["errors of an hour ago", () => errors(NOW - HOUR), 0],
  ["errors within the hour", () => errors(NOW - HOUR + 1), 50],
  ["fewer errors", () => errors(NOW - MINUTE, 49), 0],
  ["money that may settle yet", () => payment({ nextCheckAt: NOW + MINUTE, createdAt: NOW - 2 * HOUR }), 0],
  ["money that should have settled", () => payment({ nextCheckAt: NOW + MINUTE, createdAt: NOW - 2 * HOUR - 1 }), 1],
  ["money that settled", () => payment({}), 0],
  ["money that can't settle and is looked after, once", () => payment({ nextCheckAt: NOW + MINUTE, problem: "wrongAmount" }), 1],
])("%s", async (_, cause, number) => {
  await cause();
  expect((await readTroubles(at(0))).map((each) => each.number)).toEqual(number === 0 ? [] : [number]);
});

const kindsOf = async ({ userId }: Person) =>
  (await db.select({ kind: notices.kind }).from(notices).where(eq(notices.userId, userId)).orderBy(notices.key)).map(({ kind }) => kind);
const sent = async () => (await db.select().from(outbox).orderBy(outbox.key)).map(({ payload }) => payload.is_over);

const late = (subject: string): Trouble => ({ kind: "late", subject, number: 0 });

test("what is over, lasts and begins beside each other is told each by itself", async () => {
  const admin = await signUp({ userRole: "admin", locale: "en" });
  expect(await writeAlerts(at(0), [late("outbox"), late("claims")])).toEqual({ told: 2, over: 0 });
  expect(await writeAlerts(at(MINUTE), [late("claims"), { kind: "failed", subject: "outbox", number: 0 }])).toEqual({ told: 1, over: 1 });
  expect(await writeAlerts(at(2 * MINUTE), [late("claims"), { kind: "failed", subject: "outbox", number: 0 }])).toEqual({
    told: 0,
    over: 0,
  });
  expect(await kindsOf(admin)).toEqual(["alerts.raised", "alerts.raised", "alerts.raised", "alerts.over"]);
  expect(await sent()).toEqual([false, false, false, true]);
  const { rows } = await readInbox(admin.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
  expect(new Set(rows.map(({ title }) => title)).size).toBe(4);
  expect(await writeAlerts(at(3 * MINUTE), [])).toEqual({ told: 0, over: 2 });
  expect((await kindsOf(admin)).filter((kind) => kind === "alerts.over")).toHaveLength(3);
});

test("an admin hears of what begins while they may get in: from the moment on at which a block ends", async () => {
  const [until, blocked] = [
    await signUp({ userRole: "admin", blockedAt: 1, blockedUntil: NOW }),
    await signUp({ userRole: "admin", blockedAt: 1 }),
  ];
  await writeAlerts(at(-1), [late("claims")]);
  await writeAlerts(at(0), [late("claims"), late("outbox")]);
  expect([await kindsOf(until), await kindsOf(blocked)]).toEqual([["alerts.raised"], []]);
});

test("what lasts is told again once a day is over, to the moment", async () => {
  const told = [];
  for (const ms of [0, DAY - 1, DAY, DAY + 1]) told.push((await writeAlerts(at(ms), [late("claims")])).told);
  expect(told).toEqual([1, 0, 1, 0]);
});
