/** Loading maps: once, again after failures, and never with other options; points as fields write them. */
import { expect, test } from "vitest";
import { createMapsLoader, FIRST_DELAY, type MapsImporter, RETRIES } from "../../app/features/maps/loader";
import { coordinateText, mapLink, pointOf } from "../../app/platform/places";
import type { MapSetup } from "../../app/platform/places.server";

const setup: MapSetup = { key: "a-key", language: "en", region: "TR", mapId: "a-map" };

/** A loader whose importer fails so many times; notes what was asked and how long was waited. */
function loaderThatFails(failures: number) {
  const seen = { options: [] as unknown[], asked: 0, waits: [] as number[] };
  const importer: MapsImporter = {
    setOptions: (options) => seen.options.push(options),
    importLibrary: async (name) => {
      if (name === "maps") seen.asked += 1;
      if (seen.asked <= failures) throw new Error("The script is not there");
      return { name };
    },
  };
  const wait = async (milliseconds: number) => {
    seen.waits.push(milliseconds);
  };
  return { load: createMapsLoader({ open: async () => importer, wait }), seen };
}

test("everybody who asks for a map gets the same libraries, loaded once", async () => {
  const { load, seen } = loaderThatFails(0);
  const [first, second] = await Promise.all([load(setup), load({ ...setup })]);
  expect(first).toBe(second);
  expect(first).toMatchObject({ maps: { name: "maps" }, marker: { name: "marker" }, places: { name: "places" } });
  expect(seen.asked).toBe(1);
  expect(seen.options).toEqual([{ key: "a-key", language: "en", region: "TR", v: "weekly", mapIds: ["a-map"] }]);
});

test("a failure is tried again three times, each time after twice as long", async () => {
  const { load, seen } = loaderThatFails(RETRIES);
  await expect(load(setup)).resolves.toBeDefined();
  expect(seen.waits).toEqual([FIRST_DELAY, FIRST_DELAY * 2, FIRST_DELAY * 4]);
  expect(seen.options).toHaveLength(1);
});

test("after the last retry it says that maps can't be loaded", async () => {
  const { load, seen } = loaderThatFails(RETRIES + 1);
  await expect(load(setup)).rejects.toMatchObject({ problem: "couldNotLoad" });
  expect(seen.asked).toBe(RETRIES + 1);
});

test("whoever asks again after a failure may succeed", async () => {
  const { load, seen } = loaderThatFails(RETRIES + 1);
  await expect(load(setup)).rejects.toBeDefined();
  await expect(load(setup)).resolves.toBeDefined();
  expect(seen.options).toHaveLength(1);
});

test("a package that can't be fetched counts as a failure, and is fetched again", async () => {
  let fetched = 0;
  const open = async (): Promise<MapsImporter> => {
    fetched += 1;
    if (fetched === 1) throw new Error("offline");
    return { setOptions: () => undefined, importLibrary: async () => ({}) };
  };
  await expect(createMapsLoader({ open, wait: async () => undefined })(setup)).resolves.toBeDefined();
  expect(fetched).toBe(2);
});

test.each([{ language: "tr" as const }, { key: "another" }, { mapId: "another" }])(
  "other options (%o) are refused, and break nothing",
  async (own) => {
    const { load } = loaderThatFails(0);
    const first = await load(setup);
    await expect(load({ ...setup, ...own })).rejects.toMatchObject({ problem: "otherOptions" });
    expect(await load(setup)).toBe(first);
  },
);

test.each([
  ["39.8914", "32.7847", { lat: 39.8914, lng: 32.7847 }],
  ["39,8914", " 32,7847 ", { lat: 39.8914, lng: 32.7847 }],
  ["0", "0", { lat: 0, lng: 0 }],
  ["", "32", null],
  ["91", "32", null],
  ["39", "-181", null],
  ["here", "there", null],
])("%o and %o name a point, or none", (lat, lng, point) => {
  expect(pointOf(lat, lng)).toEqual(point);
});

test("coordinates are written to a tenth of a metre", () => {
  expect(coordinateText(39.891_412_345_678)).toBe("39.891412");
  expect(coordinateText(32.5)).toBe("32.5");
});

test("a map elsewhere is asked for the point, or for the words when there is none", () => {
  expect(mapLink({ lat: 39.5, lng: -1 }, "Devrim")).toBe("https://www.google.com/maps/search/?api=1&query=39.5%2C-1");
  expect(mapLink(null, "Devrim, Ankara")).toBe("https://www.google.com/maps/search/?api=1&query=Devrim%2C+Ankara");
});
