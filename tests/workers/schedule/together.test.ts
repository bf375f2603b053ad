import { schedulePairs } from "@schema/schedule";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  acceptInvitation,
  acceptLink,
  choosePlan,
  declineInvitation,
  endPair,
  inviteByLink,
  inviteByName,
  readInvitationLink,
  readPair,
  readTogether,
} from "../../../app/features/schedule/together.service.server";
import type { SignedInContext } from "../../../app/platform/context";
import { sha256 } from "../../../app/platform/ids";
import { type Half, pairOf, pairRow, planner, refusal } from "../../support/pairs";
import { fullScans, watchedContext } from "../../support/plans";
import { addUniversity } from "../../support/rows";
import { addInvitation, addInvitationLink, addPair, addSchedule, offeredCourse, TERM } from "../../support/schedules";
import { call, type Person, testContext, visit } from "../../support/site";

const { db } = testContext();

let anna: Half;
let boran: Half;

beforeAll(async () => {
  await addUniversity();
  anna = await planner(0, 1);
  boran = await planner(2, 3);
});

const freeOn = (found: Awaited<ReturnType<typeof readPair>>, day: number) =>
  found.week?.free.filter((gap) => gap.day === day).map(({ start, end }) => [start, end]);

test("invited by user name, accepted with a plan of the term: both see the same hours", async () => {
  const [a, b] = [await planner(0, 1), await planner(0, 4)];
  const pairId = await inviteByName(a.person.ctx, a.scheduleId, `@${b.person.userName.toUpperCase()}`);
  expect((await readPair(b.person.ctx, pairId)).week).toBeNull();
  expect((await readPair(a.person.ctx, pairId)).week).toBeNull();
  await acceptInvitation(b.person.ctx, pairId, b.scheduleId);
  const [mine, theirs] = [await readPair(a.person.ctx, pairId), await readPair(b.person.ctx, pairId)];
  expect(mine.week).toEqual(theirs.week);
  expect([freeOn(mine, 0), freeOn(mine, 1), freeOn(mine, 2)]).toEqual([
    [[630, 1050]],
    [
      [520, 700],
      [810, 1050],
    ],
    [[520, 1050]],
  ]);
  expect(mine.week?.longest[0]).toEqual({ day: 2, start: 520, end: 1050 });
  expect([mine.pair.name, theirs.pair.name]).toEqual([b.person.name, a.person.name]);
});

test("whom one invited is known by their user name alone until they agree", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  await inviteByName(a.person.ctx, a.scheduleId, b.person.userName);
  const [mine] = await readTogether(a.person.ctx);
  const [theirs] = await readTogether(b.person.ctx);
  expect([mine?.state, mine?.name, mine?.userName]).toEqual(["mine", null, b.person.userName]);
  expect([theirs?.state, theirs?.name]).toEqual(["theirs", a.person.name]);
});

test("page and API say when both are free and nothing else: no course, item, room, plan, id or mail of the other", async () => {
  const pairId = await pairOf(anna, boran);
  const { course, person, scheduleId } = boran;
  const secrets = [
    ...[
      course.courseCode,
      course.courseId,
      course.nameEn,
      course.nameTr,
      `Psychologist ${person.userName}`,
      "Psychologist",
      "B-112",
      "Physics lecture hall",
    ],
    ...[`Plan of ${person.userName}`, scheduleId, person.userId, person.userEmail],
  ];
  const page = await visit(`/schedule/together/${pairId}`, { as: anna.person });
  const data = await visit(`/schedule/together/${pairId}.data`, { as: anna.person });
  const answer = await visit(`/api/v1/schedule-pairs/${pairId}`, { as: anna.person });
  for (const response of [page, data, answer]) {
    const text = await response.text();
    expect([response.ok, response.headers.get("cache-control")]).toEqual([true, "private, no-store"]);
    expect(text).toContain(person.name);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  const own = await (await visit(`/schedule/${scheduleId}/grid`, { as: person })).text();
  expect(["Psychologist", "B-112", course.courseCode].filter((secret) => own.includes(secret))).toHaveLength(3);
  await endPair(anna.person.ctx, pairId);
});

test("courses without a time are said on either side, without saying which", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const untimed = await offeredCourse({ number: 1 });
  const plan = await addSchedule(b.person, [[untimed, 1]]);
  const pairId = await addPair([a.person, a.scheduleId], [b.person, plan]);
  expect((await readPair(a.person.ctx, pairId)).untimed).toEqual({ mine: false, theirs: true });
  expect((await readPair(b.person.ctx, pairId)).untimed).toEqual({ mine: true, theirs: false });
  const html = await (await visit(`/schedule/together/${pairId}`, { as: a.person })).text();
  expect([html.includes(`${b.person.name} has courses without a time`), html.includes(untimed.courseCode)]).toEqual([true, false]);
});

