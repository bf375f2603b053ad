/** A group finds its hour: made, joined by link, answered out of one's own schedule, closed, met, moved, called off, left. */
import { hourGroups, hourMembers } from "@schema/group-hour";
import { studyRooms } from "@schema/study-room";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { deleteGroup } from "../../../app/features/group-hour/group-hour.repository.server";
import * as service from "../../../app/features/group-hour/group-hour.service.server";
import { meetingPlanner } from "../../../app/features/group-hour/planner.repository.server";
import { HOUR } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { dayAfter, dayAhead } from "../../../app/platform/time";
import { product } from "../../../app/product.server";
import { addClosedGroup, addGroup, addMeeting, CELLS } from "../../support/group-hours";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { addSchedule, addScheduleItem } from "../../support/schedules";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => signUp()));
const path = (groupId: string) => `/group-hour/${groupId}`;
const post = (groupId: string, as: Person, form: Record<string, string>) => visit(path(groupId), { as, form });
const groupOf = async (groupId: string) => (await db.select().from(hourGroups).where(eq(hourGroups.groupId, groupId)))[0];
const membersOf = (groupId: string) => db.select().from(hourMembers).where(eq(hourMembers.groupId, groupId));
const EVERY = "1".repeat(CELLS);
const tomorrow = () => dayAhead(Date.now(), 1);
const codeOf = async (work: Promise<unknown>) => work.then(() => "done").catch((thrown: { code: string }) => thrown.code);

/** A group of three whose answers can be closed. */
async function trio() {
  const [leader, second, third] = (await people(3)) as [Person, Person, Person];
  const groupId = await addGroup([
    [leader, "110000"],
    [second, "100001"],
    [third, "101000"],
  ]);
  return { leader, second, third, groupId };
}

test("a group is made with its days in order, and whoever made it is in it", async () => {
  const leader = await signUp();
  const days = [dayAhead(Date.now(), 4), tomorrow(), tomorrow()];
  const groupId = await service.addGroup(leader.ctx, { title: "Lab", days, starts: 9, ends: 12, length: 2 });
  expect(await groupOf(groupId)).toMatchObject({ days: [days[1], days[0]], fromMinute: 580, toMinute: 760, lastDay: days[0] });
  expect(await membersOf(groupId)).toMatchObject([{ userId: leader.userId, marks: null }]);
});

test("days that are over or far off, hours the wrong way round and a meeting longer than the day are refused at their fields", async () => {
  const { ctx } = await signUp();
  const input = { title: "Lab", days: [tomorrow()], starts: 9, ends: 12, length: 1 };
  const refused = async (own: object) => {
    try {
      await service.addGroup(ctx, { ...input, ...own });
      return "done";
    } catch (thrown) {
      const { code, details } = thrown as { code: string; details: { field: string } };
      return `${code} ${details.field}`;
    }
  };
  expect(await refused({ days: [dayAhead(Date.now(), -1)] })).toBe("group-hour.badDays days");
  expect(await refused({ days: [dayAhead(Date.now(), 28)] })).toBe("group-hour.badDays days");
  expect(await refused({ starts: 12, ends: 12 })).toBe("group-hour.badHours ends");
  expect(await refused({ length: 4 })).toBe("group-hour.tooShort length");
});

test("whoever opens the link sees their own schedule in the boxes, and nothing is stored before they send it", async () => {
  const [leader, guest] = (await people(2)) as [Person, Person];
  const groupId = await addGroup([[leader]]);
  const scheduleId = await addSchedule(guest, []);
  await addScheduleItem(scheduleId, { day: null, date: tomorrow(), startMinute: 540, endMinute: 590 });
  const page = await service.readGroup(asNow(guest), groupId, false);
  expect(page).toMatchObject({ isMember: false, members: [], own: { from: "calendar" } });
  expect(page.own?.free).toEqual([2, 3, 4, 5]);
  expect(await membersOf(groupId)).toHaveLength(1);
});

test("sending the boxes joins, and sending them again changes the answer", async () => {
  const [leader, guest] = (await people(2)) as [Person, Person];
  const groupId = await addGroup([[leader]]);
  expect((await post(groupId, guest, { act: "answer", free: "5" })).status).toBe(303);
  expect((await post(groupId, guest, { act: "answer" })).status).toBe(303);
  expect((await membersOf(groupId)).find(({ userId }) => userId === guest.userId)?.marks).toBe("000000");
  expect(await codeOf(service.answerGroup(guest.ctx, groupId, [CELLS]))).toBe("group-hour.noSuchHour");
});

