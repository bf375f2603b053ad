/** Free rooms are those in which the running term's timetable has no lecture, told by building; staff leave rooms out. */
import * as catalog from "@schema/catalog";
import { imports } from "@schema/catalog";
import { beforeAll, expect, test } from "vitest";
import { roomFilters } from "../../../app/features/rooms/rooms.schemas";
import { excludeRoom, includeRoom, readExcludedRooms, readFreeRooms } from "../../../app/features/rooms/rooms.service.server";
import { momentOf } from "../../../app/platform/time";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { fullScans, watchedContext } from "../../support/plans";
import { addUniversity, makeCourse } from "../../support/rows";
import { addCalendar, addSchedule, TERM } from "../../support/schedules";
import { type Person, signUp, testContext, visit } from "../../support/site";

/** A lecture as the test made it up. */
interface Lecture {
  /** The room that is meant, however it is written; empty where none is. */
  room: string;
  written: string;
  term: string;
  day: number;
  start: number;
  end: number;
  isWithdrawn: boolean;
}

const OTHER_TERM = "2026-2";
const BUILDINGS = ["BMB", "EA", "G", "QX"];
/** Monday 5 October 2026 and the days after it; the 14th has no lectures, the 15th half, the 16th those of a Monday. */
const dayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
const HOLIDAY = "2026-10-14";
const HALF = "2026-10-15";
const LIKE_MONDAY = "2026-10-16";
const NOW = momentOf("2026-10-05", "10:00");

const lectures: Lecture[] = [];
const random = createRandom(20_261_005);

/** One of the ways in which a timetable writes a room. */
const written = (building: string, number: number) =>
  random.pick([`${building}${number}`, `${building}-${number}`, `${building} ${number}`, `${building.toLowerCase()}${number}`]);

function makeUp(count: number): void {
  for (let i = 0; i < count; i++) {
    const building = random.pick(BUILDINGS);
    const number = random.int(1, 12);
    const isNone = random.chance(0.1);
    const start = 520 + 10 * random.int(0, 60);
    lectures.push({
      room: isNone ? "" : `${building}${number}`,
      written: isNone ? random.pick(["TBA", "Wednesday", "", "STAFF"]) : written(building, number),
      term: random.chance(0.2) ? OTHER_TERM : TERM,
      day: random.int(0, 5),
      start,
      end: start + random.pick([50, 60, 110, 170]),
      isWithdrawn: random.chance(0.1),
    });
  }
}

beforeAll(async () => {
  await addUniversity();
  makeUp(400);
  const { db } = testContext();
  const now = Date.now();
  const courses = lectures.map(() => makeCourse());
  await insertMany(db, catalog.courses, courses);
  const rows = lectures.map((lecture, i) => ({ lecture, courseId: courses[i]?.courseId ?? "", offeringId: `o-${i}`, sectionId: `s-${i}` }));
  await insertMany(
    db,
    catalog.offerings,
    rows.map(({ lecture, courseId, offeringId }, i) => ({
      offeringId,
      courseId,
      term: lecture.term,
      importHash: "x",
      createdAt: now,
      updatedAt: now,
      withdrawnAt: lecture.isWithdrawn && i % 2 === 0 ? now : null,
    })),
  );
  await insertMany(
    db,
    catalog.sections,
    rows.map(({ lecture, offeringId, sectionId }, i) => ({
      sectionId,
      offeringId,
      sectionNumber: 1,
      criteria: [],
      withdrawnAt: lecture.isWithdrawn && i % 2 === 1 ? now : null,
    })),
  );
  await insertMany(
    db,
    catalog.sectionMeetings,
    rows.map(({ lecture: { day, start, end, term, written: place }, courseId, sectionId }) => ({
      sectionId,
      courseId,
      term,
      day,
      position: 0,
      startMinute: start,
      endMinute: end,
      place: place || null,
    })),
  );
  const days = [
    { from: HOLIDAY, until: null, follows: null },
    { from: HALF, until: null, follows: null, isHalf: true },
    { from: LIKE_MONDAY, until: null, follows: 0 },
  ];
  await addCalendar({ days });
  await db.insert(imports).values({
    importId: "import-rooms",
    fileName: "a.json",
    term: TERM,
    status: "done" as const,
    createdAt: NOW,
    updatedAt: momentOf("2026-09-12", "12:00"),
  });
});

const at = (moment: number, own: Partial<ReturnType<typeof testContext>> = {}) => testContext({ clock: { now: () => moment }, ...own });
const asked = (filters: Record<string, unknown>) => roomFilters.parse(filters);

