/** Schedules on a real database: whose they are, what they may hold, and what becomes of them when the timetable changes. */
import { offerings, sections } from "@schema/catalog";
import { scheduleClashes, scheduleItems, scheduleSections, schedules } from "@schema/schedule";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mergeCourse, readMerge } from "~/features/catalog/merge.service.server";
import { deleteOffered } from "~/features/catalog/offered-terms.service.server";
import { findCombinations } from "~/features/schedule/combinations.service.server";
import { NO_SECTION } from "~/features/schedule/conflicts.rules";
import { addItem, addSection, changeSections, editItem, removeSection, setClashAllowed } from "~/features/schedule/entries.service.server";
import {
  changeSettings,
  copySchedule,
  createSchedule,
  deleteSchedule,
  readSchedules,
  showInWeek,
} from "~/features/schedule/plans.service.server";
import { readAddCourses, readConflicts, readPlan, readProgress } from "~/features/schedule/schedule.service.server";
import { momentOf } from "~/platform/time";
import { addProgram, addRequirement } from "../../support/course-facts";
import { addCourse } from "../../support/rows";
import { addSchedule, addScheduleItem, morning, offer, offeredCourse, TERM } from "../../support/schedules";
import { signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

/** How a use case was refused; `done` when it wasn't. */
const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (thrown: { code?: string }) => thrown.code ?? String(thrown),
  );

const sectionsIn = async (scheduleId: string) => {
  const rows = await db.select().from(scheduleSections).where(eq(scheduleSections.scheduleId, scheduleId));
  return rows.map(({ courseId, sectionNumber }) => `${courseId}:${sectionNumber}`).sort();
};

const twoSections = () => offeredCourse({ number: 1, times: [morning(0)] }, { number: 2, times: [morning(1)] });
const item = { title: "Work", repeats: "weekly" as const, day: 0, start: 560, end: 620, color: 1 };

test("a section is taken when the schedule's own term has it, and one course has one section", async () => {
  const owner = await signUp();
  const course = await twoSections();
  await offer(course.courseId, [{ number: 7 }], "2020-1");
  const scheduleId = await addSchedule(owner);
  await addSection(owner.ctx, scheduleId, course.courseCode.toLowerCase(), 1);
  await addSection(owner.ctx, scheduleId, course.courseCode, 2);
  expect(await sectionsIn(scheduleId)).toEqual([`${course.courseId}:2`]);
  expect(await refusal(addSection(owner.ctx, scheduleId, course.courseCode, 7))).toBe("schedule.noSuchSection");
  expect(await refusal(addSection(owner.ctx, scheduleId, "NOPE101", 1))).toBe("schedule.noSuchSection");
  await removeSection(owner.ctx, scheduleId, course.courseId);
  expect(await sectionsIn(scheduleId)).toEqual([]);
});

test("a schedule of several courses begins with the first section of each that its term has", async () => {
  const owner = await signUp();
  const [first, second] = [await offeredCourse({ number: 3 }, { number: 2 }), await twoSections()];
  const elsewhere = await addCourse();
  await offer(elsewhere.courseId, [{ number: 1 }], "2020-1");
  const codes = [first.courseCode.toLowerCase(), second.courseCode, elsewhere.courseCode, "NOPE101", first.courseCode];
  const scheduleId = await createSchedule(owner.ctx, { name: "Plan", term: TERM, courses: codes });
  const kept = [`${first.courseId}:2`, `${second.courseId}:1`, `${elsewhere.courseId}:${NO_SECTION}`];
  expect(await sectionsIn(scheduleId)).toEqual(kept.sort());
});

test("the page of a new schedule takes the courses of its address, says which the term hasn't got, and leads to how they fit", async () => {
  const owner = await signUp();
  const [first, second, elsewhere] = [await twoSections(), await twoSections(), await addCourse()];
  const codes = [first.courseCode, second.courseCode, elsewhere.courseCode, "\ud800"];
  const query = new URLSearchParams([["term", TERM], ...codes.map((code) => ["course", code])]);
  const html = await (await visit(`/schedule/create?${query}`, { as: owner })).text();
  for (const { courseCode } of [first, second]) expect(html).toContain(`name="courses" value="${courseCode}"`);
  expect(html).toContain(`name="courses" value="${elsewhere.courseCode}"`);
  expect(html).toContain(`Not in the timetable yet: ${elsewhere.courseCode}`);
  const body = new URLSearchParams([
    ["name", "Plan"],
    ["term", TERM],
    ["courses", first.courseCode],
    ["courses", second.courseCode],
  ]);
  const made = await visit("/schedule/create", { as: owner, body });
  const scheduleId = /^\/schedule\/([\w-]+)\/conflicts$/.exec(made.headers.get("location") ?? "")?.[1] ?? "";
  expect(await sectionsIn(scheduleId)).toEqual([`${first.courseId}:1`, `${second.courseId}:1`].sort());
});

