/** What is on, as pages and programs read it. */

import { pictureIn } from "~/engines/media/galleries.service.server";
import type { Context, SignedInContext } from "~/platform/context";
import { localTime } from "~/platform/time";
import * as repository from "./agenda.repository.server";
import type { AgendaFilters } from "./events.schemas";

/** An occurrence as a page gets it. */
function item({ key: _, startsAt, picture, ...row }: repository.AgendaRow) {
  const at = startsAt ?? 0;
  return { ...row, picture: pictureIn(picture), startsAt: at, day: localTime(at).date };
}
export type AgendaItem = ReturnType<typeof item>;

/** Things of one day. */
export interface AgendaDay {
  day: string;
  items: AgendaItem[];
}

/** One page of what is on, by day. */
export async function readAgenda(ctx: Context, filters: AgendaFilters) {
  const { rows, next } = await repository.listAgenda(ctx, filters);
  const isPast = filters.when === "past";
  const items = rows.map(item).sort((a, b) => (isPast ? b.startsAt - a.startsAt : a.startsAt - b.startsAt));
  const days: AgendaDay[] = [];
  for (const each of items) {
    if (days.at(-1)?.day === each.day) days.at(-1)?.items.push(each);
    else days.push({ day: each.day, items: [each] });
  }
  return { days, next, today: localTime(ctx.clock.now()).date };
}

/** Events of the next seven days that have a point on the map, each with the occurrence that comes first. */
export async function readWeekOnMap(ctx: Context) {
  const first = new Map<string, repository.PlacedRow>();
  for (const row of await repository.listPlaced(ctx)) if (!first.has(row.eventId)) first.set(row.eventId, row);
  return [...first.values()];
}

/** The active events that were added last, or those that begin next. */
export async function readSidebar(ctx: Context, { limit, isLatest }: { limit: number; isLatest: boolean }) {
  if (isLatest) return (await repository.latestEvents(ctx, limit)).map(item);
  const { rows } = await repository.listAgenda(ctx, { when: "upcoming", size: limit });
  return rows.map(item);
}

/** One's own events, and those that one comes to. */
export async function readPersonal(ctx: SignedInContext) {
  const { mine, coming } = await repository.personalEvents(ctx);
  const now = ctx.clock.now();
  const own = mine.map(({ isAwaitingReview, picture, ...row }) => ({
    ...row,
    picture: pictureIn(picture),
    state: isAwaitingReview ? ("waiting" as const) : row.showStatus,
  }));
  const items = coming.map(({ lastAt, ...row }) => ({ ...item(row), isOver: lastAt <= now }));
  return {
    mine: own,
    coming: items.filter(({ isOver }) => !isOver).sort((a, b) => a.startsAt - b.startsAt),
    been: items.filter(({ isOver }) => isOver).sort((a, b) => b.startsAt - a.startsAt),
  };
}
