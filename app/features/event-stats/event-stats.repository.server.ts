/** What was counted around an event, each group by itself, and what of it is shown. */
import { eventReleases } from "@schema/event-stats";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { offsetAt } from "~/platform/time";
import type { ShownPeople } from "./event-stats.rules";
import type { Measure } from "./measures";

type Base = Pick<Context, "db" | "clock">;

/** The day of a moment, by today's distance from UTC: the university's clocks don't change (Türkiye is UTC+3 all year). */
const dayOf = (column: SQL) => sql`date((${column} + ${offsetAt(Date.now())}) / 1000, 'unixepoch')`;

const acted = (act: "view" | "share") => (eventId: string) =>
  sql`SELECT day, department_code AS department, entrance_year AS year, count, 0 AS stars FROM event_days WHERE event_id = ${eventId} AND act = ${act}`;

const person = (stars: SQL) =>
  sql`${dayOf(sql`p.created_at`)} AS day, coalesce(d.department_code, '') AS department, coalesce(u.entrance_year, 0) AS year, 1 AS count, ${stars} AS stars`;
const whose = sql`LEFT JOIN users AS u ON u.user_id = p.user_id LEFT JOIN departments AS d ON d.department_id = u.department_id`;

/** The rows of a measure: the day, whose they are, how many people, and the stars that they gave. Each person is in one. */
const sources: Record<Measure, (eventId: string) => SQL> = {
  views: acted("view"),
  shares: acted("share"),
  rsvps: (eventId) => sql`SELECT ${person(sql`0`)} FROM event_rsvps AS p ${whose} WHERE p.event_id = ${eventId}`,
  stars: (eventId) => sql`SELECT ${person(sql`p.stars`)} FROM event_stars AS p ${whose} WHERE p.event_id = ${eventId}`,
};

/** With the stars, those who mean to come and gave none, by the day on which they said so. */
const unrated = (eventId: string) => sql`UNION ALL SELECT ${dayOf(sql`r.created_at`)} AS day, 'unrated', '', count(*) FROM event_rsvps AS r
  WHERE r.event_id = ${eventId} AND NOT EXISTS (SELECT 1 FROM event_stars AS s WHERE s.event_id = r.event_id AND s.user_id = r.user_id)
  GROUP BY 1`;

export interface CountedRow {
  day: string;
  /** `unrated`: who means to come and gave no stars. */
  by: "department" | "year" | "stars" | "unrated";
  key: string;
  count: number;
}

/** Everything that is counted of an event, by measure, day and each thing by itself. One round trip. */
export async function readCounted({ db }: Base, eventId: string, measures: readonly Measure[]): Promise<Map<Measure, CountedRow[]>> {
  const statement = (measure: Measure) =>
    rawStatement<CountedRow>(
      db,
      sql`WITH people AS (${sources[measure](eventId)})
        SELECT day, 'department' AS "by", department AS key, sum(count) AS count FROM people GROUP BY day, department
        UNION ALL SELECT day, 'year', CAST(year AS TEXT), sum(count) FROM people GROUP BY day, year
        UNION ALL SELECT day, 'stars', CAST(stars AS TEXT), sum(count) FROM people GROUP BY day, stars
        ${measure === "stars" ? unrated(eventId) : sql``}`,
    );
  const [first, ...rest] = measures.map(statement);
  const answers = first ? await db.batch([first, ...rest]) : [];
  return new Map(measures.map((measure, at) => [measure, answers[at] as CountedRow[]]));
}

/** What is shown of an event, by measure. */
export type ShownNumbers = Partial<Record<Measure, ShownPeople>>;

export interface Looked {
  eventId: string;
  shown: ShownNumbers;
  lookedAt: number | null;
}

interface Due extends Looked {
  createdAt: number;
}

/** Events around which something may have happened, those first that weren't looked at for the longest time. @param since a moment */
export async function dueEvents({ db }: Base, since: number, most: number): Promise<Due[]> {
  const rows = await db.all<{ eventId: string; createdAt: number; numbers: string | null; lookedAt: number | null }>(
    sql`SELECT e.event_id AS eventId, e.created_at AS createdAt, r.numbers, r.looked_at AS lookedAt FROM events AS e LEFT JOIN event_releases AS r ON r.event_id = e.event_id
      WHERE e.deleted_at IS NULL AND (e.last_at > ${since} OR r.event_id IS NULL OR e.created_at > ${since}) ORDER BY r.looked_at LIMIT ${most}`,
  );
  return rows.map(({ numbers, ...row }) => ({ ...row, shown: numbers === null ? {} : (JSON.parse(numbers) as ShownNumbers) }));
}

/** Keeps what is shown from now on, each unless another run was quicker. */
export async function saveReleases({ db, clock }: Base, rows: readonly Looked[]): Promise<void> {
  const of = sql`FROM ${eachOf(rows)}`;
  await db.run(
    sql`INSERT INTO event_releases (event_id, numbers, looked_at) SELECT value ->> 'eventId', value -> 'shown', ${clock.now()} ${of} WHERE 1
      ON CONFLICT (event_id) DO UPDATE SET numbers = excluded.numbers, looked_at = excluded.looked_at
        WHERE looked_at = (SELECT value ->> 'lookedAt' ${of} AS b WHERE b.value ->> 'eventId' = excluded.event_id)`,
  );
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
  /** Sold, or on hold for whoever is paying. */
  taken: number;
}

/** An event with its ticket categories and what is shown of its people. Undefined when there is no such event. One round trip. */
export async function readNumbers({ db }: Pick<Context, "db">, eventId: string) {
  const [[head], tickets, [release]] = await db.batch([
    rawStatement<EventHead>(
      db,
      sql`SELECT event_id AS eventId, name, first_at AS firstAt, view_count AS viewCount, rsvp_count AS rsvpCount FROM events
        WHERE event_id = ${eventId} AND deleted_at IS NULL`,
    ),
    rawStatement<TicketNumbers>(
      db,
      sql`SELECT category_id AS categoryId, name, price, quantity, taken FROM ticket_categories WHERE event_id = ${eventId} ORDER BY position`,
    ),
    db.select({ numbers: eventReleases.numbers }).from(eventReleases).where(eq(eventReleases.eventId, eventId)),
  ]);
  return head && { head, tickets: tickets as TicketNumbers[], shown: (release?.numbers ?? {}) as ShownNumbers };
}