test.each(["00:00", "24:00"])("an item of one's own ends at midnight, written %s", async (end) => {
  const owner = await signUp();
  const scheduleId = await addSchedule(owner);
  const form = { act: "add-item", title: "Night shift", repeats: "weekly", day: "4", start: "22:00", end, color: "1" };
  expect((await visit(`/schedule/${scheduleId}/add-item`, { as: owner, form })).status).toBeLessThan(400);
  const rows = await db.select().from(scheduleItems).where(eq(scheduleItems.scheduleId, scheduleId));
  expect(rows.map(({ startMinute, endMinute }) => [startMinute, endMinute])).toEqual([[1320, 1440]]);
});

test("the database keeps a schedule's term and owner, doubles no course, and refuses items that end before they begin", async () => {
  const owner = await signUp();
  const course = await twoSections();
  const scheduleId = await addSchedule(owner, [[course, 1]]);
  const row = { scheduleId, courseId: course.courseId, sectionNumber: 2, color: 0, createdAt: 1 };
  await expect(db.insert(scheduleSections).values(row)).rejects.toThrow();
  await expect(db.update(schedules).set({ term: "2020-1" }).where(eq(schedules.scheduleId, scheduleId))).rejects.toThrow();
  await expect(addScheduleItem(scheduleId, { startMinute: 600, endMinute: 600 })).rejects.toThrow();
  await expect(addScheduleItem(scheduleId, { day: 1, date: "2026-11-21" })).rejects.toThrow();
  await expect(addScheduleItem(scheduleId, { day: null })).rejects.toThrow();
});

test("twenty schedules a term are enough, even when many are made at once", async () => {
  const owner = await signUp();
  const tries = await Promise.all(Array.from({ length: 23 }, () => refusal(createSchedule(owner.ctx, { name: "Plan", term: TERM }))));
  expect(tries.filter((each) => each === "done")).toHaveLength(20);
  expect(tries.filter((each) => each === "schedule.tooManySchedules")).toHaveLength(3);
  expect(await refusal(createSchedule(owner.ctx, { name: "Plan", term: "2025-2" }))).toBe("done");
  expect(await refusal(createSchedule(owner.ctx, { name: "Plan", term: "1987-1" }))).toBe("schedule.noSuchTerm");
});

test("a schedule holds sixty items, and says that it is full", async () => {
  const owner = await signUp();
  const scheduleId = await addSchedule(owner);
  for (let i = 0; i < 59; i++) await addScheduleItem(scheduleId, { itemId: `item-${scheduleId.slice(-8)}-${i}` });
  expect(await refusal(addItem(owner.ctx, scheduleId, item))).toBe("done");
  expect(await refusal(addItem(owner.ctx, scheduleId, item))).toBe("schedule.tooManyEntries");
});

test("a copy holds the same, with items of its own and the clashes that were allowed", async () => {
  const owner = await signUp();
  const course = await twoSections();
  const scheduleId = await addSchedule(owner, [[course, 1]], { surname: "Kılıç", hiddenDays: 16 });
  const [first, second] = [
    await addScheduleItem(scheduleId, { day: 0, startMinute: 560, endMinute: 620 }),
    await addScheduleItem(scheduleId),
  ];
  await setClashAllowed(owner.ctx, scheduleId, [first, course.courseId], true);
  await setClashAllowed(owner.ctx, scheduleId, [second, first], true);
  const copyId = await copySchedule(owner.ctx, await copySchedule(owner.ctx, scheduleId));
  const [original, copy] = [await readPlan(owner.ctx, scheduleId), await readPlan(owner.ctx, copyId)];
  expect(copy).toMatchObject({ name: "Copy of Copy of Plan A", hiddenDays: 16, owner: { surname: "Kılıç" }, problems: original.problems });
  expect(copy.items.map(({ title, meetings }) => [title, meetings])).toEqual(
    original.items.map(({ title, meetings }) => [title, meetings]),
  );
  expect(new Set([...copy.items, ...original.items].map(({ id }) => id)).size).toBe(4);
  expect(copy.allowed).toHaveLength(2);
  expect(copy.problems).toBe(0);
});

