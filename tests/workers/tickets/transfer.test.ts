/** Passing a ticket on: accepted once, by whom it is meant for, and the code before it opens no door. */
import { notices } from "@schema/notices";
import { tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { OFFERS_A_DAY } from "../../../app/features/tickets/tickets.limits";
import { readTicket } from "../../../app/features/tickets/tickets.service.server";
import { acceptTicket, offerTicket, readTransfer } from "../../../app/features/tickets/transfer.service.server";
import { giveBack, openSipay, paid } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order, raceRounds } from "../../support/tickets";

const HOUR = 3_600_000;
const { db } = testContext();

async function ticketOf(holder: Person, category: Parameters<typeof addTicketedEvent>[0] = {}, createdBy?: string) {
  const event = await addTicketedEvent(category, createdBy ? { createdBy } : {}, HOUR);
  const { tickets: own } = await order(holder, event.eventId, event.categoryId);
  return { ...event, ticketId: own[0]?.ticketId ?? "" };
}

const holderOf = async (ticketId: string) => (await db.select().from(tickets).where(eq(tickets.ticketId, ticketId)))[0]?.userId;
const keyIn = (link: string | null) => new URL(link ?? "").searchParams.get("key") ?? "";

test("a ticket is offered by link and accepted on its page; then it is theirs, with another code, and the old one opens no door", async () => {
  const [holder, friend, creator] = [await signUp(), await signUp(), await signUp()];
  const { eventId, ticketId } = await ticketOf(holder, {}, creator.userId);
  const before = await readTicket(holder.ctx, ticketId, null);
  const page = await (await visit(`/event/ticket/${ticketId}/transfer`, { as: holder, form: { act: "link" } })).text();
  const [, address = ""] = /value="([^"]+\/event\/ticket\/accept\/[^"]+)"/.exec(page) ?? [];
  const { pathname, search } = new URL(address);
  expect(await (await visit(pathname + search, { as: friend })).text()).toContain('name="key"');
  expect(await (await visit(pathname, { as: friend })).text()).not.toContain('name="key"');
  const accepted = await visit(pathname, { as: friend, form: { key: keyIn(address) } });
  expect([accepted.status, accepted.headers.get("location")]).toEqual([303, `/event/ticket/one/${ticketId}`]);
  expect(await holderOf(ticketId)).toBe(friend.userId);
  const after = await readTicket(friend.ctx, ticketId, null);
  expect(after.code).not.toBe(before.code);
  expect(after.qr).not.toEqual(before.qr);
  await expect(readTicket(holder.ctx, ticketId, null)).rejects.toMatchObject({ code: "tickets.notFound" });
  const scan = (code: string) =>
    call<{ error?: { code: string } }>("/event/ticket/check-in", { as: creator, json: { event_id: eventId, code } });
  const { signTicket, ticketAddress } = await import("../../../app/features/tickets/ticket-code.server");
  const old = ticketAddress("https://hocam.test", ticketId, await signTicket(creator.ctx.env, ticketId));
  expect((await scan(old)).body.error?.code).toBe("tickets.notGenuine");
  expect((await scan(before.code ?? "")).body.error?.code).toBe("tickets.notGenuine");
  expect((await scan(after.code ?? "")).status).toBe(200);
  expect(await db.select().from(notices).where(eq(notices.userId, holder.userId))).toMatchObject([{ kind: "tickets.taken" }]);
});

test("a ticket that is offered to a student by name is theirs alone to accept, until it is withdrawn", async () => {
  const [holder, friend, other] = [await signUp(), await signUp(), await signUp()];
  const { ticketId } = await ticketOf(holder);
  const path = `/event/ticket/${ticketId}/transfer`;
  for (const own of [holder.userEmail.toUpperCase(), holder.userName, `@${holder.userName}`])
    expect((await visit(path, { as: holder, form: { act: "person", person: own } })).status).toBe(400);
  expect((await visit(path, { as: holder, form: { act: "person", person: `@${friend.userName}` } })).status).toBe(303);
  expect(await db.select().from(notices).where(eq(notices.userId, friend.userId))).toMatchObject([{ kind: "tickets.passed" }]);
  await expect(acceptTicket(other.ctx, ticketId, "")).rejects.toMatchObject({ code: "tickets.transferGone" });
  expect((await visit(path, { as: holder, form: { act: "withdraw" } })).status).toBe(303);
  await expect(acceptTicket(friend.ctx, ticketId, "")).rejects.toMatchObject({ code: "tickets.transferGone" });
  await offerTicket(holder.ctx, ticketId, friend.userEmail);
  await acceptTicket(friend.ctx, ticketId, "");
  expect(await holderOf(ticketId)).toBe(friend.userId);
});

