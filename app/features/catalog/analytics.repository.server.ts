/** What readers look at, keep, and look for in vain. */
import { courses, searchMisses } from "@schema/catalog";
import { and, desc, eq, gt, lt, notInArray, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";

type Base = Pick<Context, "db">;

/** Rows of each list. */
const SHOWN = 20;
/** So many words are kept, those that were looked for most. */
const MISSES_KEPT = 2000;

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

/** Counts a search that found nothing. */
export async function countMiss({ db, clock }: Pick<Context, "db" | "clock">, query: string): Promise<void> {
  const now = clock.now();
  await db
    .insert(searchMisses)
    .values({ query, count: 1, lastSeenAt: now })
    .onConflictDoUpdate({ target: searchMisses.query, set: { count: sql`${searchMisses.count} + 1`, lastSeenAt: now } });
}

/** Forgets what nobody has looked for since a moment, and what was looked for least where there is too much. */
export async function forgetMisses({ db }: Base, before: number): Promise<void> {
  const most = db
    .select({ query: searchMisses.query })
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastSeenAt))
    .limit(MISSES_KEPT);
  await db.batch([
    db.delete(searchMisses).where(lt(searchMisses.lastSeenAt, before)),
    db.delete(searchMisses).where(notInArray(searchMisses.query, most)),
  ]);
}