test("of many who take the last place at once one gets it, and who is in it can still answer", async () => {
  const all = await people(15);
  const groupId = await addGroup(all.slice(0, 11).map((person) => [person] as const));
  const outcomes = await Promise.all(all.slice(11).map(({ ctx }) => codeOf(service.answerGroup(ctx, groupId, [0]))));
  expect(outcomes.sort()).toEqual(["done", "group-hour.isFull", "group-hour.isFull", "group-hour.isFull"]);
  expect(await membersOf(groupId)).toHaveLength(12);
  const [first] = all as [Person];
  expect(await codeOf(service.answerGroup(first.ctx, groupId, [1]))).toBe("done");
});

test("without the place counted in the write itself more would get in", async () => {
  const all = await people(4);
  const groupId = await addGroup((await people(11)).map((person) => [person] as const));
  const join = async ({ userId }: Person) => {
    const { length } = await membersOf(groupId);
    if (length < 12) await db.insert(hourMembers).values({ groupId, userId, joinedAt: Date.now() });
  };
  await Promise.all(all.map(join));
  expect((await membersOf(groupId)).length).toBeGreaterThan(12);
});

test("closing writes one letter for each hour and deletes every answer", async () => {
  const { leader, second, groupId } = await trio();
  await service.closeAnswers(leader.ctx, groupId);
  expect(await groupOf(groupId)).toMatchObject({ counted: 3, steps: "afffff" });
  expect((await membersOf(groupId)).map(({ marks }) => marks)).toEqual([null, null, null]);
  expect(await codeOf(service.answerGroup(second.ctx, groupId, []))).toBe("group-hour.isClosed");
  expect(await codeOf(service.closeAnswers(leader.ctx, groupId))).toBe("group-hour.isClosed");
});

test("of six people an hour in which four are free is told as all but one or two", async () => {
  const all = await people(6);
  const marks = ["110111", "110111", "111001", "111001", "100000", "010000"];
  const groupId = await addGroup(all.map((person, at) => [person, marks[at]] as const));
  await service.closeAnswers((all[0] as Person).ctx, groupId);
  expect((await groupOf(groupId))?.steps).toBe("nnfffn");
});

test("two who have answered aren't enough, nor is a third who is blocked", async () => {
  const [leader, second, third] = (await people(3)) as [Person, Person, Person];
  const groupId = await addGroup([[leader, EVERY], [second, EVERY], [third]]);
  expect(await codeOf(service.closeAnswers(leader.ctx, groupId))).toBe("group-hour.tooFewAnswers");
  const blocked = await signUp({ blockedAt: Date.now() });
  const other = await addGroup([
    [leader, EVERY],
    [second, EVERY],
    [blocked, EVERY],
  ]);
  expect(await codeOf(service.closeAnswers(leader.ctx, other))).toBe("group-hour.tooFewAnswers");
});

test("answers that come while they are closed are counted or refused, and none is left", async () => {
  const { leader, second, third, groupId } = await trio();
  const late = await signUp();
  const outcomes = await Promise.all([
    codeOf(service.answerGroup(late.ctx, groupId, [0])),
    codeOf(service.closeAnswers(leader.ctx, groupId)),
    codeOf(service.answerGroup(second.ctx, groupId, [0])),
    codeOf(service.answerGroup(third.ctx, groupId, [0])),
  ]);
  expect(outcomes[1]).toBe("done");
  const group = await groupOf(groupId);
  expect(group?.counted).toBe(outcomes[0] === "done" ? 4 : 3);
  expect((await membersOf(groupId)).filter(({ marks }) => marks !== null)).toEqual([]);
});

test("whoever joins once the answers are closed sees the hours and isn't counted", async () => {
  const [leader, late] = (await people(2)) as [Person, Person];
  const groupId = await addClosedGroup([leader]);
  expect(await service.readGroup(asNow(late), groupId, false)).toMatchObject({ steps: null, members: [] });
  await service.joinGroup(late.ctx, groupId);
  expect(await service.readGroup(asNow(late), groupId, false)).toMatchObject({ counted: 3, isMember: true });
});

