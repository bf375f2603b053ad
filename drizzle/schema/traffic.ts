/** Signed digests of the traffic log. Its lines lie sealed in the bucket, an object for each batch (decision 080). */
import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns";

/** A day that is over, with what its objects are called; their names hold the hashes of what is in them. */
export const trafficDays = sqliteTable(
  "traffic_days",
  {
    /** By the university's clock, in which its objects were written. */
    day: text("day").primaryKey(),
    objects: integer("objects").notNull(),
    lines: integer("lines").notNull(),
    /** The signature of the day before it that has one; empty for the first. */
    previous: text("previous").notNull(),
    /** SHA-256 of `previous` and the names. */
    chain: text("chain").notNull(),
    signature: text("signature").notNull(),
    createdAt: createdAt(),
  },
  (t) => [check("traffic_days_shape", sql`${t.objects} >= 0 AND ${t.lines} >= 0`)],
);

/** Days whose time was over: their objects go within minutes. */
export const trafficLeftovers = sqliteTable("traffic_leftovers", { day: text("day").primaryKey() });
