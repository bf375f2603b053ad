/** What the database promises two students who share their free time, whoever comes first. */
import { users } from "@schema/accounts";
import { schedulePairs } from "@schema/schedule";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { deleteSchedule } from "../../../app/features/schedule/plans.service.server";
import {
  acceptInvitation,
  acceptLink,
  declineInvitation,
  endPair,
  inviteByLink,
  inviteByName,
  readPair,
  readTogether,
} from "../../../app/features/schedule/together.service.server";
import { DAY } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { type Half, pairOf, pairRow, planner, refusal } from "../../support/pairs";
import { addUniversity } from "../../support/rows";
import { addInvitation, addInvitationLink, addPair, addSchedule } from "../../support/schedules";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();

let anna: Half;
let boran: Half;

beforeAll(async () => {
  await addUniversity();
  anna = await planner(0, 1);
  boran = await planner(2, 3);
});

test("the database refuses a plan of somebody else or of another term, and a second agreement of the same two", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const spring = await addSchedule(b.person, [], { term: "2026-2" });
  await expect(addPair([a.person, a.scheduleId], [b.person, spring])).rejects.toThrow();
  await expect(addPair([a.person, b.scheduleId], [b.person, b.scheduleId])).rejects.toThrow();
  await pairOf(a, b);
  await expect(pairOf(a, b)).rejects.toThrow();
  await expect(pairOf(b, a)).rejects.toThrow();
  await expect(addPair([a.person, a.scheduleId], [a.person, a.scheduleId])).rejects.toThrow();
});

test("invitations say what is wrong with them", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const invite = (from: Half, name: string) => refusal(inviteByName(from.person.ctx, from.scheduleId, name));
  const blocked = await signUp({ blockedAt: Date.now(), blockedUntil: null });
  const leaving = await signUp({ deletionDueAt: Date.now() + DAY });
  expect(await invite(a, "nobody.of.this.name")).toBe("schedule.unknownPerson");
  for (const { userName } of [blocked, leaving]) expect(await invite(a, userName)).toBe("schedule.unknownPerson");
  expect(await invite(a, a.person.userName)).toBe("schedule.thatIsYou");
  expect(await refusal(inviteByName(b.person.ctx, a.scheduleId, a.person.userName))).toBe("schedule.notFound");
  expect(await invite(a, b.person.userName)).toBe("done");
  expect(await invite(a, b.person.userName)).toBe("schedule.alreadyInvited");
  expect(await invite(b, a.person.userName)).toBe("schedule.invitedYou");
  const [pair] = await readTogether(b.person.ctx);
  await acceptInvitation(b.person.ctx, pair?.pairId ?? "", b.scheduleId);
  expect(await invite(b, a.person.userName)).toBe("schedule.alreadyTogether");
});

test("who was declined can't ask again in that term; who declined can, and then it is their invitation", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const pairId = await inviteByName(a.person.ctx, a.scheduleId, b.person.userName);
  await declineInvitation(b.person.ctx, pairId);
  expect(await pairRow(pairId)).toMatchObject({ status: "declined", inviterSchedule: null });
  expect([await readTogether(a.person.ctx), await readTogether(b.person.ctx)]).toEqual([[], []]);
  expect(await refusal(inviteByName(a.person.ctx, a.scheduleId, b.person.userName))).toBe("schedule.declinedYou");
  expect(await refusal(endPair(a.person.ctx, pairId))).toBe("schedule.pairNotFound");
  const again = await inviteByName(b.person.ctx, b.scheduleId, a.person.userName);
  await acceptInvitation(a.person.ctx, again, a.scheduleId);
  expect((await readPair(b.person.ctx, again)).week).not.toBeNull();
});