test("the members hear of the hour once, of another one, and that it is called off; calendars know it by one name", async () => {
  const { leader, second, groupId } = await trio();
  await service.closeAnswers(leader.ctx, groupId);
  const pick = (cell: string, place: string) => post(groupId, leader, { act: "pick", cell, place });
  await Promise.all([pick("0", "Library"), pick("0", "Library")]);
  await pick("1", "Library");
  const file = async (as: Person) => (await visit(`/api/v1${path(groupId)}/calendar.ics`, { as })).text();
  const moved = await file(second);
  await service.cancelMeeting(leader.ctx, groupId);
  const cancelled = await file(second);
  expect((await noticesOf(second)).map(({ kind }) => kind)).toEqual(["group-hour.cancelled", "group-hour.moved", "group-hour.set"]);
  expect(await noticesOf(leader)).toEqual([]);
  const uidOf = (text: string) => /UID:(\S+)/.exec(text)?.[1];
  const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(uidOf(moved)).toBe(`meeting-${groupId}@hocam.test`);
  expect(uidOf(cancelled)).toBe(uidOf(moved));
  expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(moved));
  expect([/STATUS:(\w+)/.exec(moved)?.[1], /STATUS:(\w+)/.exec(cancelled)?.[1]]).toEqual(["CONFIRMED", "CANCELLED"]);
});

test("a meeting stands in its members' planner until it is called off", async () => {
  const [leader, second] = (await people(2)) as [Person, Person];
  const groupId = await addMeeting([leader, second], { place: "Library" });
  const planned = async ({ ctx }: Person) => {
    const range = { from: tomorrow(), until: tomorrow(), now: Date.now() };
    const [statement] = meetingPlanner.statements(ctx, range);
    const results = statement ? await db.batch([statement]) : [];
    return meetingPlanner.entries(ctx, range, results as unknown[][]);
  };
  expect(await planned(second)).toMatchObject([{ kind: "meeting", day: tomorrow(), start: 520, end: 580, detail: "Library" }]);
  await service.cancelMeeting(leader.ctx, groupId);
  expect(await planned(second)).toEqual([]);
});

test("a study room is opened once, invites the group, moves with the meeting and ends when that is called off", async () => {
  const [leader, second] = (await people(2)) as [Person, Person];
  const groupId = await addMeeting([leader, second]);
  const [roomId, again] = await Promise.all([service.openRoom(leader.ctx, groupId), service.openRoom(leader.ctx, groupId)]);
  expect(again).toBe(roomId);
  expect((await noticesOf(second)).map(({ kind, path: to }) => [kind, to])).toEqual([["group-hour.room", `/study-room/${roomId}`]]);
  const roomOf = async () => (await db.select().from(studyRooms).where(eq(studyRooms.roomId, roomId)))[0];
  const before = await roomOf();
  expect(before).toMatchObject({ topic: "Term project", visibility: "link", hostId: leader.userId });
  await service.pickHour(asNow(leader), groupId, 1, "");
  expect((await roomOf())?.startsAt).toBe((before?.startsAt ?? 0) + HOUR);
  await service.cancelMeeting(asNow(leader), groupId);
  expect((await roomOf())?.closedAt).not.toBeNull();
});

test("when whoever leads it leaves or is blocked, the next one does; with the last one the group goes", async () => {
  const [leader, second] = (await people(2)) as [Person, Person];
  const groupId = await addClosedGroup([leader, second]);
  expect(await codeOf(service.pickHour(second.ctx, groupId, 0, ""))).toBe("group-hour.notTheLeader");
  await service.leaveGroup(leader.ctx, groupId);
  expect(await codeOf(service.pickHour(second.ctx, groupId, 0, ""))).toBe("done");
  await service.leaveGroup(second.ctx, groupId);
  expect(await groupOf(groupId)).toBeUndefined();
  const blocked = await signUp({ blockedAt: Date.now() });
  const other = await addClosedGroup([blocked, second]);
  expect((await service.readGroup(asNow(second), other, false)).isLeader).toBe(true);
});

test("a group with a meeting to come isn't deleted before that is called off", async () => {
  const [leader, second] = (await people(2)) as [Person, Person];
  const groupId = await addMeeting([leader, second]);
  expect(await codeOf(service.deleteGroup(leader.ctx, groupId))).toBe("group-hour.meetingFirst");
  await service.cancelMeeting(leader.ctx, groupId);
  await service.deleteGroup(leader.ctx, groupId);
  expect([await groupOf(groupId), await membersOf(groupId)]).toEqual([undefined, []]);
});

test("a group that gets a meeting while it is deleted stays", async () => {
  const leader = await signUp();
  const groupId = await addMeeting([leader]);
  expect(await deleteGroup(asNow(leader), groupId)).toBe(false);
  expect(await groupOf(groupId)).toBeDefined();
});

