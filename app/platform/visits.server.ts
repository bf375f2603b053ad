/** Counts readers: nobody twice a day, and no address is kept. */
import { dailyMarks } from "@schema/platform";
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isbot } from "isbot";
import type { Context } from "./context";
import { sha256 } from "./ids";
import { localDay } from "./time";

/** Marks that this isolate wrote lately: the same reader's next visit needs no write to be refused by the database. */
const written = new Set<string>();
const MOST_REMEMBERED = 5_000;

/**
 * Marks that somebody saw a thing today; a trigger counts the mark where the thing keeps its number.
 * Signed-out readers are told apart by a hash that changes every day. Robots aren't counted, nor pages fetched ahead.
 * @param alongside what counts it where no trigger does: a statement under the condition that the mark is new
 */
export async function dailyVisitor(ctx: Context, subject: string, alongside?: (isNew: SQL) => BatchItem<"sqlite">): Promise<void> {
  if (ctx.isPrefetch || isbot(ctx.userAgent)) return;
  const day = localDay(ctx.clock.now());
  const visitor = ctx.actor?.userId ?? (await sha256(`${day}|${ctx.env.AUTH_SECRET}|${ctx.address}|${ctx.userAgent}`)).slice(0, 24);
  const mark = `${subject}|${day}|${visitor}`;
  if (written.has(mark)) return;
  const insert = ctx.db.insert(dailyMarks).values({ subject, day, visitor }).onConflictDoNothing();
  const isNew = sql`NOT EXISTS (SELECT 1 FROM daily_marks WHERE subject = ${subject} AND day = ${day} AND visitor = ${visitor})`;
  await (alongside ? ctx.db.batch([alongside(isNew), insert]) : insert);
  if (written.size >= MOST_REMEMBERED) written.clear();
  written.add(mark);
}