test("a link takes the place of an invitation that waits or was declined, and adds nothing to an agreement", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const declined = await inviteByName(a.person.ctx, a.scheduleId, b.person.userName);
  await declineInvitation(b.person.ctx, declined);
  const token = await addInvitationLink([a.person, a.scheduleId]);
  expect(await refusal(acceptLink(b.person.ctx, token, a.scheduleId))).toBe("schedule.linkNotFound");
  expect((await pairRow(declined))?.status).toBe("declined");
  const pairId = await acceptLink(b.person.ctx, token, b.scheduleId);
  expect([await pairRow(declined), (await pairRow(pairId))?.status]).toEqual([undefined, "accepted"]);
  const second = await addInvitationLink([a.person, a.scheduleId]);
  expect(await refusal(acceptLink(b.person.ctx, second, b.scheduleId))).toBe("schedule.alreadyTogether");
  expect((await pairRow(pairId))?.status).toBe("accepted");
});

const ROUNDS = 6;

test("withdrawn and accepted at once, nothing is shared, whoever comes first", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [await planner(0, 1), await planner(2, 3)];
    const pairId = await addInvitation([a.person, a.scheduleId], b.person);
    const acts = [() => refusal(acceptInvitation(b.person.ctx, pairId, b.scheduleId)), () => refusal(endPair(a.person.ctx, pairId))];
    const ended = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()));
    expect(ended).toContain("done");
    expect(await pairRow(pairId)).toBeUndefined();
    expect(await refusal(readPair(b.person.ctx, pairId))).toBe("schedule.pairNotFound");
  }
});

test("looking first and writing afterwards would share what was withdrawn: the control of the test above", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const pairId = await addInvitation([a.person, a.scheduleId], b.person);
  const naive = async () => {
    const row = await pairRow(pairId);
    if (row?.status !== "invited") return;
    await endPair(a.person.ctx, pairId);
    const accepted = { ...row, status: "accepted" as const, inviteeSchedule: b.scheduleId };
    await db.insert(schedulePairs).values(accepted).onConflictDoUpdate({ target: schedulePairs.pairId, set: accepted });
  };
  await naive();
  expect((await pairRow(pairId))?.status).toBe("accepted");
});

test("of two who take one link at once, one gets it", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b, c] = [await planner(0, 1), await planner(2, 3), await planner(4, 1)];
    const token = await addInvitationLink([a.person, a.scheduleId]);
    const outcomes = await Promise.all([b, c].map(({ person, scheduleId }) => refusal(acceptLink(person.ctx, token, scheduleId))));
    expect(outcomes.toSorted()).toEqual(["done", "schedule.linkNotFound"]);
    const rows = await db.select().from(schedulePairs).where(eq(schedulePairs.inviterId, a.person.userId));
    expect(rows.map(({ status }) => status)).toEqual(["accepted"]);
  }
});

test("two who invite each other at once have one invitation", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [await planner(0, 1), await planner(2, 3)];
    const outcomes = await Promise.all([
      refusal(inviteByName(a.person.ctx, a.scheduleId, b.person.userName)),
      refusal(inviteByName(b.person.ctx, b.scheduleId, a.person.userName)),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "schedule.invitedYou"]);
    expect(await readTogether(a.person.ctx)).toHaveLength(1);
  }
});

test("without the database's rule two who look first and invite afterwards have two: the control of the test above", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  await db.run(sql`DROP INDEX schedule_pairs_once`);
  const naive = async (from: Half, to: Half) => {
    if ((await readTogether(from.person.ctx)).length === 0) await addInvitation([from.person, from.scheduleId], to.person);
  };
  await Promise.all([naive(a, b), naive(b, a)]);
  expect(await readTogether(a.person.ctx)).toHaveLength(2);
  await db.delete(schedulePairs).where(eq(schedulePairs.inviterId, b.person.userId));
  await db.run(
    sql`CREATE UNIQUE INDEX schedule_pairs_once ON schedule_pairs (term, min(inviter_id, invitee_id), max(inviter_id, invitee_id)) WHERE invitee_id IS NOT NULL`,
  );
});

