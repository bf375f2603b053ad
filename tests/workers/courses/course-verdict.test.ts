/** With whom a course is rated best is told of those whom enough people rated, and only where there is a choice. */
import { instructors } from "@schema/catalog";
import { expect, test } from "vitest";
import { readCourse } from "../../../app/features/courses/courses.service.server";
import { foldTurkish } from "../../../app/platform/folding";
import { addCourse, addExperience } from "../../support/rows";
import { signUp, testContext } from "../../support/site";

const filters = { page: 1, page_size: 20, sort: "newest" } as unknown as Parameters<typeof readCourse>[2];

/** A course and whom it was rated with: by name, what each of them gave. */
async function ratedWith(people: Record<string, number[]>) {
  const { db } = testContext();
  const { courseId } = await addCourse();
  for (const [name, ratings] of Object.entries(people)) {
    const instructorId = `instructor-${courseId}-${name.toLowerCase()}`;
    const now = Date.now();
    await db.insert(instructors).values({ instructorId, name, nameKey: foldTurkish(`${name} ${courseId}`), createdAt: now });
    for (const overall of ratings) await addExperience({ courseId, authorId: (await signUp()).userId, instructorId, overall });
  }
  return (await readCourse(testContext(), courseId, filters)).best;
}

const times = (count: number, overall: number) => Array.from({ length: count }, () => overall);

test.each([
  ["the better of two whom five rated", { ADA: times(5, 4), CAN: times(6, 3) }, "ADA", 5],
  ["not the best whom four rated", { ADA: times(4, 5), CAN: times(5, 3), EGE: times(7, 2) }, "CAN", 5],
  ["of equals the one whom more rated", { ADA: times(5, 4), CAN: times(8, 4) }, "CAN", 8],
])("a course is rated best with %s", async (_, people, name, n) => {
  expect(await ratedWith(people)).toMatchObject({ name, n });
});

test.each([
  ["one alone was rated by enough", { ADA: times(9, 5), CAN: times(4, 1) }],
  ["nobody was rated by enough", { ADA: times(4, 5), CAN: times(4, 1) }],
  ["nobody was rated", {}],
])("nobody is called the best where %s", async (_, people) => {
  expect(await ratedWith(people)).toBeNull();
});
