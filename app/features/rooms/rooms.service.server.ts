/** Which rooms have no lecture at some time, by the timetable of the term that runs then. */

import type { PlannerEntry } from "~/engines/planner";
import { requireStaff } from "~/platform/access/roles";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { byName } from "~/platform/order";
import { placesIn } from "~/platform/places.server";
import { currentTerm } from "~/platform/terms";
import { localDay, minuteOfDay, momentOf } from "~/platform/time";
import { buildings } from "~/university/buildings";
import { nameOf, unusualOn } from "../academic-calendar/academic-calendar.rules";
import { termDatesOf } from "../schedule/lectures.rules";
import { weekdayOf } from "../schedule/week.rules";
import { roomErrors } from "./rooms.errors";
import * as repository from "./rooms.repository.server";
import { byBuilding, type FreeRoom, freeRooms, readRooms } from "./rooms.rules";
import type { ExcludeInput, RoomFilters } from "./rooms.schemas";

const HOUR = 60;
/** Rooms of a building that are shown while no building is asked for. */
const SHOWN_OF_BUILDING = 6;

/** The building as people know it, with its place on the map. */
function placeOf(ctx: Context) {
  const places = new Map(placesIn(ctx.locale).map((place) => [place.id, place]));
  return (building: string) => places.get(buildings[building] ?? "");
}

/** The statements by which one's schedule tells one's lectures of a day; none for guests. */
function lecturesOf(ctx: Context, day: string) {
  const source = ctx.product.planner.find(({ name }) => name === "schedule");
  if (!source || ctx.actor === null) return { statements: [], entries: () => [] };
  const own = ctx as SignedInContext;
  const range = { from: day, until: day, now: momentOf(day, "12:00") };
  return {
    statements: source.statements(own, range),
    entries: (results: readonly (readonly unknown[])[]) => source.entries(own, range, results),
  };
}

/** The next lecture from a minute on that is in a room. */
function nextLecture(entries: readonly PlannerEntry[], at: number) {
  const [next] = entries
    .flatMap(({ kind, title, start, detail }) => {
      const [room] = readRooms(detail);
      return kind === "lecture" && start !== null && start >= at && room ? { title, start, room } : [];
    })
    .sort((a, b) => a.start - b.start);
  return next ?? null;
}

/** What a day is to lectures: `outside` of the term, what the calendar calls it, or nothing unusual. */
function kindOf(day: string, { startsOn, endsOn, days }: ReturnType<typeof termDatesOf>): string | null {
  if (day < startsOn || day > endsOn) return "outside";
  const unusual = unusualOn(days, day);
  return unusual ? nameOf(unusual) : null;
}

/** The rooms that are free at a time, by building; one round trip. */
export async function readFreeRooms(ctx: Context, { day: askedDay, at: askedAt, minutes = HOUR, building }: RoomFilters) {
  const now = ctx.clock.now();
  const day = askedDay ?? localDay(now);
  const at = askedAt ? Number(askedAt.slice(0, 2)) * HOUR + Number(askedAt.slice(3)) : minuteOfDay(now);
  const term = currentTerm(momentOf(day, "12:00"));
  const weekday = weekdayOf(day);
  const own = lecturesOf(ctx, day);
  const statements = repository.dayStatements(ctx, { term, day, weekday, at });
  const [places, meetings, [entered], excluded, [imported], ...mine] = await ctx.db.batch([...statements, ...own.statements]);
  const dates = termDatesOf(term, entered);
  const dayKind = kindOf(day, dates);
  const rooms: FreeRoom[] =
    dayKind === "outside"
      ? []
      : freeRooms({
          places: places.map(({ place }) => place),
          meetings,
          day: { weekday, unusual: unusualOn(dates.days, day) },
          at,
          minutes,
          excluded: new Set(excluded.map(({ roomKey }) => roomKey)),
        });
  const next = nextLecture(own.entries(mine as readonly (readonly unknown[])[]), at);
  const place = placeOf(ctx);
  const groups = byBuilding(rooms, next?.room.building ?? null, place)
    .filter((group) => building === undefined || group.building === building)
    .map((group) => {
      const known = place(group.building);
      return {
        building: group.building,
        place: known ? { id: known.id, name: known.name } : null,
        count: group.rooms.length,
        rooms: building === undefined ? group.rooms.slice(0, SHOWN_OF_BUILDING) : group.rooms,
      };
    });
  return {
    asked: { day, at, minutes, building: building ?? null },
    term,
    hasTimetable: places.length > 0,
    importedAt: imported?.importedAt ?? null,
    dayKind,
    next: next && { title: next.title, start: next.start, room: next.room.name, building: next.room.building },
    groups,
    buildings: [...new Set(places.flatMap((each) => readRooms(each.place)).map((room) => room.building))].sort(),
  };
}

export type FreeRooms = Awaited<ReturnType<typeof readFreeRooms>>;

/** The rooms that are left out, with the reason. */
export const readExcludedRooms = async (ctx: Context) => (await repository.listExcluded(ctx)).toSorted((a, b) => byName(a.name, b.name));

/** Leaves a room out of the list. @throws notARoom */
export async function excludeRoom(ctx: StaffContext, { room_name, reason }: ExcludeInput): Promise<void> {
  requireStaff(ctx);
  const [room, another] = readRooms(room_name);
  if (!room || another) throw roomErrors.notARoom({ field: "room_name" });
  await repository.putExcluded(ctx, { roomKey: room.key, name: room.name, reason });
}

/** Shows a room again. @throws notExcluded */
export async function includeRoom(ctx: StaffContext, roomKey: string): Promise<void> {
  requireStaff(ctx);
  if (!(await repository.removeExcluded(ctx, roomKey))) throw roomErrors.notExcluded();
}
