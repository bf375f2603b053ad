/** A ticket in Google Wallet: a signed link for its holder alone, to a ticket that opens the door. */
import { eventDates, events } from "@schema/events";
import { eq, sql } from "drizzle-orm";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { beforeAll, expect, test } from "vitest";
import { hasWallet } from "../../../app/features/tickets/google-wallet.server";
import { isSignatureOf, readScanned } from "../../../app/features/tickets/ticket-code.server";
import { readTicket, walletLink } from "../../../app/features/tickets/tickets.service.server";
import { acceptTicket, offerTicket } from "../../../app/features/tickets/transfer.service.server";
import { formatDate } from "../../../app/kit/format";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const HOUR = 3_600_000;
/** As long as Google makes them. */
const ACCOUNT = "wallet-tickets@hocam-production-2026.iam.gserviceaccount.com";
const { db } = testContext();

let publicKey: CryptoKey;
let wallet: Partial<Env>;

beforeAll(async () => {
  const pair = await generateKeyPair("RS256", { extractable: true });
  publicKey = pair.publicKey;
  const key = (await exportPKCS8(pair.privateKey)).replaceAll("\n", "\\n");
  wallet = { GOOGLE_WALLET_ISSUER: "3388000000022123456", GOOGLE_WALLET_ACCOUNT: ACCOUNT, GOOGLE_WALLET_KEY: key };
});

const withWallet = ({ ctx }: Person, settings = wallet) => ({ ...ctx, env: { ...ctx.env, ...settings } });

async function ticketOf(holder: Person, event: Partial<typeof events.$inferInsert> = {}, category = "General") {
  const { eventId, categoryId } = await addTicketedEvent({ name: category }, event, HOUR);
  const { tickets } = await order(holder, eventId, categoryId);
  return { eventId, ticketId: tickets[0]?.ticketId ?? "" };
}

const moveBy = (eventId: string, milliseconds: number) =>
  db
    .update(eventDates)
    .set({ startsAt: sql`${eventDates.startsAt} + ${milliseconds}`, endsAt: sql`${eventDates.endsAt} + ${milliseconds}` })
    .where(eq(eventDates.eventId, eventId));

type Said = { defaultValue: { language: string; value: string } };

interface Saved {
  genericClasses: { id: string }[];
  genericObjects: {
    id: string;
    classId: string;
    header: Said;
    subheader: Said;
    textModulesData: { header: string; body: string }[];
    barcode: { value: string; alternateText: string };
  }[];
}

async function savedBy(link: string) {
  const { payload } = await jwtVerify(new URL(link).pathname.split("/").pop() ?? "", publicKey, {
    audience: "google",
    issuer: ACCOUNT,
  });
  const { genericClasses, genericObjects } = payload.payload as Saved;
  return { typ: payload.typ, kind: genericClasses[0], ticket: genericObjects[0] };
}

test("the link is signed by the operator's account, and its code is the one that the door lets in", async () => {
  const holder = await signUp();
  const { ticketId } = await ticketOf(holder, { name: "Bahar Şenliği" });
  const link = await walletLink(withWallet(holder), ticketId);
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  const { typ, kind, ticket } = await savedBy(link);
  const { code, startsAt } = await readTicket(holder.ctx, ticketId, null);
  expect([typ, ticket?.header.defaultValue, ticket?.textModulesData[0]?.header]).toEqual([
    "savetowallet",
    { language: "en", value: "Bahar Şenliği" },
    formatDate(startsAt, "en", "dayTime"),
  ]);
  expect([ticket?.classId, ticket?.barcode.alternateText]).toEqual([kind?.id, code]);
  const scanned = readScanned(ticket?.barcode.value ?? "");
  expect(scanned).toMatchObject({ ticketId });
  const signature = "signature" in scanned ? scanned.signature : "";
  expect(await isSignatureOf(holder.ctx.env, { ticketId, handedOn: 0 }, signature)).toBe(true);
});

test.each([
  ["ordinary names", "Bahar Şenliği", "Kültür ve Kongre Merkezi", "Öğrenci"],
  ["long names", "ğ".repeat(100), "Kültür ve Kongre Merkezi, Kemal Kurdaş Salonu, ".repeat(3), "Ş".repeat(60)],
  ["signs", `"<&>' \\n ${"😀".repeat(45)}`, "—".repeat(100), '"'.repeat(60)],
])("with %s the token is no longer than Google takes", async (_, name, location, category) => {
  const holder = await signUp();
  const { ticketId } = await ticketOf(holder, { name, location }, category);
  const link = await walletLink(withWallet(holder), ticketId);
  expect((link.split("/").pop() ?? "").length).toBeLessThanOrEqual(1800);
  const { ticket } = await savedBy(link);
  expect(ticket?.header.defaultValue.value).not.toMatch(/\p{Surrogate}/u);
  expect(ticket?.header.defaultValue.value.slice(0, 6)).toBe(name.slice(0, 6));
});

test("nobody else gets a link, nor does who passed the ticket on; the new holder's is another ticket for the wallet", async () => {
  const [holder, friend, other] = [await signUp(), await signUp(), await signUp()];
  const { ticketId } = await ticketOf(holder);
  const before = await savedBy(await walletLink(withWallet(holder), ticketId));
  await expect(walletLink(withWallet(other), ticketId)).rejects.toMatchObject({ code: "tickets.notFound" });
  await offerTicket(holder.ctx, ticketId, friend.userEmail);
  await acceptTicket(friend.ctx, ticketId, "");
  await expect(walletLink(withWallet(holder), ticketId)).rejects.toMatchObject({ code: "tickets.notFound" });
  const after = await savedBy(await walletLink(withWallet(friend), ticketId));
  expect(after.ticket?.id).not.toBe(before.ticket?.id);
  expect(after.ticket?.barcode).not.toEqual(before.ticket?.barcode);
});

test("a ticket of a cancelled event has none, and one whose event moved says the new time under another id", async () => {
  const holder = await signUp();
  const { ticketId, eventId } = await ticketOf(holder);
  const before = await savedBy(await walletLink(withWallet(holder), ticketId));
  await moveBy(eventId, HOUR);
  const after = await savedBy(await walletLink(withWallet(holder), ticketId));
  expect(after.ticket?.textModulesData).not.toEqual(before.ticket?.textModulesData);
  expect(after.ticket?.id).not.toBe(before.ticket?.id);
  await db.update(events).set({ location: "U3 Amphitheatre" }).where(eq(events.eventId, eventId));
  expect((await savedBy(await walletLink(withWallet(holder), ticketId))).ticket?.id).not.toBe(after.ticket?.id);
  await db.update(events).set({ cancelledAt: 1, cancelReason: "Rain" }).where(eq(events.eventId, eventId));
  await expect(walletLink(withWallet(holder), ticketId)).rejects.toMatchObject({ code: "tickets.notFound" });
});

test.each(["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_ACCOUNT", "GOOGLE_WALLET_KEY"])("without %s it isn't offered", async (name) => {
  const holder = await signUp();
  const { ticketId } = await ticketOf(holder);
  const ctx = withWallet(holder, { ...wallet, [name]: "" });
  expect(await hasWallet(ctx)).toBe(false);
  expect((await readTicket(ctx, ticketId, null)).hasWallet).toBe(false);
  await expect(walletLink(ctx, ticketId)).rejects.toMatchObject({ code: "tickets.notFound" });
  expect((await visit(`/api/v1/event/ticket/${ticketId}/google-wallet`, { as: holder })).status).toBe(404);
});
