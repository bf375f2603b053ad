/** Exams are what two different people say, or staff; until then they stand side by side and in nobody's calendar. */

import { users } from "@schema/accounts";
import { examClaims, examVotes } from "@schema/exams";
import { notices } from "@schema/notices";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import {
  addClaim,
  agreeWith,
  confirmClaim,
  readCourseExams,
  readOwnExams,
  remindOfTomorrow,
  removeClaim,
  withdrawFrom,
} from "../../../app/features/exams/exams.service.server";
import { examsMerge } from "../../../app/features/exams/merge.repository.server";
import { examPlaces } from "../../../app/features/exams/personal-data.repository.server";
import { examPlanner } from "../../../app/features/exams/planner.repository.server";
import { readFeed } from "../../../app/features/schedule/export.service.server";
import { readAddCourses } from "../../../app/features/schedule/schedule.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { rawStatement } from "../../../app/platform/db.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { currentTerm, spanOfTerm } from "../../../app/platform/terms";
import { dayAfter, momentOf } from "../../../app/platform/time";
import { addExam } from "../../support/exams";
import { addCourse, addUniversity, type Course } from "../../support/rows";
import { addSchedule, addScheduleLink, offer, offeredCourse } from "../../support/schedules";
import { ORIGIN, type Person, signUp, testContext, visit } from "../../support/site";

const TERM = currentTerm(Date.now());
const DAY = dayAfter(spanOfTerm(TERM).startsOn, 60);
const LATER = dayAfter(DAY, 7);

beforeAll(addUniversity);

const at = (date: string, start = 1060, rooms = "") => ({ kind: "midterm" as const, number: 1, date, start, end: start + 110, rooms });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => (isDomainError(error) ? error.code : String(error)),
  );

/** A course of this term, and somebody with it in their week and a calendar of that. */
async function scene() {
  const course = await addCourse();
  await offer(course.courseId, [{ number: 1 }], TERM);
  const owner = await signUp();
  const scheduleId = await addSchedule(owner, [[course, 1]], { term: TERM });
  const token = await addScheduleLink(scheduleId, { kind: "feed" });
  return { course, owner, scheduleId, token };
}

const read = async ({ courseId }: Course, { ctx }: Person) =>
  (await readCourseExams(ctx, courseId, new URL(`${ORIGIN}/courses/one/${courseId}/exams`))).exams;
const claimsOf = async (course: Course, person: Person) => (await read(course, person)).flatMap(({ claims }) => claims);
const claimAt = async (course: Course, person: Person, date: string) =>
  (await claimsOf(course, person)).find((claim) => claim.date === date)?.claimId ?? "";

test("while choosing a section one is told of exams at the same time as those of one's other courses, once they are settled", async () => {
  const { course, owner, scheduleId } = await scene();
  const [other, third] = [await addCourse(), await addCourse()];
  const [first, second] = [await signUp(), await signUp()];
  const told = async ({ courseCode }: Course) =>
    (await readAddCourses(owner.ctx, scheduleId, { course: courseCode })).exams.map(({ date, start, otherCode }) => [
      date,
      start,
      otherCode,
    ]);
  for (const person of [first, second]) await addClaim(person.ctx, course.courseId, at(DAY, 1060));
  await addClaim(first.ctx, other.courseId, at(DAY, 1100));
  expect(await told(other)).toEqual([]);
  await addClaim(second.ctx, other.courseId, at(DAY, 1100));
  // One begins when the other ends, and is on another day.
  for (const person of [first, second]) await addClaim(person.ctx, third.courseId, at(DAY, 1170));
  for (const person of [first, second]) await addClaim(person.ctx, third.courseId, { ...at(LATER, 1060), number: 2 });
  expect([await told(other), await told(third), await told(course)]).toEqual([[[DAY, 1100, course.courseCode]], [], []]);
  const page = await visit(`/schedule/${scheduleId}/add-courses?course=${other.courseCode}`, { as: owner });
  expect(await page.text()).toContain(`same time as an exam of ${course.courseCode}`);
});

