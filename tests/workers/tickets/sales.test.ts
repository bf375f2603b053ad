/** What an event's organizers see and do on its sales page, and nobody else. */
import { notices } from "@schema/notices";
import { ticketOrders, tickets } from "@schema/tickets";
import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCommunity, addMember } from "../../support/communities";
import { openSipay, paid } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addPending, addTicketedEvent, order, orderKey, seatsOf } from "../../support/tickets";

const HOUR = 3_600_000;
const { db } = testContext();
const messagesOf = (eventId: string) => `/event/ticket/messages/${eventId}`;
const pathOf = (eventId: string) => `/event/ticket/sales/${eventId}`;

interface Answer {
  sold: number;
  held: number;
  returned: number;
  money: number;
  is_paused: boolean;
  categories: { name: string; sold: number; money: number }[];
  days: { day: string; sold: number; money: number }[];
}

async function own(category: Parameters<typeof addTicketedEvent>[0] = {}) {
  const creator = await signUp();
  return { creator, ...(await addTicketedEvent(category, { createdBy: creator.userId })) };
}

test("the creator, organizers and staff see the sales, reach them from the event and change how it sells; nobody else does", async () => {
  const { communityId } = await addCommunity();
  const [creator, organizer, member, stranger, moderator] = await Promise.all([
    ...Array.from({ length: 4 }, () => signUp()),
    signUp({ userRole: "moderator" }),
  ]);
  await addMember(communityId, creator as Person, "organizer");
  await addMember(communityId, organizer as Person, "organizer");
  await addMember(communityId, member as Person);
  const { eventId } = await addTicketedEvent({}, { createdBy: creator?.userId, communityId });
  const reads = [
    pathOf(eventId),
    `/api/v1/event/${eventId}/sales`,
    `/api/v1/event/${eventId}/sales.csv`,
    `/api/v1/event/${eventId}/guests.csv`,
  ];
  for (const [person, status] of [
    [creator, 200],
    [organizer, 200],
    [moderator, 200],
    [member, 404],
    [stranger, 404],
  ] as const) {
    for (const path of reads) expect((await visit(path, { as: person as Person })).status).toBe(status);
    const event = await (await visit(`/event/${eventId}`, { as: person as Person })).text();
    expect(event.includes(pathOf(eventId))).toBe(status === 200);
    const paused = await visit(pathOf(eventId), { as: person as Person, form: { act: "pause" } });
    expect(paused.status).toBe(status === 200 ? 303 : 404);
  }
  expect(await (await visit("/event/personal", { as: creator as Person })).text()).toContain(pathOf(eventId));
});

test("sold, held, returned and money are counted by category and day", async () => {
  const sipay = openSipay();
  const { eventId, categoryId } = await paid(sipay, { quantity: 2 });
  const staff = await signUp({ userRole: "moderator" });
  const free = await addCategory(eventId, { name: "Guest" });
  const guest = await signUp();
  const { tickets: seats } = await order(guest, eventId, free, 2);
  await addPending(guest, { eventId, categoryId }, Date.now() + HOUR);
  await visit(`/event/ticket/${seats[0]?.ticketId}/refund`, { as: guest, form: {} });
  const { body } = await call<Answer>(`/event/${eventId}/sales`, { as: staff });
  expect(body).toMatchObject({ sold: 3, held: 1, returned: 1, money: 10_000, is_paused: false });
  expect(body.categories.map(({ name, sold, money }) => [name, sold, money])).toEqual([
    ["Student", 2, 10_000],
    ["Guest", 1, 0],
  ]);
  expect(body.days.map(({ sold, money }) => [sold, money])).toEqual([[3, 10_000]]);
  const csv = await (await visit(`/api/v1/event/${eventId}/sales.csv`, { as: staff })).text();
  expect(csv).toContain('"Student","","3","2","1","0","0","100"');
});

