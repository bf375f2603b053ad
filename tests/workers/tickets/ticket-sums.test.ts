/** What sales pages and doors count is what a plain count of the tickets says, and a scan counts nothing. */
import { ticketSums, tickets } from "@schema/tickets";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { checkInScanned, readDesk } from "../../../app/features/tickets/tickets.service.server";
import { createRandom } from "../../../drizzle/seed/random";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addTicketedEvent, order } from "../../support/tickets";

const { db } = testContext();
const DAY = 86_400_000;

const kept = async () => {
  const rows = await db.select().from(ticketSums).orderBy(ticketSums.categoryId, ticketSums.day);
  return rows.filter(({ ordered }) => ordered > 0);
};

const counted = () =>
  db
    .select({
      categoryId: tickets.categoryId,
      day: sql<string>`date(created_at / 1000 + 10800, 'unixepoch')`.as("day"),
      ordered: sql<number>`count(*)`.as("ordered"),
      sold: sql<number>`sum(state = 'valid')`.as("sold"),
      held: sql<number>`sum(state = 'held')`.as("held"),
      returned: sql<number>`sum(state = 'refunded')`.as("returned"),
      money: sql<number>`sum(iif(state = 'valid', price, 0))`.as("money"),
      checkedIn: sql<number>`count(checked_in_at)`.as("checkedIn"),
    })
    .from(tickets)
    .groupBy(sql`category_id, day`)
    .orderBy(sql`category_id, day`);

/** A ticket of somebody new, as its order wrote it. */
async function bought(eventId: string, categoryId: string) {
  const person = await signUp();
  const { tickets: made } = await order(person, eventId, categoryId, 1);
  return made[0]?.ticketId ?? "";
}

test("after any course of orders, returns, check-ins and deletions the sums are those of a plain count", async () => {
  const random = createRandom(Number(Date.now() % 1000));
  const { eventId, categoryId } = await addTicketedEvent();
  const categories = [categoryId, await addCategory(eventId)];
  const ids = [];
  for (let i = 0; i < 12; i++) ids.push(await bought(eventId, random.pick(categories)));
  expect(await kept()).toEqual(await counted());
  const changes: ((id: string) => Promise<unknown>)[] = [
    (id) => db.update(tickets).set({ state: "refunded", checkedInAt: null }).where(eq(tickets.ticketId, id)),
    (id) => db.update(tickets).set({ state: "valid", checkedInAt: Date.now() }).where(eq(tickets.ticketId, id)),
    (id) => db.update(tickets).set({ checkedInAt: null }).where(eq(tickets.ticketId, id)),
    (id) => db.update(tickets).set({ state: "released", checkedInAt: null }).where(eq(tickets.ticketId, id)),
    (id) =>
      db
        .update(tickets)
        .set({ createdAt: Date.now() - 3 * DAY })
        .where(eq(tickets.ticketId, id)),
    (id) => db.update(tickets).set({ userId: null }).where(eq(tickets.ticketId, id)),
    (id) => db.delete(tickets).where(eq(tickets.ticketId, id)),
  ];
  for (let i = 0; i < 60; i++) {
    await random.pick(changes)(random.pick(ids));
    expect(await kept()).toEqual(await counted());
  }
});

/** Tickets of an event that nobody ordered one by one. */
const addTickets = (ticketId: string, count: number) =>
  db.run(sql`INSERT INTO tickets (ticket_id, order_id, event_id, category_id, user_id, price, state, code, created_at, updated_at)
    SELECT t.ticket_id || '-' || n.value, t.order_id, t.event_id, t.category_id, NULL, 0, 'valid', t.code || '-' || n.value, t.created_at, t.updated_at
    FROM tickets AS t CROSS JOIN json_each(${JSON.stringify(Array.from({ length: count }, (_, i) => i))}) AS n WHERE t.ticket_id = ${ticketId}`);

const readBy = async ({ ctx }: Person, work: (own: Person["ctx"]) => Promise<unknown>) => {
  const own = testContext({ actor: ctx.actor }) as Person["ctx"];
  await work(own);
  return own.meter.rowsRead;
};

test("a scan, the door, sales and the first part of their file read as much of a full hall as of an empty one", async () => {
  const creator = await signUp();
  const { eventId, categoryId } = await addTicketedEvent({}, { createdBy: creator.userId }, DAY / 24);
  const ids = [await bought(eventId, categoryId), await bought(eventId, categoryId), await bought(eventId, categoryId)];
  const codeOf = async (id = "") => (await db.select().from(tickets).where(eq(tickets.ticketId, id)))[0]?.code ?? "";
  const measure = async (id = "") => {
    const code = await codeOf(id);
    const sales = await visit(`/api/v1/event/${eventId}/sales`, { as: creator });
    await sales.text();
    return [
      await readBy(creator, (ctx) => checkInScanned(ctx, eventId, code)),
      await readBy(creator, (ctx) => readDesk(ctx, eventId)),
      Number(/rows read (\d+)/.exec(sales.headers.get("server-timing") ?? "")?.[1]),
    ];
  };
  await measure(ids[0]);
  await addTickets(ids[2] ?? "", 100);
  const few = await measure(ids[1]);
  await addTickets(`${ids[2]}-1`, 2000);
  const many = await measure(ids[2]);
  expect(many.map((rows, at) => rows - (few[at] ?? 0)).filter((more) => more > 5)).toEqual([]);
  expect(many[0]).toBeLessThan(50);
  expect(await readDesk(creator.ctx, eventId)).toMatchObject({ sold: 2103, checkedIn: 3 });
  const file = await (await visit(`/api/v1/event/${eventId}/guests.csv`, { as: creator })).text();
  expect(file.trim().split("\r\n")).toHaveLength(2104);
});
