/** What a buyer is shown before paying: agreed to as it was shown, stored letter by letter, mailed, and read again. */
import { events } from "@schema/events";
import { payments, saleContracts } from "@schema/payments";
import { outbox, settings } from "@schema/platform";
import { tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readPaymentPage, settlePayment, startPayment } from "../../../app/features/payments/payments.service.server";
import { sayIn } from "../../../app/platform/i18n/say.server";
import { sha256 } from "../../../app/platform/ids";
import { demoOperator } from "../../../drizzle/seed/operator";
import type { Sipay } from "../../../workers/stand-ins/sipay";
import { addCommunity } from "../../support/communities";
import { mailsTo } from "../../support/mails";
import { deliver, post } from "../../support/messages";
import { nameProcessors } from "../../support/processors";
import { addSeller } from "../../support/selling";
import { openSipay } from "../../support/sipay";
import { env, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order, raceRounds } from "../../support/tickets";

const { db } = testContext();
const inTurkish = { "accept-language": "tr" };
const ORIGIN = { origin: "https://hocam.test" };

beforeEach(async () => {
  await db.delete(settings);
  await nameProcessors(env.DB);
  await env.KV.delete("settings");
});

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (html: string) => html.replace(/<!-- -->/g, "").replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The texts as a page shows them, and the hash that its form sends. */
function shownOn(html: string) {
  const texts = [...html.matchAll(/<div class="whitespace-pre-line[^"]*">([\s\S]*?)<\/div>/g)].map(([, text = ""]) => plain(text));
  return { whole: texts.join("\n\n\n"), hash: /name="shown" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "", html };
}

async function waiting(own: Parameters<typeof addTicketedEvent>[1] = {}, quantity = 2) {
  const buyer = await signUp();
  const event = await addTicketedEvent({ price: 5000 }, own);
  const { order: made } = await order(buyer, event.eventId, event.categoryId, quantity);
  return { buyer, ...event, orderId: made.orderId, path: `/sipay/payment/${event.eventId}` };
}

const open = async (path: string, as: Person, headers: Record<string, string> = {}) =>
  shownOn(await (await visit(path, { as, headers })).text());

const send = (path: string, as: Person, form: Record<string, string>, headers: Record<string, string> = {}) =>
  visit(path, { as, form, headers: { ...ORIGIN, ...headers } });

const contractsOf = (orderId: string) =>
  db.select().from(saleContracts).where(eq(saleContracts.orderId, orderId)).orderBy(saleContracts.key);

for (const [locale, headers, button, seats] of [
  ["en", {}, "Order with obligation to pay", "2 × Student: 100 ₺"],
  ["tr", inTurkish, "Siparişi onayla (ödeme yükümlülüğü doğar)", "2 × Student: 100 ₺"],
] as const)
  test(`what is shown is what is stored, hashed, mailed and read again (${locale})`, async () => {
    const sipay = openSipay();
    const { buyer, path, orderId } = await waiting({ name: "A & B <night>", location: "Salon" });
    const page = await open(path, buyer, headers);
    expect(page.html).toContain(button);
    expect(page.html).not.toMatch(/name="agreed"[^>]*checked/);
    for (const part of [
      seats,
      "A & B <night>",
      "Salon",
      demoOperator.name,
      demoOperator.address,
      demoOperator.mersis,
      orderId,
      "Tüketici Hakem Heyeti",
    ])
      expect(page.whole).toContain(part);
    expect(await sha256(page.whole)).toBe(page.hash);
    const sent = await send(path, buyer, { order_id: orderId, shown: page.hash, agreed: "on", of_age: "on" }, headers);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, expect.stringContaining("https://sipay.test/")]);
    const [stored] = await contractsOf(orderId);
    expect(stored).toMatchObject({ text: page.whole, hash: page.hash, locale, version: 5, seller: demoOperator.name });
    const sale = [...sipay.sales.values()].at(-1);
    await sipay.decide(sale?.orderNo ?? "", true);
    await settlePayment(testContext(), sale?.invoiceId ?? "");
    const [asked] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `ticket-mail:${orderId}`));
    await deliver(post(), asked?.outboxId ?? "");
    const receipt = (await mailsTo(buyer.userEmail)).find(({ template }) => template === "tickets:mail.receipt");
    expect(receipt?.values.contract).toContain(page.whole);
    expect(receipt?.values.contract).toContain(page.hash);
    // Read later, in whatever language: as it was shown.
    await db.update(events).set({ name: "Another name" });
    const later = await open(`/sipay/contract/${sale?.invoiceId}`, buyer, locale === "tr" ? {} : inTurkish);
    expect(plain(later.html)).toContain(page.whole);
    expect(later.html).toContain(`lang="${locale}"`);
    expect((await visit(`/sipay/contract/${sale?.invoiceId}`, { as: await signUp() })).status).toBe(404);
    expect(await (await visit("/sipay/personal", { as: buyer })).text()).toContain(`/sipay/contract/${sale?.invoiceId}`);
  });

