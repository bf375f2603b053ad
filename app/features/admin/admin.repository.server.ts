/** What waits and how the machinery is, in one round trip. */
import { counters, cronRuns, deadLetters, errorGroups, outbox } from "@schema/platform";
import { count, desc, eq, isNull } from "drizzle-orm";
import type { Context } from "~/platform/context";

const LATEST = 20;

/** Totals by state, jobs, and what failed. */
export async function readPanel({ db }: Pick<Context, "db">) {
  const [totals, jobs, dead, [failed], [open]] = await db.batch([
    db.select().from(counters),
    db.select().from(cronRuns).orderBy(desc(cronRuns.ranAt)).limit(LATEST),
    db
      .select({ messageId: deadLetters.messageId, queue: deadLetters.queue, createdAt: deadLetters.createdAt })
      .from(deadLetters)
      .orderBy(desc(deadLetters.createdAt))
      .limit(LATEST),
    db
      .select({ value: count().as("value") })
      .from(outbox)
      .where(eq(outbox.status, "failed")),
    db
      .select({ value: count().as("value") })
      .from(errorGroups)
      .where(isNull(errorGroups.resolvedAt)),
  ]);
  return { totals, jobs, dead, failedMails: failed?.value ?? 0, openErrors: open?.value ?? 0 };
}
