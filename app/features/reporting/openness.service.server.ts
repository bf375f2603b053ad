/** What everybody may know of decisions on reports: written down once its months are over, then only read. */
import { UNDO_LASTS } from "~/engines/review/decision";
import type { Context } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { FLOOR } from "~/platform/small-groups";
import { localDay, startOfDay } from "~/platform/time";
import { requestsBetween } from "./legal-years.repository.server";
import { toldOfYears, yearsAsked } from "./legal-years.rules";
import * as repository from "./openness.repository.server";
import { MONTHS_TOLD, monthAfter, monthBefore, toldOf } from "./openness.rules";

const monthOf = (moment: number) => localDay(moment).slice(0, 7);
const startOf = (month: string) => startOfDay(`${month}-01`);

/**
 * Tells of the months that are over and whose decisions can't be taken back any more: each by itself, or together with those after it
 * until five things were decided on.
 * @returns how many stretches are new
 */
export async function releasePeriods(ctx: Pick<Context, "db" | "clock">): Promise<number> {
  const current = monthOf(ctx.clock.now() - UNDO_LASTS);
  const last = await repository.lastMonth(ctx);
  let from = last ? monthAfter(last) : monthBefore(current, MONTHS_TOLD);
  let added = 0;
  for (let until = from; until < current; until = monthAfter(until)) {
    const [start, end] = [startOf(from), startOf(monthAfter(until))];
    if ((await repository.countThings(ctx, start, end)) < FLOOR) continue;
    const numbers = toldOf(await repository.readCounted(ctx, start, end));
    if (!numbers) continue;
    if (!(await repository.savePeriod(ctx, { from, until, numbers }))) break;
    from = monthAfter(until);
    added += 1;
  }
  return added;
}

const ofLastYear = (ctx: Context) => repository.periodsSince(ctx, monthBefore(monthOf(ctx.clock.now()), MONTHS_TOLD), MONTHS_TOLD);

/** The stretches of the last twelve months, the latest first. */
export const readOpenness = async (ctx: Context) => repository.asPeriods(await ofLastYear(ctx));

/** The same beside legal requests by year, in one round trip. */
export async function readTransparency(ctx: Context) {
  const now = ctx.clock.now();
  const { from, until } = yearsAsked(now);
  const [periods, requests] = await ctx.db.batch([ofLastYear(ctx), requestsBetween(ctx, from, until)]);
  return { periods: repository.asPeriods(periods), years: toldOfYears(requests, now) };
}

export type { Period } from "./openness.repository.server";

/** Words of a file, by the name of what they say. */
type Say = (key: string) => string;

/** The same as a file for spreadsheets. */
export async function opennessCsv(ctx: Context, say: Say): Promise<string> {
  const periods = await readOpenness(ctx);
  const columns = ["decided", "removed", "kept", "appeals", "granted", "refused", "hours", "deciders"] as const;
  const head = [say("openness.from"), say("openness.until"), say("openness.kind"), ...columns.map((key) => say(`openness.columns.${key}`))];
  const rows = periods.flatMap(({ from, until, numbers }) => [
    [from, until, say("openness.allKinds"), ...columns.map((key) => numbers[key])],
    ...numbers.kinds.map(({ categories, count, removed, kept }) => [
      from,
      until,
      categories.map((each) => say(`categories.${each}`)).join(", "),
      count,
      removed,
      kept,
      ...columns.slice(3).map(() => null),
    ]),
  ]);
  return csvFile([head, ...rows], ctx.locale);
}