test("without the tick nothing begins: it is said at its field, the text is still there, and the seats stay held", async () => {
  openSipay();
  const { buyer, path, orderId } = await waiting();
  const { hash, whole } = await open(path, buyer);
  const refused = await send(path, buyer, { order_id: orderId, shown: hash });
  const page = shownOn(await refused.text());
  expect(refused.status).toBe(400);
  expect(page.html).toContain("Confirm that you have read and accept the form and the contract.");
  expect(page.html).toMatch(/name="agreed"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="agreed"/);
  expect([page.whole, page.hash]).toEqual([whole, hash]);
  expect(await contractsOf(orderId)).toEqual([]);
  expect(await db.$count(payments, eq(payments.orderId, orderId))).toBe(0);
  expect((await db.select({ state: tickets.state }).from(tickets).where(eq(tickets.orderId, orderId))).map(({ state }) => state)).toEqual([
    "held",
    "held",
  ]);
});

test("without a word about one's age nothing begins: it is said at its box, the other tick is kept, and the contract that is stored says what was ticked", async () => {
  openSipay();
  const { buyer, path, orderId } = await waiting();
  const { hash } = await open(path, buyer);
  for (const [headers, said] of [
    [{}, "18 or older"],
    [inTurkish, "18 yaşındayım"],
  ] as const) {
    const own = await open(path, buyer, headers);
    const refused = await send(path, buyer, { order_id: orderId, shown: own.hash, agreed: "on" }, headers);
    const page = shownOn(await refused.text());
    expect(refused.status).toBe(400);
    expect(page.html).toMatch(/name="of_age"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="of_age"/);
    expect(page.html).toMatch(/<input[^>]*name="agreed"[^>]*checked/);
    expect(page.whole).toContain(said);
  }
  expect([await contractsOf(orderId), await db.$count(payments, eq(payments.orderId, orderId))]).toEqual([[], 0]);
  await send(path, buyer, { order_id: orderId, shown: hash, agreed: "on", of_age: "on" });
  expect(await contractsOf(orderId)).toEqual([
    expect.objectContaining({ hash, version: 5, text: expect.stringContaining("I'm 18 or older") }),
  ]);
});

/** What may change between showing and confirming. */
const changes: Record<string, (at: { eventId: string; categoryId: string; orderId: string; communityId: string }) => Promise<unknown>> = {
  "the event's name": ({ eventId }) => db.update(events).set({ name: "Renamed" }).where(eq(events.eventId, eventId)),
  "its place": ({ eventId }) => db.update(events).set({ location: "Elsewhere" }).where(eq(events.eventId, eventId)),
  "the price": ({ orderId }) => db.run(sql`UPDATE tickets SET price = price + 100 WHERE order_id = ${orderId}`),
  "the operator": () =>
    db
      .update(settings)
      .set({ value: { ...demoOperator, phone: "+90 312 999 99 99" } })
      .where(eq(settings.name, "operator")),
  "the seller": ({ communityId }) => addSeller(communityId),
  "the refund deadline": ({ orderId }) =>
    db.run(sql`UPDATE ticket_orders SET refund_until = refund_until - 7200000 WHERE order_id = ${orderId}`),
};

for (const [what, change] of Object.entries(changes))
  test(`where ${what} changed since it was shown it is shown anew and asked again, and nothing is lost`, async () => {
    openSipay();
    const { communityId } = await addCommunity();
    const at = await waiting({ communityId });
    const before = await open(at.path, at.buyer);
    await change({ ...at, communityId });
    const sent = await send(at.path, at.buyer, { order_id: at.orderId, shown: before.hash, agreed: "on", of_age: "on" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${at.path}?order=${at.orderId}`]);
    expect(await contractsOf(at.orderId)).toEqual([]);
    const after = await open(at.path, at.buyer);
    expect(after.hash).not.toBe(before.hash);
    expect(after.html).not.toMatch(/name="agreed"[^>]*checked/);
    const again = await send(at.path, at.buyer, { order_id: at.orderId, shown: after.hash, agreed: "on", of_age: "on" });
    expect(again.status).toBe(303);
    expect((await contractsOf(at.orderId)).map(({ text }) => text)).toEqual([after.whole]);
  });

test("another language is another text: agreeing to it in Turkish what was read in English is refused", async () => {
  openSipay();
  const { buyer, path, orderId } = await waiting();
  const { hash } = await open(path, buyer);
  const sent = await send(path, buyer, { order_id: orderId, shown: hash, agreed: "on", of_age: "on" }, inTurkish);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}?order=${orderId}`]);
  expect(await contractsOf(orderId)).toEqual([]);
});

