/** Trips and their sign-ups in D1. */
import { users } from "@schema/accounts";
import { tripSignUps, trips } from "@schema/trip";
import { and, asc, count, desc, eq, gte, lt, sql } from "drizzle-orm";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { AdminContext } from "~/platform/context";
import { columns, returning } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { columnHoldsWords } from "~/platform/held-words.server";
import { countCap, pageFrom } from "~/platform/lists/paging";
import { onlyOnce } from "~/platform/once.server";
import { localDay } from "~/platform/time";
import { KURUS } from "./trip.limits";
import type { TripFilters, TripInput } from "./trip.schemas";

const subjectType = "trip";

const taken = sql<number>`(SELECT count(*) FROM trip_sign_ups AS taken WHERE taken.trip_id = trips.trip_id)`;

const selectTrips = ({ db, actor }: AdminContext) =>
  db
    .select({
      tripId: trips.tripId,
      destination: trips.destination,
      startsOn: trips.startsOn,
      endsOn: trips.endsOn,
      capacity: trips.capacity,
      priceKurus: trips.priceKurus,
      itinerary: trips.itinerary,
      version: trips.version,
      taken: taken.as("taken"),
      isMine: sql<boolean>`EXISTS (SELECT 1 FROM trip_sign_ups AS own WHERE own.trip_id = trips.trip_id AND own.user_id = ${actor.userId})`
        .mapWith(Boolean)
        .as("is_mine"),
    })
    .from(trips);

export type Trip = Awaited<ReturnType<typeof selectTrips>>[number];

const todayOf = ({ clock }: AdminContext) => localDay(clock.now());

function conditions(ctx: AdminContext, { q, when }: TripFilters) {
  const today = todayOf(ctx);
  return and(when === "past" ? lt(trips.endsOn, today) : gte(trips.endsOn, today), columnHoldsWords(trips.searchText, q));
}

/** A page of trips: what comes next first, or what was last first. One round trip. */
export async function listTrips(ctx: AdminContext, filters: TripFilters) {
  const { page, size, when } = filters;
  const where = conditions(ctx, filters);
  const cap = countCap(filters);
  const order = when === "past" ? desc : asc;
  const some = ctx.db
    .select({ key: trips.key })
    .from(trips)
    .where(where)
    .limit(cap + 1)
    .as("some");
  const [rows, counted] = await ctx.db.batch([
    selectTrips(ctx)
      .where(where)
      .orderBy(order(trips.startsOn), order(trips.key))
      .limit(size + 1)
      .offset((page - 1) * size),
    ctx.db.select({ n: count().as("n") }).from(some),
  ]);
  return pageFrom(rows, counted[0]?.n ?? 0, { page, size }, cap);
}

/** One trip with who comes along; null when there is none. One round trip. */
export async function findTrip(ctx: AdminContext, tripId: string) {
  const [[trip], people] = await ctx.db.batch([
    selectTrips(ctx).where(eq(trips.tripId, tripId)).limit(1),
    ctx.db
      .select(columns({ name: users.name, userId: users.userId, createdAt: tripSignUps.createdAt }))
      .from(tripSignUps)
      .innerJoin(users, eq(users.userId, tripSignUps.userId))
      .where(eq(tripSignUps.tripId, tripId))
      .orderBy(asc(tripSignUps.createdAt), asc(users.userId)),
  ]);
  return trip ? { trip, people } : null;
}

const MOST_OWN = 100;

/** The trips that the actor has signed up for, the latest first. */
export const ownTrips = (ctx: AdminContext) =>
  selectTrips(ctx)
    .where(sql`${trips.tripId} IN (SELECT trip_id FROM trip_sign_ups WHERE user_id = ${ctx.actor.userId})`)
    .orderBy(desc(trips.startsOn), desc(trips.key))
    .limit(MOST_OWN);

