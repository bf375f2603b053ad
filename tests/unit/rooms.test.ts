/** One reader of the names of rooms, and free rooms of a real timetable against a plain reading of its file. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { byBuilding, freeRooms, readRooms } from "../../app/features/rooms/rooms.rules";
import { buildings } from "../../app/university/buildings";
import { places } from "../../app/university/places";
import { createRandom } from "../../drizzle/seed/random";

const keysOf = (place: string | null) => readRooms(place).map(({ key }) => key);

test.each(["BMB-3", "BMB 3", "bmb3", " BMB - 3 ", "B.M.B. 3"])("%s is one room, however it is written", (place) => {
  expect(keysOf(place)).toEqual(["BMB3"]);
});

test.each([null, "", " ", "TBA", "tba", "T.B.A.", "Monday", "ÇARŞAMBA", "Cum", "STAFF", "Online", "N/A", "-", "101", "İLAN EDİLECEK"])(
  "%s is no room",
  (place) => {
    expect(keysOf(place)).toEqual([]);
  },
);

test("a sentence is no room", () => {
  expect(keysOf("Please ask the instructor where the lectures of this section are held")).toEqual([]);
});

test("rooms without a number are rooms, and numbers don't run into each other", () => {
  expect(readRooms("F.AUD")).toEqual([{ key: "FAUD", name: "F.AUD", building: "F" }]);
  expect(readRooms("MİMAtölye")).toEqual([{ key: "MIMATOLYE", name: "MİMAtölye", building: "MIMATOLYE" }]);
  expect(readRooms("AKıLLı S.")[0]?.key).toBe("AKILLIS");
  expect(keysOf("K1 12")).not.toEqual(keysOf("K11 2"));
  expect(keysOf("R90-A")).toEqual(keysOf("R90A"));
});

test("several rooms of one meeting are all taken", () => {
  expect(keysOf("BMB1/BMB2")).toEqual(["BMB1", "BMB2"]);
  expect(keysOf("EA202, TBA")).toEqual(["EA202"]);
});

test("a building that the pack knows is on its map", () => {
  const ids = new Set(places.map(({ id }) => id));
  expect(Object.values(buildings).filter((id) => !ids.has(id))).toEqual([]);
});

test("the building that is asked about comes first, then those near it, then those that nobody knows where they are", () => {
  const room = (building: string) => ({ key: `${building}1`, name: `${building}1`, building, until: null });
  const points: Record<string, { lat: number; lng: number }> = {
    AA: { lat: 39.9, lng: 32.79 },
    BB: { lat: 39.89, lng: 32.78 },
    CC: { lat: 39.8901, lng: 32.78 },
  };
  const order = (from: string | null) =>
    byBuilding(["AA", "BB", "CC", "QQ", "DD"].map(room), from, (building) => points[building]).map(({ building }) => building);
  expect(order("BB")).toEqual(["BB", "CC", "AA", "DD", "QQ"]);
  expect(order("QQ")).toEqual(["QQ", "AA", "BB", "CC", "DD"]);
  expect(order(null)).toEqual(["AA", "BB", "CC", "DD", "QQ"]);
});

const REAL = new URL("../../../shared/data/metu/robotdegilim_2024-09-19_sections.json", import.meta.url);
type Times = { p?: string; s: string; e: string; d: number | string };
type RealCourse = { Sections: Record<string, { t: Times[] }> };

test.skipIf(!existsSync(REAL))("500 questions of the real timetable are answered as its file says", () => {
  const courses = Object.values(JSON.parse(readFileSync(REAL, "utf8")) as Record<string, RealCourse>);
  const minuteOf = (text: string) => Number(text.split(":")[0]) * 60 + Number(text.split(":")[1]);
  const lectures = courses
    .flatMap(({ Sections }) => Object.values(Sections).flatMap(({ t }) => t))
    .filter(({ s, e, d }) => s && e && String(d).length > 0)
    .map(({ p = "", s, e, d }) => ({ place: p.trim(), start: minuteOf(s), end: minuteOf(e), day: Number(d) }));
  const upper = (text: string) =>
    text
      .toLocaleUpperCase("tr")
      .normalize("NFKD")
      .replaceAll("İ", "I")
      .replace(/[^A-Z0-9]/g, "");
  const all = new Set(lectures.map(({ place }) => upper(place)).filter(Boolean));
  expect(all.size).toBeGreaterThan(300);
  const random = createRandom(7);
  for (let question = 0; question < 500; question++) {
    const [weekday, at, minutes] = [random.int(0, 6), random.int(40, 130) * 10, random.pick([1, 30, 60, 120, 240])];
    const found = freeRooms({
      places: lectures.map(({ place }) => place),
      meetings: lectures,
      day: { weekday, unusual: undefined },
      at,
      minutes,
      excluded: new Set(),
    });
    const taken = new Set<string>();
    for (const { place, day, start, end } of lectures)
      if (day === weekday && Array.from({ length: minutes }, (_, i) => at + i).some((minute) => minute >= start && minute < end))
        taken.add(upper(place));
    expect(found.map(({ key }) => key).sort()).toEqual([...all].filter((room) => !taken.has(room)).sort());
  }
});
