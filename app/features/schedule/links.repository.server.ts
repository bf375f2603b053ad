/** Secret addresses of schedules, and what is read by them: the secret is in the condition of every statement. */
import { users } from "@schema/accounts";
import { scheduleLinks } from "@schema/schedule";
import { type SQL, sql } from "drizzle-orm";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { examsOfSchedule } from "../exams/exams.service.server";
import { type EnteredDates, termDatesOf } from "./lectures.rules";
import type { PlanRows } from "./plan.rules";
import { ownSchedule, planStatements, rowsOf } from "./schedule.repository.server";

export type LinkKind = (typeof scheduleLinks.$inferSelect)["kind"];

interface LinkRow {
  kind: LinkKind;
  showsName: number;
  showsItems: number;
  createdAt: number;
}

/** The condition on a schedule `s` whose link of a kind has this secret, and whose owner others may see. */
export const linkedSchedule = (ctx: Pick<Context, "clock">, kind: LinkKind, tokenHash: string): SQL =>
  sql`s.schedule_id = (SELECT l.schedule_id FROM schedule_links l WHERE l.token_hash = ${tokenHash} AND l.kind = ${kind})
    AND EXISTS (SELECT 1 FROM ${users} WHERE ${users.userId} = s.user_id AND ${isVisible(ctx)})`;

/** Whether the link shows own items. */
export const showsItems = (tokenHash: string): SQL => sql`(SELECT l.shows_items FROM schedule_links l WHERE l.token_hash = ${tokenHash})`;

/** Gives a schedule of one's own a link, in the place of the one that it had. @returns whether there is such a schedule */
export async function putLink(
  ctx: SignedInContext,
  scheduleId: string,
  {
    kind,
    tokenHash,
    showsName,
    showsItems: items,
  }: Pick<typeof scheduleLinks.$inferInsert, "kind" | "tokenHash" | "showsName" | "showsItems">,
): Promise<boolean> {
  const [rows] = await ctx.db.batch([
    returning(
      ctx.db,
      sql`INSERT INTO schedule_links (schedule_id, kind, token_hash, shows_name, shows_items, created_at)
        SELECT s.schedule_id, ${kind}, ${tokenHash}, ${Number(showsName)}, ${Number(items)}, ${ctx.clock.now()}
        FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)}
        ON CONFLICT (schedule_id, kind) DO UPDATE SET token_hash = excluded.token_hash, shows_name = excluded.shows_name,
          shows_items = excluded.shows_items, created_at = excluded.created_at`,
      { id: scheduleLinks.scheduleId },
    ),
  ]);
  return rows.length > 0;
}

/** Takes a link away. @returns whether there is such a schedule of one's own */
export async function deleteLink(ctx: SignedInContext, scheduleId: string, kind: LinkKind): Promise<boolean> {
  const [, rows] = await ctx.db.batch([
    rawStatement(
      ctx.db,
      sql`DELETE FROM schedule_links WHERE kind = ${kind} AND schedule_id = (SELECT s.schedule_id FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)})`,
    ),
    rawStatement<{ one: number }>(ctx.db, sql`SELECT 1 AS one FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)}`),
  ]);
  return rows.length > 0;
}

interface CalendarState {
  hash: string;
  revision: number;
  changedAt: number;
}

const stateStatement = ({ db }: Pick<Context, "db">, which: SQL) =>
  rawStatement<CalendarState>(
    db,
    sql`SELECT s.calendar_hash AS hash, s.calendar_revision AS revision, s.calendar_changed_at AS changedAt FROM schedules s WHERE ${which}`,
  );

/** A schedule with what its export shows: the term's dates, what calendars were told last, and its links. */
export async function findExport(ctx: Pick<Context, "db" | "clock">, which: SQL) {
  const [a, b, c, d, e, [dates], [state], links, exams] = await ctx.db.batch([
    ...planStatements(ctx, which),
    rawStatement<EnteredDates>(
      ctx.db,
      sql`SELECT t.starts_on AS startsOn, t.ends_on AS endsOn, t.days FROM schedules s CROSS JOIN academic_terms t ON t.term = s.term WHERE ${which}`,
    ),
    stateStatement(ctx, which),
    rawStatement<LinkRow>(
      ctx.db,
      sql`SELECT l.kind, l.shows_name AS showsName, l.shows_items AS showsItems, l.created_at AS createdAt
        FROM schedules s CROSS JOIN schedule_links l ON l.schedule_id = s.schedule_id WHERE ${which}`,
    ),
    examsOfSchedule(ctx, which, ctx.clock.now()),
  ]);
  const rows: PlanRows | null = rowsOf([a, b, c, d, e]);
  return rows && state ? { rows, dates: termDatesOf(rows.schedule.term, dates), state, links: links as readonly LinkRow[], exams } : null;
}

/**
 * Counts a change of what calendars are told, unless it is counted already.
 * @returns the schedule's state then; null when it is gone
 */
export async function countChange(ctx: Context, scheduleId: string, hash: string): Promise<CalendarState | null> {
  const [, [state]] = await ctx.db.batch([
    rawStatement(
      ctx.db,
      sql`UPDATE schedules SET calendar_hash = ${hash}, calendar_revision = calendar_revision + 1, calendar_changed_at = ${ctx.clock.now()}
        WHERE schedule_id = ${scheduleId} AND calendar_hash <> ${hash}`,
    ),
    stateStatement(ctx, sql`s.schedule_id = ${scheduleId}`),
  ]);
  return state ?? null;
}