const fieldsOf = ({ destination, starts_on: startsOn, ends_on: endsOn, capacity, price, itinerary }: TripInput) => ({
  destination,
  startsOn,
  endsOn,
  capacity,
  priceKurus: Math.round(price * KURUS),
  itinerary,
  searchText: foldTurkish(`${destination} ${itinerary}`),
});

const audited = {
  destination: trips.destination,
  starts_on: trips.startsOn,
  ends_on: trips.endsOn,
  capacity: trips.capacity,
  price_kurus: trips.priceKurus,
  itinerary: trips.itinerary,
};

/** Adds a trip and writes down who did, unless it is there. */
export async function insertTrip(ctx: AdminContext, tripId: string, { version: _, ...input }: TripInput): Promise<void> {
  const now = ctx.clock.now();
  await onlyOnce(ctx, trips.tripId, tripId, [
    ctx.db.insert(trips).values({ tripId, ...fieldsOf(input), createdBy: ctx.actor.userId, createdAt: now, updatedAt: now }),
    auditEntry(ctx, { act: "trip.add", subjectType, subjectId: tripId, after: input }),
  ]);
}

/** Changes a trip of the version that was read, which keeps a seat for everyone who has one. @returns whether it did */
export async function updateTrip(ctx: AdminContext, tripId: string, { version = 0, ...input }: TripInput): Promise<boolean> {
  const where = and(eq(trips.tripId, tripId), eq(trips.version, version), sql`${taken} <= ${input.capacity}`);
  const row = { table: trips, id: trips.tripId, fields: audited, where };
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: "trip.edit", subjectType, after: input }, row),
    ctx.db
      .update(trips)
      .set({ ...fieldsOf(input), version: version + 1, updatedAt: ctx.clock.now() })
      .where(where)
      .returning({ tripId: trips.tripId }),
  ]);
  return rows.length > 0;
}

/** Deletes a trip for which nobody has signed up. @returns whether it did */
export async function deleteTrip(ctx: AdminContext, tripId: string): Promise<boolean> {
  const where = and(eq(trips.tripId, tripId), sql`${taken} = 0`);
  const [, rows] = await ctx.db.batch([
    auditChange(ctx, { act: "trip.delete", subjectType }, { table: trips, id: trips.tripId, fields: audited, where }),
    ctx.db.delete(trips).where(where).returning({ tripId: trips.tripId }),
  ]);
  return rows.length > 0;
}

/** The trip hasn't begun. */
const isAhead = (ctx: AdminContext, tripId: string) =>
  sql`EXISTS (SELECT 1 FROM trips WHERE trip_id = ${tripId} AND starts_on > ${todayOf(ctx)})`;

/** Somebody more still fits in. */
const hasSeat = (tripId: string) =>
  sql`(SELECT count(*) FROM trip_sign_ups WHERE trip_id = ${tripId}) < (SELECT capacity FROM trips WHERE trip_id = ${tripId})`;

/** Takes a seat for the actor, in one write that counts the taken ones itself. @returns whether there was one, and they had none */
export async function insertSignUp(ctx: AdminContext, tripId: string): Promise<boolean> {
  const [rows] = await ctx.db.batch([
    returning(
      ctx.db,
      sql`INSERT INTO trip_sign_ups (trip_id, user_id, created_at) SELECT ${tripId}, ${ctx.actor.userId}, ${ctx.clock.now()}
        WHERE ${isAhead(ctx, tripId)} AND ${hasSeat(tripId)} ON CONFLICT DO NOTHING`,
      { tripId: tripSignUps.tripId },
    ),
  ]);
  return rows.length > 0;
}

/** Gives the actor's seat back while the trip hasn't begun. @returns whether they had one */
export async function deleteSignUp(ctx: AdminContext, tripId: string): Promise<boolean> {
  const isOwn = and(eq(tripSignUps.tripId, tripId), eq(tripSignUps.userId, ctx.actor.userId), isAhead(ctx, tripId));
  return (await ctx.db.delete(tripSignUps).where(isOwn).returning({ tripId: tripSignUps.tripId })).length > 0;
}
