/** Rooms of exams in one way of writing, so that two people who mean the same say the same. */
import { expect, test } from "vitest";
import { areRooms, tidyRooms } from "../../app/features/exams/exams.rules";

test("the same rooms are the same however they are typed", () => {
  expect(tidyRooms("a-k :  bmb-1\n\n L–Z: BMB-2 ")).toBe("A–K: BMB-1\nL–Z: BMB-2");
  expect(tidyRooms("fizik u3")).toBe(tidyRooms(" Fizik  U3"));
});

test("an address is no room", () => {
  expect([areRooms(""), areRooms("A–K: BMB-1"), areRooms("https://evil.test"), areRooms("evil.test")]).toEqual([true, true, false, false]);
});