/** The exams in a calendar: id and beginning. */
async function inFeed(token: string): Promise<[string, string][]> {
  const text = await readFeed(testContext(), token);
  const events = text.split("BEGIN:VEVENT").slice(1);
  const found = events.filter((event) => event.includes(".exam-"));
  return found.map((event) => [/UID:(.*)/.exec(event)?.[1]?.trim() ?? "", /DTSTART[^:]*:(.*)/.exec(event)?.[1]?.trim() ?? ""]);
}

const stamp = (date: string, time: string) => `${date.replaceAll("-", "")}T${time}`;

test("what two tell differently stands side by side and in no calendar; a third settles it, and one that moves is the same one", async () => {
  const { course, owner, token } = await scene();
  const [first, second, third, fourth] = await Promise.all([signUp(), signUp(), signUp(), signUp()]);
  await addClaim(first.ctx, course.courseId, at(DAY));
  expect(await inFeed(token)).toEqual([]);
  await addClaim(second.ctx, course.courseId, at(LATER));
  expect((await claimsOf(course, owner)).map(({ date, votes, isSettled }) => [date, votes, isSettled])).toEqual([
    [DAY, 1, 0],
    [LATER, 1, 0],
  ]);
  expect([await inFeed(token), (await readOwnExams(owner.ctx)).exams.length]).toEqual([[], 1]);
  await agreeWith(third.ctx, await claimAt(course, owner, DAY));
  const [[uid, begins] = ["", ""]] = await inFeed(token);
  expect(begins).toBe(stamp(DAY, "174000"));
  // As many say the one as the other: nothing holds.
  await agreeWith(fourth.ctx, await claimAt(course, owner, LATER));
  expect(await inFeed(token)).toEqual([]);
  await addClaim(first.ctx, course.courseId, at(LATER));
  expect(await inFeed(token)).toEqual([[uid, stamp(LATER, "174000")]]);
});

/** The rooms in a calendar. */
const roomsIn = async (token: string) =>
  [...(await readFeed(testContext(), token)).matchAll(/LOCATION:(BMB.*)/g)].map(([, at]) => at?.trim());

test("rooms that are announced later take no exam out of calendars: who says the rooms too says the same time", async () => {
  const { course, owner, token } = await scene();
  const say = async (rooms: string) => addClaim((await signUp()).ctx, course.courseId, at(DAY, 1060, rooms));
  await say("");
  await say("BMB-1");
  const [[uid] = [""]] = await inFeed(token);
  expect([uid.includes(".exam-"), await roomsIn(token)]).toEqual([true, []]);
  expect((await claimsOf(course, owner)).map(({ rooms, votes, isSettled }) => [rooms, votes, isSettled])).toEqual([
    ["", 2, 1],
    ["BMB-1", 1, 0],
  ]);
  await say("");
  await say("BMB-1");
  expect([await inFeed(token), await roomsIn(token)]).toEqual([[[uid, stamp(DAY, "174000")]], ["BMB-1"]]);
  // About the rooms they differ, about the time nobody does.
  await say("BMB-2");
  await say("BMB-2");
  expect([await inFeed(token), await roomsIn(token)]).toEqual([[[uid, stamp(DAY, "174000")]], []]);
  for (const _ of [1, 2, 3, 4, 5, 6]) await addClaim((await signUp()).ctx, course.courseId, at(LATER, 1060, "BMB-3"));
  expect(await inFeed(token)).toEqual([]);
});

test("nobody agrees twice, whatever they send, also at the same moment", async () => {
  const { course, owner, token } = await scene();
  const one = await signUp();
  await addClaim(one.ctx, course.courseId, at(DAY));
  const claimId = await claimAt(course, owner, DAY);
  await Promise.all([agreeWith(one.ctx, claimId), agreeWith(one.ctx, claimId), addClaim(one.ctx, course.courseId, at(DAY))]);
  expect([(await claimsOf(course, owner))[0]?.votes, await inFeed(token)]).toEqual([1, []]);
});

