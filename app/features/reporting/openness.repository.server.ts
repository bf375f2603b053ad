/** Decisions of some months, counted once each stretch of them is over, and what is told of them. */
import { reportPeriods } from "@schema/reporting";
import { desc, gte, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import type { Category } from "./choices";
import type { CountedPeriod, Outcome, ToldPeriod } from "./openness.rules";

type Base = Pick<Context, "db">;

/** Reports that stand for a thing each, as `r`: the first one of the last decision on it in that time. Problems in general aren't told. */
const things = (from: number, until: number) => sql`FROM reports AS r WHERE r.decided_at >= ${from} AND r.decided_at < ${until}
  AND r.subject_id IS NOT NULL AND r.status IN ('upheld', 'dismissed') AND NOT EXISTS (SELECT 1 FROM reports AS o
    WHERE o.subject_id = r.subject_id AND o.status IN ('upheld', 'dismissed') AND o.decided_at >= r.decided_at AND o.decided_at < ${until}
      AND (o.decided_at > r.decided_at OR o.key < r.key))`;

/** How many things were decided on in some time. */
export async function countThings({ db }: Base, from: number, until: number): Promise<number> {
  const [[row]] = await db.batch([rawStatement<{ count: number }>(db, sql`SELECT count(*) AS count ${things(from, until)}`)]);
  return row?.count ?? 0;
}

/** All that is counted of some time. */
export async function readCounted({ db }: Base, from: number, until: number): Promise<CountedPeriod> {
  const waited = sql`SELECT r.decided_at - r.created_at AS median ${things(from, until)}`;
  const [cells, [appeals], [deciders], [middle]] = await db.batch([
    rawStatement<{ category: Category; outcome: Outcome; count: number }>(
      db,
      sql`SELECT r.category AS category, iif(r.status = 'upheld', 'removed', 'kept') AS outcome, count(*) AS count ${things(from, until)}
        GROUP BY 1, 2`,
    ),
    rawStatement<{ granted: number; refused: number }>(
      db,
      sql`SELECT count(DISTINCT iif(status = 'granted', subject_id, NULL)) AS granted, count(DISTINCT iif(status = 'refused', subject_id, NULL)) AS refused
        FROM appeals WHERE decided_at >= ${from} AND decided_at < ${until}`,
    ),
    rawStatement<{ count: number }>(db, sql`SELECT count(DISTINCT r.decided_by) AS count ${things(from, until)}`),
    rawStatement<{ median: number }>(db, sql`${waited} ORDER BY 1 LIMIT 1 OFFSET (SELECT (count(*) - 1) / 2 ${things(from, until)})`),
  ]);
  return {
    cells,
    appeals: appeals ?? { granted: 0, refused: 0 },
    deciders: deciders?.count ?? 0,
    median: middle?.median ?? null,
  };
}

/** The last month that is told of; null while none is. */
export async function lastMonth({ db }: Base): Promise<string | null> {
  const [row] = await db.select({ until: reportPeriods.untilMonth }).from(reportPeriods).orderBy(desc(reportPeriods.fromMonth)).limit(1);
  return row?.until ?? null;
}

export interface Period {
  from: string;
  until: string;
  numbers: ToldPeriod;
}

/** Writes what is told of some months, unless one of them is told of already. @returns whether this call was the one */
export async function savePeriod({ db }: Base, { from, until, numbers }: Period): Promise<boolean> {
  const [rows] = await db.batch([
    returning(
      db,
      sql`INSERT INTO report_periods (from_month, until_month, numbers) SELECT ${from}, ${until}, ${JSON.stringify(numbers)}
        WHERE NOT EXISTS (SELECT 1 FROM report_periods WHERE until_month >= ${from})`,
      { from: reportPeriods.fromMonth },
    ),
  ]);
  return rows.length > 0;
}

/** The statement for what is told since a month, the latest first. */
export const periodsSince = ({ db }: Base, since: string, limit: number) =>
  db
    .select({ from: reportPeriods.fromMonth, until: reportPeriods.untilMonth, numbers: reportPeriods.numbers })
    .from(reportPeriods)
    .where(gte(reportPeriods.fromMonth, since))
    .orderBy(desc(reportPeriods.fromMonth))
    .limit(limit);

/** Its rows as they were written. */
export const asPeriods = (rows: Awaited<ReturnType<typeof periodsSince>>): Period[] =>
  rows.map((row) => ({ ...row, numbers: row.numbers as ToldPeriod }));
