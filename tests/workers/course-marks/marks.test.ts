/** One's transcript marks courses only for oneself, only while one agrees, and by the codes that courses have now. */
import { courseAliases, waitingPrerequisites } from "@schema/catalog";
import { auditEntries, consents, errorEvents } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { allowMarks, readOwnMarks, refreshRenamed, refuseMarks } from "../../../app/features/course-marks/course-marks.service.server";
import { readAddCourses, readProgress } from "../../../app/features/schedule/schedule.service.server";
import { addProgram, addRequirement } from "../../support/course-facts";
import { marked, saveFor } from "../../support/marks";
import { addCourse } from "../../support/rows";
import { addSchedule, morning, offeredCourse, TERM } from "../../support/schedules";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Answer {
  state: string;
  courses: { course_code: string; state: string; term: string; grade: string | null }[];
}

const { db } = testContext();
const marksOf = async (as: Person) => (await call<Answer>("/gpa/marks", { as })).body;
const press = (as: Person, act: string, back?: string) => visit("/gpa/marks", { as, form: { act, ...(back && { back }) } });

let person: Person;
beforeEach(async () => {
  person = await signUp();
});

test("nothing is marked before its owner agrees; agreeing, refusing and withdrawing hold from the next answer on", async () => {
  expect(await marksOf(person)).toEqual({ state: "noTranscript", courses: [] });
  await saveFor(person, { "2024-1": ["CENG111 4 BB"] });
  expect(await marksOf(person)).toEqual({ state: "ask", courses: [] });
  const allowed = await press(person, "allow", "/catalog/all?q=ceng");
  expect([allowed.status, allowed.headers.get("location")]).toEqual([303, "/catalog/all?q=ceng"]);
  const courses = [{ course_code: "CENG111", state: "passed", term: "2024-1", grade: "BB" }];
  expect(await marksOf(person)).toEqual({ state: "on", courses });
  await press(person, "refuse");
  expect(await marksOf(person)).toEqual({ state: "off", courses: [] });
  await press(person, "allow");
  expect(await marksOf(person)).toEqual({ state: "on", courses });
});

test("who says no is never asked again, and a page elsewhere is no way back", async () => {
  await saveFor(person, { "2024-1": ["CENG111 4 BB"] });
  const refused = await press(person, "refuse", "https://elsewhere.example/");
  expect(refused.headers.get("location")).toBe("/gpa/marks");
  expect((await marksOf(person)).state).toBe("off");
  await refuseMarks(person.ctx);
  expect(await db.select().from(consents).where(eq(consents.userId, person.userId))).toHaveLength(1);
});

test("guests, and everybody else, get nothing of it; no answer of it is kept", async () => {
  await marked(person, { "2024-1": ["CENG111 4 BB"] });
  const other = await marked(await signUp(), { "2023-1": ["PHIL101 3 FF"] });
  expect((await marksOf(other)).courses.map(({ course_code }) => course_code)).toEqual(["PHIL101"]);
  expect((await marksOf(person)).courses.map(({ course_code }) => course_code)).toEqual(["CENG111"]);
  expect((await call("/gpa/marks")).status).toBe(401);
  const { headers } = await visit("/api/v1/gpa/marks", { as: person });
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect([await db.select().from(auditEntries), await db.select().from(errorEvents)].flat()).toEqual([]);
});

test("no page's answer holds marks: they are of the browser that asks for them", async () => {
  const course = await addCourse();
  await marked(person, { "2024-1": [`${course.courseCode} 4 BB`] });
  for (const path of ["/catalog/all", `/catalog/course/${course.courseCode}`, "/courses/all", `/search?q=${course.courseCode}`]) {
    const html = await (await visit(path, { as: person })).text();
    expect([path, html.includes(course.courseCode), /Passed · BB|2024–25 Fall: BB/.test(html)]).toEqual([path, true, false]);
  }
});

test("a course is marked under the code that it has now, and browsers are told which codes changed", async () => {
  const course = await addCourse();
  await db.insert(courseAliases).values([
    { code: "OLD101", courseId: course.courseId, createdAt: Date.now() },
    { code: "course-merged-once", courseId: course.courseId, createdAt: Date.now() },
  ]);
  await refreshRenamed(testContext());
  await marked(person, { "2023-1": ["OLD101 3 FF"], "2024-1": [`${course.courseCode} 3 CC`] });
  const { marks } = await readOwnMarks(person.ctx);
  expect([...marks]).toEqual([[course.courseCode, { state: "passed", term: "2024-1", grade: "CC" }]]);
  const { body } = await call<{ courses: string[][] }>("/catalog/renamed");
  expect(body.courses).toEqual([["OLD101", course.courseCode]]);
});

test("a code that another course has by now marks that one", async () => {
  const [former, now] = [await addCourse(), await addCourse()];
  await db.insert(courseAliases).values({ code: now.courseCode, courseId: former.courseId, createdAt: Date.now() });
  await refreshRenamed(testContext());
  await marked(person, { "2024-1": [`${now.courseCode} 3 BB`] });
  expect([...(await readOwnMarks(person.ctx)).marks.keys()]).toEqual([now.courseCode]);
});