/** Whatever the holder of a ticket gets and sees when they offer it to somebody. */
async function seenOfOffer(person: string) {
  const holder = await signUp();
  const { ticketId, eventId } = await ticketOf(holder);
  const path = `/event/ticket/${ticketId}/transfer`;
  const before = holder.ctx.meter.roundTrips;
  await offerTicket(holder.ctx, ticketId, person);
  const trips = holder.ctx.meter.roundTrips - before;
  const sent = await visit(path, { as: holder, form: { act: "person", person } });
  const pages = [path, `/event/ticket/one/${ticketId}`, `/api/v1/event/ticket/${ticketId}`, "/event/ticket/personal"];
  const texts = await Promise.all(pages.map(async (page) => (await visit(page, { as: holder })).text()));
  const [row] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  const known = [ticketId, eventId, holder.userId, holder.name, holder.userName, row?.code ?? "", row?.code.replace(/^.{4}/, "$& ") ?? ""];
  const plain = (text: string) =>
    known
      .reduce((shown, own) => shown.replaceAll(own, "…"), /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text)
      .replace(/<svg[\s\S]*?<\/svg>|<time[\s\S]*?<\/time>|<[^>]+>|"[\d-]+T[\d:.]+Z"/g, " ");
  return { trips, answer: [sent.status, sent.headers.get("location")?.replace(ticketId, "…")], texts: texts.map(plain) };
}

test("whoever offers a ticket gets and sees the same whether or not anybody has that address, and no name before it is accepted", async () => {
  const [friend, leaving, unverified] = [
    await signUp({ name: "Zeynep Karaca" }),
    await signUp({ deletionDueAt: Date.now() + HOUR }),
    await signUp({ emailVerifiedAt: null }),
  ];
  const nobody = await seenOfOffer("nobody@metu.edu.tr");
  expect(nobody.answer[0]).toBe(303);
  for (const person of [
    friend.userEmail,
    friend.userEmail.toUpperCase(),
    friend.userName,
    `@${friend.userName}`,
    leaving.userEmail,
    unverified.userEmail,
    "no-such-name",
  ]) {
    const seen = await seenOfOffer(person);
    expect(seen).toEqual(nobody);
    expect(seen.texts.join()).not.toContain("Zeynep");
  }
});

test("an offer stays as it was for its holder when whom it names deletes their account, and nobody can accept it by a key", async () => {
  const [holder, friend, other] = [await signUp(), await signUp(), await signUp()];
  const { ticketId } = await ticketOf(holder);
  await offerTicket(holder.ctx, ticketId, friend.userEmail);
  const [{ transferHash }] = (await db.select().from(tickets).where(eq(tickets.ticketId, ticketId))) as [typeof tickets.$inferSelect];
  await db.update(tickets).set({ transferTo: null }).where(eq(tickets.ticketId, ticketId));
  expect(await readTransfer(holder.ctx, ticketId)).toMatchObject({ isOpen: true, isNamed: true });
  for (const key of ["", transferHash ?? ""])
    await expect(acceptTicket(other.ctx, ticketId, key)).rejects.toMatchObject({ code: "tickets.transferGone" });
});

test("a ticket has one open offer, and one person names others a few times a day, whether or not they exist", async () => {
  const [holder, first, second] = [await signUp(), await signUp(), await signUp()];
  const { ticketId } = await ticketOf(holder);
  await offerTicket(holder.ctx, ticketId, first.userEmail);
  await offerTicket(holder.ctx, ticketId, second.userEmail);
  await expect(acceptTicket(first.ctx, ticketId, "")).rejects.toMatchObject({ code: "tickets.transferGone" });
  for (let nr = 2; nr < OFFERS_A_DAY.max; nr++) await offerTicket(holder.ctx, ticketId, `nobody${nr}@metu.edu.tr`);
  for (const person of [first.userEmail, "nobody@metu.edu.tr"])
    await expect(offerTicket(holder.ctx, ticketId, person)).rejects.toMatchObject({ code: "kit.tooManyAttempts" });
  expect(await offerTicket(holder.ctx, ticketId, undefined)).toContain(ticketId);
});

