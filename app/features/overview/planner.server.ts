/** What one has on: what every feature brings, for one's own week and for one's calendar. */
import type { PlannerContext, PlannerEntry, PlannerRange } from "~/engines/planner";
import type { SignedInContext } from "~/platform/context";
import { dayAfter, localDay } from "~/platform/time";

const DAYS = 7;

export interface PlannerDay {
  day: string;
  isToday: boolean;
  entries: PlannerEntry[];
}

/** Where a day begins with what is all day, and what is left from before. */
const startOf = ({ start, kind }: PlannerEntry) => start ?? (kind === "calendar" ? -2 : -1);

/** In order of time; on the first day, what began before it after what is all day and before everything else. */
const inOrder = (a: PlannerEntry, b: PlannerEntry) =>
  a.start === null || b.start === null ? startOf(a) - startOf(b) : a.day.localeCompare(b.day) || a.start - b.start;

/** The statements for some days, and what makes entries of their results. */
export function plannedEntries(ctx: PlannerContext, range: PlannerRange) {
  const asked = ctx.product.planner.map((source) => ({ source, statements: source.statements(ctx, range) }));
  return {
    statements: asked.flatMap(({ statements }) => statements),
    entriesOf(results: readonly (readonly unknown[])[]): PlannerEntry[] {
      let at = 0;
      return asked.flatMap(({ source, statements }) => {
        const own = results.slice(at, at + statements.length);
        at += statements.length;
        return source.entries(ctx, range, own);
      });
    },
  };
}

/** The statements for the days from today on, and what makes days of their results: today, and the others that have something on. */
export function plannerWeek(ctx: SignedInContext) {
  const now = ctx.clock.now();
  const from = localDay(now);
  const { statements, entriesOf } = plannedEntries(ctx, { from, until: dayAfter(from, DAYS - 1), now });
  return {
    statements,
    daysOf(results: readonly (readonly unknown[])[]): PlannerDay[] {
      const entries = entriesOf(results);
      const days = Array.from({ length: DAYS }, (_, ahead) => dayAfter(from, ahead));
      return days
        .map((day) => ({
          day,
          isToday: day === from,
          entries: entries.filter((entry) => entry.day === day || (day === from && entry.day < from)).sort(inOrder),
        }))
        .filter((each) => each.isToday || each.entries.length > 0);
    },
  };
}

/** What one has on from today until a day, in order of time; one round trip. @param until `2026-11-30`, that day too */
export async function plannedUntil(ctx: SignedInContext, until: string): Promise<PlannerEntry[]> {
  const now = ctx.clock.now();
  const { statements, entriesOf } = plannedEntries(ctx, { from: localDay(now), until, now });
  const [first, ...others] = statements;
  return first ? entriesOf(await ctx.db.batch([first, ...others])).sort(inOrder) : [];
}