test("of several schedules of a term one stands in its owner's week: the one chosen last, even within one moment; a copy isn't chosen", async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const ctx = { ...owner.ctx, clock: { now: () => 1 } };
  const [first, second] = [await addSchedule(owner), await addSchedule(owner)];
  const nextTerm = await addSchedule(owner, [], { term: "2026-2" });
  const inWeek = async () => {
    const { schedules: own } = await readSchedules(owner.ctx);
    return own.flatMap(({ scheduleId, isInWeek }) => (isInWeek ? [scheduleId] : []));
  };
  expect(await inWeek()).toEqual([nextTerm, first]);
  await showInWeek(ctx, first);
  await showInWeek(ctx, second);
  expect(await inWeek()).toEqual([nextTerm, second]);
  await showInWeek(ctx, first);
  await copySchedule(ctx, first);
  expect(await inWeek()).toEqual([nextTerm, first]);
  expect(await refusal(showInWeek(other.ctx, second))).toBe("schedule.notFound");
  expect(await inWeek()).toEqual([nextTerm, first]);
});

test("there is a choice for one's week where a term that isn't over has several schedules", async () => {
  const owner = await signUp();
  const ctx = { ...owner.ctx, clock: { now: () => momentOf("2026-11-23", "08:00") } };
  for (const term of ["2025-3", "2025-3", "2026-2"]) await addSchedule(owner, [], { term });
  const [first, second] = [await addSchedule(owner), await addSchedule(owner)];
  const { schedules: own } = await readSchedules(ctx);
  expect(own.flatMap(({ scheduleId, isChoice }) => (isChoice ? [scheduleId] : []))).toEqual([first, second]);
});

test("the list of schedules draws the week of each, lectures and own items", async () => {
  const owner = await signUp();
  const course = await twoSections();
  const [full, empty] = [await addSchedule(owner, [[course, 1]]), await addSchedule(owner)];
  await addScheduleItem(full);
  const { schedules } = await readSchedules(owner.ctx);
  const weekOf = (id: string) => schedules.find(({ scheduleId }) => scheduleId === id)?.week;
  const plan = await readPlan(owner.ctx, full);
  const meetings = [...plan.sections, ...plan.items].flatMap(({ meetings: of, color }) =>
    of.map(({ day, start, end }) => ({ day, start, end, color })),
  );
  expect(meetings.length).toBeGreaterThan(1);
  expect(weekOf(full)).toEqual(meetings);
  expect(weekOf(empty)).toEqual([]);
});

test("deleting a schedule deletes all that hangs on it", async () => {
  const owner = await signUp();
  const course = await twoSections();
  const scheduleId = await addSchedule(owner, [[course, 1]]);
  const itemId = await addScheduleItem(scheduleId);
  await setClashAllowed(owner.ctx, scheduleId, [itemId, course.courseId], true);
  await deleteSchedule(owner.ctx, scheduleId);
  for (const table of [scheduleSections, scheduleItems, scheduleClashes])
    expect(await db.select().from(table).where(eq(table.scheduleId, scheduleId))).toEqual([]);
});

test("several sections change together or not at all", async () => {
  const owner = await signUp();
  const [a, b] = [await twoSections(), await twoSections()];
  const scheduleId = await addSchedule(owner, [
    [a, 1],
    [b, 1],
  ]);
  const change = (section: number) => [
    { courseId: a.courseId, section: 2 },
    { courseId: b.courseId, section },
  ];
  expect(await refusal(changeSections(owner.ctx, scheduleId, change(9)))).toBe("schedule.changedMeanwhile");
  expect(await sectionsIn(scheduleId)).toEqual([`${a.courseId}:1`, `${b.courseId}:1`].sort());
  await changeSections(owner.ctx, scheduleId, change(2));
  expect(await sectionsIn(scheduleId)).toEqual([`${a.courseId}:2`, `${b.courseId}:2`].sort());
});

