/** What was counted around an event: each group by itself, never days crossed with departments or years. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { written } from "~/platform/db.server";
import { offsetAt } from "~/platform/time";
import type { Group } from "./event-stats.rules";
import type { Period } from "./event-stats.schemas";
import type { Measure } from "./measures";

/** The day of a moment, by today's distance from UTC: the university's clocks don't change (Türkiye is UTC+3 all year). */
const dayOf = (column: SQL) => sql`date((${column} + ${offsetAt(Date.now())}) / 1000, 'unixepoch')`;

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

const counts = sql`sum(count) AS count, sum(stars) AS stars`;

/** By day, in a period. */
const byDay = ({ db }: Pick<Context, "db">, eventId: string, measure: Measure, { from, until }: Period) =>
  written<Group>(
    db,
    sql`SELECT day AS key, ${counts} FROM (${sources[measure](eventId)}) WHERE day >= ${from ?? ""} AND day <= ${until ?? "9999"}
      GROUP BY day ORDER BY day`,
  );

/** By department and year at once, which costs half of each by itself; they are told apart before anybody sees them. */
const byPeople = ({ db }: Pick<Context, "db">, eventId: string, measure: Measure) =>
  written<PeopleRow>(
    db,
    sql`SELECT department, CAST(year AS TEXT) AS year, ${counts} FROM (${sources[measure](eventId)}) GROUP BY department, year`,
  );

/** How many gave each number of stars. */
const byStars = ({ db }: Pick<Context, "db">, eventId: string) =>
  written<Group>(
    db,
    sql`SELECT CAST(stars AS TEXT) AS key, count(*) AS count, 0 AS stars FROM event_stars WHERE event_id = ${eventId} GROUP BY stars`,
  );

interface PeopleRow {
  department: string;
  year: string;
  count: number;
  stars: number;
}

/** The same people by one of both. */
function foldBy(rows: readonly PeopleRow[], by: "department" | "year"): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const group = groups.get(row[by]) ?? { key: row[by], count: 0, stars: 0 };
    groups.set(row[by], { ...group, count: group.count + row.count, stars: group.stars + row.stars });
  }
  return [...groups.values()];
}

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
  numbers: { measure: Measure; days: Group[]; departments: Group[]; years: Group[] }[];
  /** How many gave each number of stars; nothing unless stars were asked for. */
  stars: Group[];
}

/**
 * An event with its ticket categories and what these measures counted; the period narrows only what is counted by day,
 * so that two periods can't be compared by department. Undefined when there is no such event. One round trip.
 */
export async function readNumbers(
  ctx: Pick<Context, "db">,
  eventId: string,
  wanted: readonly Measure[],
  period: Period,
): Promise<Numbers | undefined> {
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
    ...wanted.flatMap((measure) => [byDay(ctx, eventId, measure, period), byPeople(ctx, eventId, measure)]),
    ...(wanted.includes("stars") ? [byStars(ctx, eventId)] : []),
  ]);
  const answers = rest as unknown[][];
  const numbers = wanted.map((measure, at) => {
    const people = (answers[at * 2 + 1] ?? []) as PeopleRow[];
    const days = (answers[at * 2] ?? []) as Group[];
    return { measure, days, departments: foldBy(people, "department"), years: foldBy(people, "year") };
  });
  return head && { head, tickets, numbers, stars: (answers[wanted.length * 2] ?? []) as Group[] };
}