test("that nobody agrees twice is kept by the index of votes: without it the same would count twice", async () => {
  const { course, owner } = await scene();
  const one = await signUp();
  const claimId = await addExam(course, one, { date: DAY });
  const [vote] = await testContext().db.select().from(examVotes).where(eq(examVotes.claimId, claimId));
  const again = () =>
    testContext()
      .db.insert(examVotes)
      .values({ examId: vote?.examId ?? "", claimId, userId: one.userId, createdAt: 1 });
  await expect(again()).rejects.toThrow();
  await testContext().db.run(sql`DROP INDEX exam_votes_once`);
  await again();
  expect((await claimsOf(course, owner))[0]).toMatchObject({ votes: 2, isSettled: 1 });
  await testContext().db.run(sql`DELETE FROM exam_votes WHERE created_at = 1`);
  await testContext().db.run(sql`CREATE UNIQUE INDEX exam_votes_once ON exam_votes (exam_id, user_id)`);
});

test("what blocked people say doesn't count, and what they alone say isn't shown", async () => {
  const { course, owner, token } = await scene();
  const blocked = await signUp({ blockedAt: Date.now() - MINUTE });
  const other = await signUp();
  const claimId = await addExam(course, blocked, { date: DAY });
  expect(await read(course, owner)).toEqual([]);
  await agreeWith(other.ctx, claimId);
  expect([(await claimsOf(course, owner))[0]?.votes, await inFeed(token)]).toEqual([1, []]);
  await testContext().db.update(users).set({ blockedAt: null }).where(eq(users.userId, blocked.userId));
  expect((await inFeed(token)).length).toBe(1);
});