test("what the organizer forbids, what was used and what is more than one may have isn't passed on", async () => {
  const [holder, friend] = [await signUp(), await signUp()];
  const forbidden = await ticketOf(holder, { isTransferable: false });
  await expect(offerTicket(holder.ctx, forbidden.ticketId, undefined)).rejects.toMatchObject({ code: "tickets.notTransferable" });
  const used = await ticketOf(holder);
  await db.update(tickets).set({ checkedInAt: Date.now() }).where(eq(tickets.ticketId, used.ticketId));
  await expect(offerTicket(holder.ctx, used.ticketId, undefined)).rejects.toMatchObject({ code: "tickets.notTransferable" });
  const single = await ticketOf(holder, { perPerson: 1 });
  await order(friend, single.eventId, single.categoryId);
  const key = keyIn(await offerTicket(holder.ctx, single.ticketId, undefined));
  await expect(acceptTicket(friend.ctx, single.ticketId, key)).rejects.toMatchObject({ code: "tickets.tooManyForOne" });
  expect(await holderOf(single.ticketId)).toBe(holder.userId);
});

test("money for a ticket that was passed on and returned goes to whoever paid", async () => {
  const { buyer, tickets: own } = await paid(openSipay());
  const friend = await signUp();
  const ticketId = own[0]?.ticketId ?? "";
  expect(await (await visit(`/event/ticket/${ticketId}/transfer`, { as: buyer })).text()).toContain(
    "goes back to the card that paid for it",
  );
  await acceptTicket(friend.ctx, ticketId, keyIn(await offerTicket(buyer.ctx, ticketId, undefined)));
  expect((await visit(`/event/ticket/${ticketId}/refund`, { as: buyer, form: {} })).status).toBe(404);
  await giveBack(friend, ticketId);
  const rows = await db.all<{ userId: string; refunded: number }>(
    sql`SELECT user_id AS userId, refunded FROM payments WHERE order_id = (SELECT order_id FROM tickets WHERE ticket_id = ${ticketId})`,
  );
  expect(rows).toEqual([{ userId: buyer.userId, refunded: 5000 }]);
});

/** Ten people open the same link and accept at once. @returns how many were told that it is theirs */
async function rush(people: readonly Person[]): Promise<number> {
  const { ticketId } = await ticketOf(people[0] as Person);
  const key = keyIn(await offerTicket((people[0] as Person).ctx, ticketId, undefined));
  const settled = await Promise.allSettled(people.slice(1).map(({ ctx }) => acceptTicket(ctx, ticketId, key)));
  return settled.filter(({ status }) => status === "fulfilled").length;
}

test("a link that ten people use at once makes one of them the holder; with a link that isn't used up all of them are told so", async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => signUp()));
  for (let round = 0; round < raceRounds; round++) expect(await rush(people)).toBe(1);
  await db.run(sql`CREATE TRIGGER test_link_stays AFTER UPDATE OF user_id ON tickets WHEN new.transfer_hash IS NULL BEGIN
    UPDATE tickets SET transfer_hash = old.transfer_hash WHERE ticket_id = new.ticket_id; END`);
  try {
    expect(await rush(people)).toBe(10);
  } finally {
    await db.run(sql`DROP TRIGGER test_link_stays`);
  }
});

test("beside a ticket's code stands only what can still be done with it: transferred and returned, one of both, or neither", async () => {
  const label = async ({ price, isTransferable }: { price: number; isTransferable: boolean }) => {
    const holder = await signUp();
    const { ticketId } = await ticketOf(holder, { isTransferable });
    await db.update(tickets).set({ price }).where(eq(tickets.ticketId, ticketId));
    const bodies = await Promise.all(
      ["en", "tr"].map(async (language) =>
        (await visit("/event/ticket/personal", { as: holder, headers: { "accept-language": language } })).text(),
      ),
    );
    return bodies.map((body) => new RegExp(`href="/event/ticket/one/${ticketId}"[^>]*>([^<]+)</a>`).exec(body)?.[1]);
  };
  expect(await label({ price: 0, isTransferable: true })).toEqual(["Transfer or return", "Devret ya da iade et"]);
  expect(await label({ price: 0, isTransferable: false })).toEqual(["Give ticket back", "Bileti iade et"]);
  expect(await label({ price: 5000, isTransferable: true }), "the deadline has passed").toEqual(["Transfer ticket", "Bileti devret"]);
  expect(await label({ price: 5000, isTransferable: false })).toEqual(["Ticket", "Bilet"]);
});