test("either ends it, and then neither sees anything", async () => {
  for (const ends of ["inviter", "invitee"] as const) {
    const [a, b] = [await planner(0, 1), await planner(2, 3)];
    const pairId = await pairOf(a, b);
    await endPair((ends === "inviter" ? a : b).person.ctx, pairId);
    for (const { person } of [a, b]) {
      expect(await refusal(readPair(person.ctx, pairId))).toBe("schedule.pairNotFound");
      expect((await visit(`/schedule/together/${pairId}`, { as: person })).status).toBe(404);
      expect((await call(`/schedule-pairs/${pairId}`, { as: person })).status).toBe(404);
      expect(await readTogether(person.ctx)).toEqual([]);
    }
  }
});

test("nobody else sees, answers, changes or ends what two people share, staff neither", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const other = await planner(0, 1, { userRole: "admin" });
  const agreed = await pairOf(a, b);
  const third = await planner(4, 1);
  const open = await addInvitation([a.person, a.scheduleId], third.person);
  const refusals = await Promise.all([
    refusal(readPair(other.person.ctx, agreed)),
    refusal(endPair(other.person.ctx, agreed)),
    refusal(choosePlan(other.person.ctx, agreed, other.scheduleId)),
    refusal(acceptInvitation(other.person.ctx, open, other.scheduleId)),
    refusal(declineInvitation(other.person.ctx, open)),
    refusal(acceptInvitation(a.person.ctx, open, a.scheduleId)),
  ]);
  expect(new Set(refusals)).toEqual(new Set(["schedule.pairNotFound"]));
  expect((await pairRow(open))?.status).toBe("invited");
});

test("each chooses which of their own plans of that term counts, and no other plan is looked at", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const pairId = await pairOf(a, b);
  const empty = await addSchedule(a.person, [], { name: "Empty" });
  const spring = await addSchedule(a.person, [], { name: "Spring", term: "2026-2" });
  expect(freeOn(await readPair(b.person.ctx, pairId), 0)).toEqual([[630, 1050]]);
  await choosePlan(a.person.ctx, pairId, empty);
  expect(freeOn(await readPair(b.person.ctx, pairId), 0)).toEqual([[520, 1050]]);
  for (const wrong of [spring, b.scheduleId, "schedule-none"])
    expect(await refusal(choosePlan(a.person.ctx, pairId, wrong))).toBe("schedule.pairNotFound");
  const { plans } = await readPair(a.person.ctx, pairId);
  expect(plans.map(({ scheduleId }) => scheduleId)).toEqual([a.scheduleId, empty]);
});

test("a link works once, for somebody else who is signed in, and not after it was revoked", async () => {
  const [a, b, c] = [await planner(0, 1), await planner(2, 3), await planner(4, 1)];
  const token = await inviteByLink(a.person.ctx, a.scheduleId);
  const path = `/schedule/together/invitation/${token}`;
  expect((await visit(path)).headers.get("location")).toContain("/reception/login");
  expect(await refusal(acceptLink(a.person.ctx, token, a.scheduleId))).toBe("schedule.linkNotFound");
  expect(await refusal(acceptLink(b.person.ctx, token, a.scheduleId))).toBe("schedule.linkNotFound");
  expect(await (await visit(path, { as: b.person })).text()).toContain(a.person.name);
  const pairId = await acceptLink(b.person.ctx, token, b.scheduleId);
  expect((await readPair(a.person.ctx, pairId)).pair.name).toBe(b.person.name);
  expect(await refusal(acceptLink(c.person.ctx, token, c.scheduleId))).toBe("schedule.linkNotFound");
  const another = await inviteByLink(a.person.ctx, a.scheduleId);
  const [open] = (await readTogether(a.person.ctx)).filter(({ state }) => state === "link");
  await endPair(a.person.ctx, open?.pairId ?? "");
  expect(await refusal(readInvitationLink(c.person.ctx, another))).toBe("schedule.linkNotFound");
  expect((await visit(`/schedule/together/invitation/${another}`, { as: c.person })).status).toBe(404);
});

test("of a link's secret the database keeps its hash alone", async () => {
  const a = await planner(0, 1);
  const token = await inviteByLink(a.person.ctx, a.scheduleId);
  const rows = await db.select().from(schedulePairs).where(eq(schedulePairs.inviterId, a.person.userId));
  expect([rows[0]?.tokenHash, JSON.stringify(rows).includes(token)]).toEqual([await sha256(token), false]);
});

