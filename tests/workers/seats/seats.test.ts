/** Students say which sections have room; those who wait are told once two agree, and nobody learns who said it. */

import { academicTerms } from "@schema/academic-calendar";
import { users } from "@schema/accounts";
import { notices } from "@schema/notices";
import { seatOpenings, seatReports, seatVoices, seatWatches } from "@schema/seats";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { seatsMerge } from "../../../app/features/seats/merge.repository.server";
import { oldSeats } from "../../../app/features/seats/old-traces.repository.server";
import { seatPlaces } from "../../../app/features/seats/personal-data.repository.server";
import {
  readCourseSeats,
  readOwnSeats,
  reportSeat,
  unwatchSection,
  watchAdmitted,
  watchSection,
} from "../../../app/features/seats/seats.service.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { rawStatement } from "../../../app/platform/db.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { dayAfter, localDay } from "../../../app/platform/time";
import { createRandom } from "../../../drizzle/seed/random";
import { addSchedule } from "../../support/schedules";
import { contextOf, crowd, openSeats, SEAT_TERM, seatedCourse } from "../../support/seats";
import { ORIGIN, type Person, signUp, testContext, visit } from "../../support/site";

const NOW = Date.now();

beforeEach(() => openSeats());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => (isDomainError(error) ? error.code : String(error)),
  );

const at = (person: Person, now: number) => contextOf(person, person.userId, now);
const say = (person: Person, courseId: string, hasRoom: boolean, now = NOW, section = 1) =>
  reportSeat(at(person, now), { courseId, section }, hasRoom);

async function sectionsOf(person: Person, courseId: string, now = NOW) {
  const { courses } = await readCourseSeats(at(person, now), courseId, new URL(`${ORIGIN}/courses/one/${courseId}/seats`));
  return courses[0]?.sections ?? [];
}

const openingsOf = (courseId: string) =>
  testContext().db.select().from(seatOpenings).where(eq(seatOpenings.courseId, courseId)).orderBy(seatOpenings.key);

const toldOf = ({ userId }: Pick<Person, "userId">) =>
  testContext()
    .db.select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, "seats.room")));

test("what is said last stands beside a section with how many say the same and when, for half an hour", async () => {
  const { courseId } = await seatedCourse();
  const [first, second, reader] = [await signUp(), await signUp(), await signUp()];
  await say(first, courseId, false, NOW);
  await say(second, courseId, true, NOW + MINUTE);
  await say(first, courseId, true, NOW + 2 * MINUTE);
  const [one, two] = await sectionsOf(reader, courseId, NOW + 3 * MINUTE);
  expect([one?.said, two?.said]).toEqual([{ hasRoom: true, count: 2, others: 0, at: NOW + 2 * MINUTE }, null]);
  expect((await sectionsOf(first, courseId, NOW + 3 * MINUTE))[0]?.own).toBe("room");
  expect((await sectionsOf(reader, courseId, NOW + 33 * MINUTE))[0]?.said).toBeNull();
});

test("those who wait for a section are told when two say within ten minutes that it has room: nobody twice, nor those who said it, nor of another section", async () => {
  const { courseId } = await seatedCourse();
  const [first, second, third, waiting, elsewhere] = await Promise.all([signUp(), signUp(), signUp(), signUp(), signUp()]);
  for (const person of [waiting, first]) await watchSection(at(person, NOW), { courseId, section: 1 });
  await watchSection(at(elsewhere, NOW), { courseId, section: 2 });
  await say(first, courseId, true, NOW);
  await say(first, courseId, true, NOW + MINUTE);
  expect(await toldOf(waiting)).toEqual([]);
  await say(second, courseId, true, NOW + 12 * MINUTE);
  expect(await toldOf(waiting)).toEqual([]);
  await say(third, courseId, true, NOW + 13 * MINUTE);
  await say(first, courseId, true, NOW + 14 * MINUTE);
  expect((await toldOf(waiting)).map(({ path }) => path)).toEqual([`/courses/one/${courseId}/seats`]);
  expect([...(await toldOf(elsewhere)), ...(await toldOf(third)), ...(await toldOf(second))]).toEqual([]);
  expect((await toldOf(first)).length).toBe(1);
});

test("whoever says that a section is full takes one away from those who say that it isn't; who is blocked doesn't count", async () => {
  const { courseId } = await seatedCourse();
  const [first, second, third, fourth, honest] = await Promise.all([signUp(), signUp(), signUp(), signUp(), signUp()]);
  await say(honest, courseId, false, NOW);
  await say(first, courseId, true, NOW + 1);
  await testContext().db.update(users).set({ blockedAt: NOW }).where(eq(users.userId, second.userId));
  await say(second, courseId, true, NOW + 2);
  await say(third, courseId, true, NOW + 3);
  expect(await openingsOf(courseId)).toEqual([]);
  await say(fourth, courseId, true, NOW + 4);
  expect((await openingsOf(courseId)).length).toBe(1);
});