test("blocked or leaving, a person shares nothing any more, also not after coming back", async () => {
  for (const change of [{ blockedAt: Date.now() }, { deletionDueAt: Date.now() + DAY }]) {
    const [a, b, c] = [await planner(0, 1), await planner(2, 3), await planner(4, 1)];
    const agreed = await pairOf(a, b);
    const open = await addInvitation([b.person, b.scheduleId], c.person);
    const token = await addInvitationLink([b.person, b.scheduleId]);
    await db.update(users).set(change).where(eq(users.userId, b.person.userId));
    expect(await refusal(readPair(a.person.ctx, agreed))).toBe("schedule.pairNotFound");
    expect(await refusal(acceptInvitation(c.person.ctx, open, c.scheduleId))).toBe("schedule.pairNotFound");
    expect(await refusal(acceptLink(c.person.ctx, token, c.scheduleId))).toBe("schedule.linkNotFound");
    await db.update(users).set({ blockedAt: null, deletionDueAt: null }).where(eq(users.userId, b.person.userId));
    expect(await readTogether(b.person.ctx)).toEqual([]);
  }
});

test("a request that was on its way when its person was blocked invites and accepts nothing", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const open = await addInvitation([a.person, a.scheduleId], b.person);
  // Past the trigger, which ends what is there: as if the block came between the session and the write.
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.userId, b.person.userId));
  expect(await refusal(acceptInvitation(b.person.ctx, open, b.scheduleId))).toBe("schedule.pairNotFound");
  expect(await refusal(inviteByName(b.person.ctx, b.scheduleId, anna.person.userName))).not.toBe("done");
  await expect(inviteByLink(b.person.ctx, b.scheduleId)).rejects.toThrow();
});

test("deleting the plan that counts ends it", async () => {
  const [a, b] = [await planner(0, 1), await planner(2, 3)];
  const pairId = await pairOf(a, b);
  await deleteSchedule(b.person.ctx, b.scheduleId);
  expect(await refusal(readPair(a.person.ctx, pairId))).toBe("schedule.pairNotFound");
});

test("twenty invitations may be open at once, and answered ones make room", async () => {
  const a = await planner(0, 1);
  const tokens = [];
  for (let i = 0; i < 20; i++) tokens.push(await addInvitationLink([a.person, a.scheduleId]));
  expect(await refusal(inviteByLink(a.person.ctx, a.scheduleId))).toBe("schedule.tooManyInvitations");
  expect(await refusal(inviteByName(a.person.ctx, a.scheduleId, boran.person.userName))).toBe("schedule.tooManyInvitations");
  await acceptLink(boran.person.ctx, tokens[0] ?? "", boran.scheduleId);
  expect(await refusal(inviteByLink(a.person.ctx, a.scheduleId))).toBe("done");
});

test("an invitation that nobody answers is forgotten after thirty days, a declined one after half a year", async () => {
  const [a, b, c] = [await planner(0, 1), await planner(2, 3), await planner(4, 1)];
  const now = Date.now();
  const declined = { status: "declined" as const, inviterSchedule: null, inviteeSchedule: null };
  const ids = {
    old: await addPair([a.person, a.scheduleId], [b.person, ""], {
      status: "invited",
      inviteeSchedule: null,
      createdAt: now - 31 * DAY,
    }),
    fresh: await addPair([a.person, a.scheduleId], [c.person, ""], {
      status: "invited",
      inviteeSchedule: null,
      createdAt: now - 29 * DAY,
    }),
    declined: await addPair([b.person, ""], [c.person, ""], { ...declined, createdAt: now - 170 * DAY }),
    agreed: await addPair([anna.person, anna.scheduleId], [c.person, c.scheduleId], { createdAt: now - 300 * DAY }),
  };
  const past = await addPair([anna.person, ""], [b.person, ""], { ...declined, createdAt: now - 181 * DAY });
  await forgetOldTraces(testContext());
  expect([await pairRow(ids.old), await pairRow(past)]).toEqual([undefined, undefined]);
  for (const id of [ids.fresh, ids.declined, ids.agreed]) expect(await pairRow(id)).toBeDefined();
});
