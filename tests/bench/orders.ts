/** How many orders a second one event takes, when many people press its button at the same time. */
import { users } from "@schema/accounts";
import { events, ticketCategories } from "@schema/events";
import autocannon from "autocannon";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { systemClock } from "../../app/platform/clock";
import type { Context } from "../../app/platform/context";
import { openDb } from "../../app/platform/db.server";
import { newId } from "../../app/platform/ids";
import { openSession } from "../../app/platform/session/session.service.server";
import { openLocal } from "../../scripts/local";

/** Each may order thirty times a day; so many are enough for a minute of orders. */
const BUYERS = 1_000;
const DAY = 86_400_000;

export interface OrderPlace {
  eventId: string;
  categoryId: string;
  /** One of each buyer. */
  tokens: string[];
}

/** Gives an event a free category without a limit, and signs its buyers in, before the database is served. */
export async function prepareOrders(persistTo: string): Promise<OrderPlace> {
  const { env, dispose } = await openLocal(persistTo);
  const { db } = openDb(env.DB);
  const ctx = { env, db, clock: systemClock, userAgent: "bench", place: null } as unknown as Context;
  const isOnSale = and(gt(events.lastAt, Date.now() + DAY), isNull(events.deletedAt), eq(events.departments, sql`'["all"]'`));
  const [event] = await db
    .select({ eventId: events.eventId })
    .from(events)
    .where(and(isOnSale, eq(events.showStatus, "active"), isNull(events.capacity)))
    .limit(1);
  if (!event) throw new Error("No event is on sale; delete .cache/bench to seed anew");
  const categoryId = newId("ticket-category", Date.now());
  await db.batch([
    db.update(events).set({ hasTickets: true }).where(eq(events.eventId, event.eventId)),
    db.insert(ticketCategories).values({ categoryId, ...event, position: 99, name: "Bench", price: 0, perPerson: 1_000 }),
  ]);
  const buyers = await db.select({ userId: users.userId }).from(users).where(eq(users.userRole, "user")).limit(BUYERS);
  const tokens: string[] = [];
  for (const { userId } of buyers) tokens.push((await openSession(ctx, { userId, channel: "api", isRemembered: true })).accessToken);
  await dispose();
  return { ...event, categoryId, tokens };
}

const PATH = "/api/v1/event/ticket/order";

/** One order of one seat, as a program sends it. */
function orderOf({ eventId, categoryId, tokens }: OrderPlace, at: number) {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${tokens[at % tokens.length]}`,
    "idempotency-key": newId("key", Date.now()),
  };
  return { headers, body: JSON.stringify({ event_id: eventId, lines: [{ category_id: categoryId, quantity: 1 }] }) };
}

/** Orders for some seconds over twenty connections. @throws when any is refused */
export async function speedOfOrders(origin: string, place: OrderPlace, seconds: number) {
  let at = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...orderOf(place, at++) });
  const result = await autocannon({ url: origin + PATH, method: "POST", connections: 20, duration: seconds, requests: [{ setupRequest }] });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${PATH}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { requestsPerSecond: result.requests.average, p95: result.latency.p97_5 };
}

/** What one order costs, as the metered Worker tells it; the first one reads the settings too, which are known from then on. */
export async function costOfOrder(origin: string, place: OrderPlace): Promise<{ roundTrips: number; rowsRead: number }> {
  await fetch(origin + PATH, { method: "POST", ...orderOf(place, 0) });
  const response = await fetch(origin + PATH, { method: "POST", ...orderOf(place, 0) });
  if (response.status !== 201) throw new Error(`An order is answered with ${response.status}: ${await response.text()}`);
  const [, roundTrips, rowsRead] = /round trips (\d+), rows read (\d+)/.exec(response.headers.get("server-timing") ?? "") ?? [];
  return { roundTrips: Number(roundTrips), rowsRead: Number(rowsRead) };
}
