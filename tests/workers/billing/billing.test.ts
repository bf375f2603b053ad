/** What was sold to whom: written with the money, sealed, read by a right of its own and never unnoticed, and kept longer than accounts. */
import { users } from "@schema/accounts";
import { billingRecords, financeRights } from "@schema/billing";
import * as schema from "@schema/index";
import { payments, saleContracts } from "@schema/payments";
import { auditEntries, settings } from "@schema/platform";
import { and, eq, getTableName, is, ne } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test } from "vitest";
import { giveRight, takeRight } from "../../../app/features/billing/billing.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { removeLeavers } from "../../../app/features/profile/leaving.service.server";
import { DAY } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { runJob } from "../../../app/platform/jobs.server";
import { demoOperator } from "../../../drizzle/seed/operator";
import { addRecord, giveFinance } from "../../support/billing";
import { agreeAndPay, begun, giveBack, openSipay, paid } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { nameSeller, raceRounds } from "../../support/tickets";

const { db } = testContext();
const ORIGIN = { origin: "https://hocam.test" };
const recordsOf = (orderId: string) =>
  db.select().from(billingRecords).where(eq(billingRecords.orderId, orderId)).orderBy(billingRecords.key);
const acts = (act: string, by: Pick<Person, "userId">) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.act, act), eq(auditEntries.actorId, by.userId)))
    .orderBy(auditEntries.key);
const counted = async () => (await db.select({ id: auditEntries.auditId }).from(auditEntries)).length;

async function reader(): Promise<Person> {
  const admin = await signUp({ userRole: "admin" });
  await giveFinance(admin);
  return admin;
}

beforeEach(async () => {
  await nameSeller();
});

test("a paid order has its record with the capture: buyer, event, seller, amount and contract as they are then", async () => {
  const { buyer, orderId, invoiceId, eventId } = await paid(openSipay(), { quantity: 2 });
  const [payment] = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  expect(await recordsOf(orderId)).toEqual([
    expect.objectContaining({
      kind: "sale",
      invoiceId,
      eventId,
      seller: demoOperator.name,
      buyerName: buyer.name,
      buyerEmail: buyer.userEmail,
      amount: 10_000,
      currency: "TRY",
      contractHash: payment?.contractHash,
      createdAt: payment?.updatedAt,
      reference: "",
    }),
  ]);
  await db.update(users).set({ name: "Someone else" }).where(eq(users.userId, buyer.userId));
  expect((await recordsOf(orderId))[0]?.buyerName).toBe(buyer.name);
});

test("an order that nobody paid, and one that was free, have none", async () => {
  const { orderId } = await begun(openSipay());
  expect(await recordsOf(orderId)).toEqual([]);
});

test("an order that is paid twice, at once, has one record, and what goes back of the other payment none", async () => {
  const sipay = openSipay();
  for (let round = 0; round < Math.min(raceRounds, 5); round++) {
    const { buyer, eventId, orderId, orderNo, invoiceId } = await begun(sipay);
    await agreeAndPay(buyer.ctx, eventId, orderId);
    const second = [...sipay.sales.values()].at(-1);
    if (!second) throw new Error("Nothing was asked");
    await sipay.decide(orderNo, true);
    await sipay.decide(second.orderNo, true);
    await Promise.all([settlePayment(testContext(), invoiceId), settlePayment(testContext(), second.invoiceId)]);
    expect(await recordsOf(orderId)).toHaveLength(1);
  }
});

test("a refund is a second row, and the first stays as it is", async () => {
  const { buyer, orderId, tickets } = await paid(openSipay(), { quantity: 2 });
  const [before] = await recordsOf(orderId);
  await giveBack(buyer, tickets[0]?.ticketId ?? "");
  const [sale, refund, ...more] = await recordsOf(orderId);
  expect([sale, more]).toEqual([before, []]);
  expect(refund).toMatchObject({ kind: "refund", amount: 5000, buyerEmail: buyer.userEmail, contractHash: before?.contractHash });
});

