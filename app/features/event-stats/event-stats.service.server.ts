/** Numbers around an event, as far as nobody can be told from them. They move once a night. */
import { DAY } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { groupBy } from "~/platform/group";
import { byCode } from "~/platform/order";
import type { Release } from "~/platform/small-groups";
import { localDay, recentYears } from "~/platform/time";
import { departmentsBySize, listDepartments } from "../departments/departments.service.server";
import { eventErrors } from "../events/events.errors";
import type { CountedRow } from "./event-stats.repository.server";
import * as repository from "./event-stats.repository.server";
import { type CountedPeople, columnsOf, inKeys, nextPeople, ratingOf } from "./event-stats.rules";
import type { Period } from "./event-stats.schemas";
import { type Dimension, type Measure, measures, UNKNOWN } from "./measures";

/** Years that are told apart; those before them are counted with the unknown. */
const YEARS_BACK = 12;
/** So long after an event its numbers are still looked at. */
const LOOKED_AT = 60 * DAY;
const AT_ONCE = 200;
const ALL: readonly Measure[] = [...measures, "stars"];
const STARS = ["1", "2", "3", "4", "5"];

interface Keys {
  departments: readonly string[];
  years: readonly string[];
  firstDay: string;
  today: string;
  /** Somebody said that they come: how many is on the event's page, and most of those who give stars are among them. */
  hasComing: boolean;
}

const totalOf = (rows: readonly CountedRow[], by: CountedRow["by"], last: string) =>
  rows.reduce((sum, row) => sum + (row.by === by && row.day <= last ? row.count : 0), 0);

/** Counts of one measure as they are released: of days that are over. */
function peopleOf(measure: Measure, all: readonly CountedRow[], { departments, years, firstDay, today, hasComing }: Keys): CountedPeople {
  const rows = all.filter(({ day }) => day < today);
  const byDay = groupBy(
    rows.filter(({ by }) => by === "year"),
    ({ day }) => day,
  );
  const days = [...byDay].map(([day, own]) => ({ day, count: own.reduce((sum, { count }) => sum + count, 0) }));
  const tablesUntil = (last: string): ReturnType<CountedPeople["tablesUntil"]> => {
    const of = (by: CountedRow["by"]) => rows.filter((row) => row.by === by && row.day <= last);
    if (measure === "stars") return { stars: inKeys(STARS.slice(0, -1), "5", of("stars")) };
    return { department: inKeys(departments, UNKNOWN.department, of("department")), year: inKeys(years, UNKNOWN.year, of("year")) };
  };
  const counted = { days: days.sort((a, b) => byCode(a.day, b.day)), firstDay, tablesUntil };
  return measure === "stars" ? { ...counted, othersUntil: (last) => (hasComing ? totalOf(rows, "unrated", last) : null) } : counted;
}

/** Looks at what may be shown of people around events, once a night. @returns how many were looked at */
export async function releaseEventNumbers(ctx: Pick<Context, "db" | "clock">): Promise<number> {
  const now = ctx.clock.now();
  const due = await repository.dueEvents(ctx, now - LOOKED_AT, AT_ONCE);
  if (due.length === 0) return 0;
  const keys = {
    departments: (await departmentsBySize(ctx)).map(({ departmentCode }) => departmentCode),
    years: recentYears(now, YEARS_BACK),
    today: localDay(now),
  };
  const looked = await Promise.all(
    due.map(async ({ eventId, createdAt, shown, lookedAt }) => {
      const counted = await repository.readCounted(ctx, eventId, ALL);
      const own = { ...keys, firstDay: localDay(createdAt), hasComing: (counted.get("rsvps")?.length ?? 0) > 0 };
      const next = ALL.map((measure) => [measure, nextPeople(shown[measure], peopleOf(measure, counted.get(measure) ?? [], own))] as const);
      return { eventId, lookedAt, shown: Object.fromEntries(next) };
    }),
  );
  await repository.saveReleases(ctx, looked);
  return looked.length;
}

/** People who are counted together. */
export interface NamedGroup {
  /** Codes of departments, years, or the first and the last day. */
  keys: string[];
  /** Names of the departments, the years, the days; null for the unknown. */
  names: (string | null)[];
  count: number;
}

/** Departments' names in the reader's language, by code. */
async function departmentNames(ctx: Context): Promise<(code: string) => string> {
  const names = new Map((await listDepartments(ctx)).map((each) => [each.departmentCode, ctx.locale === "tr" ? each.nameTr : each.nameEn]));
  return (code) => names.get(code) ?? code;
}

function groupsOf(tables: Release | null | undefined, by: "department" | "year", nameOf: (key: string) => string): NamedGroup[] {
  const groups = (tables?.single[by] ?? []).map(({ keys, count }) => ({
    keys: [...keys],
    names: keys.map((key) => (key === UNKNOWN[by] ? null : nameOf(key))),
    count,
  }));
  return by === "year" ? groups : groups.sort((a, b) => b.count - a.count);
}

async function readMeasures(ctx: Context, eventId: string, wanted: readonly Measure[], { from = "", until = "9999" }: Period) {
  const [found, nameOf] = await Promise.all([repository.readNumbers(ctx, eventId), departmentNames(ctx)]);
  if (!found) throw eventErrors.notFound();
  const { head, tickets, shown } = found;
  return {
    event: { eventId: head.eventId, name: head.name, firstAt: head.firstAt, hasBegun: head.firstAt <= ctx.clock.now() },
    viewCount: head.viewCount,
    rsvpCount: head.rsvpCount,
    tickets,
    numbers: wanted.map((measure) => {
      const own = shown[measure];
      const days = (own?.days ?? []).filter((each) => each.from >= from && each.until <= until);
      return {
        measure,
        /** In the whole time. */
        total: (own?.days ?? []).reduce((sum, { count }) => sum + count, 0),
        day: days.map((each): NamedGroup => {
          const both = each.from === each.until ? [each.from] : [each.from, each.until];
          return { keys: both, names: both, count: each.count };
        }),
        columns: columnsOf(days),
        department: groupsOf(own?.tables, "department", nameOf),
        year: groupsOf(own?.tables, "year", (year) => year),
        rating: ratingOf(own?.tables),
      };
    }),
  };
}

export type MeasureNumbers = Awaited<ReturnType<typeof readMeasures>>["numbers"][number];

/** All that is counted but stars, over the whole time. @throws events.notFound */
export const readStats = (ctx: Context, eventId: string) => readMeasures(ctx, eventId, measures, {});

/** One measure; stretches of days within a period only. @throws events.notFound */
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

/** One measure by day, department or year as a file for spreadsheets: what its page shows. @throws events.notFound */
export async function statsCsv(ctx: Context, eventId: string, { measure, by, ...period }: CsvQuery, say: Say): Promise<string> {
  const { event, numbers } = await readMeasure(ctx, eventId, measure, period);
  const nameOf = ({ names }: NamedGroup) => names.map((name) => name ?? say("groups.unknown")).join(by === "day" ? " – " : ", ");
  const head = [say("columns.event"), say(`columns.${by}`), say(`measures.${measure}`)];
  return csvFile([head, ...numbers[by].map((group) => [event.name, nameOf(group), group.count])], ctx.locale);
}
