/** However many payments were abandoned, those who paid have their seats: the provider is asked about them in time. */

import { createExecutionContext } from "cloudflare:test";
import { payments } from "@schema/payments";
import { cronRuns } from "@schema/platform";
import { ticketOrders } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { settleDue } from "../../../app/features/payments/refunds.service.server";
import { endHolds } from "../../../app/features/tickets/orders.service.server";
import { eachByItself } from "../../../app/platform/jobs.server";
import { runCron } from "../../../workers/cron/dispatch";
import { begun, openSipay } from "../../support/sipay";
import { env, signUp, testContext } from "../../support/site";
import { addPending, addTicketedEvent } from "../../support/tickets";

const MINUTE = 60_000;
const { db } = testContext();
const at = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });
const statusOf = async (orderId: string) => (await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, orderId)))[0]?.status;

/** Orders whose payment was begun and left, to be asked about since long. @param holds in how many minutes their seats go back */
async function abandon(count: number, holds: number) {
  const seat = await addTicketedEvent({ price: 5000, quantity: null, perPerson: 20 });
  const people = await Promise.all(Array.from({ length: Math.ceil(count / 20) }, () => signUp()));
  for (let nr = 0; nr < count; nr++) {
    const person = people[nr % people.length] as (typeof people)[number];
    const { orderId } = await addPending(person, seat, Date.now() + holds * MINUTE);
    const invoiceId = `invoice-left-${seat.eventId}-${nr}`;
    const now = Date.now();
    const row = { invoiceId, orderId, eventId: seat.eventId, userId: person.userId, amount: 5000 };
    await db.insert(payments).values({ ...row, nextCheckAt: now - MINUTE * 60, createdAt: now, updatedAt: now });
  }
}

test.each([
  ["whose seats go back later", 20],
  ["whose seats went back already", -5],
  ["whose seats go back at the same time", 15],
])("behind 300 abandoned payments %s everybody who paid has their seat", async (_, holds) => {
  const sipay = openSipay();
  await db.update(payments).set({ nextCheckAt: null });
  await abandon(300, holds);
  const buyers = [];
  for (let nr = 0; nr < 5; nr++) {
    const buyer = await begun(sipay);
    await sipay.decide(buyer.orderNo, true);
    buyers.push(buyer);
  }
  for (const minute of [13.2, 14.2]) {
    await settleDue(at(minute));
    await endHolds(at(minute));
  }
  expect(await Promise.all(buyers.map(({ orderId }) => statusOf(orderId)))).toEqual(buyers.map(() => "paid"));
});

test.each([[""], ["many"], ["1.000,00"], [null]])(
  "a status of %o for an amount says nothing: the provider is asked again, and then the seat is theirs",
  async (amount) => {
    const sipay = openSipay();
    const { orderNo, orderId, invoiceId } = await begun(sipay);
    await sipay.decide(orderNo, true);
    sipay.faults.status = { transaction_amount: amount as string };
    await settlePayment(testContext(), invoiceId);
    const [row] = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
    expect([row?.problem, row?.nextCheckAt !== null]).toEqual(["providerDown", true]);
    sipay.faults.status = {};
    await settleDue(at(10));
    expect(await statusOf(orderId)).toBe("paid");
  },
);

test("a run begins nothing more once its time is over, and does several things at once", async () => {
  let now = 0;
  let running = 0;
  let most = 0;
  const ctx = { ...testContext(), clock: { now: () => now } };
  const result = await eachByItself(
    ctx,
    "test",
    Array.from({ length: 30 }, (_, nr) => nr),
    {
      idOf: String,
      async work() {
        most = Math.max(most, ++running);
        await db.run(sql`SELECT 1`);
        now += 1;
        running -= 1;
        return true;
      },
      atOnce: 6,
      lasts: 12,
    },
  );
  expect([most, result.done >= 12, result.done < 24]).toEqual([6, true, true]);
});

test("a provider that never answers holds up no other job of the minute", async () => {
  openSipay();
  const sipay = openSipay();
  const { invoiceId } = await begun(sipay);
  await db.update(payments).set({ nextCheckAt: 1 }).where(eq(payments.invoiceId, invoiceId));
  let release: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    await hanging;
    throw new TypeError("Network connection lost");
  });
  await db.delete(cronRuns);
  const run = runCron({ cron: "* * * * *", scheduledTime: Date.now(), noRetry: () => undefined }, env, createExecutionContext());
  const others = ["ticket-holds", "ticket-offers", "pushes"];
  await vi.waitFor(async () => expect((await db.select().from(cronRuns)).map(({ job }) => job)).toEqual(expect.arrayContaining(others)));
  expect((await db.select().from(cronRuns)).map(({ job }) => job)).not.toContain("payments");
  release();
  await run;
  spy.mockRestore();
});
