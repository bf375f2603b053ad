/** What happened around the seeded events: who looked, who passed them on, how those who came found them. */
import { eq, sql } from "drizzle-orm";
import { releaseEventNumbers } from "../../app/features/event-stats/event-stats.service.server";
import { DAY } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db.server";
import { localTime } from "../../app/platform/time";
import { users } from "../schema/accounts";
import { departments } from "../schema/departments";
import { eventDays, eventRsvps, eventStars, events } from "../schema/events";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

/** Looking goes on for so many days. */
const DAYS = 21;

type DayRow = typeof eventDays.$inferInsert & { count: number };

/** Whoever comes looked at it, on the day of the first time, and some passed it on. */
function daysOf(coming: readonly { eventId: string; code: string | null; year: number | null }[], now: number, random: Random): DayRow[] {
  const rows = new Map<string, DayRow>();
  const add = (eventId: string, act: "view" | "share", departmentCode: string, entranceYear: number) => {
    const day = localTime(now - random.int(0, DAYS) * DAY).date;
    const key = [eventId, act, day, departmentCode, entranceYear].join();
    const row = rows.get(key) ?? { eventId, act, day, departmentCode, entranceYear, count: 0 };
    rows.set(key, { ...row, count: row.count + 1 });
  };
  for (const { eventId, code, year } of coming) {
    add(eventId, "view", code ?? "", year ?? 0);
    if (random.chance(0.25)) add(eventId, "share", code ?? "", year ?? 0);
  }
  return [...rows.values()];
}

/** Counts around the events and stars for those that have begun; does nothing where there are any. */
export async function seedEventNumbers(db: Db, now: number, random: Random): Promise<void> {
  if ((await db.select({ day: eventDays.day }).from(eventDays).limit(1)).length > 0) return;
  const coming = await db
    .select({
      eventId: eventRsvps.eventId,
      userId: eventRsvps.userId,
      code: departments.departmentCode,
      year: users.entranceYear,
      firstAt: events.firstAt,
    })
    .from(eventRsvps)
    .innerJoin(events, eq(events.eventId, eventRsvps.eventId))
    .innerJoin(users, eq(users.userId, eventRsvps.userId))
    .leftJoin(departments, eq(departments.departmentId, users.departmentId))
    .orderBy(eventRsvps.eventId, eventRsvps.userId);
  await insertMany(db, eventDays, daysOf(coming, now, random));
  await db.run(
    sql`UPDATE events SET view_count = (SELECT coalesce(3 * sum(count), 0) FROM event_days AS d WHERE d.event_id = events.event_id AND d.act = 'view')`,
  );
  const begun = coming.filter(({ firstAt }) => firstAt <= now);
  const stars = begun
    .filter(() => random.chance(0.7))
    .map(({ eventId, userId, firstAt }) => {
      const at = Math.min(now, firstAt + random.int(0, 5) * DAY);
      return { eventId, userId, stars: random.pick([3, 4, 4, 5, 5, 5, 2]), createdAt: at, updatedAt: at };
    });
  await insertMany(db, eventStars, stars);
  await releaseEventNumbers({ db, clock: { now: () => now } });
}
