/** Who runs the site: filled in once, shown where the law asks for it, and the condition for selling what costs money. */
import { settings } from "@schema/platform";
import { ticketOrders } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeOperator, readRecord } from "../../../app/features/operator/operator.service.server";
import { joinWaitingList, offerSeats } from "../../../app/features/tickets/waits.service.server";
import { noOperator, type Operator } from "../../../app/platform/operator";
import { mailFoot } from "../../../app/platform/operator.server";
import { demoOperator } from "../../../drizzle/seed/operator";
import { see } from "../../support/pages";
import { nameProcessors } from "../../support/processors";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { env, type Person, signUp, testContext, visit } from "../../support/site";
import { addPending, addTicketedEvent, order, raceRounds } from "../../support/tickets";

const PAGE = "/admin/settings/operator";
const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });

async function fill(as: Person, operator: Operator): Promise<void> {
  const { version } = await readRecord(as.ctx);
  await changeOperator(as.ctx, { ...operator, version });
}

const send = async (as: Person, own: Record<string, string>) =>
  visit(PAGE, { as, form: { ...own, version: String((await readRecord(as.ctx)).version) }, headers: { origin: "https://hocam.test" } });

beforeEach(async () => {
  await db.delete(settings);
  // Who takes the money is another record; what that one closes is in processors.test.ts.
  await nameProcessors(env.DB);
  await env.KV.delete("settings");
});

test("what is filled in stands on the imprint and in the privacy notice, in the reader's language; what is empty stands nowhere", async () => {
  const bare = (await see("/imprint")).body;
  expect(bare).not.toContain("<dt");
  expect((await see("/policies/privacy")).body).not.toContain("Hosting:");
  await fill(await admin(), { ...noOperator, name: "Örnek Derneği", kind: "association", address: "Sokak 1\nAnkara" });
  const { body } = await see("/imprint", { headers: { "accept-language": "tr" } });
  expect(body).toContain("Örnek Derneği");
  expect(body).toContain("Dernek");
  expect(body).not.toContain("MERSİS");
  expect((await see("/policies/privacy")).body).toContain("Address: Sokak 1, Ankara");
});

test("whoever found a weakness is told by security.txt where to turn to, in the site's own name and for some months; by nothing while nobody is named", async () => {
  const read = () => visit("/.well-known/security.txt");
  expect((await read()).status).toBe(404);
  const before = Date.now();
  await fill(await admin(), { ...noOperator, contact: "veri@hocam.test" });
  const answer = await read();
  expect([answer.status, answer.headers.get("content-type")?.toLowerCase().replace(" ", "")]).toEqual([200, "text/plain;charset=utf-8"]);
  const lines = (await answer.text()).trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields).toMatchObject({ Contact: "mailto:veri@hocam.test", Canonical: "https://hocam.test/.well-known/security.txt" });
  expect(fields["Preferred-Languages"]?.split(", ").toSorted()).toEqual(["en", "tr"]);
  const expires = Date.parse(fields.Expires ?? "");
  expect([expires > before, expires < before + 365 * 86_400_000]).toEqual([true, true]);
  await fill(await admin(), { ...noOperator, email: "kunye@hocam.test", contact: "veri@hocam.test" });
  expect(await (await read()).text()).toContain("Contact: mailto:kunye@hocam.test");
});

test("the data contact takes the place of the general address in the notice", async () => {
  await fill(await admin(), { ...noOperator, contact: "veri@hocam.test" });
  const { body } = await see("/policies/privacy");
  expect(body).toContain("mailto:veri@hocam.test");
  expect(body).not.toContain("mailto:hello@hocam.example");
});

test("numbers are taken however they are grouped, and what isn't one is refused with everything typed still there", async () => {
  const staff = await admin();
  const done = await send(staff, { name: "Örnek", mersis: "0123 4567 8901 2345", tax: "123 456 78 90", phone: "0312 210 20 00" });
  expect(done.status).toBe(303);
  expect((await readRecord(staff.ctx)).operator).toMatchObject({ mersis: "0123456789012345", tax: "1234567890", hosting: "" });
  const refused = await send(staff, { name: "Yeni ad", mersis: "12", tax: "12345", phone: "call me", email: "nobody" });
  const text = await refused.text();
  expect(refused.status).toBe(400);
  for (const said of ["A MERSİS number has 16 digits.", "A tax number has 10 digits.", "Enter a phone number", "Yeni ad"])
    expect(text).toContain(said);
  expect((await readRecord(staff.ctx)).operator.name).toBe("Örnek");
});