test("a meeting that is over isn't called off, and nobody hears that it was", async () => {
  const [leader, second] = (await people(2)) as [Person, Person];
  const groupId = await addMeeting([leader, second], { days: [dayAhead(Date.now(), -1), tomorrow()], meetsOn: dayAhead(Date.now(), -1) });
  expect(await codeOf(service.cancelMeeting(leader.ctx, groupId))).toBe("group-hour.noMeeting");
  expect(await noticesOf(second)).toEqual([]);
  expect(await codeOf(service.deleteGroup(leader.ctx, groupId))).toBe("done");
});

test("whoever isn't in it learns of no meeting and of no answers", async () => {
  const [leader, guest] = (await people(2)) as [Person, Person];
  const meets = await addMeeting([leader], { place: "Library" });
  const { groupId: answered } = await trio();
  expect(await service.readGroup(asNow(guest), meets, false)).toMatchObject({ meeting: null, isToCome: false, choices: [], counted: null });
  expect(await service.readGroup(asNow(guest), answered, false)).toMatchObject({ mayClose: false, members: [] });
});

test("the page says where the boxes come from: the answer, something that takes one of the hours, or nothing", async () => {
  const person = await signUp();
  const span = { days: [tomorrow(), dayAhead(Date.now(), 3)], lastDay: dayAhead(Date.now(), 3) };
  const groupId = await addGroup([[person, "110000"]], span);
  const from = async (isAll: boolean) => (await service.readGroup(asNow(person), groupId, isAll)).own;
  expect(await from(false)).toEqual({ free: [0, 1], from: "answer" });
  expect(await from(true)).toEqual({ free: [0, 1, 2, 3, 4, 5], from: "nothing" });
  const scheduleId = await addSchedule(person, []);
  await addScheduleItem(scheduleId, { day: null, date: dayAhead(Date.now(), 2), startMinute: 540, endMinute: 590 });
  expect(await from(true)).toMatchObject({ from: "nothing" });
  await addScheduleItem(scheduleId, { day: null, date: tomorrow(), startMinute: 520, endMinute: 560 });
  expect(await from(true)).toEqual({ free: [1, 2, 3, 4, 5], from: "calendar" });
});

test("whoever leaves is told what goes with them", async () => {
  const [leader, second] = (await people(2)) as [Person, Person];
  const said = async (groupId: string, as = leader) => (await see(path(groupId), { as })).body;
  expect(await said(await addGroup([[leader]]))).toContain("the group is deleted");
  expect(await said(await addGroup([[leader], [second]]))).toContain("whoever joined after you leads the group");
  const open = await addGroup([[leader], [second, EVERY]]);
  expect(await said(open, second)).toContain("Your answer is deleted.");
  const closed = await addClosedGroup([leader, second]);
  expect(await said(closed, second)).not.toContain("Your answer is deleted.");
});

test("a person who leaves the platform leaves the group to the others", async () => {
  const { leader, groupId } = await trio();
  const erased = eraseStatements(
    { db },
    product.personalData.filter(({ table }) => table === hourMembers),
    leader,
  );
  await db.batch(erased as never);
  expect((await membersOf(groupId)).map(({ userId }) => userId)).not.toContain(leader.userId);
  expect(await groupOf(groupId)).toBeDefined();
});

test("a group is forgotten thirty days after its last day", async () => {
  const [leader] = (await people(1)) as [Person];
  const last = (days: number) => dayAfter(dayAhead(Date.now(), 0), -days);
  const old = await addGroup([[leader]], { days: [last(31)], lastDay: last(31) });
  const kept = await addGroup([[leader]], { days: [last(30)], lastDay: last(30) });
  await forgetOldTraces(testContext());
  expect([await groupOf(old), (await groupOf(kept))?.groupId]).toEqual([undefined, kept]);
  expect(await membersOf(old)).toEqual([]);
});

test("every step works on its page, in both languages, with and without a schedule", async () => {
  const turkish = { as: await signUp(), headers: { "accept-language": "tr" } };
  const { leader, groupId } = await trio();
  expect((await see(path(groupId), { as: leader })).body).toContain("Close answers and show the hours");
  expect((await see(path(groupId), turkish)).body).toContain("Saatlerimi gönder");
  await post(groupId, leader, { act: "close" });
  expect((await see(path(groupId), { as: leader })).body).toContain("Everyone is free");
  expect((await see(path(groupId), turkish)).body).toContain("Yanıtlar kapandı");
  await post(groupId, leader, { act: "pick", cell: "0", place: "Library" });
  expect((await see("/group-hour/all", { as: leader })).body).toContain("08:40");
});