test("guests are found however their names are typed, and a name that is a formula is text in the file", async () => {
  const { creator, eventId, categoryId } = await own();
  const cagri = await signUp({ name: "Çağrı Işık", searchText: "cagri isik" });
  const risky = await signUp({ name: "=HYPERLINK(1)", searchText: "hyperlink" });
  for (const person of [cagri, risky]) await order(person, eventId, categoryId);
  const found = await (await visit(`${pathOf(eventId)}?q=CAGRI+ISI`, { as: creator })).text();
  expect([found.includes("Çağrı Işık"), found.includes("HYPERLINK")]).toEqual([true, false]);
  const csv = await (await visit(`/api/v1/event/${eventId}/guests.csv`, { as: creator })).text();
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
  expect(csv).not.toContain(risky.userEmail);
});

test("nothing is sold while sales are paused; what is on hold can be paid, and resuming sells again", async () => {
  const { creator, eventId, categoryId } = await own();
  const buyer = await signUp();
  for (const _ of [1, 2]) expect((await visit(pathOf(eventId), { as: creator, form: { act: "pause" } })).status).toBe(303);
  await expect(order(buyer, eventId, categoryId)).rejects.toMatchObject({ code: "tickets.paused" });
  expect(await (await visit(`/event/ticket/buy/${eventId}`, { as: buyer })).text()).toContain("Ticket sales are paused");
  expect((await visit(pathOf(eventId), { as: creator, form: { act: "resume" } })).status).toBe(303);
  expect((await order(buyer, eventId, categoryId)).tickets).toHaveLength(1);
});

test("a message reaches everybody who has a ticket once, also when it is sent twice", async () => {
  const { creator, eventId, categoryId } = await own();
  const [holder, former, stranger] = [await signUp(), await signUp(), await signUp()];
  await order(holder, eventId, categoryId, 2);
  const { tickets: gone } = await order(former, eventId, categoryId);
  await db
    .update(tickets)
    .set({ state: "refunded" })
    .where(eq(tickets.ticketId, gone[0]?.ticketId ?? ""));
  const form = { act: "send", key: orderKey(), text: "Doors open at 19:00." };
  for (const _ of [1, 2]) expect((await visit(messagesOf(eventId), { as: creator, form })).status).toBe(303);
  const people = [holder, former, stranger].map(({ userId }) => userId);
  const told = await db
    .select({ userId: notices.userId, kind: notices.kind })
    .from(notices)
    .where(and(inArray(notices.userId, people), eq(notices.kind, "tickets.message")));
  expect(told).toEqual([{ userId: holder.userId, kind: "tickets.message" }]);
  expect(await (await visit("/notifications/personal", { as: holder })).text()).toContain("Doors open at 19:00.");
});

test("those who have tickets get five messages of an event a day, and the sixth is refused with its text still there", async () => {
  const { creator, eventId, categoryId } = await own();
  const holder = await signUp();
  await order(holder, eventId, categoryId);
  const send = (text: string) => visit(messagesOf(eventId), { as: creator, form: { act: "send", key: orderKey(), text } });
  for (const number of [1, 2, 3, 4, 5]) expect((await send(`Message ${number} of today.`)).status).toBe(303);
  const sixth = await send("Message 6 of today.");
  expect([sixth.status, (await sixth.text()).includes("Message 6 of today.")]).toEqual([429, true]);
  const told = and(eq(notices.userId, holder.userId), eq(notices.kind, "tickets.message"));
  expect(await db.select({ kind: notices.kind }).from(notices).where(told)).toHaveLength(5);
});

const pendingOf = async (eventId: string) => (await db.select().from(ticketOrders).where(eq(ticketOrders.eventId, eventId)))[0];

