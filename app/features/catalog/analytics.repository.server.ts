/** What readers look at, keep, and look for in vain. */
import { courses, searchMisses } from "@schema/courses";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";

type Base = Pick<Context, "db">;

/** Rows of each list. */
const SHOWN = 20;
/** So that nobody can fill the table with invented searches. */
const MAX_MISSES = 5000;

const course = { courseCode: courses.courseCode, nameEn: courses.nameEn, nameTr: courses.nameTr };

/** The three lists. One round trip. */
export async function readAnalytics({ db }: Base) {
  const [viewed, kept, misses] = await db.batch([
    db
      .select({ ...course, count: courses.viewCount })
      .from(courses)
      .where(and(eq(courses.status, "active"), gt(courses.viewCount, 0)))
      .orderBy(desc(courses.viewCount))
      .limit(SHOWN),
    db
      .select({ ...course, count: courses.favoriteCount })
      .from(courses)
      .where(gt(courses.favoriteCount, 0))
      .orderBy(desc(courses.favoriteCount))
      .limit(SHOWN),
    db.select().from(searchMisses).orderBy(desc(searchMisses.count)).limit(SHOWN),
  ]);
  return { viewed, kept, misses };
}

/** Counts a search that found nothing. A full table takes no new words, but goes on counting the known ones. */
export async function countMiss({ db, clock }: Pick<Context, "db" | "clock">, query: string): Promise<void> {
  await db.run(sql`
    INSERT INTO search_misses (query, count, last_seen_at)
    SELECT ${query}, 1, ${clock.now()}
    WHERE (SELECT coalesce(max(rowid), 0) FROM search_misses) < ${MAX_MISSES} OR EXISTS (SELECT 1 FROM search_misses WHERE query = ${query})
    ON CONFLICT (query) DO UPDATE SET count = count + 1, last_seen_at = excluded.last_seen_at`);
}

/** Forgets what nobody has looked for since a moment. */
export async function forgetMisses({ db }: Base, before: number): Promise<void> {
  await db.delete(searchMisses).where(lt(searchMisses.lastSeenAt, before));
}
