/** At the door: whose ticket it is, once, and who may say so. */
import { events } from "@schema/events";
import { tickets } from "@schema/tickets";
import { eq } from "drizzle-orm";
import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { cancelEvent, resumeEvent } from "../../../app/features/events/cancelling.service.server";
import { drawQr, newCode, readScanned, signTicket, ticketAddress } from "../../../app/features/tickets/ticket-code.server";
import { findByCode, permissionToCheckIn, setCheckedIn } from "../../../app/features/tickets/tickets.repository.server";
import { checkIn, readTicket, undoCheckIn } from "../../../app/features/tickets/tickets.service.server";
import { acceptTicket, offerTicket } from "../../../app/features/tickets/transfer.service.server";
import { addCommunity, addMember } from "../../support/communities";
import { asNow } from "../../support/notices";
import { call, env, ORIGIN, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, addTicketFor, order, raceRounds } from "../../support/tickets";

const { db } = testContext();

interface Answer {
  holder?: string;
  error?: { code: string; message: string; details?: Record<string, string> };
}

/** A page with its apostrophes as they are read. */
const decoded = (page: string) => page.replaceAll("&#x27;", "'");

const HOUR = 3_600_000;

/** Somebody with a ticket of an event that `creator` announced; its door is open unless it begins much later. */
async function sold(own: Partial<typeof events.$inferInsert> = {}, ahead = HOUR) {
  const [creator, holder] = await Promise.all([signUp(), signUp()]);
  const event = await addTicketedEvent({}, { createdBy: creator.userId, ...own }, ahead);
  const [ticket] = (await order(holder, event.eventId, event.categoryId)).tickets;
  const ticketId = ticket?.ticketId ?? "";
  const [row] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  const address = ticketAddress(ORIGIN, ticketId, await signTicket(env, ticketId));
  return { ...event, creator, holder, ticketId, code: row?.code ?? "", address };
}

const scan = (as: Person, eventId: string, code: string, undo?: boolean) =>
  call<Answer>("/event/ticket/check-in", { as, json: { event_id: eventId, code, ...(undo && { undo }) } });

test("a scanned ticket is let in once; the second scan says when and by whom, and undoing it lets it in again", async () => {
  const { creator, holder, eventId, address } = await sold();
  expect(await scan(creator, eventId, address)).toMatchObject({ status: 200, body: { holder: holder.name } });
  const again = await scan(creator, eventId, address);
  expect([again.status, again.body.error?.code]).toEqual([409, "tickets.alreadyIn"]);
  expect(again.body.error?.details).toMatchObject({ by: creator.name, at: expect.stringMatching(/\d\d:\d\d/) });
  expect((await scan(creator, eventId, address, true)).status).toBe(200);
  expect((await scan(creator, eventId, address, true)).body.error?.code).toBe("tickets.notIn");
  expect((await scan(creator, eventId, address)).status).toBe(200);
});

test("the door opens twelve hours before the event, and says so to whoever scans earlier", async () => {
  const early = await sold({}, 12 * HOUR + 60_000);
  const refused = await scan(early.creator, early.eventId, early.address);
  expect([refused.status, refused.body.error?.code]).toEqual([409, "tickets.tooEarly"]);
  expect(refused.body.error?.message).toMatch(/\d\d:\d\d/);
  const [row] = await db.select().from(tickets).where(eq(tickets.ticketId, early.ticketId));
  expect(row?.checkedInAt).toBeNull();
  expect((await visit(`/event/ticket/one/${early.ticketId}`, { as: early.creator, form: { act: "check-in" } })).status).toBe(409);
  const open = await sold({}, 12 * HOUR - 60_000);
  expect((await scan(open.creator, open.eventId, open.address)).status).toBe(200);
});

test("the door of a cancelled event says that it was cancelled, on its page and of each ticket, also of one that came back since", async () => {
  const { creator, eventId, ticketId, address } = await sold();
  const door = `/event/ticket/check-in/${eventId}`;
  const page = async (language: string) => (await visit(door, { as: creator, headers: { "accept-language": language } })).text();
  expect(await page("en")).not.toContain("was cancelled");
  await cancelEvent(asNow(creator), eventId, "The hall is closed.");
  for (const [language, above, refusal] of [
    ["en", "This event was cancelled. Tickets can't be checked in.", "This event was cancelled, so nobody is checked in."],
    ["tr", "Bu etkinlik iptal edildi. Biletlere giriş onayı verilemez.", "Bu etkinlik iptal edildi, giriş onayı verilemez."],
  ] as const) {
    expect(decoded(await page(language))).toContain(above);
    const typed = await visit(door, { as: creator, form: { code: address }, headers: { "accept-language": language } });
    expect(typed.status).toBe(409);
    expect(decoded(await typed.text())).toContain(refusal);
  }
  expect(await scan(creator, eventId, address)).toMatchObject({ status: 409, body: { error: { code: "tickets.eventCancelled" } } });
  await expect(checkIn(creator.ctx, ticketId)).rejects.toMatchObject({ code: "tickets.eventCancelled" });
  await db.update(tickets).set({ state: "refunded" }).where(eq(tickets.ticketId, ticketId));
  expect((await scan(creator, eventId, address)).body.error?.code).toBe("tickets.eventCancelled");
  await resumeEvent(asNow(creator), eventId);
  expect((await scan(creator, eventId, address)).body.error?.code).toBe("tickets.notValid");
});

