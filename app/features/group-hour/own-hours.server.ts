/** What one has on in a group's days, so that one's answer is filled in: it is read for oneself and stored nowhere. */
import { planned } from "~/engines/planned";
import type { SignedInContext } from "~/platform/context";
import { type Busy, cellsOf, freeBeside, type Span } from "./group-hour.rules";

/** What the schedule holds, and everything else that takes time. */
const OF_SCHEDULE: readonly string[] = ["lecture", "item", "exam"];
/** To-dos and alarms name a moment, and take no time. */
const MARKS: readonly string[] = planned.flatMap(({ kind, mark }) => (mark ? [kind] : []));

/** The hours in which one's box is ticked, and what says so. */
export interface OwnHours {
  free: number[];
  from: "answer" | "calendar" | "nothing";
}

/** The hours that one is free in beside what one has on. One round trip. */
export async function readOwnHours(ctx: SignedInContext, span: Span, isAll: boolean): Promise<OwnHours> {
  const [from = "", until = from] = [span.days[0], span.days.at(-1)];
  const range = { from, until, now: ctx.clock.now() };
  const asked = ctx.product.planner.map((source) => ({ source, statements: source.statements(ctx, range) }));
  const [first, ...others] = asked.flatMap(({ statements }) => statements);
  const results = first ? ((await ctx.db.batch([first, ...others])) as unknown[][]) : [];
  let at = 0;
  const entries = asked.flatMap(({ source, statements }) => {
    const own = results.slice(at, at + statements.length);
    at += statements.length;
    return source.entries(ctx, range, own);
  });
  const busy = entries.flatMap(({ kind, day, start, end }): Busy[] =>
    start === null || end === null || MARKS.includes(kind) || !(isAll || OF_SCHEDULE.includes(kind)) ? [] : [{ day, start, end }],
  );
  const free = freeBeside(span, busy);
  return { free, from: free.length < cellsOf(span) ? "calendar" : "nothing" };
}
