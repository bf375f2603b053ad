/** What the timetable changes about schedules, and what all of them together tell: people are told of changes, and nobody of people. */
import { academicTerms } from "@schema/academic-calendar";
import { sectionMeetings, sections } from "@schema/catalog";
import { auditEntries } from "@schema/platform";
import { scheduleDemand, scheduleSections, schedules } from "@schema/schedule";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { setAcademicTerm } from "~/features/academic-calendar/academic-calendar.service.server";
import { readCatalogCourse } from "~/features/catalog/catalog.service.server";
import { deleteOffered } from "~/features/catalog/offered-terms.service.server";
import { readAllSchedules, readDemandStats, releaseDemand } from "~/features/schedule/demand.service.server";
import { acknowledgeSection, addSection, changeSections, removeSection } from "~/features/schedule/entries.service.server";
import { copySchedule, deleteSchedule } from "~/features/schedule/plans.service.server";
import { readPlan } from "~/features/schedule/schedule.service.server";
import type { Course } from "../../support/rows";
import { addSchedule, morning, offeredCourse, TERM } from "../../support/schedules";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (thrown: { code?: string }) => thrown.code ?? String(thrown),
  );

const sectionId = ({ courseId }: Course, number = 1) => `section-${courseId}-${TERM}-${number}`;
const moveTo = (course: Course, day: number) =>
  db
    .update(sectionMeetings)
    .set({ day })
    .where(eq(sectionMeetings.sectionId, sectionId(course)));
const twoSections = () => offeredCourse({ number: 1, times: [morning(0)] }, { number: 2, times: [morning(1)] });

async function planned() {
  const owner = await signUp();
  const course = await twoSections();
  const scheduleId = await addSchedule(owner);
  await addSection(owner.ctx, scheduleId, course.courseCode, 1);
  const before = async () => (await readPlan(owner.ctx, scheduleId)).sections[0]?.before ?? null;
  return { owner, course, scheduleId, before };
}

test("a section that moves is told to whoever plans it, until they dismiss it or it moves back", async () => {
  const { owner, course, scheduleId, before } = await planned();
  expect(await before()).toBeNull();
  await moveTo(course, 3);
  expect(await before()).toEqual({ times: [{ day: 0, start: 520, end: 630 }], now: "[[3,520,630]]" });
  const html = await (await visit(`/schedule/${scheduleId}/grid`, { as: owner })).text();
  expect(html).toContain("has moved");
  await moveTo(course, 0);
  expect(await before()).toBeNull();
  await moveTo(course, 2);
  const form = { act: "seen", course_id: course.courseId, now: "[[2,520,630]]" };
  expect((await visit(`/schedule/${scheduleId}/conflicts`, { as: owner, form })).status).toBe(303);
  expect(await before()).toBeNull();
});

test("what changed again since the page was opened isn't dismissed unseen", async () => {
  const { owner, course, scheduleId, before } = await planned();
  await moveTo(course, 3);
  const seen = { courseId: course.courseId, now: "[[3,520,630]]" };
  await moveTo(course, 4);
  expect(await refusal(acknowledgeSection(owner.ctx, scheduleId, seen))).toBe("schedule.changedMeanwhile");
  expect(await before()).toMatchObject({ now: "[[4,520,630]]" });
  const other = await signUp();
  expect(await refusal(acknowledgeSection(other.ctx, scheduleId, { ...seen, now: "[[4,520,630]]" }))).toBe("schedule.notFound");
});

test("a section that is dropped is told, and so is its coming back; choosing another settles it", async () => {
  const { owner, course, scheduleId, before } = await planned();
  const withdraw = (at: number | null) =>
    db
      .update(sections)
      .set({ withdrawnAt: at })
      .where(eq(sections.sectionId, sectionId(course)));
  await withdraw(1);
  expect(await before()).toMatchObject({ times: [{ day: 0 }], now: "gone" });
  await acknowledgeSection(owner.ctx, scheduleId, { courseId: course.courseId, now: "gone" });
  expect(await before()).toBeNull();
  await withdraw(null);
  expect(await before()).toMatchObject({ times: null });
  await changeSections(owner.ctx, scheduleId, [{ courseId: course.courseId, section: 2 }]);
  expect(await before()).toBeNull();
  await deleteOffered((await signUp({ userRole: "admin" })).ctx, TERM, course.courseCode);
  expect(await before()).toMatchObject({ times: [{ day: 1 }], now: "gone" });
});