test("an older form is refused, and only admins may open or send it", async () => {
  const [first, second] = [await admin(), await admin()];
  const { version } = await readRecord(first.ctx);
  await changeOperator(first.ctx, { ...demoOperator, version });
  await expect(changeOperator(second.ctx, { ...noOperator, version })).rejects.toMatchObject({ code: "operator.changed" });
  expect((await readRecord(first.ctx)).operator).toEqual(demoOperator);
  expect((await see(PAGE, { as: await signUp({ userRole: "moderator" }) })).body).not.toContain("mersis");
});

test("mails end with who runs the site, and with nothing while nobody is named", () => {
  expect(mailFoot(noOperator)).toBe("");
  expect(mailFoot({ ...noOperator, name: "Örnek", email: "a@b.test" })).toBe("\n\n-- \nÖrnek\na@b.test");
});

test("nothing that costs money is sold while a single thing is missing of who sells it; free tickets are", async () => {
  const [buyer, staff] = [await signUp(), await admin()];
  const paid = await addTicketedEvent({ price: 5000 });
  const free = await addTicketedEvent({});
  await fill(staff, demoOperator);
  for (const missing of ["name", "address", "phone", "email"] as const) {
    await fill(staff, { ...demoOperator, [missing]: "" });
    await expect(order(buyer, paid.eventId, paid.categoryId)).rejects.toMatchObject({ code: "tickets.noSeller" });
  }
  await fill(staff, { ...demoOperator, mersis: "", tax: "" });
  await expect(order(buyer, paid.eventId, paid.categoryId)).rejects.toMatchObject({ code: "tickets.noSeller" });
  await expect(joinWaitingList(buyer.ctx, paid.eventId, paid.categoryId)).rejects.toMatchObject({ code: "tickets.noSeller" });
  expect((await order(buyer, free.eventId, free.categoryId)).order.status).toBe("paid");
  await fill(staff, { ...demoOperator, mersis: "" });
  expect((await order(buyer, paid.eventId, paid.categoryId)).order.status).toBe("pending");
});

test("who waits for a seat that costs money is offered it once a seller is named", async () => {
  const [holder, waiter, staff] = [await signUp(), await signUp(), await admin()];
  const { eventId, categoryId } = await addTicketedEvent({ price: 5000, quantity: 1 });
  const { orderId } = await addPending(holder, { eventId, categoryId }, Date.now() + 60_000);
  await joinWaitingList(waiter.ctx, eventId, categoryId);
  await fill(staff, noOperator);
  await db.update(ticketOrders).set({ status: "cancelled", expiresAt: null }).where(eq(ticketOrders.orderId, orderId));
  expect(await offerSeats(testContext(), eventId)).toBe(0);
  await fill(staff, demoOperator);
  expect(await offerSeats(testContext(), eventId)).toBe(1);
});

test("while the record is emptied an order is whole or refused, and what was ordered before is paid once a seller is named again", async () => {
  const staff = await admin();
  const { eventId, categoryId } = await addTicketedEvent({ price: 5000, perPerson: 1 });
  for (let round = 0; round < Math.min(raceRounds, 5); round++) {
    await fill(staff, demoOperator);
    const buyers = await Promise.all([signUp(), signUp(), signUp()]);
    const [, ...orders] = await Promise.all([
      fill(staff, noOperator),
      ...buyers.map((buyer) => order(buyer, eventId, categoryId).catch((failed) => failed)),
    ]);
    for (const made of orders) expect(made.order?.status ?? made.code).toMatch(/^pending$|^tickets\.noSeller$/);
  }
  const buyer = await signUp();
  await fill(staff, demoOperator);
  const { order: begun } = await order(buyer, eventId, categoryId);
  await fill(staff, noOperator);
  await expect(order(await signUp(), eventId, categoryId)).rejects.toMatchObject({ code: "tickets.noSeller" });
  openSipay();
  // A contract names who sells: what was ordered before is paid once somebody is named again.
  await expect(agreeAndPay(buyer.ctx, eventId, begun.orderId)).rejects.toMatchObject({ code: "payments.noSeller" });
  await fill(staff, demoOperator);
  expect(await agreeAndPay(buyer.ctx, eventId, begun.orderId)).toContain("sipay.test");
});

test("organizers are told why nothing that costs money is on sale, until a seller is named", async () => {
  const [organizer, staff] = [await signUp(), await admin()];
  const { eventId } = await addTicketedEvent({ price: 5000 }, { createdBy: organizer.userId });
  const said = "doesn&#x27;t name its seller yet";
  await fill(staff, noOperator);
  expect((await see(`/event/ticket/sales/${eventId}`, { as: organizer })).body).toContain(said);
  await fill(staff, demoOperator);
  expect((await see(`/event/ticket/sales/${eventId}`, { as: organizer })).body).not.toContain(said);
});
