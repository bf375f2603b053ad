/** Schedules as a whole: made, copied, changed and deleted, each in one write that names the owner. */
import { schedules } from "@schema/schedule";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, reasonOf, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { onlyOnce } from "~/platform/once.server";
import { sectionStatement, type WantedSection, waitingStatement } from "./entries.repository.server";

/** A write that a cap of the database refused. */
export type Refused = "too-many";

const isOwn = ({ actor }: SignedInContext, scheduleId: string) =>
  and(eq(schedules.scheduleId, scheduleId), eq(schedules.userId, actor.userId));

/** Runs a write; `too-many` when a cap refused it. */
export async function capped<Result>(write: Promise<Result>): Promise<Result | Refused> {
  try {
    return await write;
  } catch (failed) {
    if (/too many (schedules|entries|invitations)/.test(reasonOf(failed))) return "too-many";
    throw failed;
  }
}

/** Makes a schedule unless it is there, with its first sections where the term has them; courses that it hasn't yet wait for theirs. */
export async function insertSchedule(
  ctx: SignedInContext,
  scheduleId: string,
  { name, term, first }: { name: string; term: string; first: readonly WantedSection[] },
): Promise<"made" | Refused> {
  const now = ctx.clock.now();
  const made = ctx.db.insert(schedules).values({ scheduleId, userId: ctx.actor.userId, term, name, createdAt: now, updatedAt: now });
  const sections = first.flatMap((each) => [
    sectionStatement(ctx, scheduleId, each),
    ...(each.section === null ? [waitingStatement(ctx, scheduleId, each.courseCode)] : []),
  ]);
  return (await capped(onlyOnce(ctx, schedules.scheduleId, scheduleId, [made, ...sections]))) === "too-many" ? "too-many" : "made";
}

/** `item-` with twenty characters; a copy adds some of its own. */
const ID_LENGTH = 25;

interface Copying {
  /** The condition on the schedule `s` that is copied. */
  which: SQL;
  /** What the copy is called. */
  name(of: string): string;
  /** Somebody else's: of it the sections are taken, and own items where these are shown. */
  shared?: { withItems: SQL };
}

/** Copies a schedule with all that it holds, or what is shared of it. @returns the copy's id; null when there is no such schedule */
export async function copySchedule(ctx: SignedInContext, { which, name, shared }: Copying): Promise<string | Refused | null> {
  const now = ctx.clock.now();
  const copyId = newId("schedule", now);
  const mark = copyId.slice(-8);
  const [before = "", after = ""] = name("\n").split("\n");
  const itemId = (id: string) => sql.raw(`substr(${id}, 1, ${ID_LENGTH}) || '-${mark}'`);
  const entry = (id: string) => sql`iif(${sql.raw(id)} LIKE 'item-%', ${itemId(id)}, ${sql.raw(id)})`;
  const isMade = sql`EXISTS (SELECT 1 FROM schedules s WHERE s.schedule_id = ${copyId})`;
  const isSource = sql`schedule_id = (SELECT s.schedule_id FROM schedules s WHERE ${which}) AND ${isMade}`;
  const own = shared ? sql`NULL, NULL, 0` : sql`s.surname, s.department_code, s.hidden_days`;
  const statements = [
    returning(
      ctx.db,
      sql`INSERT INTO schedules (schedule_id, user_id, term, name, surname, department_code, hidden_days, created_at, updated_at)
        SELECT ${copyId}, ${ctx.actor.userId}, s.term, substr(${before} || s.name || ${after}, 1, 60), ${own}, ${now}, ${now}
        FROM schedules s WHERE ${which}`,
      { id: schedules.scheduleId },
    ),
    rawStatement(
      ctx.db,
      sql`INSERT INTO schedule_sections (schedule_id, course_id, section_number, color, known_times, created_at)
        SELECT ${copyId}, course_id, section_number, color, known_times, ${now} FROM schedule_sections WHERE ${isSource}`,
    ),
    rawStatement(
      ctx.db,
      sql`INSERT INTO schedule_items (item_id, schedule_id, title, place, day, date, start_minute, end_minute, color, created_at)
        SELECT ${itemId("item_id")}, ${copyId}, title, place, day, date, start_minute, end_minute, color, ${now}
        FROM schedule_items WHERE ${isSource} AND ${shared?.withItems ?? sql`1`}`,
    ),
    rawStatement(
      ctx.db,
      sql`INSERT INTO schedule_clashes (schedule_id, first_entry, second_entry)
        SELECT ${copyId}, ${entry("first_entry")}, ${entry("second_entry")} FROM schedule_clashes WHERE ${isSource} AND ${shared ? sql`0` : sql`1`}`,
    ),
  ] as const;
  const results = await capped(ctx.db.batch(statements));
  if (results === "too-many") return results;
  return results[0].length > 0 ? copyId : null;
}

/** Changes what a schedule is called, whom criteria are asked about and which days it hides. @returns whether there is one */
export async function updateSchedule(
  ctx: SignedInContext,
  scheduleId: string,
  change: Pick<typeof schedules.$inferInsert, "name" | "surname" | "departmentCode" | "hiddenDays">,
): Promise<boolean> {
  const rows = await ctx.db
    .update(schedules)
    .set({ ...change, updatedAt: ctx.clock.now() })
    .where(isOwn(ctx, scheduleId))
    .returning({ id: schedules.scheduleId });
  return rows.length > 0;
}

/** Puts a schedule into its owner's week, in place of another of its term. @returns whether there is one */
export async function putInWeek(ctx: SignedInContext, scheduleId: string): Promise<boolean> {
  const afterOthers = sql`(SELECT coalesce(max(o.chosen_at), 0) + 1 FROM schedules o WHERE o.user_id = ${ctx.actor.userId})`;
  const rows = await ctx.db
    .update(schedules)
    .set({ chosenAt: sql`max(${ctx.clock.now()}, ${afterOthers})` })
    .where(isOwn(ctx, scheduleId))
    .returning({ id: schedules.scheduleId });
  return rows.length > 0;
}

/** Deletes a schedule with all that it holds. @returns whether there was one */
export async function deleteSchedule(ctx: SignedInContext, scheduleId: string): Promise<boolean> {
  const rows = await ctx.db.delete(schedules).where(isOwn(ctx, scheduleId)).returning({ id: schedules.scheduleId });
  return rows.length > 0;
}
