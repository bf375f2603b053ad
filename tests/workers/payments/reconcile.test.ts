/** A day's payments beside the provider's statuses: each kind of difference is listed, and a provider that doesn't answer is waited for no longer than ten seconds. */
import { expect, onTestFinished, test, vi } from "vitest";
import { differenceOf, reconcile } from "../../../app/features/payments/reconcile.service.server";
import { sipayProvider } from "../../../app/features/payments/sipay.client.server";
import { DEMO_MERCHANT } from "../../../workers/stand-ins/sipay";
import { begun, giveBack, openSipay, paid } from "../../support/sipay";
import { signUp, testContext, visit } from "../../support/site";

const DAY = 86_400_000;
const recently = () => ({ from: Date.now() - DAY, until: Date.now() + DAY });

test("payments that agree are counted, those that don't are listed with both sides, and one paid there is settled by asking again", async () => {
  const sipay = openSipay();
  const admin = await signUp({ userRole: "admin" });
  const [agreed, missed] = [await paid(sipay), await begun(sipay)];
  await giveBack(agreed.buyer, agreed.tickets[0]?.ticketId ?? "");
  await sipay.decide(missed.orderNo, true);
  const twice = await paid(sipay);
  sipay.sales.get(twice.orderNo)?.refunds.set("by-hand", 1000);
  const found = await reconcile(admin.ctx, recently());
  expect(found).toMatchObject({ compared: 3, isDown: false, next: null });
  expect(found.differences.map(({ invoiceId, difference }) => [invoiceId, difference])).toEqual([
    [missed.invoiceId, "paidThere"],
    [twice.invoiceId, "refunds"],
  ]);
  const page = await (await visit("/admin/sipay?compare=1", { as: admin })).text();
  expect([page.includes(missed.invoiceId), page.includes(agreed.invoiceId)]).toEqual([true, false]);
  await visit("/admin/sipay", { as: admin, form: { invoice_id: missed.invoiceId } });
  expect((await reconcile(admin.ctx, recently())).differences.map(({ invoiceId }) => invoiceId)).toEqual([twice.invoiceId]);
});

test("a provider that is down ends the comparison where it stood", async () => {
  const sipay = openSipay();
  await begun(sipay);
  sipay.faults.isDown = true;
  expect(await reconcile((await signUp({ userRole: "admin" })).ctx, recently())).toMatchObject({ compared: 0, isDown: true, next: 0 });
});

test.each([
  ["paidHere", { captured: 5000 }, { state: "pending" }],
  ["amount", { captured: 5000 }, { amount: 4000 }],
  ["currency", { captured: 5000 }, { currency: "USD" }],
  [null, { captured: 0 }, { state: "failed", amount: null }],
  [null, { captured: 5000 }, {}],
] as const)("%s is told of %o beside %o", (difference, ours, theirs) => {
  const state = { state: "paid", invoiceId: null, amount: 5000, currency: "TRY", refunded: 0, ...theirs } as const;
  expect(differenceOf({ amount: 5000, refunded: 0, ...ours }, state)).toBe(difference);
});

test("a provider that doesn't answer is given up after ten seconds, and counts as down", async () => {
  const ends = new AbortController();
  const waited: number[] = [];
  const [timeout, fetched] = [vi.spyOn(AbortSignal, "timeout"), vi.spyOn(globalThis, "fetch")];
  onTestFinished(() => [timeout, fetched].forEach((spy) => void spy.mockRestore()));
  timeout.mockImplementation((after) => {
    waited.push(after);
    queueMicrotask(() => ends.abort(new DOMException("too slow", "TimeoutError")));
    return ends.signal;
  });
  fetched.mockImplementation(
    (_, init) => new Promise((__, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  const provider = sipayProvider({ ...DEMO_MERCHANT, url: "https://slow.test/ccpayment", saleHook: "" }, testContext().clock);
  await expect(provider.readState("invoice-1")).rejects.toThrow("Sipay didn't answer");
  expect(waited).toEqual([10_000]);
});
