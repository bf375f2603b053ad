/** What was counted around an event: each group by itself, never days crossed with departments or years. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { written } from "~/platform/db.server";
import type { Group } from "./event-stats.rules";
import type { Period } from "./event-stats.schemas";
import type { Dimension, Measure } from "./measures";

/** Istanbul has been three hours ahead of UTC, summer and winter, for as long as there have been events here. */
const dayOf = (column: SQL) => sql`date(${column} / 1000, 'unixepoch', '+3 hours')`;

const counted = (act: "view" | "share") => (eventId: string) =>
  sql`SELECT day, department_code AS department, entrance_year AS year, count, 0 AS stars FROM event_days WHERE event_id = ${eventId} AND act = ${act}`;

const person = (stars: SQL) =>
  sql`${dayOf(sql`p.created_at`)} AS day, coalesce(d.department_code, '') AS department, coalesce(u.entrance_year, 0) AS year, 1 AS count, ${stars} AS stars`;
const whose = sql`LEFT JOIN users AS u ON u.user_id = p.user_id LEFT JOIN departments AS d ON d.department_id = u.department_id`;

/** The rows of a measure: the day, whose they are, how many, and the stars that they gave. */
const sources: Record<Measure, (eventId: string) => SQL> = {
  views: counted("view"),
  shares: counted("share"),
  rsvps: (eventId) => sql`SELECT ${person(sql`0`)} FROM event_rsvps AS p ${whose} WHERE p.event_id = ${eventId}`,
  stars: (eventId) => sql`SELECT ${person(sql`p.stars`)} FROM event_stars AS p ${whose} WHERE p.event_id = ${eventId}`,
};

const columns: Record<Dimension | "stars", SQL> = {
  day: sql`day`,
  department: sql`department`,
  year: sql`CAST(year AS TEXT)`,
  stars: sql`CAST(stars AS TEXT)`,
};

const grouped = ({ db }: Pick<Context, "db">, eventId: string, measure: Measure, by: keyof typeof columns, where = sql`1`) =>
  written<Group>(
    db,
    sql`SELECT ${columns[by]} AS key, sum(count) AS count, sum(stars) AS stars FROM (${sources[measure](eventId)}) WHERE ${where} GROUP BY 1 ORDER BY 1`,
  );

export interface EventHead {
  eventId: string;
  name: string;
  firstAt: number;
  viewCount: number;
  rsvpCount: number;
}

export interface TicketNumbers {
  categoryId: string;
  name: string;
  /** Kuruş. */
  price: number;
  quantity: number | null;
}

interface Numbers {
  head: EventHead;
  tickets: TicketNumbers[];
  numbers: { measure: Measure; days: Group[]; departments: Group[]; years: Group[]; stars: Group[] }[];
}

const STATEMENTS = 4;

/**
 * An event with its ticket categories and what these measures counted; the period narrows only what is counted by day,
 * so that two periods can't be compared by department. Undefined when there is no such event. One round trip.
 */
export async function readNumbers(
  ctx: Pick<Context, "db">,
  eventId: string,
  wanted: readonly Measure[],
  { from, until }: Period,
): Promise<Numbers | undefined> {
  const inPeriod = sql`day >= ${from ?? ""} AND day <= ${until ?? "9999"}`;
  const [[head], tickets, ...rest] = await ctx.db.batch([
    written<EventHead>(
      ctx.db,
      sql`SELECT event_id AS eventId, name, first_at AS firstAt, view_count AS viewCount, rsvp_count AS rsvpCount FROM events
        WHERE event_id = ${eventId} AND deleted_at IS NULL`,
    ),
    written<TicketNumbers>(
      ctx.db,
      sql`SELECT category_id AS categoryId, name, price, quantity FROM ticket_categories WHERE event_id = ${eventId} ORDER BY position`,
    ),
    ...wanted.flatMap((measure) => [
      grouped(ctx, eventId, measure, "day", inPeriod),
      grouped(ctx, eventId, measure, "department"),
      grouped(ctx, eventId, measure, "year"),
      grouped(ctx, eventId, measure, "stars", measure === "stars" ? sql`1` : sql`0`),
    ]),
  ]);
  const groups = rest as Group[][];
  const of = (at: number, which: number) => groups[at * STATEMENTS + which] ?? [];
  return (
    head && {
      head,
      tickets,
      numbers: wanted.map((measure, at) => ({ measure, days: of(at, 0), departments: of(at, 1), years: of(at, 2), stars: of(at, 3) })),
    }
  );
}