/** Begins to pay while something happens between what it reads and what it writes. */
function startWhile({ ctx }: Person, at: { eventId: string; orderId: string }, shown: string, meanwhile: () => PromiseLike<unknown>) {
  let trips = 0;
  const batch = async (statements: Parameters<typeof ctx.db.batch>[0]) => {
    trips += 1;
    if (trips === 2) await meanwhile();
    return ctx.db.batch(statements);
  };
  const between = new Proxy(ctx.db, { get: (target, name) => (name === "batch" ? batch : Reflect.get(target, name)) });
  return startPayment({ ...ctx, db: between as typeof ctx.db }, at.eventId, at.orderId, shown);
}

const hashOf = async ({ ctx }: Person, eventId: string) => (await readPaymentPage(ctx, eventId))?.contract?.hash ?? "";

test("the write decides: a seller that changes between its reading and its writing begins no payment; the control does", async () => {
  openSipay();
  const { communityId } = await addCommunity();
  const [changed, control] = [await waiting({ communityId }, 1), await waiting({}, 1)];
  const sell = () => addSeller(communityId);
  const shown = await hashOf(changed.buyer, changed.eventId);
  await expect(startWhile(changed.buyer, changed, shown, sell)).rejects.toMatchObject({ code: "payments.contractChanged" });
  expect(await contractsOf(changed.orderId)).toEqual([]);
  const isShown = await hashOf(control.buyer, control.eventId);
  expect(await startWhile(control.buyer, control, isShown, async () => undefined)).toContain("sipay.test");
  expect((await contractsOf(control.orderId)).map(({ hash }) => hash)).toEqual([isShown]);
});

test("while sellers change and buyers confirm at once, a payment begins under what was shown or not at all", async () => {
  openSipay();
  for (let round = 0; round < Math.min(raceRounds, 10); round++) {
    const { communityId } = await addCommunity();
    const { buyer, eventId, orderId } = await waiting({ communityId }, 1);
    const shown = await hashOf(buyer, eventId);
    const [ended] = await Promise.all([
      startPayment(buyer.ctx, eventId, orderId, shown).then(
        () => "begun",
        (refused: { code: string }) => refused.code,
      ),
      addSeller(communityId),
    ]);
    expect(ended).toMatch(/^begun$|^payments\.contractChanged$/);
    const stored = (await contractsOf(orderId)).map(({ hash, seller: name }) => [hash, name]);
    expect(stored).toEqual(ended === "begun" ? [[shown, demoOperator.name]] : []);
    expect(await db.$count(payments, eq(payments.orderId, orderId))).toBe(stored.length);
  }
});

test("a community that sells in its own name is the seller, and who runs the site takes the money for it", async () => {
  openSipay();
  const { communityId } = await addCommunity();
  await addSeller(communityId);
  const { buyer, path } = await waiting({ communityId });
  const { whole } = await open(path, buyer);
  for (const part of [
    "Seller: Dağcılık Derneği",
    "Tax no. 1234567890",
    "Association",
    "Kampüs 1\nAnkara",
    "in the seller's name by:\nHocam Örnek Derneği",
  ])
    expect(whole).toContain(part);
});

test("a stored contract can't be changed, and neither can the one that a payment began with", async () => {
  openSipay();
  const { buyer, eventId, orderId } = await waiting();
  const shown = (await readPaymentPage(buyer.ctx, eventId))?.contract?.hash ?? "";
  await startPayment(buyer.ctx, eventId, orderId, shown);
  await expect(db.update(saleContracts).set({ text: "Other" }).where(eq(saleContracts.orderId, orderId))).rejects.toThrow();
  await expect(
    db
      .update(payments)
      .set({ contractHash: "0".repeat(64) })
      .where(eq(payments.orderId, orderId)),
  ).rejects.toThrow();
});

test("everybody reads the terms of sale in their language before anything is ordered", async () => {
  const english = await (await visit("/policies/terms-of-sale", {})).text();
  const turkish = await (await visit("/policies/terms-of-sale", { headers: inTurkish })).text();
  expect(english).toContain("DISTANCE SALES CONTRACT (version 5)");
  expect(english).toContain("[event]");
  expect(turkish).toContain("MESAFELİ SATIŞ SÖZLEŞMESİ (sürüm 5)");
  expect(turkish).toContain("[etkinlik]");
});

test("a tick counts for the contract that it was set under: one that changes while the provider is asked in vain is asked about anew", async () => {
  const [same, changed] = [await waiting(), await waiting()];
  for (const at of [same, changed]) {
    const { hash } = await open(at.path, at.buyer);
    const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      if (at === changed) await db.update(events).set({ name: "Renamed" }).where(eq(events.eventId, at.eventId));
      throw new TypeError("Network connection lost");
    });
    onTestFinished(() => spy.mockRestore());
    const failed = await send(at.path, at.buyer, { order_id: at.orderId, shown: hash, agreed: "on", of_age: "on" });
    const page = shownOn(await failed.text());
    expect(failed.status).toBe(503);
    expect([page.hash === hash, /<input[^>]*name="agreed"[^>]*checked/.test(page.html)]).toEqual([at === same, at === same]);
  }
});

