/** Editing a course by hand: everything at once, audited, kept from imports, and never over somebody else's change. */
import * as schema from "@schema/catalog";
import { auditEntries } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideDifference, editCourse, readCourseEdit } from "~/features/catalog/course-edit.service.server";
import { addRequirement } from "../../support/course-facts";
import { addCourse, type Course, DEPARTMENT } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

const courseOf = async (courseId: string) => (await db.select().from(schema.courses).where(eq(schema.courses.courseId, courseId)))[0];
const overridesOf = (courseId: string) => db.select().from(schema.courseOverrides).where(eq(schema.courseOverrides.courseId, courseId));
const versionOf = async (courseId: string) => (await courseOf(courseId))?.updatedAt ?? 0;

/** The form as the page fills it, with what is given changed. */
const formOf = async (course: Course, own: Record<string, string> = {}) => ({
  version: String(await versionOf(course.courseId)),
  course_code: course.courseCode,
  name_en: course.nameEn,
  name_tr: course.nameTr,
  credits: "3",
  theory_hours: "",
  practice_hours: "",
  ects: "",
  course_type: "elective",
  level: "undergraduate",
  language: "",
  status: "active",
  department_id: DEPARTMENT.departmentId,
  offered_semesters: "",
  description_en: "",
  description_tr: "",
  prerequisites: "",
  ...own,
});

const send = (as: Person, code: string, form: Record<string, string>) => visit(`/catalog/edit/${code}`, { as, form });

let serial = 0;
const newCode = () => `EDT${1000 + serial++}`;

