/** A moderator adds a course alone: nobody else has to agree. */
import { courses } from "@schema/catalog";
import { auditEntries } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { see } from "../../support/pages";
import { addCourse, addUniversity, DEPARTMENT } from "../../support/rows";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();
const turkish = { "accept-language": "tr" };
const moderator = () => signUp({ userRole: "moderator" });
const formOf = (course_code: string, own: Record<string, string> = {}) => ({
  course_code,
  name_en: "Zqmodern Weaving",
  name_tr: "Çağdaş Dokuma",
  department_id: DEPARTMENT.departmentId,
  ...own,
});
const found = (code: string) => db.select().from(courses).where(eq(courses.courseCode, code));

test("a course is there at once: found by its code and names, with an edit page that goes on, and written down with who added it", async () => {
  await addUniversity();
  const as = await moderator();
  const added = await see("/catalog/add", { as, form: formOf("wvg 907") });
  expect([added.status, added.location]).toEqual([303, "/catalog/edit/WVG907"]);
  const [row] = await found("WVG907");
  expect(row).toMatchObject({ nameTr: "Çağdaş Dokuma", numericCode: expect.stringMatching(/^\d{3}0907$/), status: "active" });
  expect((await see("/catalog/edit/WVG907", { as })).body).toContain("Zqmodern Weaving");
  expect((await see("/catalog/all?q=zqmodern")).body).toContain("WVG907");
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, row?.courseId ?? ""));
  expect(entry).toMatchObject({ act: "course.add", actorId: as.userId });
});

test("a code that is taken is refused beside its field, and nothing typed is lost", async () => {
  const course = await addCourse();
  const taken = await see("/catalog/add", { as: await moderator(), form: formOf(course.courseCode) });
  expect(taken.status).toBe(409);
  for (const text of ["Zqmodern Weaving", course.courseCode]) expect(taken.body).toContain(text);
  expect(await found(course.courseCode)).toHaveLength(1);
});

test("two who add the same course at once add one", async () => {
  await addUniversity();
  const people = await Promise.all([moderator(), moderator()]);
  const statuses = await Promise.all(people.map(async (as) => (await see("/catalog/add", { as, form: formOf("WVG908") })).status));
  expect([statuses.sort(), (await found("WVG908")).length]).toEqual([[303, 409], 1]);
});

test.each([
  ["no code", { course_code: "weaving" }, 400],
  ["no name", { name_tr: "" }, 400],
  ["a department that isn't there", { department_id: "department-none" }, 422],
])("%s is refused in the reader's language", async (_, own, status) => {
  await addUniversity();
  const answer = await see("/catalog/add", { as: await moderator(), form: formOf("WVG909", own), headers: turkish });
  expect([answer.status, await found("WVG909")]).toEqual([status, []]);
  expect(answer.body).toContain("Dersi ekle");
});

test("students are refused", async () => {
  expect((await see("/catalog/add", { as: await signUp(), form: formOf("WVG910") })).status).not.toBe(303);
  expect(await found("WVG910")).toEqual([]);
});
