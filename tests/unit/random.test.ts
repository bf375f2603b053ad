/** The seed's chance repeats, and ids sort by the time they were made at. */
import { expect, test } from "vitest";
import { newId, newSecret } from "../../app/platform/ids";
import { createRandom } from "../../drizzle/seed/random";

test("the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test("whole numbers stay within both bounds and reach them", () => {
  const random = createRandom(5);
  const drawn = Array.from({ length: 2000 }, () => random.int(-2, 3));
  expect(new Set(drawn)).toEqual(new Set([-2, -1, 0, 1, 2, 3]));
});

test("ids sort like the time they were made at", () => {
  const times = [0, 1, 31, 32, 1_000, Date.now(), Date.now() + 1, 2 ** 45];
  const ids = times.map((time) => newId("event", time));
  expect([...ids].sort()).toEqual(ids);
  expect(ids.every((id) => /^event-[0-9a-z]{20}$/.test(id))).toBe(true);
});

test("ids of one moment differ, and so do secrets", () => {
  expect(new Set(Array.from({ length: 5000 }, () => newId("x", 7))).size).toBe(5000);
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(new Set(secrets).size).toBe(200);
  expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
});
