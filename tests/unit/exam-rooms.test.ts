/** Rooms of exams in one way of writing, so that two people who mean the same say the same. */
import { expect, test } from "vitest";
import { areRooms, tidyRooms } from "../../app/features/exams/exams.rules";

test("the same rooms are the same however they are typed", () => {
  expect(tidyRooms("a-k :  bmb-1\n\n L–Z: BMB-2 ")).toBe("A–K: BMB-1\nL–Z: BMB-2");
  expect(tidyRooms("fizik u3")).toBe(tidyRooms(" Fizik  U3"));
});

test("hyphens, spaces, commas and the order of lines say nothing", () => {
  const rooms = "BMB-1\nBMB-2";
  for (const typed of ["BMB-1\nBMB-2", "bmb 2\nbmb 1", "BMB1, BMB2", "BMB – 1,BMB-2\nBMB 1"]) expect(tidyRooms(typed)).toBe(rooms);
  expect(tidyRooms("L-Z: bmb 2, bmb1\nA-K: U3")).toBe("A–K: U-3\nL–Z: BMB-1, BMB-2");
  expect(tidyRooms("fizik u3 (kat 1, kat 2)")).toBe("FİZİK U-3 (KAT-1, KAT-2)");
  for (const typed of ["BMB 12 A", "a-k: u 3,u1"]) expect(tidyRooms(tidyRooms(typed))).toBe(tidyRooms(typed));
});

test("an address is no room", () => {
  expect([areRooms(""), areRooms("A–K: BMB-1"), areRooms("https://evil.test"), areRooms("evil.test")]).toEqual([true, true, false, false]);
});