const demandOf = async ({ courseId }: Course) => {
  const rows = await db.select().from(scheduleDemand).where(eq(scheduleDemand.courseId, courseId));
  return Object.fromEntries(rows.map(({ sectionNumber, planners }) => [sectionNumber, planners]));
};

/** The same, counted from the rows. */
const recounted = async ({ courseId }: Course) => {
  const rows = await db
    .select({ userId: schedules.userId, number: scheduleSections.sectionNumber })
    .from(scheduleSections)
    .innerJoin(schedules, eq(schedules.scheduleId, scheduleSections.scheduleId))
    .where(and(eq(scheduleSections.courseId, courseId), eq(schedules.term, TERM)));
  const people = [...new Set(rows.map(({ userId, number }) => `${number} ${userId}`))].map((each) => each.split(" ")[0] ?? "");
  return Object.fromEntries([...new Set(people)].map((number) => [number, people.filter((each) => each === number).length]));
};

test("who plans a section is counted once, whatever becomes of their schedules", async () => {
  const course = await twoSections();
  const [a, b] = [await signUp(), await signUp()];
  const plan = async (person: Person) => {
    const scheduleId = await addSchedule(person);
    await addSection(person.ctx, scheduleId, course.courseCode, 1);
    return scheduleId;
  };
  const first = await plan(a);
  const second = await copySchedule(a.ctx, first);
  const third = await plan(b);
  expect(await demandOf(course)).toEqual({ 1: 2 });
  await changeSections(a.ctx, second, [{ courseId: course.courseId, section: 2 }]);
  expect([await demandOf(course), await recounted(course)]).toEqual([
    { 1: 2, 2: 1 },
    { 1: 2, 2: 1 },
  ]);
  await deleteSchedule(a.ctx, first);
  expect([await demandOf(course), await recounted(course)]).toEqual([
    { 1: 1, 2: 1 },
    { 1: 1, 2: 1 },
  ]);
  await removeSection(b.ctx, third, course.courseId);
  await deleteSchedule(a.ctx, second);
  expect([await demandOf(course), await recounted(course)]).toEqual([{}, {}]);
});

/** A course that so many people plan, each with two schedules. */
async function plannedBy(people: number) {
  const course = await twoSections();
  for (let i = 0; i < people; i++) {
    const person = await signUp();
    for (let j = 0; j < 2; j++) await addSchedule(person, [[course, 1]]);
  }
  return course;
}

test("how many plan a section is said from five people on, once a night and in steps of five, to readers and to staff", async () => {
  const admin = await signUp({ userRole: "admin" });
  const [few, enough] = [await plannedBy(4), await plannedBy(5)];
  const onPage = async ({ courseCode }: Course) =>
    (await readCatalogCourse(testContext(), courseCode, TERM)).sections.map(({ planners }) => planners);
  expect(await onPage(enough)).toEqual([null, null]);
  await Promise.all([releaseDemand(testContext()), releaseDemand(testContext())]);
  expect([await onPage(few), await onPage(enough)]).toEqual([
    [null, null],
    [5, null],
  ]);
  const ofCourse = async ({ courseCode }: Course) =>
    (await readDemandStats(admin.ctx, TERM)).courses.find(({ code }) => code === courseCode)?.people;
  const atHour = async () => (await readDemandStats(admin.ctx, TERM)).hours.find(({ day, start }) => day === 0 && start === 520)?.people;
  expect([await ofCourse(few), await ofCourse(enough), await atHour()]).toEqual([undefined, 5, 5]);
  // Somebody more, and four of another section: neither a section, nor the course, its department or the hour tells of them.
  await addSchedule(await signUp(), [[enough, 1]]);
  for (let i = 0; i < 4; i++) await addSchedule(await signUp(), [[enough, 2]]);
  await releaseDemand(testContext());
  expect([await onPage(enough), await ofCourse(enough), await atHour()]).toEqual([[5, null], 5, 5]);
  for (let i = 0; i < 4; i++) await addSchedule(await signUp(), [[enough, 1]]);
  await releaseDemand(testContext());
  expect([await onPage(enough), await ofCourse(enough)]).toEqual([[10, null], 10]);
});

