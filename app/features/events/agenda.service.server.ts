/** What is on, as pages and programs read it. */

import { pictureIn } from "~/engines/media/galleries.service.server";
import { leadsTo } from "~/platform/access/leads-to.server";
import type { Context, SignedInContext } from "~/platform/context";
import { groupBy } from "~/platform/group";
import { dayAfter, localTime, startOfDay } from "~/platform/time";
import * as repository from "./agenda.repository.server";
import { daysOn, endOf, mondayOf, monthAfter, rangeOfDays, sevenDaysAround, weeksOf } from "./event-times.rules";
import type { AgendaFilters } from "./events.schemas";

const KURUS = 100;

/** An occurrence as a page gets it. */
function item({ key: _, startsAt, picture, isGoing, lowest, highest, ...row }: repository.AgendaRow) {
  const at = startsAt ?? 0;
  const prices = lowest === null || highest === null ? null : { least: lowest / KURUS, most: highest / KURUS };
  return { ...row, prices, isGoing: Boolean(isGoing), picture: pictureIn(picture), startsAt: at, day: localTime(at).date };
}
export type AgendaItem = ReturnType<typeof item>;

/** Things of one day. */
export interface AgendaDay {
  day: string;
  items: (AgendaItem & { isOver: boolean })[];
}

/** What is over stands below what isn't. */
const overLast = <Item extends { isOver: boolean }>(items: readonly Item[]): Item[] => [
  ...items.filter(({ isOver }) => !isOver),
  ...items.filter(({ isOver }) => isOver),
];

/** One page of what is on, by day. */
export async function readAgenda(ctx: Context, filters: AgendaFilters) {
  const { rows, next } = await repository.listAgenda(ctx, filters);
  const isPast = filters.when === "past" && !filters.day;
  const now = ctx.clock.now();
  const dated = rows.map(item).map((each) => ({ ...each, isOver: endOf(each) <= now }));
  const items = dated.sort((a, b) => (isPast ? b.startsAt - a.startsAt : a.startsAt - b.startsAt));
  const days: AgendaDay[] = [];
  for (const each of items) {
    if (days.at(-1)?.day === each.day) days.at(-1)?.items.push(each);
    else days.push({ day: each.day, items: [each] });
  }
  return { days: days.map(({ day, items }) => ({ day, items: overLast(items) })), next, today: localTime(now).date };
}

/**
 * A month as a calendar: its weeks, and what takes place on each of their days, or goes on into it from the day before.
 * @param asked `2026-11`; the current month when it is left out
 */
export async function readMonth(ctx: Context, asked: string | undefined, filters: Pick<AgendaFilters, "type" | "campus">) {
  const today = localTime(ctx.clock.now()).date;
  const month = asked ?? today.slice(0, 7);
  const days = weeksOf(month);
  const first = days[0]?.[0] ?? `${month}-01`;
  const rows = await repository.listCalendar(ctx, rangeOfDays(first, days.length * 7), filters);
  const shown = rows.slice(0, repository.MOST_IN_CALENDAR);
  const onDays = shown.flatMap(({ isGoing, ...row }) =>
    daysOn(row).map((day, index) => ({ ...row, isGoing: Boolean(isGoing), day, isFirstDay: index === 0 })),
  );
  const byDay = groupBy(onDays, ({ day }) => day);
  return {
    month,
    today,
    before: monthAfter(month, -1),
    after: monthAfter(month, 1),
    weeks: days.map((week) => week.map((day) => ({ day, at: startOfDay(day), items: byDay.get(day) ?? [] }))),
    isCut: rows.length > shown.length,
  };
}
export type AgendaMonth = Awaited<ReturnType<typeof readMonth>>;

/** Seven days at a time, counted from today so that no day that is over stands first; next week is shown as its own seven days. */
export function weekStrip(ctx: Pick<Context, "clock">, { day, when }: Pick<AgendaFilters, "day" | "when">) {
  const today = localTime(ctx.clock.now()).date;
  const first = !day && when === "next-week" ? dayAfter(mondayOf(today), 7) : sevenDaysAround(day ?? today, today);
  const days = Array.from({ length: 7 }, (_, step) => dayAfter(first, step));
  return {
    today,
    before: dayAfter(first, -7),
    after: dayAfter(first, 7),
    days: days.map((each) => ({ day: each, at: startOfDay(each) })),
  };
}
export type WeekStripData = ReturnType<typeof weekStrip>;

/** Events of the next seven days that have a point on the map, each with the occurrence that comes first. */
export async function readWeekOnMap(ctx: Context) {
  const first = new Map<string, repository.PlacedRow>();
  for (const row of await repository.listPlaced(ctx)) if (!first.has(row.eventId)) first.set(row.eventId, row);
  return [...first.values()];
}

/** The active events that staff put first and then those that were added last, or those that begin next. */
export async function readSidebar(ctx: Context, { limit, isLatest }: { limit: number; isLatest: boolean }) {
  if (isLatest) return (await repository.latestEvents(ctx, limit)).map(item);
  const { rows } = await repository.listAgenda(ctx, { when: "upcoming", size: limit });
  return rows.map(item);
}

const salesPath = (eventId: string) => `/event/ticket/sales/${eventId}`;

/** One's own events, and those that one comes to. */
export async function readPersonal(ctx: SignedInContext) {
  const { mine, coming, told } = await repository.personalEvents(ctx);
  const toldOf = new Map(told.map((row) => [row.eventId, row]));
  const now = ctx.clock.now();
  const own = mine.map(({ isAwaitingReview, hasTickets, picture, cancelledAt, lastAt, ...row }) => ({
    ...row,
    salesTo: hasTickets && leadsTo(ctx, salesPath(row.eventId)) ? salesPath(row.eventId) : null,
    told: toldOf.get(row.eventId)?.told ?? 0,
    isPaid: Boolean(toldOf.get(row.eventId)?.isPaid),
    picture: pictureIn(picture),
    canCancel: lastAt > now,
    isCancelled: cancelledAt !== null,
    state: isAwaitingReview
      ? ("waiting" as const)
      : row.showStatus === "active" && cancelledAt !== null
        ? ("cancelled" as const)
        : row.showStatus,
  }));
  const items = coming.map(({ lastAt, ...row }) => ({ ...item(row), isOver: lastAt <= now }));
  return {
    mine: own,
    coming: items.filter(({ isOver }) => !isOver).sort((a, b) => a.startsAt - b.startsAt),
    been: items.filter(({ isOver }) => isOver).sort((a, b) => b.startsAt - a.startsAt),
  };
}

/** The statements for short lists elsewhere: where one goes next, and what is on next. */
export { goingNext, type NextRow, onNext } from "./own.repository.server";
