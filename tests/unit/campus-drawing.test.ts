/** The drawn map: distances are true, nothing lies outside, names have room, and moving never leaves the campus. */
import { expect, test } from "vitest";
import { kept, moved, namesWithRoom, project, scaleOf, viewOf, zoomed } from "../../app/features/maps/drawing.rules";
import { geoLink, openMapLink, type Point } from "../../app/platform/places";
import { university } from "../../app/university";
import { places } from "../../app/university/places";
import { metuTest } from "../support/pack-test";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on the globe in metres (haversine). */
function distance(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

const drawn = (a: Point, b: Point, centre: Point) => {
  const [p, q] = [project(a, centre), project(b, centre)];
  return Math.hypot(p.x - q.x, p.y - q.y);
};

const spots = places.map((place) => ({ id: place.id, name: place.nameTr, ...project(place, university.centre) }));

test("the distance between any two places is drawn within 2 % of the one on the globe", () => {
  for (const a of places)
    for (const b of places) {
      const true_ = distance(a, b);
      if (true_ > 1) expect(Math.abs(drawn(a, b, university.centre) / true_ - 1), `${a.id} ${b.id}`).toBeLessThan(0.02);
    }
});

test.each([
  ["at the equator", { lat: 0, lng: 0 }],
  ["in the far north", { lat: 69.65, lng: 18.96 }],
  ["in the south", { lat: -33.9, lng: 151.2 }],
  ["in the west", { lat: 40.1, lng: -88.2 }],
])("so it is for a campus %s", (_, centre) => {
  const far = { lat: centre.lat + 0.01, lng: centre.lng - 0.015 };
  expect(Math.abs(drawn(centre, far, centre) / distance(centre, far) - 1)).toBeLessThan(0.02);
});

test("north is up and east is right", () => {
  const north = project({ lat: university.centre.lat + 0.01, lng: university.centre.lng + 0.01 }, university.centre);
  expect([north.y < 0, north.x > 0]).toEqual([true, true]);
});

metuTest("at least 40 places are known, each with its source, once, and at a point of its own", () => {
  expect(places.length).toBeGreaterThanOrEqual(40);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(new Set(places.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(places.length);
  for (const { source, lat, lng, id } of places) {
    expect(source, id).toMatch(/^https:\/\//);
    expect(distance({ lat, lng }, university.centre), id).toBeLessThan(3000);
  }
});

metuTest("the whole view holds every place with room around it, and one place is seen with what is near", () => {
  const whole = viewOf(spots);
  for (const { x, y, id } of spots) {
    expect(x, id).toBeGreaterThan(whole.x);
    expect(x, id).toBeLessThan(whole.x + whole.size);
    expect(y, id).toBeGreaterThan(whole.y);
    expect(y, id).toBeLessThan(whole.y + whole.size);
  }
  const one = viewOf(spots.slice(6, 7));
  expect(one.size).toBeGreaterThanOrEqual(300);
  expect([one.x + one.size / 2, one.y + one.size / 2]).toEqual([spots[6]?.x, spots[6]?.y]);
});

test("zooming keeps the point under the pointer where it is", () => {
  const whole = viewOf(spots);
  const at = { x: 0.4, y: 0.6 };
  const near = zoomed(whole, 2, at);
  expect(near.size).toBeCloseTo(whole.size / 2);
  expect(near.x + near.size * at.x).toBeCloseTo(whole.x + whole.size * at.x);
  expect(near.y + near.size * at.y).toBeCloseTo(whole.y + whole.size * at.y);
});

test("however it is moved and zoomed, the view stays on the campus and between its two ends", () => {
  const whole = viewOf(spots);
  let view = whole;
  for (let turn = 0; turn < 500; turn++) {
    const step = ((turn * 7919) % 13) - 6;
    const wild = turn % 2 ? moved(view, step / 3, (step * 5) % 4) : zoomed(view, step > 0 ? 1.7 : 0.6, { x: (turn % 5) / 4, y: 0.5 });
    view = kept(wild, whole);
    expect(view.size).toBeLessThanOrEqual(whole.size + 1e-6);
    expect(view.size).toBeGreaterThanOrEqual(Math.min(100, whole.size));
    expect(view.x).toBeGreaterThanOrEqual(whole.x - 1e-6);
    expect(view.x + view.size).toBeLessThanOrEqual(whole.x + whole.size + 1e-6);
    expect(view.y + view.size).toBeLessThanOrEqual(whole.y + whole.size + 1e-6);
  }
});

metuTest.each([340, 560, 900])("names don't lie on each other nor past the edge at %d pixels, and what is chosen has its own", (pixels) => {
  const whole = viewOf(spots);
  const names = namesWithRoom(spots, whole, pixels, "dorm-7");
  expect(names.has("dorm-7")).toBe(true);
  const boxes = [...names.values()].map(({ left, top, width }) => ({ left, top, right: left + width, bottom: top + 15 }));
  for (const [i, a] of boxes.entries()) {
    expect(a.right).toBeLessThanOrEqual(pixels);
    expect(a.left).toBeGreaterThanOrEqual(0);
    for (const b of boxes.slice(i + 1)) expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  }
  const covered = [...names].flatMap(([id, { left, top, width }]) =>
    spots.filter((spot) => {
      const [x, y] = [((spot.x - whole.x) / whole.size) * pixels, ((spot.y - whole.y) / whole.size) * pixels];
      return id !== "dorm-7" && spot.id !== id && x > left && x < left + width && y > top && y < top + 15;
    }),
  );
  expect(covered).toEqual([]);
  expect(names.size).toBeGreaterThan(8);
});

metuTest("the nearer one looks, the more names there are, until all have one", () => {
  const near = spots.filter(({ id }) => id.startsWith("dorm-") && Number(id.slice(5)) < 10);
  const some = namesWithRoom(near, viewOf(spots), 340).size;
  expect(some).toBeLessThan(near.length);
  expect(namesWithRoom(near, viewOf(near), 900).size).toBe(near.length);
});

test.each([
  [2800, 500],
  [1000, 200],
  [400, 100],
  [150, 50],
])("a view of %d metres has a bar of %d", (size, metres) => {
  expect(scaleOf({ x: 0, y: 0, size })).toBe(metres);
});

test("a place is opened in OpenStreetMap or in the device's own maps", () => {
  const point = { lat: 39.896041, lng: 32.783225 };
  expect(openMapLink(point)).toBe("https://www.openstreetmap.org/?mlat=39.896041&mlon=32.783225#map=18/39.896041/32.783225");
  expect(geoLink(point, "İİBF A (1)")).toBe("geo:39.896041,32.783225?q=39.896041%2C32.783225(%C4%B0%C4%B0BF%20A%20%281%29)");
});

/** On which side each of some marks has its name, on a map of a thousand pixels; a name is 66 pixels wide and 15 high, 9 beside its mark. */
function sides(...marks: [number, number][]): string[] {
  const named = marks.map(([x, y], i) => ({ id: String(i), name: "ten letter", x, y }));
  const found = namesWithRoom(named, { x: 0, y: 0, size: 1000 }, 1000);
  return named.map(({ id }) => ({ true: "left", false: "right", undefined: "none" })[String(found.get(id)?.isLeft)] ?? "?");
}

test("a name stands to the right of its mark while it ends on the map, and to the left else", () => {
  expect([sides([925, 500]), sides([926, 500]), sides([1000, 500])]).toEqual([["right"], ["left"], ["left"]]);
  expect([sides([0, 500]), sides([-1, 500]), sides([1001, 500])]).toEqual([["right"], ["none"], ["none"]]);
  expect([sides([500, 8]), sides([500, 7]), sides([500, 992]), sides([500, 993])]).toEqual([["right"], ["none"], ["right"], ["none"]]);
});

test("names stand below each other a line apart; closer, the second goes to the other side, and a third has none", () => {
  expect(sides([500, 500], [500, 515])).toEqual(["right", "right"]);
  expect(sides([500, 500], [500, 514])).toEqual(["right", "left"]);
  expect(sides([500, 500], [500, 510], [500, 505])).toEqual(["right", "left", "none"]);
});

test("names of one line stand beside each other, and none lies on another mark", () => {
  expect(sides([500, 500], [600, 500])).toEqual(["right", "right"]);
  expect(sides([500, 500], [570, 500])).toEqual(["left", "right"]);
  // Far above and below it is no matter what stands where.
  expect(sides([500, 500], [520, 530], [540, 470])).toEqual(["right", "right", "right"]);
});

test("the scale and the north stay free", () => {
  expect([sides([300, 960]), sides([380, 960]), sides([300, 930])]).toEqual([["none"], ["right"], ["right"]]);
  expect([sides([900, 40]), sides([900, 90])]).toEqual([["left"], ["right"]]);
});