test("staff see that there are schedules, and nothing of what they hold", async () => {
  const admin = await signUp({ userRole: "admin" });
  const owner = await signUp();
  const course = await twoSections();
  await addSchedule(owner, [[course, 1]], { name: "My secret plan" });
  const { items } = await readAllSchedules(admin.ctx, { page: 1, size: 50 });
  expect(items[0]).toMatchObject({ userName: owner.userName, term: TERM, courses: 1, items: 0 });
  const html = await (await visit("/admin/schedule/all", { as: admin })).text();
  expect([html.includes(owner.userName), html.includes("My secret plan"), html.includes(course.courseCode)]).toEqual([true, false, false]);
  expect((await visit("/admin/schedule/stats", { as: admin })).status).toBe(200);
});

const calendar = {
  act: "calendar" as const,
  calendar_term: "2026-2",
  version: 0,
  starts_on: "2027-02-15",
  ends_on: "2027-05-28",
  calendar_days: [{ from: "2027-04-23", until: null, follows: null }],
};

test("an academic calendar is entered once, changed by who knows the latest, and each change is written down", async () => {
  const admin = await signUp({ userRole: "admin" });
  await setAcademicTerm(admin.ctx, calendar);
  expect(await refusal(setAcademicTerm(admin.ctx, { ...calendar, ends_on: "2027-05-21" }))).toBe("academic-calendar.editConflict");
  await setAcademicTerm(admin.ctx, { ...calendar, version: 1, ends_on: "2027-06-04" });
  expect(await refusal(setAcademicTerm(admin.ctx, { ...calendar, version: 1 }))).toBe("academic-calendar.editConflict");
  expect(await db.select().from(academicTerms).where(eq(academicTerms.term, "2026-2"))).toMatchObject([
    { endsOn: "2027-06-04", version: 2 },
  ]);
  const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectType, "academic-calendar"));
  expect(audit.map(({ act, actorId, before }) => [act, actorId, (before as { ends_on?: string } | null)?.ends_on])).toEqual([
    ["academic-calendar.set", admin.userId, undefined],
    ["academic-calendar.set", admin.userId, "2027-05-28"],
  ]);
  expect(await refusal(setAcademicTerm(admin.ctx, { ...calendar, calendar_term: "1987-1" }))).toBe("academic-calendar.unknownTerm");
});

test("staff enter a calendar with rows of days, and get what they typed back when it can't be right", async () => {
  const admin = await signUp({ userRole: "admin" });
  const form = {
    act: "calendar",
    calendar_term: "2026-3",
    version: "0",
    starts_on: "2027-07-01",
    ends_on: "2027-08-13",
    "calendar_days[0].day_from": "2027-07-15",
    "calendar_days[0].day_until": "",
    "calendar_days[0].day_kind": "none",
  };
  const refused = await visit("/catalog/admin?calendar=2026-3", { as: admin, form: { ...form, ends_on: "2027-06-13" } });
  expect([refused.status, (await refused.text()).includes('value="2027-07-15"')]).toEqual([400, true]);
  expect((await visit("/catalog/admin?calendar=2026-3", { as: admin, form })).status).toBe(303);
  const [row] = await db.select().from(academicTerms).where(eq(academicTerms.term, "2026-3"));
  expect(row?.days).toEqual([{ from: "2027-07-15", until: null, follows: null }]);
});
