/** A version of the contract that comes into force while somebody is in front of the earlier one. */
import { payments, saleContracts } from "@schema/payments";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { startPayment } from "../../../app/features/payments/payments.service.server";
import { openSipay } from "../../support/sipay";
import { signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const current = vi.hoisted(() => ({ version: 1 }));
vi.mock("../../../app/features/payments/content/contract", async (original) => {
  const real = await original<object>();
  return Object.defineProperty({ ...real }, "CONTRACT_VERSION", { get: () => current.version, enumerable: true });
});

const { db } = testContext();

beforeEach(() => {
  current.version = 1;
});

test("whoever was shown the earlier version is asked again, and what they agree to then says the later one", async () => {
  openSipay();
  const buyer = await signUp();
  const event = await addTicketedEvent({ price: 5000 });
  const { order: made } = await order(buyer, event.eventId, event.categoryId, 1);
  const path = `/sipay/payment/${event.eventId}`;
  const hashOn = async () => /name="shown" value="([0-9a-f]{64})"/.exec(await (await visit(path, { as: buyer })).text())?.[1] ?? "";
  const earlier = await hashOn();
  current.version = 2;
  await expect(startPayment(buyer.ctx, event.eventId, made.orderId, earlier)).rejects.toMatchObject({ code: "payments.contractChanged" });
  expect(await db.$count(payments, eq(payments.orderId, made.orderId))).toBe(0);
  const later = await hashOn();
  expect(later).not.toBe(earlier);
  await startPayment(buyer.ctx, event.eventId, made.orderId, later);
  const stored = await db.select().from(saleContracts).where(eq(saleContracts.orderId, made.orderId));
  expect(stored.map(({ version, hash, text }) => [version, hash, text.match(/\(version 2\)/g)?.length])).toEqual([[2, later, 2]]);
});
