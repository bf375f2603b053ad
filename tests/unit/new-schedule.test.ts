/** What the page of a new schedule is asked for. */
import { expect, test } from "vitest";
import { createQuery } from "../../app/features/schedule/schedule.schemas";

const courses = (course: readonly string[]) => createQuery.parse({ course }).course;

test("a code that none can be takes no other with it, and of too many the first are taken", () => {
  expect(courses(["CENG 213", "x".repeat(41), "\u0000", "", "MATH119"])).toEqual(["CENG 213", "MATH119"]);
  const many = Array.from({ length: 15 }, (_, at) => `CENG${at + 100}`);
  expect(courses(many)).toEqual(many.slice(0, 12));
});