test("nothing of a record changes but the invoice's number, and none is deleted before five years are over", async () => {
  const { recordId } = await addRecord();
  const isIt = eq(billingRecords.recordId, recordId);
  for (const own of [{ buyerName: "X" }, { amount: 1 }, { orderId: "order-x" }, { createdAt: 1 }, { contractHash: "x" }])
    await expect(db.update(billingRecords).set(own).where(isIt)).rejects.toThrow();
  await expect(db.delete(billingRecords).where(isIt)).rejects.toThrow();
  await db.update(billingRecords).set({ reference: "A1" }).where(isIt);
});

test("an admin without the right sees no record and takes none along; nothing is written down as read", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { recordId, buyerName, orderId } = await addRecord();
  const before = await counted();
  for (const path of ["/admin/billing", `/admin/billing?q=${orderId}`, `/admin/billing/${recordId}`]) {
    const page = await (await visit(path, { as: admin })).text();
    expect(page).toContain("finance right");
    for (const secret of [buyerName, orderId]) expect(page.replaceAll(`q=${orderId}`, "").includes(`>${secret}`)).toBe(false);
  }
  expect((await call("/billing/records.csv?from=2026-01-01&until=2026-12-31", { as: admin })).status).toBe(403);
  const form = { reference: "A1", version: "1" };
  expect((await visit(`/admin/billing/${recordId}`, { as: admin, form, headers: ORIGIN })).status).toBe(403);
  expect(await counted()).toBe(before);
});

test("each read is in the audit: the list with what it showed, a record, a file", async () => {
  const admin = await reader();
  const { recordId, buyerName, buyerEmail, orderId } = await addRecord({ buyerEmail: "found@metu.edu.tr" });
  const list = await (await visit("/admin/billing?q=Found@metu.edu.tr", { as: admin })).text();
  expect(list).toContain(orderId);
  expect(list).not.toContain(buyerName);
  expect(await (await visit(`/admin/billing/${recordId}`, { as: admin })).text()).toContain(buyerName);
  const file = await visit("/api/v1/billing/records.csv?from=2020-01-01&until=2099-12-31", { as: admin });
  const text = await file.text();
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(text).toContain(`"${buyerName}","${buyerEmail}","50","TRY"`);
  expect(await acts("billing.find", admin)).toMatchObject([{ after: { by: "address", shown: [recordId] } }]);
  expect(await acts("billing.read", admin)).toMatchObject([{ subjectId: recordId }]);
  expect(await acts("billing.export", admin)).toMatchObject([{ after: { from: "2020-01-01", until: "2099-12-31" } }]);
  expect(JSON.stringify(await acts("billing.find", admin))).not.toContain(buyerEmail);
});

test("a file's days that are turned round are refused in words", async () => {
  const admin = await reader();
  const { status, body } = await call<{ error: { code: string } }>("/billing/records.csv?from=2026-02-01&until=2026-01-01", { as: admin });
  expect([status, body.error.code]).toEqual([422, "billing.daysTurned"]);
});

test("days that no calendar of the site has are refused in words, and left out of the audit's list", async () => {
  const admin = await reader();
  for (const days of ["from=2020-01-01&until=9999-12-31", "from=0001-01-01&until=2026-01-01", "from=2026-02-30&until=2026-03-01"])
    expect((await call(`/billing/records.csv?${days}`, { as: admin })).status).toBe(400);
  expect((await visit("/admin/audit?from=0001-01-01&until=9999-12-31", { as: admin })).status).toBe(200);
});

test("a role that was taken and given back comes without the right, and a page that was open meanwhile does nothing", async () => {
  const [admin, { recordId, updatedAt }] = [await reader(), await addRecord()];
  const role = (userRole: "admin" | "moderator") => db.update(users).set({ userRole }).where(eq(users.userId, admin.userId));
  await role("moderator");
  await role("admin");
  const form = { reference: "A9", version: String(updatedAt) };
  expect((await visit(`/admin/billing/${recordId}`, { as: admin, form, headers: ORIGIN })).status).toBe(403);
  expect(await (await visit(`/admin/billing/${recordId}`, { as: admin })).text()).toContain("finance right");
  const [row] = await db.select().from(billingRecords).where(eq(billingRecords.recordId, recordId));
  expect(row?.reference).toBe("");
});