/** Pays a payment on the provider's page, and gives the receipt that is mailed. */
async function receiptOf(sipay: Sipay, { buyer, orderId }: { buyer: Person; orderId: string }, invoiceId: string) {
  const sale = [...sipay.sales.values()].find((each) => each.invoiceId === invoiceId);
  await sipay.decide(sale?.orderNo ?? "", true);
  await settlePayment(testContext(), invoiceId);
  const [asked] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `ticket-mail:${orderId}`));
  await deliver(post(), asked?.outboxId ?? "");
  return (await mailsTo(buyer.userEmail)).find(({ template }) => template === "tickets:mail.receipt");
}

const latestInvoice = (sipay: Sipay) => [...sipay.sales.values()].at(-1)?.invoiceId ?? "";

test("a mailed copy holds what looks like a placeholder of ours, letter by letter", async () => {
  const sipay = openSipay();
  const at = await waiting({ name: "{{total}} $t(tickets:pages.buy) $1 \\n", location: "{seats} %s" });
  const page = await open(at.path, at.buyer);
  expect(page.whole).toContain("{{total}} $t(tickets:pages.buy) $1");
  await send(at.path, at.buyer, { order_id: at.orderId, shown: page.hash, agreed: "on", of_age: "on" });
  const receipt = await receiptOf(sipay, at, latestInvoice(sipay));
  const { product } = testContext();
  expect(sayIn({ product, locale: "en" })("tickets:mail.receipt.text", receipt?.values)).toContain(page.whole);
});

test("of two tabs in two languages the one that is paid counts, whatever changes while the provider's page is open", async () => {
  const sipay = openSipay();
  const { communityId } = await addCommunity();
  const at = await waiting({ communityId, name: "First name" });
  const english = await open(at.path, at.buyer);
  await send(at.path, at.buyer, { order_id: at.orderId, shown: english.hash, agreed: "on", of_age: "on" });
  const first = latestInvoice(sipay);
  await db.update(events).set({ name: "Second name" }).where(eq(events.eventId, at.eventId));
  await addSeller(communityId);
  const turkish = await open(at.path, at.buyer, inTurkish);
  await send(at.path, at.buyer, { order_id: at.orderId, shown: turkish.hash, agreed: "on", of_age: "on" }, inTurkish);
  const second = latestInvoice(sipay);
  expect((await contractsOf(at.orderId)).map(({ text, locale }) => [text, locale])).toEqual([
    [english.whole, "en"],
    [turkish.whole, "tr"],
  ]);
  const receipt = await receiptOf(sipay, at, first);
  expect(receipt?.values.contract).toContain(english.whole);
  expect(receipt?.values.contract).not.toContain("Second name");
  expect(receipt?.values.seller).toContain(demoOperator.name);
  for (const [invoiceId, text] of [
    [first, english.whole],
    [second, turkish.whole],
  ])
    expect(plain((await open(`/sipay/contract/${invoiceId}`, at.buyer)).html)).toContain(text);
});

test("a form without a contract, or with another order's, begins nothing and says so", async () => {
  openSipay();
  const [own, other] = [await waiting(), await waiting()];
  const { hash } = await open(other.path, other.buyer);
  const bare = await send(own.path, own.buyer, { order_id: own.orderId, agreed: "on", of_age: "on" });
  expect(bare.status).toBe(400);
  expect(await bare.text()).toMatch(/role="alert"|aria-invalid="true"/);
  const borrowed = await send(own.path, own.buyer, { order_id: own.orderId, shown: hash, agreed: "on", of_age: "on" });
  expect(borrowed.headers.get("location")).toBe(`${own.path}?order=${own.orderId}`);
  expect(await db.$count(payments, eq(payments.orderId, own.orderId))).toBe(0);
});

test("no payment names a contract that isn't its order's", async () => {
  openSipay();
  const [own, other] = [await waiting(), await waiting()];
  const { hash } = await open(other.path, other.buyer);
  await send(other.path, other.buyer, { order_id: other.orderId, shown: hash, agreed: "on", of_age: "on" });
  const row = { eventId: own.eventId, userId: own.buyer.userId, amount: 10_000, contractHash: hash, createdAt: 1, updatedAt: 1 };
  await expect(db.insert(payments).values({ ...row, invoiceId: "of-another", orderId: own.orderId })).rejects.toThrow();
  await db.insert(payments).values({ ...row, invoiceId: "of-its-own", orderId: other.orderId });
});
