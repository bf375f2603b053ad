/** Letter grades of a course move in steps: nobody's can be read off when their experience is approved. */
import { gradeReleases } from "@schema/courses";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { experienceFilters } from "../../../app/features/courses/courses.schemas";
import { readCourse } from "../../../app/features/courses/courses.service.server";
import { releaseGrades } from "../../../app/features/courses/grades.service.server";
import { addCourse, addExperience } from "../../support/rows";
import { signUp, testContext, visit } from "../../support/site";

const ctx = testContext();

let term = 2000;
async function report(courseId: string, letters: readonly ("AA" | "BA" | "BB" | "CC" | "FF")[]): Promise<void> {
  const { userId } = await signUp();
  for (const letterGrade of letters) await addExperience({ courseId, authorId: userId, letterGrade, term: `${term++}-1` });
}

const shown = async (courseId: string) => (await readCourse(ctx, courseId, experienceFilters.parse({}))).grades;

test("nothing that is shown changes when one experience is approved, not even after the night's job", async () => {
  const { courseId } = await addCourse();
  await report(courseId, [...Array(7).fill("AA"), ...Array(6).fill("BA"), "FF"]);
  expect(await shown(courseId)).toBeNull();
  await releaseGrades(ctx);
  const first = await shown(courseId);
  expect(first?.map(({ n }) => n)).toEqual([7, 7]);
  for (const letter of ["FF", "AA", "CC", "BB"] as const) {
    await report(courseId, [letter]);
    await releaseGrades(ctx);
    expect(await shown(courseId), letter).toEqual(first);
  }
});

test("groups move together once each has five more, and then say what they were split into at most", async () => {
  const { courseId } = await addCourse();
  await report(courseId, [...Array(7).fill("AA"), ...Array(6).fill("BA")]);
  await releaseGrades(ctx);
  await report(courseId, Array(5).fill("AA"));
  await releaseGrades(ctx);
  expect((await shown(courseId))?.map(({ n }) => n)).toEqual([7, 6]);
  await report(courseId, Array(5).fill("BA"));
  await releaseGrades(ctx);
  expect((await shown(courseId))?.map(({ n }) => n)).toEqual([12, 11]);
});

test("grades of which all are the same are told to nobody, and the page says none", async () => {
  const { courseId } = await addCourse();
  await report(courseId, Array(9).fill("AA"));
  await releaseGrades(ctx);
  expect(await shown(courseId)).toBeNull();
  const page = await (await visit(`/courses/one/${courseId}`)).text();
  expect(page).not.toContain("Letter grades</h3>");
});

test("two runs at once keep one step", async () => {
  const { courseId } = await addCourse();
  await report(courseId, [...Array(7).fill("AA"), ...Array(6).fill("BA")]);
  await Promise.all([releaseGrades(ctx), releaseGrades(ctx)]);
  const rows = await ctx.db.select().from(gradeReleases).where(eq(gradeReleases.courseId, courseId));
  expect(rows.map(({ counted }) => counted)).toEqual([13]);
});