test("names that a spreadsheet would take for formulas stay text in the file, in both of its forms", async () => {
  const admin = await reader();
  await addRecord({ buyerName: "=cmd|' /C calc'!A0", amount: 5050 });
  const open = async (language: string) =>
    (
      await visit("/api/v1/billing/records.csv?from=2020-01-01&until=2099-12-31", { as: admin, headers: { "accept-language": language } })
    ).text();
  expect(await open("en")).toContain(`"'=cmd|' /C calc'!A0","ayla@metu.edu.tr","50.5"`);
  expect(await open("tr")).toContain(`"'=cmd|' /C calc'!A0";"ayla@metu.edu.tr";"50,5"`);
});

test("the invoice's number is noted once for what was read; an older form is refused", async () => {
  const admin = await reader();
  const { recordId, updatedAt } = await addRecord();
  const send = (reference: string) =>
    visit(`/admin/billing/${recordId}`, { as: admin, form: { reference, version: String(updatedAt) }, headers: ORIGIN });
  expect((await send("GIB1")).status).toBe(303);
  expect((await send("GIB2")).status).toBe(409);
  const [row] = await db.select().from(billingRecords).where(eq(billingRecords.recordId, recordId));
  expect(row?.reference).toBe("GIB1");
  expect(await acts("billing.edit", admin)).toMatchObject([{ subjectId: recordId, after: { reference: "GIB1" } }]);
  expect(await (await visit("/admin/billing?q=GIB1", { as: admin })).text()).toContain(recordId);
});

test("nobody gives themselves the right while another admin could; it is written down, and ends with the role", async () => {
  const [admin, other] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
  await expect(giveRight(admin.ctx, admin.userId)).rejects.toMatchObject({ code: "billing.ownRight" });
  await expect(giveRight(admin.ctx, (await signUp()).userId)).rejects.toMatchObject({ code: "billing.noAdmin" });
  await giveRight(admin.ctx, other.userId);
  await giveRight(admin.ctx, other.userId);
  expect(await acts("user.give-finance", admin)).toMatchObject([{ subjectId: other.userId }]);
  await takeRight(admin.ctx, other.userId);
  await takeRight(admin.ctx, other.userId);
  expect(await acts("user.take-finance", admin)).toHaveLength(1);
  await giveRight(admin.ctx, other.userId);
  await db.update(users).set({ userRole: "moderator" }).where(eq(users.userId, other.userId));
  expect(await db.select().from(financeRights).where(eq(financeRights.userId, other.userId))).toEqual([]);
});

test("an admin gives themselves the right where no other one could sign in, and that is written down", async () => {
  const admin = await signUp({ userRole: "admin" });
  const others = and(eq(users.userRole, "admin"), ne(users.userId, admin.userId));
  await db.update(users).set({ blockedAt: Date.now(), blockedReason: "Away" }).where(others);
  await giveRight(admin.ctx, admin.userId);
  expect(await acts("user.give-finance", admin)).toMatchObject([{ subjectId: admin.userId }]);
});

/** Tables in which a text stands, whatever the column. */
async function findEverywhere(text: string): Promise<string[]> {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable)) as SQLiteTable[];
  const found: string[] = [];
  for (const table of tables) if (JSON.stringify(await db.select().from(table)).includes(text)) found.push(getTableName(table));
  return found;
}

test("an account that goes leaves its billing record and nothing else that names it, even where staff read and searched", async () => {
  const [admin, { buyer, orderId }] = [await reader(), await paid(openSipay())];
  const [record] = await recordsOf(orderId);
  await visit(`/admin/billing?q=${encodeURIComponent(buyer.userEmail)}`, { as: admin });
  await visit(`/admin/billing/${record?.recordId}`, { as: admin });
  await visit("/api/v1/billing/records.csv?from=2020-01-01&until=2099-12-31", { as: admin });
  const mine = await (await visit("/api/v1/profile/me/export", { as: buyer })).text();
  expect(JSON.parse(mine).data.billing_records).toMatchObject([{ orderId, buyerEmail: buyer.userEmail }]);
  const now = Date.now();
  await db.update(users).set({ deletionDueAt: now }).where(eq(users.userId, buyer.userId));
  await runJob(testContext({ clock: { now: () => now + DAY } }), "remove-leavers", removeLeavers);
  for (const name of [buyer.userEmail, buyer.name]) expect(await findEverywhere(name)).toEqual(["billing_records"]);
  expect(await findEverywhere(buyer.userId)).toEqual([]);
  expect(await recordsOf(orderId)).toEqual([record]);
});

