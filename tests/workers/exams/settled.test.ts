/** What holds of an exam, against a plain reading of who says what: other words than the statement's, over hundreds of small cases. */
import { examClaims, exams, examVotes } from "@schema/exams";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { settledOf } from "../../../app/features/exams/exams.repository.server";
import { addClaim, readCourseExams, readOwnExams, removeClaim } from "../../../app/features/exams/exams.service.server";
import type { StaffContext } from "../../../app/platform/context";
import { currentTerm, spanOfTerm } from "../../../app/platform/terms";
import { dayAfter } from "../../../app/platform/time";
import { createRandom } from "../../../drizzle/seed/random";

import { addCourse, addUniversity } from "../../support/rows";
import { addSchedule, offer } from "../../support/schedules";
import { ORIGIN, type Person, signUp, testContext } from "../../support/site";

const CASES = 300;
const TIMES = [540, 600, 660];
const ROOMS = ["", "BMB-1", "BMB-2"];
const TERM = currentTerm(Date.now());
const DAY = dayAfter(spanOfTerm(TERM).startsOn, 60);

interface Claim {
  id: string;
  start: number;
  rooms: string;
  isConfirmed: boolean;
  /** How many count of those who say so. */
  votes: number;
}

/** The one thing that is alone at the top, with two or more. */
function winner<Thing>(things: readonly Thing[], votesOf: (thing: Thing) => number): Thing | undefined {
  const sorted = things.toSorted((a, b) => votesOf(b) - votesOf(a));
  const [first, second] = sorted;
  if (first === undefined || votesOf(first) < 2) return undefined;
  return second !== undefined && votesOf(second) === votesOf(first) ? undefined : first;
}

function holding(claims: readonly Claim[]): string | null {
  const confirmed = claims.find(({ isConfirmed }) => isConfirmed);
  if (confirmed) return confirmed.id;
  const of = (start: number) => claims.filter((claim) => claim.start === start);
  const time = winner([...new Set(claims.map(({ start }) => start))], (start) => of(start).reduce((sum, { votes }) => sum + votes, 0));
  if (time === undefined) return null;
  const placed = winner(
    of(time).filter(({ rooms }) => rooms !== ""),
    ({ votes }) => votes,
  );
  return (placed ?? of(time).find(({ rooms }) => rooms === ""))?.id ?? null;
}

let course = "";
let voters: Person[] = [];
let blockedOne: Person;

beforeAll(async () => {
  await addUniversity();
  course = (await addCourse()).courseId;
  voters = await Promise.all(Array.from({ length: 5 }, () => signUp()));
  blockedOne = await signUp();
  await testContext().db.run(sql`UPDATE users SET blocked_at = 1 WHERE user_id = ${blockedOne.userId}`);
});

test("of 300 exams that people say differently of, what holds is what a plain reading says", async () => {
  const { db, clock } = testContext();
  const { next: random } = createRandom(8017);
  const now = clock.now();
  const expected: Record<string, string | null> = {};
  const rows = { exams: [] as object[], claims: [] as object[], votes: [] as object[] };
  for (let at = 0; at < CASES; at++) {
    const examId = `exam-case-${at}`;
    // Each exam needs a slot of its own.
    rows.exams.push({ examId, courseId: course, term: `${2100 + at}-1`, kind: "midterm", number: 1, createdAt: now });
    const claims: Claim[] = TIMES.flatMap((start) =>
      ROOMS.map((rooms) => ({ id: `${examId}-${start}-${rooms}`, start, rooms, isConfirmed: false, votes: 0 })),
    ).filter(() => random() < 0.6);
    const confirmed = random() < 0.1 ? claims[0] : undefined;
    if (confirmed) confirmed.isConfirmed = true;
    for (const { id, start, rooms, isConfirmed } of claims)
      rows.claims.push({
        claimId: id,
        examId,
        date: DAY,
        startMinute: start,
        endMinute: start + 50,
        rooms,
        confirmedAt: isConfirmed ? now : null,
        createdAt: now,
      });
    const say = (userId: string | null, counts: boolean) => {
      const claim = claims[Math.floor(random() * claims.length)];
      if (!claim || random() < 0.3) return;
      rows.votes.push({ examId, claimId: claim.id, userId, counts, createdAt: now });
      if (userId !== blockedOne.userId && counts) claim.votes += 1;
    };
    for (const { userId } of voters) say(userId, true);
    say(blockedOne.userId, true);
    say(null, true);
    say(null, false);
    expected[examId] = holding(claims);
  }
  for (const [table, all] of [
    [exams, rows.exams],
    [examClaims, rows.claims],
    [examVotes, rows.votes],
  ] as const)
    for (let at = 0; at < all.length; at += 10) await db.insert(table).values(all.slice(at, at + 10) as never);
  const found = await db.all<{ id: string; settled: string | null }>(
    sql`SELECT x.exam_id AS id, ${settledOf(sql`x.exam_id`, now)} AS settled FROM exams AS x WHERE x.exam_id LIKE 'exam-case-%'`,
  );
  expect(Object.fromEntries(found.map(({ id, settled }) => [id, settled]))).toEqual(expected);
  expect(new Set(Object.values(expected)).size).toBeGreaterThan(CASES / 2);
});

test("two who differ about the rooms alone have settled the time, and one is told of neither room", async () => {
  const own = await addCourse();
  await offer(own.courseId, [{ number: 1 }], TERM);
  const owner = await signUp();
  await addSchedule(owner, [[own, 1]], { term: TERM });
  const say = async (rooms: string) =>
    addClaim((await signUp()).ctx, own.courseId, { kind: "midterm", number: 1, date: DAY, start: 600, end: 700, rooms });
  const seen = async () =>
    (await readOwnExams(owner.ctx)).exams.flatMap(({ claims }) => claims.map(({ rooms, votes, isSettled }) => [rooms, votes, isSettled]));
  await say("BMB-1");
  // Nothing but what was said is shown until it holds.
  expect(await seen()).toEqual([["BMB-1", 1, 0]]);
  await say("BMB-2");
  expect((await seen()).sort()).toEqual([
    ["", 2, 1],
    ["BMB-1", 1, 0],
    ["BMB-2", 1, 0],
  ]);
});

test("what staff remove leaves nothing of its time behind, unless somebody else says that time", async () => {
  const own = await addCourse();
  const staff = await signUp({ userRole: "moderator" });
  const say = async (rooms: string) =>
    addClaim((await signUp()).ctx, own.courseId, { kind: "midterm", number: 1, date: DAY, start: 600, end: 700, rooms });
  const left = async () =>
    (await readCourseExams(staff.ctx, own.courseId, new URL(`${ORIGIN}/courses/one/${own.courseId}/exams`))).exams.flatMap(
      ({ claims, former }) => [...claims, ...former].map(({ claimId, rooms }) => ({ claimId, rooms })),
    );
  const remove = async (rooms: string) =>
    removeClaim(staff.ctx as StaffContext, (await left()).find((claim) => claim.rooms === rooms)?.claimId ?? "none");
  await say("BMB-1");
  await say("BMB-2");
  await remove("BMB-1");
  expect((await left()).map(({ rooms }) => rooms)).toEqual(["BMB-2"]);
  await remove("BMB-2");
  expect(await left()).toEqual([]);
});
