/** Groups of unanswered questions and the marks of who asked, in D1. Triggers count the marks of each group. */
import { aiUnanswered, aiUnansweredMarks } from "@schema/ai";
import { lt, type SQL, sql } from "drizzle-orm";
import { mondayOf } from "~/platform/asked-days";
import { auditFrom } from "~/platform/audit.server";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { anonymousId } from "~/platform/ids";
import { countCap } from "~/platform/lists/paging";
import type { OldTraces } from "~/platform/product";
import { localDay } from "~/platform/time";
import type { UnansweredFilters } from "./ai.schemas";
import type { UnansweredWords } from "./unanswered.rules";

/** So long is a mark kept, and a group that nobody asks any more. */
export const UNANSWERED_DAYS = 90;

/** As the partial indexes say it: five people, or five more than there were when staff were done. */
const isOpen = sql`people - done_people >= 5`;
const isDone = sql`people >= 5 AND people - done_people < 5`;

/** Writes that somebody asked, once for each mark. */
export async function addMark({ db, clock }: SignedInContext, { locale, words }: UnansweredWords, mark: string): Promise<void> {
  const week = mondayOf(localDay(clock.now()));
  await db.batch([
    db
      .insert(aiUnanswered)
      .values({ groupId: anonymousId("unanswered"), locale, words, lastWeek: week })
      .onConflictDoUpdate({ target: [aiUnanswered.locale, aiUnanswered.words], set: { lastWeek: week } }),
    rawStatement(
      db,
      sql`INSERT INTO ai_unanswered_marks (mark, group_key, week)
        SELECT ${mark}, key, ${week} FROM ai_unanswered WHERE locale = ${locale} AND words = ${words} ON CONFLICT (mark) DO NOTHING`,
    ),
  ]);
}

/** A page of what is open or done, those with most people first, in steps: nobody's question moves anything alone. */
export async function listUnanswered({ db }: Pick<Context, "db">, { state, page, size }: UnansweredFilters) {
  const { groupId, locale, words, lastWeek, people } = aiUnanswered;
  const isThere = state === "open" ? isOpen : isDone;
  const cap = countCap({ size, page });
  const [rows, [counted]] = await db.batch([
    db
      .select({ groupId, locale, words, lastWeek, people })
      .from(aiUnanswered)
      .where(isThere)
      .orderBy(sql`people / 5 DESC, last_week DESC, key`)
      .limit(size + 1)
      .offset((page - 1) * size),
    rawStatement<{ count: number }>(db, sql`SELECT count(*) AS count FROM (SELECT 1 FROM ai_unanswered WHERE ${isThere} LIMIT ${cap + 1})`),
  ]);
  return { rows, counted: counted?.count ?? 0, cap };
}

/** Changes a group in a state, and writes down who did. @returns whether there was one */
async function change(ctx: StaffContext, groupId: string, act: "unanswered.close" | "unanswered.reopen", state: SQL, donePeople: SQL) {
  const isIt = sql`group_id = ${groupId} AND ${state}`;
  const [, rows] = await ctx.db.batch([
    auditFrom(ctx, { act, subjectType: "unanswered", subjectId: groupId }, sql`FROM ai_unanswered WHERE ${isIt}`),
    returning(ctx.db, sql`UPDATE ai_unanswered SET done_people = ${donePeople} WHERE ${isIt}`, { groupId: aiUnanswered.groupId }),
  ]);
  return rows.length > 0;
}

/** Whoever asked so far is answered. @returns whether it was open */
export const close = (ctx: StaffContext, groupId: string) => change(ctx, groupId, "unanswered.close", isOpen, sql`people`);

/** @returns whether it was done */
export const reopen = (ctx: StaffContext, groupId: string) => change(ctx, groupId, "unanswered.reopen", isDone, sql`0`);

/** Marks that are past their time, and groups that nobody asked since. */
export const oldUnanswered: OldTraces = ({ db, clock }) => {
  const first = localDay(clock.now() - UNANSWERED_DAYS * DAY);
  return [
    db.delete(aiUnansweredMarks).where(lt(aiUnansweredMarks.week, first)),
    db.delete(aiUnanswered).where(lt(aiUnanswered.lastWeek, first)),
  ];
};