test("the door of a deleted event says that there is none, not that it's too early or that nobody came in", async () => {
  const { creator, eventId, ticketId, address } = await sold();
  await db.update(events).set({ deletedAt: Date.now() }).where(eq(events.eventId, eventId));
  for (const undo of [false, true]) {
    expect(await scan(creator, eventId, address, undo)).toMatchObject({ status: 404, body: { error: { code: "tickets.eventNotFound" } } });
    const byHand = undo ? undoCheckIn : checkIn;
    await expect(byHand(creator.ctx, ticketId)).rejects.toMatchObject({ code: "tickets.eventNotFound" });
  }
});

test("two doors that scan a ticket at the same moment let it in once", async () => {
  const { creator, eventId, address } = await sold();
  const both = await Promise.all(Array.from({ length: 8 }, () => scan(creator, eventId, address)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test("the code below the QR code works by hand, with blanks and capitals", async () => {
  const { creator, eventId, code } = await sold();
  expect((await scan(creator, eventId, ` ${code.slice(0, 4).toUpperCase()} ${code.slice(4)}`)).status).toBe(200);
});

test("what is no ticket of this event isn't let in: a made-up code, a forged signature, a ticket of another event, one that was given back", async () => {
  const { creator, eventId, ticketId, address } = await sold();
  const forged = address.replace(/.$/, (last) => (last === "A" ? "E" : "A"));
  expect((await scan(creator, eventId, forged)).body.error?.code).toBe("tickets.notGenuine");
  expect((await scan(creator, eventId, ticketAddress(ORIGIN, ticketId, await signTicket(env, "ticket-other")))).body.error?.code).toBe(
    "tickets.notGenuine",
  );
  expect((await scan(creator, eventId, "aaaaaaaa")).body.error?.code).toBe("tickets.notGenuine");
  const own = await addTicketedEvent({}, { createdBy: creator.userId });
  expect((await scan(creator, own.eventId, address)).body.error?.code).toBe("tickets.notGenuine");
  await db.update(tickets).set({ state: "refunded" }).where(eq(tickets.ticketId, ticketId));
  expect((await scan(creator, eventId, address)).body.error?.code).toBe("tickets.notValid");
});

test("creator, organizers and staff check in; the holder, members and strangers can't, and see nothing of the door", async () => {
  const { communityId } = await addCommunity();
  const { eventId, address, holder, creator } = await sold({ communityId });
  const [organizer, member, stranger, moderator] = [
    await signUp(),
    await signUp(),
    await signUp(),
    await signUp({ userRole: "moderator" }),
  ];
  await addMember(communityId, creator, "organizer");
  await addMember(communityId, organizer, "organizer");
  await addMember(communityId, member);
  const door = `/event/ticket/check-in/${eventId}`;
  for (const person of [holder, member, stranger]) {
    expect((await scan(person, eventId, address)).status).toBe(404);
    expect((await visit(door, { as: person })).status).toBe(404);
  }
  for (const person of [organizer, moderator, creator]) {
    expect((await scan(person, eventId, address)).status).toBe(200);
    expect((await visit(door, { as: person })).status).toBe(200);
    await scan(person, eventId, address, true);
  }
});

test("a ticket's page shows its holder the code and the door a button, and is nobody else's", async () => {
  const { ticketId, holder, creator, code, address } = await sold();
  const path = `/event/ticket/one/${ticketId}`;
  const own = await (await visit(path, { as: holder })).text();
  expect(own).toContain(`${code.slice(0, 4)} ${code.slice(4)}`);
  expect(own).not.toContain('value="check-in"');
  expect(own).toMatch(/href="\/api\/v1\/event\/[\w-]+\/calendar\.ics"/);
  const { pathname, search } = new URL(address);
  const atDoor = await (await visit(pathname + search, { as: creator })).text();
  expect(atDoor).toContain('value="check-in"');
  expect(atDoor).not.toContain(code.slice(4));
  expect((await visit(path, { as: await signUp() })).status).toBe(404);
  expect((await visit(`${path}?signature=${"A".repeat(43)}`, { as: creator })).status).toBe(400);
});

test("the door of one ticket works by plain forms", async () => {
  const { ticketId, creator } = await sold();
  const path = `/event/ticket/one/${ticketId}`;
  expect((await visit(path, { as: creator, form: { act: "check-in" } })).status).toBe(303);
  const twice = await visit(path, { as: creator, form: { act: "check-in" } });
  expect(twice.status).toBe(409);
  expect((await visit(path, { as: creator, form: { act: "undo" } })).status).toBe(303);
});

test("the QR code says the ticket's signed address", async () => {
  const person = await signUp();
  const ticketId = await addTicketFor(person);
  const page = await readTicket(person.ctx, ticketId, null);
  const address = ticketAddress(ORIGIN, ticketId, await signTicket(env, ticketId));
  expect(page.qr).toEqual(drawQr(address));
  const bits = encodeQR(address, "raw", { ecc: "medium", border: 4, scale: 4 });
  const data = Uint8Array.from(bits.flat().flatMap((isDark) => [...Array(3).fill(isDark ? 0 : 255), 255]));
  expect(decodeQR({ width: bits.length, height: bits.length, data })).toBe(address);
  expect(readScanned(address)).toMatchObject({ ticketId });
  const dark = [...(page.qr?.path.matchAll(/h(\d+)v/g) ?? [])].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(dark).toBe(encodeQR(address, "raw", { ecc: "medium", border: 4 }).flat().filter(Boolean).length);
});

test("codes have eight letters that can't be mistaken, and don't repeat", () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^[2-9a-hjkmnp-tv-z]{8}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
});

test("buying by the page's plain form leads to the ticket, and what is refused keeps what was chosen", async () => {
  const person = await signUp();
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 2 });
  const path = `/event/ticket/buy/${eventId}`;
  const html = await (await visit(path, { as: person })).text();
  const key = /name="key"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
  const form = { key, "lines[0].category_id": categoryId, "lines[0].quantity": "0" };
  const refused = await visit(path, { as: person, form });
  expect(refused.status).toBe(400);
  const bought = await visit(path, { as: person, form: { ...form, "lines[0].quantity": "2" } });
  expect(bought.status).toBe(303);
  const success = bought.headers.get("location") ?? "";
  expect(await (await visit(success, { as: person })).text()).toContain("/event/ticket/one/ticket-");
  expect((await visit(success, { as: await signUp() })).status).toBe(404);
  expect(await (await visit("/event/ticket/personal", { as: person })).text()).toContain("/event/ticket/one/ticket-");
  expect(await (await visit(`/event/${eventId}`)).text()).toContain(path);
});

const keyIn = (link: string | null) => new URL(link ?? "").searchParams.get("key") ?? "";

test("whoever looked at a code before the ticket was passed on lets nobody in with it, scanned, typed or by hand", async () => {
  const { eventId, creator, holder, ticketId, code } = await sold();
  const friend = await signUp();
  const looked = await findByCode(creator.ctx, eventId, code);
  await acceptTicket(friend.ctx, ticketId, keyIn(await offerTicket(holder.ctx, ticketId, undefined)));
  expect(await setCheckedIn(creator.ctx, { ticketId, handedOn: looked?.handedOn ?? -1 }, permissionToCheckIn(creator.ctx))).toBeUndefined();
  await expect(checkIn(creator.ctx, ticketId, looked?.handedOn)).rejects.toMatchObject({ code: "tickets.passedOn" });
  const byHand = await visit(`/event/ticket/one/${ticketId}`, { as: creator, form: { act: "check-in", handed_on: "0" } });
  expect(byHand.status).toBe(409);
  const page = await (await visit(`/event/ticket/one/${ticketId}`, { as: creator })).text();
  expect(page).toContain('name="handed_on" value="1"');
  const { code: after } = await readTicket(friend.ctx, ticketId, null);
  expect((await scan(creator, eventId, after ?? "")).status).toBe(200);
});

test("of a code that is scanned while its ticket is passed on either the old holder is in or the new one has it, never both", async () => {
  const [creator, friend] = [await signUp(), await signUp()];
  for (let round = 0; round < raceRounds; round++) {
    const { eventId, holder, ticketId, code } = await sold({ createdBy: creator.userId });
    const key = keyIn(await offerTicket(holder.ctx, ticketId, undefined));
    const [scanned] = await Promise.all([scan(creator, eventId, code), acceptTicket(friend.ctx, ticketId, key).catch(() => null)]);
    const [row] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId));
    expect([row?.userId, row?.checkedInAt !== null]).toEqual(scanned.status === 200 ? [holder.userId, true] : [friend.userId, false]);
  }
});
