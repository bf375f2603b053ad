/** A schedule of a term whose timetable isn't there yet: its courses are kept, and get their sections when it comes. */
import { scheduleSections } from "@schema/schedule";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addSection, changeSections, removeSection } from "~/features/schedule/entries.service.server";
import { copySchedule, createSchedule } from "~/features/schedule/plans.service.server";
import { readConflicts, readPlan, readPlanB } from "~/features/schedule/schedule.service.server";
import { addCourse } from "../../support/rows";
import { morning, offer } from "../../support/schedules";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const COMING = "2027-2";

const numbersIn = async (scheduleId: string) => {
  const rows = await db.select().from(scheduleSections).where(eq(scheduleSections.scheduleId, scheduleId));
  return new Map(rows.map(({ courseId, sectionNumber }) => [courseId, sectionNumber]));
};

const planOf = (owner: Person, codes: string[]) => createSchedule(owner.ctx, { name: "Plan", term: COMING, courses: codes });

test("the courses of a plan are kept for a term without a timetable, are no problem there, and are said to have no hours yet", async () => {
  const owner = await signUp();
  const courses = [await addCourse(), await addCourse()];
  const codes = courses.map(({ courseCode }) => courseCode);
  const scheduleId = await planOf(owner, [...codes, "NOPE101"]);
  expect(await numbersIn(scheduleId)).toEqual(new Map(courses.map(({ courseId }) => [courseId, 0])));
  const { problems, plan } = await readConflicts(owner.ctx, scheduleId);
  expect([problems, plan.problems, plan.sections.map(({ courseCode }) => courseCode)]).toEqual([[], 0, codes.sort()]);
  for (const page of ["grid", "list", "conflicts", "export", "plan-b", "progress"]) {
    const shown = await visit(`/schedule/${scheduleId}/${page}`, { as: owner });
    expect(shown.status, page).toBe(200);
    const html = await shown.text();
    expect(html, page).not.toMatch(/Section 0|No longer in the timetable/);
    if (["grid", "list", "conflicts"].includes(page)) for (const text of ["No section yet", ...codes]) expect(html).toContain(text);
  }
});

test("when the timetable comes, all courses get sections that fit by one press", async () => {
  const owner = await signUp();
  const courses = [await addCourse(), await addCourse()];
  const scheduleId = await planOf(
    owner,
    courses.map(({ courseCode }) => courseCode),
  );
  const [first, second] = courses;
  await offer(first?.courseId ?? "", [{ number: 1, times: [morning(0)] }], COMING);
  await offer(
    second?.courseId ?? "",
    [
      { number: 1, times: [morning(0)] },
      { number: 2, times: [morning(1)] },
    ],
    COMING,
  );
  const page = await (await visit(`/schedule/${scheduleId}/grid`, { as: owner })).text();
  expect(page).toContain(`${first?.courseCode} is in the timetable now`);
  const { problems, plan } = await readConflicts(owner.ctx, scheduleId);
  expect([problems.map(({ kind }) => kind), plan.problems]).toEqual([["unchosen", "unchosen"], 2]);
  const [fix] = problems[0]?.fixes ?? [];
  expect(fix).toEqual({
    left: 0,
    changes: expect.arrayContaining([
      { id: first?.courseId, from: 0, to: 1 },
      { id: second?.courseId, from: 0, to: 2 },
    ]),
  });
  await changeSections(
    owner.ctx,
    scheduleId,
    (fix?.changes ?? []).map(({ id, to }) => ({ courseId: id, section: to })),
  );
  expect((await readConflicts(owner.ctx, scheduleId)).problems).toEqual([]);
  expect((await readPlan(owner.ctx, scheduleId)).sections.map(({ before, isGiven }) => [before, isGiven])).toEqual([
    [null, true],
    [null, true],
  ]);
});

test("a course that waits is chosen, removed and copied as any other, and has no Plan B", async () => {
  const owner = await signUp();
  const [chosen, removed, waiting] = [await addCourse(), await addCourse(), await addCourse()];
  const scheduleId = await planOf(owner, [chosen.courseCode, removed.courseCode, waiting.courseCode]);
  await offer(chosen.courseId, [{ number: 4 }], COMING);
  await addSection(owner.ctx, scheduleId, chosen.courseCode, 4);
  await removeSection(owner.ctx, scheduleId, removed.courseId);
  const expected = new Map([
    [chosen.courseId, 4],
    [waiting.courseId, 0],
  ]);
  expect(await numbersIn(scheduleId)).toEqual(expected);
  expect(await numbersIn(await copySchedule(owner.ctx, scheduleId))).toEqual(expected);
  expect((await readPlanB(owner.ctx, scheduleId)).asked.courses.map(({ id }) => id)).toEqual([chosen.courseId]);
});

test("sent twice it is one schedule with the same courses", async () => {
  const owner = await signUp();
  const course = await addCourse();
  const input = { key: "the-same-key-of-a-form-1", name: "Plan", term: COMING, courses: [course.courseCode] };
  const [one, two] = await Promise.all([createSchedule(owner.ctx, input), createSchedule(owner.ctx, input)]);
  expect(two).toBe(one);
  expect(await numbersIn(one)).toEqual(new Map([[course.courseId, 0]]));
});
