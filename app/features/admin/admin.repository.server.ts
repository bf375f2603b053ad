/** What waits and how the machinery is, in one round trip. */
import { counters, cronRuns, deadLetters, errorGroups, hourlyTotals, outbox } from "@schema/platform";
import { and, count, desc, eq, gte, inArray, isNull } from "drizzle-orm";
import type { InboxKind } from "~/engines/review/inbox.server";
import { countTaken } from "~/engines/review/taking.server";
import type { StaffContext } from "~/platform/context";
import { failedItems } from "~/platform/jobs.server";
import { troubledMessages } from "~/platform/messages/messages.repository.server";
import { dueCheckAmong } from "../reporting/checks.service.server";
import { panelDurations } from "../reporting/moderation.service.server";
import { activityNames } from "./activity.rules";

const LATEST = 20;
/** Decisions of each kind that can be taken back. */
const RECENT = 5;

interface ShownKinds {
  kinds: readonly InboxKind[];
  /** The one kind that is looked at by itself. */
  chosen?: InboxKind;
  limit: number;
}

/** Totals by state and by hour, the oldest of each kind, one's own latest decisions, how long reports took lately, jobs, and what failed. */
export async function readPanel(ctx: StaffContext, { kinds, chosen, limit }: ShownKinds, sinceHour: number) {
  const { db } = ctx;
  const [totals, hours, durations, jobs, dead, messages, skipped, [failed], [open], taken, [due], ...rest] = await db.batch([
    db.select().from(counters),
    db
      .select()
      .from(hourlyTotals)
      .where(and(inArray(hourlyTotals.name, activityNames), gte(hourlyTotals.hour, sinceHour))),
    panelDurations(ctx),
    db.select().from(cronRuns).orderBy(desc(cronRuns.ranAt)),
    db
      .select({ messageId: deadLetters.messageId, queue: deadLetters.queue, createdAt: deadLetters.createdAt })
      .from(deadLetters)
      .orderBy(desc(deadLetters.createdAt))
      .limit(LATEST),
    troubledMessages(ctx, LATEST),
    failedItems(ctx, LATEST),
    db
      .select({ value: count().as("value") })
      .from(outbox)
      .where(eq(outbox.status, "failed")),
    db
      .select({ value: count().as("value") })
      .from(errorGroups)
      .where(isNull(errorGroups.resolvedAt)),
    countTaken(ctx, ctx.product.taken),
    dueCheckAmong(ctx, kinds),
    ...kinds.map((kind) => kind.oldest(ctx, limit)),
    ...kinds.flatMap(({ decidable }) => (decidable?.wayBack ? [decidable.wayBack.recent(ctx, RECENT)] : [])),
    ...(chosen?.settled ? [chosen.settled(ctx, LATEST)] : []),
  ]);
  const decidables = kinds.filter(({ decidable }) => decidable?.wayBack).length;
  const took = durations.map((row: { took: number }) => row.took) as number[];
  return {
    totals,
    hours,
    durations: took,
    jobs,
    dead,
    messages,
    skipped,
    failedMails: failed?.value ?? 0,
    openErrors: open?.value ?? 0,
    taken: taken.filter(({ n }) => n > 0),
    due,
    waiting: rest.slice(0, kinds.length),
    recent: rest.slice(kinds.length, kinds.length + decidables),
    settled: rest[kinds.length + decidables] ?? [],
  };
}