test("an allowed clash stays in sight until either entry changes", async () => {
  const owner = await signUp();
  const course = await offeredCourse({ number: 1, times: [morning(0)] }, { number: 2, times: [morning(0)] });
  const scheduleId = await addSchedule(owner, [[course, 1]]);
  const itemId = await addScheduleItem(scheduleId, { day: 0, startMinute: 560, endMinute: 620 });
  expect((await readPlan(owner.ctx, scheduleId)).problems).toBe(1);
  await setClashAllowed(owner.ctx, scheduleId, [itemId, course.courseId], true);
  const page = await readConflicts(owner.ctx, scheduleId);
  expect([page.plan.problems, page.problems]).toEqual([0, [expect.objectContaining({ kind: "clash", isAllowed: true })]]);
  await editItem(owner.ctx, scheduleId, itemId, { ...item, title: "Another name" });
  expect((await readPlan(owner.ctx, scheduleId)).problems).toBe(0);
  await editItem(owner.ctx, scheduleId, itemId, { ...item, start: 570 });
  expect((await readPlan(owner.ctx, scheduleId)).problems).toBe(1);
  await setClashAllowed(owner.ctx, scheduleId, [itemId, course.courseId], true);
  await addSection(owner.ctx, scheduleId, course.courseCode, 2);
  expect((await readPlan(owner.ctx, scheduleId)).problems).toBe(1);
  expect(await refusal(setClashAllowed(owner.ctx, scheduleId, [itemId, "item-elsewhere"], true))).toBe("schedule.noSuchEntry");
});

test("a section that the timetable drops stays, and the schedule says that it is gone", async () => {
  const owner = await signUp();
  const course = await twoSections();
  const scheduleId = await addSchedule(owner, [[course, 1]]);
  await db
    .update(sections)
    .set({ withdrawnAt: Date.now() })
    .where(eq(sections.sectionId, `section-${course.courseId}-${TERM}-1`));
  const page = await readConflicts(owner.ctx, scheduleId);
  expect(page.problems).toEqual([
    { kind: "gone", entries: [course.courseId], fixes: [{ changes: [{ id: course.courseId, from: 1, to: 2 }], left: 0 }] },
  ]);
  const admin = await signUp({ userRole: "admin" });
  await deleteOffered(admin.ctx, TERM, course.courseCode);
  expect((await readPlan(owner.ctx, scheduleId)).sections).toMatchObject([{ courseCode: course.courseCode, number: 1, isGiven: false }]);
  expect(await db.select().from(offerings).where(eq(offerings.courseId, course.courseId))).toEqual([]);
});

test("a section follows its course into the one that it is merged into, and a schedule with both keeps the one that stays", async () => {
  const [one, both] = [await signUp(), await signUp()];
  const [from, into] = [await twoSections(), await twoSections()];
  const [ofOne, ofBoth] = [
    await addSchedule(one, [[from, 2]]),
    await addSchedule(both, [
      [from, 1],
      [into, 2],
    ]),
  ];
  const admin = await signUp({ userRole: "admin" });
  const { goes, stays, moves } = await readMerge(admin.ctx, from.courseCode, into.courseCode);
  expect(moves).toContainEqual({ name: "schedules", count: 2, twice: 1 });
  await mergeCourse(admin.ctx, from.courseCode, { into: into.courseCode, from_version: goes.version, into_version: stays?.version ?? 0 });
  expect([await sectionsIn(ofOne), await sectionsIn(ofBoth)]).toEqual([[`${into.courseId}:2`], [`${into.courseId}:2`]]);
});

test("criteria are asked about the owner, by the profile or by the schedule's settings", async () => {
  const owner = await signUp({ name: "Ayşe Nur Kılıç", departmentId: null });
  const criteria = [{ department: "CENG", surnameFrom: "KF", surnameTo: "KZ" }];
  const course = await offeredCourse({ number: 1, criteria }, { number: 2 });
  const scheduleId = await addSchedule(owner, [[course, 1]]);
  const admission = async () => (await readPlan(owner.ctx, scheduleId)).sections[0]?.admission;
  expect(await admission()).toBe("unknown");
  const settings = { act: "save" as const, name: "Plan A", hidden_days: [], department_code: "CENG" };
  await changeSettings(owner.ctx, scheduleId, settings);
  expect(await admission()).toBe("admitted");
  await changeSettings(owner.ctx, scheduleId, { ...settings, surname: "Kaya" });
  expect((await readConflicts(owner.ctx, scheduleId)).problems).toMatchObject([{ kind: "refused", fixes: [{ left: 0 }] }]);
  const { course: open } = await readAddCourses(owner.ctx, scheduleId, { course: course.courseCode });
  expect(open?.sections.map(({ number, admission: of }) => [number, of])).toEqual([
    [2, "admitted"],
    [1, "refused"],
  ]);
});

