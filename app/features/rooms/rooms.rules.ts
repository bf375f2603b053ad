/** Which rooms the timetable names, and which of them are free by it. */
import type { CalendarDays } from "@schema/academic-calendar";
import { foldTurkish } from "~/platform/folding";
import type { Point } from "~/platform/places";
import { heldOn } from "../academic-calendar/academic-calendar.rules";

export interface Room {
  /** The same for every way to write it: `BMB3` of "BMB-3", "bmb 3". */
  key: string;
  name: string;
  /** How its name begins, upper case: `BMB`. */
  building: string;
}

/** What stands where a room should, folded: no room is known, it is nowhere on campus, or a column has slipped. */
const NO_ROOMS = new Set(
  (
    "tba|tbd|t b a|t b d|to be announced|to be arranged|to be determined|arranged|staff|na|n a|none|no room|null|online|on line|zoom|webex|" +
    "teams|metuclass|odtuclass|remote|distance|uzaktan|cevrimici|yok|belirsiz|belli degil|ilan edilecek|duyurulacak|office|ofis|thesis|tez|" +
    "mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|" +
    "pzt|sal|car|per|cum|cmt|paz|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar"
  ).split("|"),
);

/** Longer than any room's name: a sentence. */
const MOST_SIGNS = 40;

/** Between several rooms of one meeting. */
const SEVERAL = /[,;/&+]|\s(?:and|ve)\s/u;

/** The signs of a name that tell rooms apart: letters and digits, and where one number ends and another begins. */
const keyOf = (folded: string) =>
  folded
    .replace(/(\d) (?=\d)/g, "$1-")
    .replace(/ /g, "")
    .toUpperCase();

function roomOf(text: string): Room | null {
  const name = text.trim().replace(/\s+/g, " ");
  const folded = foldTurkish(name);
  if (name.length > MOST_SIGNS || NO_ROOMS.has(folded) || !/[a-z]/.test(folded)) return null;
  const [letters = ""] = /^[a-z]+/.exec(folded) ?? [];
  return letters ? { key: keyOf(folded), name, building: letters.toUpperCase() } : null;
}

/** The rooms that the place of a meeting names: none, one or several. The one reader of such names. */
export function readRooms(place: string | null): Room[] {
  if (!place || NO_ROOMS.has(foldTurkish(place))) return [];
  return place.split(SEVERAL).flatMap((part) => roomOf(part) ?? []);
}

/** A lecture as the timetable has it. Times are minutes after midnight, half-open. */
export interface RoomMeeting {
  day: number;
  start: number;
  end: number;
  place: string;
}

/** A day as lectures see it. */
export interface LectureDay {
  /** 0 is Monday. */
  weekday: number;
  /** Of `unusualDays`. */
  unusual: CalendarDays | undefined;
}

const MIDNIGHT = 24 * 60;

export interface FreeRoom extends Room {
  /** When the next lecture of the day begins there; null: none does. */
  until: number | null;
}

/** The rooms that lectures take on a day, each with their times. */
function takenOn({ weekday, unusual }: LectureDay, meetings: readonly RoomMeeting[]): Map<string, RoomMeeting[]> {
  const taken = new Map<string, RoomMeeting[]>();
  for (const meeting of meetings) {
    if (heldOn(unusual, weekday, meeting.start) !== meeting.day) continue;
    for (const { key } of readRooms(meeting.place)) {
      const known = taken.get(key);
      if (known) known.push(meeting);
      else taken.set(key, [meeting]);
    }
  }
  return taken;
}

/** The rooms that these places name, each once; of several ways to write one the first by signs. */
function namedRooms(places: readonly string[]): Room[] {
  const rooms = new Map<string, Room>();
  for (const room of places.toSorted().flatMap(readRooms)) if (!rooms.has(room.key)) rooms.set(room.key, room);
  return [...rooms.values()];
}

interface Asked {
  /** Every place that the term's timetable names. */
  places: readonly string[];
  meetings: readonly RoomMeeting[];
  day: LectureDay;
  /** Minutes after midnight. */
  at: number;
  /** How long it is to be free at least; past midnight nothing is asked. */
  minutes: number;
  /** Keys of rooms that are left out. */
  excluded: ReadonlySet<string>;
}

/** The rooms without a lecture from a minute on for so long, those free longest first. */
export function freeRooms({ places, meetings, day, at, minutes, excluded }: Asked): FreeRoom[] {
  const taken = takenOn(day, meetings);
  const last = Math.min(at + minutes, MIDNIGHT);
  return namedRooms(places)
    .flatMap((room) => {
      if (excluded.has(room.key)) return [];
      const later = (taken.get(room.key) ?? []).filter(({ end }) => end > at);
      if (later.some(({ start }) => start < last)) return [];
      return { ...room, until: later.length > 0 ? Math.min(...later.map(({ start }) => start)) : null };
    })
    .sort((a, b) => (b.until ?? MIDNIGHT) - (a.until ?? MIDNIGHT) || a.name.localeCompare(b.name, "tr", { numeric: true }));
}

/** A building with what is free in it. */
export interface RoomGroup {
  building: string;
  rooms: FreeRoom[];
}

/** Square degrees as good as metres on one campus. */
const apart = (a: Point, b: Point) => (a.lat - b.lat) ** 2 + ((a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)) ** 2;

/**
 * Free rooms by building: the one that is asked about first, then those near it, then those whose place nobody knows, by name.
 * @param from a building; null: by name alone
 * @param pointOf where a building is; undefined where nobody knows
 */
export function byBuilding(rooms: readonly FreeRoom[], from: string | null, pointOf: (building: string) => Point | undefined): RoomGroup[] {
  const groups = new Map<string, FreeRoom[]>();
  for (const room of rooms) groups.set(room.building, [...(groups.get(room.building) ?? []), room]);
  const origin = from === null ? undefined : pointOf(from);
  const distance = (building: string) => {
    if (building === from) return -1;
    const point = pointOf(building);
    return origin && point ? apart(origin, point) : from === null ? 0 : Number.MAX_VALUE;
  };
  return [...groups]
    .map(([building, all]) => ({ building, rooms: all, distance: distance(building) }))
    .sort((a, b) => a.distance - b.distance || a.building.localeCompare(b.building))
    .map(({ building, rooms: all }) => ({ building, rooms: all }));
}