const YEAR = 365 * DAY;
const newYear = (year: number) => Date.parse(`${year}-01-01T00:00:00+03:00`);
const at = (now: number) => testContext({ clock: { now: () => now } });
const exists = async (recordId: string) =>
  (await db.select({ id: billingRecords.recordId }).from(billingRecords).where(eq(billingRecords.recordId, recordId))).length === 1;

test("records go on the first night after the years that admins set, an order's together, and its contract with them", async () => {
  const thisYear = new Date().getUTCFullYear();
  const sold = newYear(thisYear - 7) - YEAR / 2;
  const lone = await addRecord({ createdAt: sold, updatedAt: sold });
  const { buyer, eventId, orderId, invoiceId } = await begun(openSipay());
  const [contract] = await db.select().from(saleContracts).where(eq(saleContracts.orderId, orderId));
  const old = { ...contract, key: undefined, hash: "1".repeat(64), createdAt: sold } as typeof saleContracts.$inferInsert;
  await db.insert(saleContracts).values(old);
  const oldInvoice = { invoiceId: "invoice-old", orderId, eventId, userId: buyer.userId, amount: 5000, contractHash: old.hash };
  await db.insert(payments).values({ ...oldInvoice, createdAt: sold, updatedAt: sold });
  const sale = await addRecord({ orderId, createdAt: sold, updatedAt: sold });
  const refund = await addRecord({ orderId, kind: "refund", refundId: "refund-old", createdAt: sold + YEAR, updatedAt: sold + YEAR });
  const hashes = async () =>
    (await db.select({ hash: saleContracts.hash }).from(saleContracts).where(eq(saleContracts.orderId, orderId))).map(({ hash }) => hash);

  await forgetOldTraces(at(newYear(thisYear)));
  expect(await exists(lone.recordId)).toBe(true);
  await db
    .insert(settings)
    .values({ name: "billingYears", value: 7, updatedAt: 1 })
    .onConflictDoUpdate({ target: settings.name, set: { value: 7 } });
  await forgetOldTraces(at(newYear(thisYear) - DAY));
  expect(await exists(lone.recordId)).toBe(true);
  await forgetOldTraces(at(newYear(thisYear)));
  expect([await exists(lone.recordId), await exists(sale.recordId), await exists(refund.recordId)]).toEqual([false, true, true]);
  expect(await hashes()).toContain(old.hash);
  await forgetOldTraces(at(newYear(thisYear + 1)));
  expect([await exists(sale.recordId), await exists(refund.recordId)]).toEqual([false, false]);
  expect(await hashes()).toEqual([contract?.hash]);
  const rows = await db.select({ id: payments.invoiceId, hash: payments.contractHash }).from(payments).where(eq(payments.orderId, orderId));
  expect(rows).toEqual([
    { id: invoiceId, hash: contract?.hash },
    { id: "invoice-old", hash: null },
  ]);
});

test("a contract under which something was billed can't be deleted, nor taken from its payment", async () => {
  const { orderId } = await paid(openSipay());
  await expect(db.delete(saleContracts).where(eq(saleContracts.orderId, orderId))).rejects.toThrow();
  await expect(db.update(payments).set({ contractHash: null }).where(eq(payments.orderId, orderId))).rejects.toThrow();
});

test("the notice says in both languages how long billing records are kept, whatever becomes of the account", async () => {
  for (const [language, said] of [
    ["en", "10 years after the end of the year of the sale or refund"],
    ["tr", "Satışın ya da iadenin yapıldığı yılın sonundan 10 yıl sonraya kadar"],
  ] as const)
    expect(await (await visit("/privacy/retention", { headers: { "accept-language": language } })).text()).toContain(said);
});
