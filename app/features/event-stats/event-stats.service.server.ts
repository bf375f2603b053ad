/** Numbers around an event, as far as nobody can be told from them. */
import type { Context } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { listDepartments } from "../departments/departments.service.server";
import { eventErrors } from "../events/events.errors";
import { readNumbers } from "./event-stats.repository.server";
import { columnsOf, type Group, meanOf, ratingOf, withFloor } from "./event-stats.rules";
import type { Period } from "./event-stats.schemas";
import { type Dimension, isUnknown, type Measure, measures, OTHERS } from "./measures";

const KURUS = 100;

export interface NamedGroup {
  key: string;
  /** A department's name, a year or a day. */
  name: string;
  count: number;
  /** Of the stars given; null when that isn't for everyone's eyes, or there are none. */
  mean: number | null;
}

const named = (groups: readonly Group[], measure: Measure, nameOf: (key: string) => string): NamedGroup[] =>
  groups.map(({ key, count, stars }) => ({ key, name: nameOf(key), count, mean: measure === "stars" ? meanOf({ count, stars }) : null }));

/** Departments' names in the reader's language, by code. */
async function departmentNames(ctx: Context): Promise<(code: string) => string> {
  const names = new Map((await listDepartments(ctx)).map((each) => [each.departmentCode, ctx.locale === "tr" ? each.nameTr : each.nameEn]));
  return (code) => names.get(code) ?? code;
}

/** Years in their order, those without one and the others last. */
const byYear = (groups: readonly Group[]) => [...groups].sort((a, b) => yearOf(a) - yearOf(b));
const yearOf = ({ key }: Group) => (key === OTHERS ? 1e6 : Number(key) || 1e5);

async function readMeasures(ctx: Context, eventId: string, wanted: readonly Measure[], period: Period) {
  const [found, nameOf] = await Promise.all([readNumbers(ctx, eventId, wanted, period), departmentNames(ctx)]);
  if (!found) throw eventErrors.notFound();
  const { head, tickets, numbers, stars } = found;
  return {
    event: { eventId: head.eventId, name: head.name, firstAt: head.firstAt, hasBegun: head.firstAt <= ctx.clock.now() },
    viewCount: head.viewCount,
    rsvpCount: head.rsvpCount,
    tickets: tickets.map((each) => ({ ...each, price: each.price / KURUS })),
    numbers: numbers.map(({ measure, days, departments, years }) => ({
      measure,
      /** In the whole time. */
      total: years.reduce((sum, { count }) => sum + count, 0),
      day: days.map(({ key, count }) => ({ key, name: key, count, mean: null })) as NamedGroup[],
      columns: columnsOf(days),
      department: named(withFloor(departments), measure, nameOf),
      year: named(byYear(withFloor(years)), measure, (year) => year),
      rating: measure === "stars" ? ratingOf(stars) : null,
    })),
  };
}

export type MeasureNumbers = Awaited<ReturnType<typeof readMeasures>>["numbers"][number];

/** All that is counted but stars, over the whole time. @throws events.notFound */
export const readStats = (ctx: Context, eventId: string) => readMeasures(ctx, eventId, measures, {});

/** One measure; days of a period only. @throws events.notFound */
export async function readMeasure(ctx: Context, eventId: string, measure: Measure, period: Period = {}) {
  const { event, numbers } = await readMeasures(ctx, eventId, [measure], period);
  return { event, numbers: numbers[0] as MeasureNumbers };
}

interface CsvQuery extends Period {
  measure: Measure;
  by: Dimension;
}

/** Words of a file, by the name of what they say. */
type Say = (key: string) => string;

/** One measure by day, department or year as a file for spreadsheets. @throws events.notFound */
export async function statsCsv(ctx: Context, eventId: string, { measure, by, ...period }: CsvQuery, say: Say): Promise<string> {
  const { event, numbers } = await readMeasure(ctx, eventId, measure, period);
  const hasMean = measure === "stars" && by !== "day";
  const nameOf = ({ key, name }: NamedGroup) => (key === OTHERS ? say("groups.others") : isUnknown(by, key) ? say("groups.unknown") : name);
  return csvFile([
    [say("columns.event"), say(`columns.${by}`), say(`measures.${measure}`), ...(hasMean ? [say("columns.mean")] : [])],
    ...numbers[by].map((group) => [
      event.name,
      nameOf(group),
      group.count,
      ...(hasMean ? [group.mean && Number(group.mean.toFixed(2))] : []),
    ]),
  ]);
}