/** The lectures that a day really has. */
function heldOn(date: string): Lecture[] {
  const term = date < "2027-02-01" ? TERM : OTHER_TERM;
  const weekday = date === LIKE_MONDAY ? 0 : dayOf(date);
  return lectures.filter(
    (each) => each.term === term && each.day === weekday && !each.isWithdrawn && date !== HOLIDAY && (date !== HALF || each.start < 780),
  );
}

/** Minute by minute, as somebody would look it up with a finger on the timetable. */
function lookUp(date: string, building: string, from: number, minutes: number): Record<string, number | null> {
  const term = date < "2027-02-01" ? TERM : OTHER_TERM;
  const named = lectures.filter((each) => each.term === term && !each.isWithdrawn && each.room.replace(/\d/g, "") === building);
  const rooms = new Set(named.map(({ room }) => room));
  const held = heldOn(date);
  const free: Record<string, number | null> = {};
  for (const room of rooms) {
    const there = held.filter((each) => each.room === room);
    const isTaken = (minute: number) => there.some(({ start, end }) => minute >= start && minute < end);
    let minute = from;
    while (minute < 1440 && !isTaken(minute)) minute += 1;
    if (minute >= Math.min(1440, from + minutes)) free[room] = minute === 1440 ? null : minute;
  }
  return free;
}

test("500 questions are answered as a plain reading of the timetable answers them", async () => {
  const dates = [
    "2026-10-05",
    "2026-10-06",
    "2026-10-07",
    "2026-10-08",
    "2026-10-09",
    "2026-10-10",
    "2026-10-11",
    HOLIDAY,
    HALF,
    LIKE_MONDAY,
  ];
  let touching = 0;
  for (let question = 0; question < 500; question++) {
    const day = random.chance(0.1) ? "2027-03-02" : random.pick(dates);
    const building = random.pick(BUILDINGS);
    const lecture = random.pick(lectures);
    const from = random.pick([lecture.start, lecture.end, lecture.start - 60, random.int(0, 1439)]);
    const minutes = random.pick([10, 30, 60, 120, 180, 600]);
    const clock = `${String(Math.floor(from / 60)).padStart(2, "0")}:${String(from % 60).padStart(2, "0")}`;
    const { groups } = await readFreeRooms(at(NOW), asked({ day, at: clock, minutes, building }));
    const found = Object.fromEntries(groups.flatMap((group) => group.rooms.map(({ key, until }) => [key, until])));
    const expected = lookUp(day, building, from, minutes);
    expect(found, `${day} ${clock} ${minutes} ${building}`).toEqual(expected);
    touching += Object.values(expected).filter((until) => until === from + minutes).length;
  }
  expect(touching).toBeGreaterThan(20);
});

test("without a question it is now, for an hour, in every building, a few rooms of each", async () => {
  const found = await readFreeRooms(at(NOW), asked({ at: "soon", minutes: "-4", day: "2026-02-31" }));
  expect(found.asked).toEqual({ day: "2026-10-05", at: 600, minutes: 60, building: null });
  expect(found.buildings).toEqual(BUILDINGS);
  for (const { building, rooms, count } of found.groups) {
    expect(count).toBe(Object.keys(lookUp("2026-10-05", building, 600, 60)).length);
    expect(rooms).toHaveLength(Math.min(count, 6));
  }
  expect(found.importedAt).toBe(momentOf("2026-09-12", "12:00"));
});

test("holidays and days outside of the term are told, in both languages", async () => {
  const text = async (query: string, locale: string) =>
    (await visit(`/schedule/rooms?${query}`, { headers: { cookie: `locale=${locale}`, "accept-language": locale } })).text();
  expect((await readFreeRooms(at(NOW), asked({ day: HOLIDAY }))).dayKind).toBe("none");
  expect((await readFreeRooms(at(NOW), asked({ day: LIKE_MONDAY }))).dayKind).toBe("follows.0");
  const outside = await readFreeRooms(at(NOW), asked({ day: "2026-09-10" }));
  expect([outside.dayKind, outside.groups]).toEqual(["outside", []]);
  expect(await text(`day=${HOLIDAY}`, "en")).toContain("No lectures on this day");
  expect(await text(`day=${HOLIDAY}`, "tr")).toContain("Bu gün ders yok");
  expect(await text("day=2026-09-10", "en")).toContain("is outside the term");
  expect(await text("day=2031-10-06", "en")).toContain("No timetable for 2031–32 Fall yet");
  expect(await text(`day=${HALF}&at=09:40`, "en")).toContain("Free by the timetable; may be booked.");
});