test("a ticket that is given takes a seat, comes once, and is theirs once they take it; then its giver sees whose it is", async () => {
  const { creator, eventId, categoryId } = await own({ price: 5000, quantity: 1 });
  const guest = await signUp({ name: "Zekiye Bilinmez", searchText: "zekiye bilinmez" });
  const form = { act: "give", key: orderKey(), given_category_id: categoryId, person: guest.userEmail.toUpperCase() };
  const give = (more: object = {}) => visit(pathOf(eventId), { as: creator, form: { ...form, ...more } });
  for (const _ of [1, 2]) expect((await give()).status).toBe(303);
  expect((await seatsOf(eventId)).map(({ userId, price, state }) => [userId, price, state])).toEqual([[guest.userId, 0, "held"]]);
  const made = await pendingOf(eventId);
  expect(made).toMatchObject({ kind: "given", givenBy: creator.userId, amount: 0, status: "pending" });
  expect((await give({ key: orderKey() })).status).toBe(409);
  expect(await (await visit(pathOf(eventId), { as: creator })).text()).not.toContain("Zekiye");
  expect(await db.select().from(notices).where(eq(notices.userId, guest.userId))).toMatchObject([{ kind: "tickets.given" }]);
  const buy = `/event/ticket/buy/${eventId}`;
  expect(await (await visit(buy, { as: guest })).text()).toContain("given you a free ticket");
  expect((await visit(buy, { as: creator, form: { act: "take", order_id: made?.orderId ?? "" } })).status).toBe(404);
  expect((await visit(buy, { as: guest, form: { act: "take", order_id: made?.orderId ?? "" } })).status).toBe(303);
  expect((await seatsOf(eventId)).map(({ userId, price, state }) => [userId, price, state])).toEqual([[guest.userId, 0, "valid"]]);
  expect(await (await visit(pathOf(eventId), { as: creator })).text()).toContain("Zekiye");
});

test("whoever gives tickets gets and sees the same whether or not anybody has that address, or has enough of them", async () => {
  const [guest, full] = [await signUp(), await signUp()];
  const given = async (person: string) => {
    const { creator, eventId, categoryId } = await own({ perPerson: 1 });
    await order(full, eventId, categoryId);
    const sent = await visit(pathOf(eventId), {
      as: creator,
      form: { act: "give", key: orderKey(), given_category_id: categoryId, person },
    });
    const { body } = await call<Answer & { event_id?: string }>(`/event/${eventId}/sales`, { as: creator });
    const files = await Promise.all(
      ["sales", "guests"].map(async (name) => (await visit(`/api/v1/event/${eventId}/${name}.csv`, { as: creator })).text()),
    );
    const { lines: _, ...shown } = (await pendingOf(eventId)) as NonNullable<Awaited<ReturnType<typeof pendingOf>>>;
    return [sent.status, body.sold, body.held, body.categories.length, files.join().replace(/ticket-[\w-]+/g, "").length, shown.kind];
  };
  const nobody = await given("nobody@metu.edu.tr");
  expect(nobody.slice(0, 3)).toEqual([303, 1, 1]);
  for (const person of [guest.userEmail, guest.userName, full.userEmail, "no-such-name"]) expect(await given(person)).toEqual(nobody);
});

test("a gift that nobody takes lapses, and its seat goes back on sale", async () => {
  const { creator, eventId, categoryId } = await own({ quantity: 1 });
  const form = { act: "give", key: orderKey(), given_category_id: categoryId, person: "nobody@metu.edu.tr" };
  expect((await visit(pathOf(eventId), { as: creator, form })).status).toBe(303);
  const buyer = await signUp();
  await expect(order(buyer, eventId, categoryId)).rejects.toMatchObject({ code: "tickets.soldOut" });
  const made = await pendingOf(eventId);
  expect(made?.expiresAt).toBeGreaterThan(Date.now() + 24 * HOUR);
  await db
    .update(ticketOrders)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(ticketOrders.eventId, eventId));
  expect((await order(buyer, eventId, categoryId)).tickets).toHaveLength(1);
});

test.each(["/event/ticket/buy", "/event/ticket/sales", "/event/ticket/check-in"])(
  "%s says of an event that isn't there, and of one that isn't shown, that the event isn't found",
  async (path) => {
    const hidden = await addTicketedEvent({}, { showStatus: "inactive" });
    for (const eventId of ["event-none", hidden.eventId]) {
      const answer = await visit(`${path}/${eventId}`, { as: await signUp(), headers: { accept: "text/html" } });
      expect([answer.status, (await answer.text()).includes("Event not found.")]).toEqual([404, true]);
    }
  },
);