test("courses are found by words in the schedule's own term only", async () => {
  const owner = await signUp();
  const name = `Basket Weaving ${Date.now()}`;
  const [here, elsewhere] = [await addCourse({ nameEn: name }), await addCourse({ nameEn: name })];
  await offer(here.courseId, [{ number: 1, times: [morning(0)] }]);
  await offer(elsewhere.courseId, [{ number: 1 }], "2020-1");
  const scheduleId = await addSchedule(owner);
  const { found } = await readAddCourses(owner.ctx, scheduleId, { q: name });
  expect(found).toMatchObject([{ courseCode: here.courseCode, sections: 1 }]);
});

test("who types a whole code has its sections at once, another course's while they are asked for, and nothing is unknown", async () => {
  const owner = await signUp();
  const [typed, other] = [await addCourse({ courseCode: "QWX1407" }), await offeredCourse({ number: 1, times: [morning(1)] })];
  await offer(typed.courseId, [{ number: 1, times: [morning(0)] }]);
  const scheduleId = await addSchedule(owner);
  const page = (asked: { q: string; course?: string }) => readAddCourses(owner.ctx, scheduleId, asked);
  expect((await page({ q: typed.courseCode.toLowerCase() })).course).toMatchObject({
    courseCode: typed.courseCode,
    sections: [{ number: 1 }],
  });
  expect((await page({ q: typed.courseCode, course: other.courseCode })).course).toMatchObject({ courseCode: other.courseCode });
  expect(await page({ q: "ZZZZ9999" })).toMatchObject({ course: null, isUnknown: false });
  expect((await page({ q: "calculus" })).course).toBeNull();
});

const WISHES = { act: "solve" as const, free_days: [] };

test("combinations are counted without sections that are out, and the best can be taken", async () => {
  const owner = await signUp();
  const [a, b] = [await twoSections(), await offeredCourse({ number: 1, times: [morning(0)] }, { number: 2, times: [morning(2)] })];
  const scheduleId = await addSchedule(owner, [
    [a, 1],
    [b, 1],
  ]);
  const all = await findCombinations(owner.ctx, scheduleId, { ...WISHES, free_days: [2] });
  expect([all.combinations, all.timetables[0]?.changes]).toEqual(["3", `${a.courseId}:2,${b.courseId}:1`]);
  const fewer = await findCombinations(owner.ctx, scheduleId, { ...WISHES, excluded: [`${a.courseId}:2`] });
  expect(fewer.combinations).toBe("1");
  await addScheduleItem(scheduleId, { day: 0, startMinute: 520, endMinute: 570 });
  const none = await findCombinations(owner.ctx, scheduleId, { ...WISHES, excluded: [`${a.courseId}:2`] });
  expect(none.impossible).toEqual({ codes: [a.courseCode], isOnlyBusy: true });
});

test("progress tells required courses that are planned here, elsewhere or not, and prerequisites in no earlier schedule", async () => {
  const owner = await signUp({ departmentId: "department-999" });
  const [first, second, third] = [await twoSections(), await twoSections(), await addCourse()];
  await addRequirement(second.courseId, first.courseId, 1);
  await addRequirement(first.courseId, third.courseId, 1);
  const lines = [first, second, third].map(({ courseId, courseCode }, i) => ({ courseId, courseCode, semester: i + 1 }));
  const programId = `program-0-${Date.now()}`;
  await addProgram([...lines, { semester: 4, electiveKind: "free" as const }], { programId, name: "AAA first of all" });
  await addSchedule(owner, [[first, 1]], { term: "2025-2" });
  const scheduleId = await addSchedule(owner, [[second, 1]]);
  const { progress, program, missing } = await readProgress(owner.ctx, scheduleId);
  expect(program?.name).toBe("AAA first of all");
  expect(progress.semesters.map(({ choices: [first] }) => first?.lines[0]?.state)).toEqual(["elsewhere", "here", "open"]);
  expect([progress.planned, progress.required, progress.electives]).toEqual([2, 3, [{ kind: "free", count: 1 }]]);
  expect(missing).toEqual([]);
  const early = await addSchedule(owner, [[second, 1]], { term: "2024-1" });
  expect((await readProgress(owner.ctx, early)).missing).toEqual([{ courseId: second.courseId, missing: [[first.courseCode]] }]);
});
