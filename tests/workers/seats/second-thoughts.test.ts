/** What goes otherwise than planned: a wrong tap, a section that is dropped, people who disagree, courses with very many sections, and the way there. */

import { academicTerms } from "@schema/academic-calendar";
import { sections as givenSections } from "@schema/catalog";
import { seatReports, seatWatches } from "@schema/seats";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readOwnHome } from "../../../app/features/home/home.service.server";
import {
  readCourseSeats,
  readOwnSeats,
  reportSeat,
  takeSeatBack,
  watchAdmitted,
  watchSection,
} from "../../../app/features/seats/seats.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { dayAfter, localDay } from "../../../app/platform/time";
import { addSchedule } from "../../support/schedules";
import { openSeats, SEAT_TERM, seatedCourse } from "../../support/seats";
import { ORIGIN, type Person, signUp, testContext, visit } from "../../support/site";

beforeEach(() => openSeats());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => (isDomainError(error) ? error.code : String(error)),
  );

async function sectionsOf({ ctx }: Person, courseId: string) {
  const { courses } = await readCourseSeats(ctx, courseId, new URL(`${ORIGIN}/courses/one/${courseId}/seats`));
  return courses[0]?.sections ?? [];
}

const drop = (courseId: string, section: number) =>
  testContext()
    .db.update(givenSections)
    .set({ withdrawnAt: Date.now() })
    .where(eq(givenSections.sectionId, `section-${courseId}-${SEAT_TERM}-${section}`));

test("a wrong tap is taken back by pressing it again, and nobody else's word with it", async () => {
  const { courseId } = await seatedCourse();
  const [person, other] = [await signUp(), await signUp()];
  const press = (act: string) => visit(`/courses/one/${courseId}/seats`, { as: person, form: { act, course_id: courseId, section: "1" } });
  await reportSeat(other.ctx, { courseId, section: 1 }, true);
  await press("room");
  expect(await (await visit(`/courses/one/${courseId}/seats`, { as: person })).text()).toContain('value="unsay"');
  expect((await press("unsay")).status).toBe(303);
  const [section] = await sectionsOf(person, courseId);
  expect([section?.own, section?.said?.count]).toEqual([null, 1]);
  // From another window, again: it is so already.
  await takeSeatBack(person.ctx, { courseId, section: 1 });
  expect((await testContext().db.select().from(seatReports).where(eq(seatReports.courseId, courseId))).length).toBe(1);
});

test("where people disagree the page says how many say the opposite", async () => {
  const { courseId } = await seatedCourse();
  const people = [await signUp(), await signUp(), await signUp()];
  for (const [index, person] of people.entries()) await reportSeat(person.ctx, { courseId, section: 1 }, index === 2);
  const [reader] = people as [Person];
  expect((await sectionsOf(reader, courseId))[0]?.said).toMatchObject({ hasRoom: true, count: 1, others: 2 });
  expect(await (await visit(`/courses/one/${courseId}/seats`, { as: reader })).text()).toContain("2 say it&#x27;s full");
});

test("a section that the timetable drops meanwhile is shown as dropped to those who wait for it, can be left, and takes no place of the forty", async () => {
  const course = await seatedCourse(...Array.from({ length: 40 }, (_, index) => ({ number: index + 1 })));
  const other = await seatedCourse({ number: 1 });
  const [person, stranger] = [await signUp(), await signUp()];
  await watchAdmitted(person.ctx, course.courseId);
  expect(await codeOf(watchSection(person.ctx, { courseId: other.courseId, section: 1 }))).toBe("seats.tooMany");
  await drop(course.courseId, 7);
  const dropped = (await sectionsOf(person, course.courseId)).filter(({ isGiven }) => !isGiven);
  expect(dropped.map(({ number, isWatched }) => [number, isWatched])).toEqual([[7, true]]);
  expect((await sectionsOf(stranger, course.courseId)).some(({ number }) => number === 7)).toBe(false);
  expect(await codeOf(watchSection(person.ctx, { courseId: other.courseId, section: 1 }))).toBe("done");
  const page = `/courses/one/${course.courseId}/seats`;
  expect(await (await visit(page, { as: person })).text()).toContain("No longer in the timetable");
  expect((await visit(page, { as: person, form: { act: "unwatch", course_id: course.courseId, section: "7" } })).status).toBe(303);
  expect((await sectionsOf(person, course.courseId)).some(({ number }) => number === 7)).toBe(false);
});

test("a course all of whose sections are dropped says so in one's own list", async () => {
  const course = await seatedCourse({ number: 1 });
  const person = await signUp();
  await watchSection(person.ctx, { courseId: course.courseId, section: 1 });
  await testContext().db.delete(seatWatches).where(eq(seatWatches.userId, person.userId));
  await addSchedule(person, [[course, 2]], { term: SEAT_TERM });
  await drop(course.courseId, 1);
  expect(await (await visit("/schedule/seats", { as: person })).text()).toContain("The timetable doesn&#x27;t have this course");
});

test("of twelve courses with eighty sections each one sees the first twenty and those one is in or waits for, in one round trip and few rows", async () => {
  const person = await signUp();
  const courses = [];
  for (let i = 0; i < 12; i++) courses.push(await seatedCourse(...Array.from({ length: 80 }, (_, index) => ({ number: index + 1 }))));
  await addSchedule(
    person,
    courses.map((course) => [course, 80] as const),
    { term: SEAT_TERM },
  );
  const waitedFor = courses[11]?.courseId ?? "";
  for (let section = 41; section <= 79; section++) await watchSection(person.ctx, { courseId: waitedFor, section });
  const { courses: own } = await readOwnSeats(person.ctx);
  const counts = own.map(({ courseId, sections }) => [courseId === waitedFor, sections.length, sections.some(({ isInWeek }) => isInWeek)]);
  expect(counts.filter(([isWaitedFor]) => !isWaitedFor)).toEqual(Array.from({ length: 11 }, () => [false, 21, true]));
  expect(counts.filter(([isWaitedFor]) => isWaitedFor)).toEqual([[true, 60, true]]);
  expect((await sectionsOf(person, waitedFor)).length).toBe(80);
  const headers = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
  await visit("/schedule/seats", { as: person, headers });
  const { headers: sent } = await visit("/schedule/seats", { as: person, headers });
  const [, trips, rows] = /round trips (\d+), rows read (\d+)/.exec(sent.get("server-timing") ?? "") ?? [];
  expect([Number(trips), Number(rows) <= 20_000 ? "few" : rows]).toEqual([1, "few"]);
});

test("in the weeks of registration the front page leads to seats, and on no other day", async () => {
  const person = await signUp();
  const until = dayAfter(localDay(Date.now()), 7);
  expect((await readOwnHome(person.ctx)).seatsUntil).toBe(until);
  expect(await (await visit("/", { as: person })).text()).toContain("Which sections have room?");
  await testContext()
    .db.update(academicTerms)
    .set({ startsOn: dayAfter(localDay(Date.now()), 30), addDropFrom: null, addDropUntil: null })
    .where(eq(academicTerms.term, SEAT_TERM));
  expect((await readOwnHome(person.ctx)).seatsUntil).toBeNull();
  expect(await (await visit("/", { as: person })).text()).not.toContain("Which sections have room?");
});
