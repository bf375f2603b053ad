/** Before somebody writes, they choose the course: among those of their own schedules, or by words. */
import { beforeAll, expect, test } from "vitest";
import { addCourse, addExperience, addUniversity } from "../../support/rows";
import { addSchedule } from "../../support/schedules";
import { signUp, visit } from "../../support/site";

beforeAll(addUniversity);

/** The codes that the page leads on with, in their order. */
const offered = async (...args: Parameters<typeof visit>) =>
  [...(await (await visit(...args)).text()).matchAll(/<strong>([A-Z]+\d+)<\/strong>/g)].map(([, code]) => code);

test.each(["/courses/add", "/databank/add"])(
  "%s begins with the courses of one's own schedules, the latest term's first, and none of a term to come or of somebody else",
  async (path) => {
    const [older, later, coming, foreign] = [await addCourse(), await addCourse(), await addCourse(), await addCourse()];
    const [writer, other] = [await signUp(), await signUp()];
    await addSchedule(writer, [[older, 1]], { term: "2024-2" });
    await addSchedule(
      writer,
      [
        [later, 1],
        [older, 2],
      ],
      { term: "2025-1" },
    );
    await addSchedule(writer, [[older, 1]], { term: "2023-1" });
    await addSchedule(writer, [[coming, 1]], { term: "2099-1" });
    await addSchedule(other, [[foreign, 1]], { term: "2025-1" });
    expect((await offered(path, { as: writer })).toSorted()).toEqual([later.courseCode, older.courseCode].toSorted());
    expect(await offered(path, { as: await signUp() })).toEqual([]);
    expect(await offered(`${path}?q=${foreign.courseCode}`, { as: writer })).toContain(foreign.courseCode);
  },
);

test("only who has something waiting is told that it waits", async () => {
  const writer = await signUp();
  const page = async () => (await visit("/courses/add/result", { as: writer })).text();
  expect(await page()).not.toContain("waiting for review");
  await addExperience({ courseId: (await addCourse()).courseId, authorId: writer.userId, status: "waiting" });
  expect(await page()).toContain("waiting for review");
});

test("a course of the latest term stands before one of an earlier term", async () => {
  const [early, late] = [await addCourse({ courseCode: "TST6901" }), await addCourse({ courseCode: "TST6902" })];
  const writer = await signUp();
  await addSchedule(writer, [[early, 1]], { term: "2023-1" });
  await addSchedule(writer, [[late, 1]], { term: "2024-1" });
  expect(await offered("/courses/add", { as: writer })).toEqual([late.courseCode, early.courseCode]);
});