/** The same in other words: when those who wait are told, if these things are said of one section. */
function plainly(said: readonly { who: number; hasRoom: boolean; at: number }[]): number[] {
  const told: { at: number; by: number[] }[] = [];
  said.forEach(({ who, hasRoom, at: now }, index) => {
    if (!hasRoom) return;
    const last = new Map(said.slice(0, index + 1).map((each) => [each.who, each]));
    const isTired = (person: number) => told.filter(({ at: then, by }) => then > now - HOUR && by.includes(person)).length >= 3;
    const lately = [...last.values()].filter((each) => each.at > now - 10 * MINUTE);
    const yes = lately.filter((each) => each.hasRoom && !isTired(each.who)).map((each) => each.who);
    const no = lately.filter((each) => !each.hasRoom).length;
    if (yes.includes(who) && yes.length - no >= 2 && !told.some((each) => each.at > now - HOUR)) told.push({ at: now, by: yes });
  });
  return told.map((each) => each.at);
}

test("sixty generated evenings equal a plain reading of what was said", async () => {
  const person = await signUp();
  const people = await crowd(6);
  const random = createRandom(20261128);
  for (let evening = 0; evening < 60; evening++) {
    const { courseId } = await seatedCourse({ number: 1 });
    let now = NOW + evening;
    const said: { who: number; hasRoom: boolean; at: number }[] = [];
    for (let i = 0; i < 14; i++) {
      now += 1 + Math.floor(random.next() * 9 * MINUTE);
      said.push({ who: Math.floor(random.next() * people.length), hasRoom: random.next() < 0.75, at: now });
    }
    await testContext().db.delete(seatVoices);
    await testContext().db.run(sql`DELETE FROM limits`);
    for (const { who, hasRoom, at: then } of said)
      await reportSeat(contextOf(person, people[who] ?? "", then), { courseId, section: 1 }, hasRoom);
    expect((await openingsOf(courseId)).map(({ createdAt }) => createdAt)).toEqual(plainly(said));
  }
});

test("a hundred liars of a thousand call those who wait for one full section once an hour at most, and no more than a liar's share of sections", async () => {
  const { courseId } = await seatedCourse({ number: 1 });
  const person = await signUp();
  const liars = await crowd(100);
  // Four hours, of which each liar uses their word at a moment of their own.
  for (const [index, liar] of liars.entries())
    await reportSeat(contextOf(person, liar, NOW + Math.floor((index * 4 * HOUR) / liars.length)), { courseId, section: 1 }, true);
  const openings = await openingsOf(courseId);
  expect(openings.length).toBeGreaterThan(0);
  expect(openings.length).toBeLessThanOrEqual(4);
  for (const [index, { createdAt }] of openings.slice(1).entries())
    expect(createdAt - (openings[index]?.createdAt ?? 0)).toBeGreaterThanOrEqual(HOUR);

  // Two who lie about every section are believed of three in an hour.
  const [first, second] = liars as [string, string];
  const many = await Promise.all(Array.from({ length: 8 }, () => seatedCourse({ number: 1 })));
  await testContext().db.delete(seatVoices);
  for (const liar of [first, second])
    for (const course of many) await reportSeat(contextOf(person, liar, NOW + 5 * HOUR), { courseId: course.courseId, section: 1 }, true);
  const believed = await Promise.all(many.map((course) => openingsOf(course.courseId)));
  expect(believed.flat().length).toBe(3);
});

test("said at once by many, those who wait are told once; written after reading they would be told more than once", async () => {
  const { courseId } = await seatedCourse();
  const waiting = await signUp();
  await watchSection(at(waiting, NOW), { courseId, section: 1 });
  const person = await signUp();
  const people = await crowd(8);
  await Promise.all(people.map((each) => reportSeat(contextOf(person, each, NOW), { courseId, section: 1 }, true)));
  expect([(await openingsOf(courseId)).length, (await toldOf(waiting)).length]).toEqual([1, 1]);

  const { db } = testContext();
  const careless = async (index: number) => {
    const [open] = await db.select().from(seatOpenings).where(eq(seatOpenings.sectionNumber, 77));
    const row = { openingId: `opening-careless-${index}`, courseId, term: SEAT_TERM, sectionNumber: 77, createdAt: NOW };
    if (!open) await db.insert(seatOpenings).values(row);
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => careless(index)));
  expect((await db.select().from(seatOpenings).where(eq(seatOpenings.sectionNumber, 77))).length).toBeGreaterThan(1);
});

test("outside the weeks of registration nothing is said or waited for, and the page tells when they begin", async () => {
  const { courseId } = await seatedCourse();
  const person = await signUp();
  const { db } = testContext();
  const startsOn = dayAfter(localDay(NOW), 30);
  await db.update(academicTerms).set({ startsOn, addDropFrom: null, addDropUntil: null }).where(eq(academicTerms.term, SEAT_TERM));
  expect(await codeOf(say(person, courseId, true))).toBe("seats.notNow");
  expect(await codeOf(watchSection(person.ctx, { courseId, section: 1 }))).toBe("seats.notNow");
  expect(await codeOf(watchAdmitted(person.ctx, courseId))).toBe("seats.notNow");
  expect(await readOwnSeats(person.ctx)).toMatchObject({ term: null, opensOn: dayAfter(startsOn, -14), courses: [] });
  expect(await db.select().from(seatReports).where(eq(seatReports.courseId, courseId))).toEqual([]);
});

