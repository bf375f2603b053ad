/** Ticket categories, orders and tickets that tests set up. */
import { type events, ticketCategories } from "@schema/events";
import { settings } from "@schema/platform";
import { ticketOrders, ticketQuestions, tickets } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import { placeOrder } from "../../app/features/tickets/orders.service.server";
import { takeOffer } from "../../app/features/tickets/waits.service.server";
import { newId } from "../../app/platform/ids";
import { demoOperator } from "../../drizzle/seed/operator";
import { addEvent } from "./events";
import { env, type Person, testContext } from "./site";
import { sweepSettings } from "./worker-sweep";

/** How often a race is run: a few times, or `RACE_ROUNDS` of the environment (a hundred before a release). */
export const raceRounds = Number((env as { RACE_ROUNDS?: string }).RACE_ROUNDS ?? (sweepSettings.isFull ? 20 : 8));

const DAY = 86_400_000;
let serial = 0;

/** Names a seller, without whom nothing that costs money is sold; changes no version of the settings, and nothing where one is named. */
export const nameSeller = () =>
  testContext().db.insert(settings).values({ name: "operator", value: demoOperator, updatedAt: 0 }).onConflictDoNothing();

/** Adds a category to an event; free and without a limit unless said otherwise. @returns its id */
export async function addCategory(eventId: string, own: Partial<typeof ticketCategories.$inferInsert> = {}): Promise<string> {
  const categoryId = newId("ticket-category", Date.now());
  if (own.price) await nameSeller();
  await testContext()
    .db.insert(ticketCategories)
    .values({ categoryId, eventId, position: serial++, name: "Student", price: 0, perPerson: 4, ...own });
  return categoryId;
}

/** Asks buyers of an event something; a text for each ticket unless said otherwise. @returns its id */
export async function addQuestion(eventId: string, own: Partial<typeof ticketQuestions.$inferInsert> = {}): Promise<string> {
  const questionId = newId("question", Date.now());
  await testContext()
    .db.insert(ticketQuestions)
    .values({
      title: "Diet?",
      kind: "text",
      scope: "ticket",
      options: [],
      isRequired: false,
      ...own,
      questionId,
      eventId,
      createdAt: Date.now(),
    });
  return questionId;
}

/**
 * Writes an event that sells tickets of one category.
 * @param ahead how far its beginning is away, in milliseconds; it lasts two hours
 */
export async function addTicketedEvent(
  category: Partial<typeof ticketCategories.$inferInsert> = {},
  own: Partial<typeof events.$inferInsert> = {},
  ahead = 7 * DAY,
) {
  const startsAt = Date.now() + ahead;
  const eventId = await addEvent({ hasTickets: true, ...own }, [{ startsAt, endsAt: startsAt + DAY / 12 }]);
  return { eventId, categoryId: await addCategory(eventId, category) };
}

/** A key that nobody has used. */
export const orderKey = () => newId("key", Date.now());

/** Somebody orders seats of one category. */
export const order = ({ ctx }: Person, eventId: string, categoryId: string, quantity = 1, key = orderKey()) =>
  placeOrder(ctx, eventId, [{ category_id: categoryId, quantity }], key);

/** Somebody takes the seat that they were given for an event. */
export async function takeGift({ ctx, userId }: Person, eventId: string) {
  const given = and(eq(ticketOrders.eventId, eventId), eq(ticketOrders.userId, userId), eq(ticketOrders.kind, "given"));
  const [gift] = await testContext().db.select().from(ticketOrders).where(given);
  return takeOffer(ctx, gift?.orderId ?? "");
}

/** Gives somebody a free ticket of an event of its own. @returns its id */
export async function addTicketFor(person: Person, own: Partial<typeof events.$inferInsert> = {}): Promise<string> {
  const { eventId, categoryId } = await addTicketedEvent({}, own);
  return (await order(person, eventId, categoryId)).tickets[0]?.ticketId ?? "";
}

/** Writes an order that waits to be paid, holding one seat. */
export async function addPending({ userId }: Pick<Person, "userId">, seat: { eventId: string; categoryId: string }, expiresAt: number) {
  const now = Date.now();
  const orderId = newId("order", now);
  const { db } = testContext();
  const times = { createdAt: now, updatedAt: now };
  await db.insert(ticketOrders).values({
    orderId,
    eventId: seat.eventId,
    userId,
    status: "pending" as const,
    lines: { [seat.categoryId]: 1 },
    amount: 5000,
    refundUntil: now,
    termsVersion: 1,
    expiresAt,
    ...times,
  });
  const ticketId = newId("ticket", now);
  await db.insert(tickets).values({ ticketId, orderId, ...seat, userId, price: 5000, state: "held", code: ticketId, ...times });
  return { orderId, ticketId };
}

/** Offers somebody a seat that costs nothing, as the waiting list does. */
export async function addOffer(person: Pick<Person, "userId">, seat: { eventId: string; categoryId: string }) {
  const { orderId, ticketId } = await addPending(person, seat, Date.now() + DAY);
  const { db } = testContext();
  await db.update(ticketOrders).set({ kind: "offered", amount: 0 }).where(eq(ticketOrders.orderId, orderId));
  await db.update(tickets).set({ price: 0 }).where(eq(tickets.ticketId, ticketId));
  return { orderId, ticketId };
}

/** The tickets of an event that take a seat, as they are in the database. */
export async function seatsOf(eventId: string) {
  const { db } = testContext();
  const rows = await db.select().from(tickets).where(eq(tickets.eventId, eventId));
  return rows.filter(({ state }) => state === "held" || state === "valid");
}
