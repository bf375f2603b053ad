/** Which places of the campus a question means. */
import { expect, test } from "vitest";
import { placesNamed } from "../../app/features/maps/place-named.rules";

const ids = (name: string) => placesNamed(name)?.places.map(({ id }) => id) ?? null;

test("a place is known by its name in either language, and by what it is", () => {
  expect(["registrar", "öğrenci işleri", "revir", "doctor", "post office"].map(ids)).toEqual([
    ["registrar"],
    ["registrar"],
    ["health"],
    ["health"],
    ["post"],
  ]);
});

test("of several places of a kind all are meant", () => {
  expect(placesNamed("dormitories")).toEqual({ places: [], kind: "dorm", isWhole: true });
});

test("what no place is called is no place, whatever else is said", () => {
  expect([ids("opera"), ids("pizza takeaway library"), ids("building")]).toEqual([null, null, null]);
});