test("a section that the term hasn't got is neither told of nor waited for", async () => {
  const { courseId } = await seatedCourse();
  const person = await signUp();
  expect(await codeOf(say(person, courseId, true, NOW, 9))).toBe("seats.notFound");
  expect(await codeOf(watchSection(person.ctx, { courseId, section: 9 }))).toBe("seats.notFound");
  expect(await codeOf(watchSection(person.ctx, { courseId: "course-none", section: 1 }))).toBe("seats.notFound");
  expect(await codeOf(unwatchSection(person.ctx, { courseId, section: 1 }))).toBe("seats.notFound");
});

test("one waits for all sections that take one, by the surname and department of the schedule, and for forty at most", async () => {
  const course = await seatedCourse(
    { number: 1, criteria: [{ department: "ALL", surnameFrom: "AA", surnameTo: "KZ" }] },
    { number: 2, criteria: [{ department: "ALL", surnameFrom: "LA", surnameTo: "ZZ" }] },
    { number: 3 },
  );
  const person = await signUp({ name: "Deniz Zorlu" });
  await addSchedule(person, [[course, 3]], { term: SEAT_TERM, surname: "Aksoy" });
  await watchAdmitted(person.ctx, course.courseId);
  const own = await readOwnSeats(person.ctx);
  expect(own.courses.map(({ courseId }) => courseId)).toEqual([course.courseId]);
  expect(own.courses[0]?.sections.map(({ number, admission, isWatched, isInWeek }) => [number, admission, isWatched, isInWeek])).toEqual([
    [1, "admitted", true, false],
    [3, "admitted", true, true],
    [2, "refused", false, false],
  ]);
  const many = await seatedCourse(...Array.from({ length: 39 }, (_, index) => ({ number: index + 1 })));
  expect(await codeOf(watchAdmitted(person.ctx, many.courseId))).toBe("seats.tooMany");
  const { db } = testContext();
  expect((await db.select().from(seatWatches).where(eq(seatWatches.userId, person.userId))).length).toBe(2);
  // Two windows of one person share the forty.
  const last = await seatedCourse(...Array.from({ length: 30 }, (_, index) => ({ number: index + 1 })));
  const both = await Promise.all([codeOf(watchAdmitted(person.ctx, last.courseId)), codeOf(watchAdmitted(person.ctx, last.courseId))]);
  expect(both).toEqual(["done", "done"]);
  expect((await db.select().from(seatWatches).where(eq(seatWatches.userId, person.userId))).length).toBe(32);
});

test("the pages say it and do it by their buttons, in both languages", async () => {
  const { courseId } = await seatedCourse();
  const person = await signUp();
  const page = `/courses/one/${courseId}/seats`;
  const press = (act: string) => visit(page, { as: person, form: { act, course_id: courseId, section: "1" } });
  expect((await press("full")).status).toBe(303);
  expect((await press("watch")).status).toBe(303);
  const html = await (await visit(page, { as: person, headers: { cookie: "locale=tr", "accept-language": "tr" } })).text();
  expect(html).toContain("Haber verme");
  expect(await (await visit("/schedule/seats", { as: person })).text()).toContain("Stop telling me");
  expect((await visit(page, { as: person, form: { act: "unwatch", course_id: courseId, section: "1" } })).status).toBe(303);
  expect((await visit(page, { as: person, form: { act: "room", course_id: courseId, section: "x" } })).status).toBe(400);
});

test("what was said goes after a day, what was waited for with the term, both with the account, and a merged course takes along who waits", async () => {
  const { db } = testContext();
  const [from, into] = [await seatedCourse(), await seatedCourse()];
  const [person, other] = [await signUp(), await signUp()];
  await watchSection(person.ctx, { courseId: from.courseId, section: 1 });
  await watchSection(other.ctx, { courseId: from.courseId, section: 1 });
  await watchSection(other.ctx, { courseId: into.courseId, section: 1 });
  for (const each of [person, other]) await say(each, from.courseId, true);
  await db.batch([
    rawStatement(db, sql`SELECT 1`),
    ...seatsMerge.statements({ from: from.courseId, into: into.courseId } as never).map((each) => rawStatement(db, each)),
  ]);
  const waiting = await db.select().from(seatWatches).where(eq(seatWatches.courseId, into.courseId));
  expect(waiting.map(({ userId }) => userId).sort()).toEqual([person.userId, other.userId].sort());
  await say(other, into.courseId, true);
  const [first, ...erase] = eraseStatements({ db }, seatPlaces, person.ctx.actor);
  if (first) await db.batch([first, ...erase]);
  expect(await db.select().from(seatWatches).where(eq(seatWatches.userId, person.userId))).toEqual([]);
  const later = testContext({ clock: { now: () => NOW + 2 * DAY } });
  for (const statement of oldSeats(later)) await statement;
  expect(await db.select().from(seatReports).where(eq(seatReports.userId, other.userId))).toEqual([]);
  expect((await db.select().from(seatWatches).where(eq(seatWatches.userId, other.userId))).length).toBe(1);
});