test("a course that was failed isn't a prerequisite met, though a schedule of that term has it; one that is taken again before is", async () => {
  const [first, second] = [await offeredCourse({ number: 1 }), await offeredCourse({ number: 1 })];
  await addRequirement(second.courseId, first.courseId);
  await db.insert(waitingPrerequisites).values({ courseId: second.courseId, setNumber: 1, requiredCode: "2360119" });
  await addSchedule(person, [[first, 1]], { term: "2024-1" });
  const scheduleId = await addSchedule(person, [[second, 1]]);
  const missing = async () => [
    (await readAddCourses(person.ctx, scheduleId, { course: second.courseCode })).standing?.prerequisites?.missing,
    (await readProgress(person.ctx, scheduleId)).missing[0]?.missing,
  ];
  await marked(person, { "2024-1": [`${first.courseCode} 4 FF`] });
  const both = [first.courseCode, "MATH119"];
  expect(await missing()).toEqual([[both], [both]]);
  await addSchedule(person, [[first, 1]], { term: "2025-1" });
  expect(await missing()).toEqual([[["MATH119"]], [["MATH119"]]]);
  await saveFor(person, { "2024-1": [`${first.courseCode} 4 FF`], "2025-2": ["MATH119 5 -"] });
  expect(await missing()).toEqual([[], undefined]);
});

test("a schedule of the term in which a course was passed isn't told that it may be repeated", async () => {
  const course = await offeredCourse({ number: 1 });
  const scheduleId = await addSchedule(person, [[course, 1]]);
  await marked(person, { [TERM]: [`${course.courseCode} 4 BB`] });
  const { standing } = await readAddCourses(person.ctx, scheduleId, { course: course.courseCode });
  expect(standing).toMatchObject({ mark: { state: "passed" }, repeat: null });
});

test("a passed course isn't open in the curriculum, one to be repeated is, and prerequisites are those passed", async () => {
  const [passed, taking, failed, never, next, after] = await Promise.all(
    Array.from({ length: 6 }, () => offeredCourse({ number: 1, times: [morning(0)] })),
  );
  if (!passed || !taking || !failed || !never || !next || !after) throw new Error("No courses");
  await addProgram([passed, taking, failed, never].map(({ courseCode, courseId }) => ({ semester: 1, courseCode, courseId })));
  await addRequirement(next.courseId, passed.courseId);
  await addRequirement(after.courseId, failed.courseId);
  const scheduleId = await addSchedule(
    person,
    [
      [next, 1],
      [after, 1],
    ],
    { departmentCode: "TST" },
  );
  const states = async () => {
    const { progress, missing } = await readProgress(person.ctx, scheduleId);
    const lines = progress.semesters.flatMap(({ choices }) =>
      choices.flatMap(({ lines: own, isOpen }) => own.map((line) => ({ ...line, isOpen }))),
    );
    const byCode = new Map(
      lines.map(({ courseCode, isOpen, mark }) => [courseCode, `${isOpen ? "open" : "closed"} ${mark?.state ?? "-"}`]),
    );
    return {
      lines: [passed, taking, failed, never].map(({ courseCode }) => byCode.get(courseCode)),
      done: progress.done,
      missing: missing.map(({ courseId }) => courseId).sort(),
    };
  };
  const nothing = { lines: Array(4).fill("open -"), done: 0, missing: [next.courseId, after.courseId].sort() };
  expect(await states()).toEqual(nothing);
  await saveFor(person, {
    "2024-1": [`${passed.courseCode} 4 BB`, `${failed.courseCode} 4 FF`],
    "2026-1": [`${taking.courseCode} 3 -`],
  });
  expect(await states()).toEqual(nothing);
  await allowMarks(person.ctx);
  const lines = ["closed passed", "closed taking", "open toRepeat", "open -"];
  expect(await states()).toEqual({ lines, done: 2, missing: [after.courseId] });
  await refuseMarks(person.ctx);
  expect(await states()).toEqual(nothing);
});

test("who adds a course is told that they passed it, whether it may be repeated, and which prerequisites are met", async () => {
  const [first, second] = [await offeredCourse({ number: 1 }), await offeredCourse({ number: 1 })];
  await addRequirement(second.courseId, first.courseId);
  const scheduleId = await addSchedule(person);
  const told = async (course: { courseCode: string }) =>
    (await readAddCourses(person.ctx, scheduleId, { course: course.courseCode })).standing;
  expect(await told(second)).toEqual({ isAsked: false, mark: null, repeat: null, prerequisites: null });
  await saveFor(person, { "2024-1": [`${first.courseCode} 4 BB`] });
  expect(await told(second)).toMatchObject({ isAsked: true, mark: null, prerequisites: null });
  await allowMarks(person.ctx);
  expect(await told(second)).toMatchObject({ isAsked: false, mark: null, repeat: null, prerequisites: { missing: [] } });
  expect(await told(first)).toMatchObject({ mark: { state: "passed", grade: "BB" }, repeat: [], prerequisites: null });
  await saveFor(person, { "2024-1": [`${first.courseCode} 4 FF`] });
  expect(await told(second)).toMatchObject({ prerequisites: { missing: [[first.courseCode]] } });
  const page = `/schedule/${scheduleId}/add-courses?course=${second.courseCode}`;
  expect(await (await visit(page, { as: person })).text()).toContain(`Prerequisites you haven&#x27;t passed: ${first.courseCode}`);
});