test("every field is saved in one go, audited with what changed, and belongs to staff from then on", async () => {
  const [admin, course, required] = [await signUp({ userRole: "admin" }), await addCourse(), await addCourse()];
  const code = newCode();
  const answer = await send(
    admin,
    course.courseCode,
    await formOf(course, {
      course_code: code.toLowerCase(),
      name_en: "A Better Name",
      credits: "1,5",
      theory_hours: "1",
      practice_hours: "2",
      ects: "4.5",
      course_type: "mandatory",
      language: "tr",
      offered_semesters: "5",
      description_tr: "Ne anlatılıyor",
      prerequisites: `${required.courseCode} + 9998887\n9998886`,
    }),
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/catalog/course/${code}`]);
  expect(await courseOf(course.courseId)).toMatchObject({
    courseCode: code,
    nameEn: "A Better Name",
    creditHalves: 3,
    theoryHours: 1,
    practiceHours: 2,
    ectsHalves: 9,
    courseType: "mandatory",
    language: "tr",
    offeredSemesters: 5,
    descriptionTr: "Ne anlatılıyor",
    hasPrerequisites: true,
    searchText: expect.stringContaining("a better name"),
  });
  const page = await readCourseEdit(admin.ctx, code);
  expect(page.sets).toEqual([[required.courseCode, "9998887"], ["9998886"]]);
  const names =
    "courseCode nameEn creditHalves theoryHours practiceHours ectsHalves courseType language offeredSemesters descriptionTr prerequisites";
  expect(page.ownFields.sort()).toEqual(names.split(" ").sort());
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, course.courseId));
  expect(entry).toMatchObject({
    act: "course.edit",
    before: { courseCode: course.courseCode, creditHalves: 6, prerequisites: [] },
    after: { courseCode: code, creditHalves: 3, prerequisites: [[required.numericCode, "9998887"], ["9998886"]] },
  });
});

test("saving what is there already writes nothing", async () => {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse()];
  const before = await courseOf(course.courseId);
  expect((await send(admin, course.courseCode, await formOf(course))).status).toBe(303);
  expect([await courseOf(course.courseId), await overridesOf(course.courseId)]).toEqual([before, []]);
});

test("a changed code leads from the old one, and back again when it is changed back", async () => {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse()];
  const code = newCode();
  await send(admin, course.courseCode, await formOf(course, { course_code: code }));
  const led = await visit(`/catalog/course/${course.courseCode}`);
  expect([led.status, led.headers.get("location")]).toEqual([301, `/catalog/course/${code}`]);
  await send(admin, code, await formOf(course));
  const back = await visit(`/catalog/course/${code}`);
  expect([back.status, back.headers.get("location")]).toEqual([301, `/catalog/course/${course.courseCode}`]);
  expect((await visit(`/catalog/course/${course.courseCode}`)).status).toBe(200);
});

test("a change over somebody else's is refused with what is there now, and nothing typed is lost", async () => {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse()];
  const stale = await formOf(course, { name_en: "What I Typed" });
  await send(admin, course.courseCode, await formOf(course, { name_en: "What They Saved" }));
  const answer = await send(admin, course.courseCode, stale);
  const page = await answer.text();
  expect([answer.status, page.includes('value="What I Typed"'), page.includes("What They Saved")]).toEqual([409, true, true]);
  expect(await courseOf(course.courseId)).toMatchObject({ nameEn: "What They Saved" });
  const again = await send(admin, course.courseCode, { ...stale, version: String(await versionOf(course.courseId)) });
  expect([again.status, (await courseOf(course.courseId))?.nameEn]).toEqual([303, "What I Typed"]);
});

test("of two saves at once one is refused; with a version read afresh both would write", async () => {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse()];
  const version = await versionOf(course.courseId);
  const { ctx } = admin;
  const input = (name_en: string, seen: number) => ({
    version: seen,
    course_code: course.courseCode,
    name_en,
    name_tr: course.nameTr,
    credits: 3,
    course_type: "elective" as const,
    level: "undergraduate" as const,
    status: "active" as const,
    department_id: DEPARTMENT.departmentId,
  });
  const both = await Promise.allSettled(["One", "Two"].map((name) => editCourse(ctx, course.courseCode, input(name, version))));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (const name of ["Three", "Four"]) await editCourse(ctx, course.courseCode, input(name, await versionOf(course.courseId)));
  expect((await courseOf(course.courseId))?.nameEn).toBe("Four");
});

test.each([
  ["a code of another course", "course_code", async () => (await addCourse()).courseCode],
  ["a code without digits", "course_code", async () => "CENG"],
  ["a department that isn't there", "department_id", async () => "department-none"],
  ["a prerequisite that nobody knows", "prerequisites", async () => "NOPE101"],
  ["quarters of credits", "credits", async () => "1.25"],
  ["no name", "name_tr", async () => " "],
])("%s is refused beside its field", async (_, field, value) => {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse()];
  const before = await courseOf(course.courseId);
  const answer = await send(admin, course.courseCode, await formOf(course, { [field]: await value(), description_en: "Keep this" }));
  const page = await answer.text();
  expect([answer.status >= 400 && answer.status < 500, page.includes('aria-invalid="true"'), page.includes("Keep this")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await courseOf(course.courseId)).toEqual(before);
});

test("a course can't require itself", async () => {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse()];
  const answer = await send(admin, course.courseCode, await formOf(course, { prerequisites: course.courseCode }));
  expect([answer.status, (await answer.text()).includes("A course can&#x27;t require itself.")]).toEqual([422, true]);
});

/** A course whose field staff set, and about which the file says something else. */
async function addDifference(field: string, fileValue: unknown, own: Parameters<typeof addCourse>[0] = {}) {
  const [admin, course] = [await signUp({ userRole: "admin" }), await addCourse(own)];
  await db.insert(schema.courseOverrides).values({ courseId: course.courseId, field, fileValue, setBy: admin.userId, setAt: 1 });
  return { admin, course, told: JSON.stringify(fileValue) };
}

test("the file's value is taken: the override goes, and the search finds the new name", async () => {
  const { admin, course, told } = await addDifference("nameEn", "What The File Says");
  const shown = await (await visit(`/catalog/edit/${course.courseCode}`, { as: admin })).text();
  expect(shown).toContain("What The File Says");
  const form = { act: "accept", field: "nameEn", file_value: told, version: String(await versionOf(course.courseId)) };
  expect((await send(admin, course.courseCode, form)).status).toBe(303);
  expect(await courseOf(course.courseId)).toMatchObject({
    nameEn: "What The File Says",
    searchText: expect.stringContaining("what the file says"),
  });
  expect(await overridesOf(course.courseId)).toEqual([]);
});

test("the file's prerequisites are taken as sets", async () => {
  const other = await addCourse();
  const { admin, course, told } = await addDifference("prerequisites", [[other.numericCode], ["9997771"]]);
  await addRequirement(course.courseId, (await addCourse()).courseId);
  await decideDifference(admin.ctx, course.courseCode, {
    act: "accept",
    field: "prerequisites",
    file_value: told,
    version: await versionOf(course.courseId),
  });
  expect((await readCourseEdit(admin.ctx, course.courseCode)).sets).toEqual([[other.courseCode], ["9997771"]]);
});

test("one's own value is kept: the difference is gone, the override stays", async () => {
  const { admin, course, told } = await addDifference("creditHalves", 8);
  const form = { act: "keep", field: "creditHalves", file_value: told, version: "0" };
  expect((await send(admin, course.courseCode, form)).status).toBe(303);
  expect([(await courseOf(course.courseId))?.creditHalves, await overridesOf(course.courseId)]).toEqual([
    6,
    [expect.objectContaining({ field: "creditHalves", fileValue: null })],
  ]);
});

test("a difference that says something else by now is neither taken nor kept", async () => {
  const { admin, course } = await addDifference("creditHalves", 8);
  for (const act of ["accept", "keep"] as const) {
    const input = { act, field: "creditHalves", file_value: "10", version: await versionOf(course.courseId) };
    await expect(decideDifference(admin.ctx, course.courseCode, input)).rejects.toMatchObject({ code: "catalog.editConflict" });
  }
  expect((await overridesOf(course.courseId))[0]).toMatchObject({ fileValue: 8 });
  expect(await db.$count(auditEntries, and(eq(auditEntries.subjectId, course.courseId)))).toBe(0);
});

test("moderators edit a course's facts and decide where files differ; merging is for admins, and members do neither", async () => {
  const [moderator, member, course] = [await signUp({ userRole: "moderator" }), await signUp(), await addCourse()];
  const answer = await send(moderator, course.courseCode, await formOf(course, { name_en: "Named by a Moderator" }));
  expect(answer.status).toBe(303);
  expect(await courseOf(course.courseId)).toMatchObject({ nameEn: "Named by a Moderator" });
  const page = await (await visit(`/catalog/edit/${course.courseCode}`, { as: moderator })).text();
  expect(page).not.toContain("/catalog/merge/");
  const statuses = [
    await visit(`/catalog/merge/${course.courseCode}`, { as: moderator }),
    await send(member, course.courseCode, await formOf(course, { name_en: "Named by a Member" })),
  ].map(({ status }) => status);
  expect(statuses).toEqual([302, 302]);
});