test("an invitation is told on one's schedules and in one's own space, and not when there is none", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  await addInvitation([a.person, a.scheduleId], b.person);
  const said = async (path: string, as: Person, text: string) => (await (await visit(path, { as })).text()).includes(text);
  expect(await said("/schedule/all", b.person, "Someone wants to find free time with you")).toBe(true);
  expect(await said("/my-space", b.person, "Invitations to share free time")).toBe(true);
  expect(await said("/schedule/together", b.person, a.person.name)).toBe(true);
  expect(await said("/schedule/all", a.person, "wants to find free time")).toBe(false);
  expect(await said("/my-space", a.person, "Invitations to share free time")).toBe(false);
});

test("without scripts somebody is invited, accepts and ends it by the pages' own forms", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const invitePage = `/schedule/${a.scheduleId}/together`;
  const wrong = await visit(invitePage, { as: a.person, form: { act: "invite", user_name: "no.such.person" } });
  const html = await wrong.text();
  expect([wrong.status, html.includes("Nobody has this user name"), html.includes('value="no.such.person"')]).toEqual([422, true, true]);
  const sent = await visit(invitePage, { as: a.person, form: { act: "invite", user_name: b.person.userName } });
  expect(sent.status).toBe(303);
  const [row] = await db
    .select()
    .from(schedulePairs)
    .where(and(eq(schedulePairs.inviterId, a.person.userId), eq(schedulePairs.status, "invited")));
  const page = `/schedule/together/${row?.pairId}`;
  expect((await visit(page, { as: b.person, form: { act: "accept", schedule_id: b.scheduleId } })).status).toBe(303);
  expect(await (await visit(page, { as: a.person })).text()).toContain("Longest breaks in common");
  expect((await visit(page, { as: b.person, form: { act: "end" } })).headers.get("location")).toContain("/schedule/together");
  expect((await visit(page, { as: a.person })).status).toBe(404);
});

test("the API invites, accepts, changes the plan and ends", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const made = await call<{ pair_id: string }>(`/schedules/${a.scheduleId}/invitations`, {
    as: a.person,
    method: "POST",
    json: { user_name: b.person.userName },
  });
  const path = `/schedule-pairs/${made.body.pair_id}`;
  expect(made.status).toBe(201);
  expect((await call(`${path}/accept`, { as: b.person, method: "POST", json: { schedule_id: b.scheduleId } })).status).toBe(200);
  const plan = await addSchedule(a.person);
  expect((await call(path, { as: a.person, method: "PUT", json: { schedule_id: plan } })).status).toBe(200);
  expect((await call(path, { as: a.person })).body).toMatchObject({ state: "accepted", schedule_id: plan, term: TERM });
  expect((await call(path, { as: b.person, method: "DELETE" })).status).toBe(200);
  const link = await call<{ invitation: string }>(`/schedules/${a.scheduleId}/invitation-links`, { as: a.person, method: "POST" });
  const taken = `/schedule-invitations/${link.body.invitation}`;
  expect((await call(taken, { as: b.person })).body).toMatchObject({ name: a.person.name, term: TERM });
  expect((await call(taken, { as: b.person, method: "POST", json: { schedule_id: b.scheduleId } })).status).toBe(200);
});

test("no statement about free time in common reads a whole table, and the page costs two round trips", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const { ctx, statements } = watchedContext({ actor: b.person.ctx.actor });
  const reader = ctx as SignedInContext;
  const pairId = await inviteByName(a.person.ctx, a.scheduleId, b.person.userName);
  await acceptInvitation(reader, pairId, b.scheduleId);
  await readPair(reader, pairId);
  await readTogether(reader);
  await choosePlan(reader, pairId, b.scheduleId);
  await endPair(reader, pairId);
  await inviteByName(reader, b.scheduleId, a.person.userName);
  const token = await inviteByLink(reader, b.scheduleId);
  await readInvitationLink(reader, token);
  await refusal(acceptLink(reader, await addInvitationLink([a.person, a.scheduleId]), b.scheduleId));
  await refusal(declineInvitation(reader, pairId));
  expect(await fullScans(statements)).toEqual([]);
  expect(statements.size).toBeGreaterThan(10);
  const { headers } = await visit(`/schedule/together/${await pairOf(anna, await planner(2, 3))}`, { as: anna.person });
  const [, roundTrips, rowsRead] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  expect([Number(roundTrips) <= 2, Number(rowsRead) < 100]).toEqual([true, true]);
});
