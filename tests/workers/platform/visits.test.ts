/** A reader of a course counts once a day; robots and pages fetched ahead don't. */
import { courses } from "@schema/catalog";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY } from "../../../app/platform/clock";
import { dailyVisitor } from "../../../app/platform/visits.server";
import { addCourse } from "../../support/rows";
import { testContext } from "../../support/site";

const READER = { userAgent: "Mozilla/5.0 (Linux; Android 15) Firefox/140.0", address: "192.0.2.1" };

async function viewsOf(courseId: string): Promise<number> {
  const [row] = await testContext().db.select({ views: courses.viewCount }).from(courses).where(eq(courses.courseId, courseId));
  return row?.views ?? -1;
}

test("the same reader counts once a day, another reader and another day count again", async () => {
  const { courseId } = await addCourse();
  await dailyVisitor(testContext(READER), courseId);
  await dailyVisitor(testContext(READER), courseId);
  expect(await viewsOf(courseId)).toBe(1);
  await dailyVisitor(testContext({ ...READER, address: "192.0.2.2" }), courseId);
  const tomorrow = Date.now() + DAY;
  await dailyVisitor(testContext({ ...READER, clock: { now: () => tomorrow } }), courseId);
  expect(await viewsOf(courseId)).toBe(3);
});

test("a robot and a page that is fetched ahead don't count", async () => {
  const { courseId } = await addCourse();
  await dailyVisitor(testContext({ ...READER, userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" }), courseId);
  await dailyVisitor(testContext({ ...READER, isPrefetch: true }), courseId);
  expect(await viewsOf(courseId)).toBe(0);
});