test("staff settle it alone and remove what is wrong; others may neither", async () => {
  const { course, owner, token } = await scene();
  const [one, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  await addClaim(one.ctx, course.courseId, at(DAY, 1060, "a-k: bmb-1\nL-Z: BMB-2"));
  const claimId = await claimAt(course, owner, DAY);
  await addClaim((await signUp()).ctx, course.courseId, at(LATER));
  const later = await claimAt(course, owner, LATER);
  await agreeWith((await signUp()).ctx, later);
  for (const act of [confirmClaim, removeClaim]) expect(await codeOf(act(owner.ctx, claimId))).not.toBe("done");
  await confirmClaim(moderator.ctx, claimId);
  expect((await inFeed(token)).map(([, begins]) => begins)).toEqual([stamp(DAY, "174000")]);
  await confirmClaim(moderator.ctx, later);
  expect((await inFeed(token)).map(([, begins]) => begins)).toEqual([stamp(LATER, "174000")]);
  await removeClaim(moderator.ctx, later);
  expect([(await claimsOf(course, owner)).map(({ date }) => date), await inFeed(token)]).toEqual([[DAY], []]);
  expect(await codeOf(removeClaim(moderator.ctx, later))).toBe("exams.notFound");
});

test("what nobody says any more is an earlier date", async () => {
  const { course, owner } = await scene();
  const one = await signUp();
  await addClaim(one.ctx, course.courseId, at(DAY));
  await addClaim(one.ctx, course.courseId, at(LATER));
  expect((await read(course, owner)).map(({ claims, former }) => [claims.map(({ date }) => date), former.map(({ date }) => date)])).toEqual(
    [[[LATER], [DAY]]],
  );
  await withdrawFrom(one.ctx, await claimAt(course, owner, LATER));
  expect(await claimsOf(course, owner)).toEqual([]);
});

test("staff can remove what nobody says any more, and however much that is, it hides nothing that somebody says", async () => {
  const { course, owner } = await scene();
  const one = await signUp();
  await addClaim(one.ctx, course.courseId, at(DAY, 1060, "BMB-9"));
  await addClaim(one.ctx, course.courseId, at(LATER));
  const former = (await read(course, owner))[0]?.former[0]?.claimId ?? "none";
  const page = async (as: Person) => (await visit(`/courses/one/${course.courseId}/exams`, { as })).text();
  const removing = new RegExp(`name="claim_id"[^>]*value="${former}"|value="${former}"[^>]*name="claim_id"`);
  expect([removing.test(await page(await signUp({ userRole: "moderator" }))), removing.test(await page(owner))]).toEqual([true, false]);
  await testContext().db.run(
    sql`INSERT INTO exam_claims (claim_id, exam_id, date, start_minute, end_minute, rooms, created_at)
      SELECT c.claim_id || '-' || s.value, c.exam_id, c.date, s.value, 1400, '', 1
      FROM exam_claims AS c CROSS JOIN json_each(${JSON.stringify(Array.from({ length: 300 }, (_, at) => at))}) AS s WHERE c.claim_id = ${former}`,
  );
  expect((await claimsOf(course, owner)).map(({ date }) => date)).toEqual([LATER]);
  expect((await readOwnExams(owner.ctx)).exams.map(({ claims }) => claims.length)).toEqual([1]);
});

test("an exam stays without a name when accounts go, and whoever comes back doesn't settle it alone", async () => {
  const { course, owner, token } = await scene();
  const [author, other] = [await signUp(), await signUp()];
  await addClaim(author.ctx, course.courseId, at(DAY));
  await agreeWith(other.ctx, await claimAt(course, owner, DAY));
  const erase = (person: Person) => person.ctx.db.batch(eraseStatements(person.ctx, examPlaces, person) as never);
  await erase(author);
  const votes = await testContext()
    .db.select()
    .from(examVotes)
    .where(eq(examVotes.claimId, await claimAt(course, owner, DAY)));
  expect([votes.map(({ userId }) => userId), (await inFeed(token)).length]).toEqual([[null, other.userId], 1]);
  const alone = await scene();
  const gone = await signUp();
  await addClaim(gone.ctx, alone.course.courseId, at(DAY));
  await erase(gone);
  expect((await claimsOf(alone.course, alone.owner)).map(({ votes: count }) => count)).toEqual([0]);
  await agreeWith((await signUp()).ctx, await claimAt(alone.course, alone.owner, DAY));
  expect(await inFeed(alone.token)).toEqual([]);
});

test("a day outside the term, rooms that are none and an unknown course are refused", async () => {
  const { course, owner } = await scene();
  expect(await codeOf(addClaim(owner.ctx, course.courseId, at(dayAfter(spanOfTerm(TERM).endsOn, 1))))).toBe("exams.outsideTerm");
  expect(await codeOf(addClaim(owner.ctx, "course-none", at(DAY)))).toBe("exams.courseNotFound");
  const form = { kind: "midterm", number: "1", date: DAY, start: "17:40", end: "16:00", rooms: "https://evil.test" };
  const answer = await visit(`/courses/one/${course.courseId}/exams/add`, { as: owner, form });
  const page = await answer.text();
  expect([answer.status, page.includes("The end must be after the start."), page.includes("https://evil.test")]).toEqual([400, true, true]);
});

test("the week has what is settled, and tells which exams are at the same time", async () => {
  const { course, owner, scheduleId } = await scene();
  const other = await addCourse();
  await offer(other.courseId, [{ number: 1 }], TERM);
  await testContext().db.run(
    sql`INSERT INTO schedule_sections (schedule_id, course_id, section_number, color, created_at) VALUES (${scheduleId}, ${other.courseId}, 1, 1, 1)`,
  );
  const moderator = await signUp({ userRole: "moderator" });
  for (const [each, start] of [
    [course, 1060],
    [other, 1100],
  ] as const) {
    await addClaim(moderator.ctx, each.courseId, at(DAY, start));
    await confirmClaim(moderator.ctx, await claimAt(each, owner, DAY));
  }
  const { clashes } = await readOwnExams(owner.ctx);
  expect(Object.values(clashes).flat().sort()).toEqual([course.courseCode, other.courseCode].sort());
  const range = { from: DAY, until: DAY, now: Date.now() };
  const results = await owner.ctx.db.batch(examPlanner.statements(owner.ctx, range) as never);
  expect(examPlanner.entries(owner.ctx, range, results as never).map(({ title, start }) => [title, start])).toEqual([
    [`${course.courseCode} Midterm 1`, 1060],
    [`${other.courseCode} Midterm 1`, 1100],
  ]);
  expect((await visit("/schedule/exams", { as: owner })).status).toBe(200);
});

test("each page of exams is one round trip", async () => {
  const { course, owner } = await scene();
  await addExam(course, owner, { date: DAY });
  const trips = async (reading: (person: Person) => Promise<unknown>) => {
    const { db, meter } = testContext();
    await reading({ ...owner, ctx: { ...owner.ctx, db, meter } });
    return meter.roundTrips;
  };
  expect([await trips((person) => read(course, person)), await trips(({ ctx }) => readOwnExams(ctx))]).toEqual([1, 1]);
});

test("what a lecture hall says of an exam is read a few times a page, whatever else is said of it", async () => {
  const { course, owner } = await scene();
  for (const start of [600, 700, 800]) await addClaim(owner.ctx, course.courseId, at(DAY, start));
  await testContext().db.run(
    sql`INSERT INTO exam_votes (exam_id, claim_id, counts, created_at) SELECT c.exam_id, c.claim_id, 1, 1
      FROM exams AS x CROSS JOIN exam_claims AS c ON c.exam_id = x.exam_id CROSS JOIN json_each(${JSON.stringify(Array.from({ length: 100 }))})
      WHERE x.course_id = ${course.courseId}`,
  );
  const { db, meter } = testContext();
  await readOwnExams({ ...owner.ctx, db, meter });
  expect(meter.rowsRead).toBeLessThan(2000);
});

test("whoever has the course in their week is reminded once, on the day before, of what is settled alone", async () => {
  const { course, owner } = await scene();
  const [first, second] = [await signUp(), await signUp()];
  await addClaim(first.ctx, course.courseId, at(DAY));
  const told = () => testContext().db.select().from(notices).where(eq(notices.userId, owner.userId));
  const run = (day: string, time: string) => remindOfTomorrow(testContext({ clock: { now: () => momentOf(day, time) } }));
  const before = dayAfter(DAY, -1);
  await run(before, "12:00");
  expect(await told()).toEqual([]);
  await agreeWith(second.ctx, await claimAt(course, owner, DAY));
  for (const [day, time] of [
    [dayAfter(DAY, -2), "12:00"],
    [before, "09:00"],
    [before, "12:00"],
    [before, "12:05"],
  ] as const)
    await run(day, time);
  expect((await told()).map(({ kind, path }) => [kind, path])).toEqual([["exams.tomorrow", `/courses/one/${course.courseId}/exams`]]);
});

test("exams follow a course that is merged; of one that both have the one that stays is kept", async () => {
  const [from, into, person] = [await offeredCourse(), await offeredCourse(), await signUp()];
  await addExam(from, person);
  await addExam(from, person, { kind: "final" });
  const kept = await addExam(into, person);
  const merge = { from: from.courseId, into: into.courseId, now: 1 };
  const { db } = testContext();
  for (const statement of examsMerge.statements(merge)) await db.batch([rawStatement(db, statement)]);
  expect((await read(into, person)).map(({ kind, claims }) => [kind, claims.length]).sort()).toEqual([
    ["final", 1],
    ["midterm", 1],
  ]);
  expect(await db.$count(examClaims, eq(examClaims.claimId, kept))).toBe(1);
});

test("one's own exams name the courses of one's week, each with a way to say when its exam is", async () => {
  const { course, owner } = await scene();
  expect((await readOwnExams(owner.ctx)).courses).toEqual([{ courseId: course.courseId, code: course.courseCode }]);
  const page = await (await visit("/schedule/exams", { as: owner })).text();
  expect(page).toContain(`href="/courses/one/${course.courseId}/exams/add"`);
});
