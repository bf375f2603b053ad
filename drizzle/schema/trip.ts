/** Trips of the team, and who comes along. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, rowKey, updatedAt } from "./columns";

export const trips = sqliteTable(
  "trips",
  {
    key: rowKey(),
    tripId: text("trip_id").notNull().unique(),
    destination: text("destination").notNull(),
    /** Days: `2026-11-21`. */
    startsOn: text("starts_on").notNull(),
    endsOn: text("ends_on").notNull(),
    capacity: integer("capacity").notNull(),
    /** For one person. */
    priceKurus: integer("price_kurus").notNull(),
    itinerary: text("itinerary").notNull(),
    searchText: text("search_text").notNull(),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdBy: text("created_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("trips_days", sql`ends_on >= starts_on`),
    check("trips_capacity", sql`capacity BETWEEN 1 AND 500`),
    check("trips_price", sql`price_kurus >= 0`),
    index("trips_by_start").on(t.startsOn, t.key),
    index("trips_by_end").on(t.endsOn),
    index("trips_creator").on(t.createdBy).where(sql`created_by IS NOT NULL`),
  ],
);

/** Who comes along; there are never more of a trip than its capacity. */
export const tripSignUps = sqliteTable(
  "trip_sign_ups",
  {
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.tripId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tripId, t.userId] }), index("trip_sign_ups_user").on(t.userId)],
);