test("the building of one's next lecture comes first, of the schedule in one's week alone", async () => {
  const { db } = testContext();
  const person: Person = await signUp();
  const course = makeCourse();
  await db.insert(catalog.courses).values(course);
  const { courseId } = course;
  const own = { createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(catalog.offerings).values({ offeringId: "o-own", courseId, term: TERM, importHash: "x", ...own });
  await db.insert(catalog.sections).values({ sectionId: "s-own", offeringId: "o-own", sectionNumber: 1, criteria: [] });
  const meeting = { sectionId: "s-own", courseId, term: TERM, day: 6, position: 0 };
  await db.insert(catalog.sectionMeetings).values({ ...meeting, startMinute: 700, endMinute: 750, place: "QX-40" });
  await addSchedule(person, [[course as never, 1]]);
  const sunday = { day: "2026-10-11", at: "10:40" };
  const mine = await readFreeRooms(at(NOW, { actor: person.ctx.actor }), asked(sunday));
  expect(mine.next).toEqual({ title: course.courseCode, start: 700, room: "QX-40", building: "QX" });
  expect(mine.groups[0]?.building).toBe("QX");
  const later = await readFreeRooms(at(NOW, { actor: person.ctx.actor }), asked({ ...sunday, at: "11:50" }));
  expect(later.next).toBeNull();
  const guest = await readFreeRooms(at(NOW), asked(sunday));
  expect([guest.next, guest.groups[0]?.building]).toEqual([null, "BMB"]);
  const stranger = await readFreeRooms(at(NOW, { actor: (await signUp()).ctx.actor }), asked(sunday));
  expect(stranger.next).toBeNull();
});

test("a room that only a withdrawn section names isn't offered", async () => {
  const { db } = testContext();
  const course = makeCourse();
  const { courseId } = course;
  await db.insert(catalog.courses).values(course);
  const own = { createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(catalog.offerings).values({ offeringId: "o-gone", courseId, term: TERM, importHash: "x", ...own });
  await db
    .insert(catalog.sections)
    .values({ sectionId: "s-gone", offeringId: "o-gone", sectionNumber: 1, criteria: [], withdrawnAt: Date.now() });
  const meeting = { sectionId: "s-gone", courseId, term: TERM, day: 1, position: 0, startMinute: 700, endMinute: 750 };
  await db.insert(catalog.sectionMeetings).values({ ...meeting, place: "ZZ-1" });
  const { groups, buildings } = await readFreeRooms(at(NOW), asked({}));
  expect(groups.map(({ building }) => building)).not.toContain("ZZ");
  expect(buildings).not.toContain("ZZ");
});

test("a room that staff leave out isn't shown, however it is written, until they undo it", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const filters = asked({ day: HOLIDAY, at: "09:00", building: "BMB" });
  const keys = async () => (await readFreeRooms(at(NOW), filters)).groups.flatMap(({ rooms }) => rooms.map(({ key }) => key));
  expect(await keys()).toContain("BMB3");
  await excludeRoom(staff.ctx, { room_name: "bmb - 3", reason: "Under repair" });
  expect(await keys()).not.toContain("BMB3");
  expect(await readExcludedRooms(testContext())).toEqual([{ roomKey: "BMB3", name: "bmb - 3", reason: "Under repair" }]);
  await includeRoom(staff.ctx, "BMB3");
  expect(await keys()).toContain("BMB3");
  await expect(includeRoom(staff.ctx, "BMB3")).rejects.toMatchObject({ code: "rooms.notExcluded" });
  await expect(excludeRoom(staff.ctx, { room_name: "TBA", reason: "None" })).rejects.toMatchObject({ code: "rooms.notARoom" });
});

test("it takes one round trip, and rows in proportion to the rooms and the lectures of the day", async () => {
  const { ctx, statements } = watchedContext({ clock: { now: () => NOW } });
  await readFreeRooms(ctx, asked({}));
  expect(ctx.meter?.roundTrips).toBe(1);
  const rooms = new Set(lectures.filter(({ term }) => term === TERM).map((each) => each.written)).size;
  const today = lectures.filter(({ term, day }) => term === TERM && day === 0).length;
  expect(ctx.meter?.rowsRead).toBeLessThan(8 * rooms + 6 * today + 100);
  expect((await fullScans(statements)).filter((scan) => !/excluded_rooms|imports/.test(scan))).toEqual([]);
});
