/** Study rooms as data: opening, joining, leaving, handing over, removing, ending; each rule holds when many ask at once. */
import { studyRoomMembers, studyRooms } from "@schema/study-room";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { insertMember } from "../../../app/features/study-room/members.repository.server";
import { joinRoom } from "../../../app/features/study-room/members.service.server";
import { addRoom as open } from "../../../app/features/study-room/study-room.service.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { rawStatement } from "../../../app/platform/db.server";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { dayAhead, localTime, momentOf } from "../../../app/platform/time";
import { product } from "../../../app/product.server";
import { noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { addCourse, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addMembers, addRoom } from "../../support/study-rooms";

interface Room {
  study_room_id: string;
  topic: string;
  members: number;
  place: string | null;
  state: string;
  people: { user_id: string }[];
  starts_at: number;
  ends_at: number;
}
type Answer = Room & {
  next?: string;
  rooms: Room[];
  own: Room[];
  error: { code: string; message: string; details?: Record<string, unknown> };
};

let host: Person;
beforeEach(async () => {
  host = await signUp();
});

const api = (as: Person, path: string, method = "GET", json?: unknown) => call<Answer>(`/study-room${path}`, { method, as, json });
const day = () => dayAhead(Date.now(), 3);
const MEETING = { topic: "Calculus midterm", place: "Library", starts: "14:00", ends: "16:00", capacity: 4, visibility: "everyone" };
const input = (own: Record<string, unknown> = {}) => ({ ...MEETING, day: day(), ...own });
const codeOf = ({ status, body }: { status: number; body: Answer }) => [status, body.error?.code];
const people = (count: number) => Promise.all(Array.from({ length: count }, () => signUp()));
const rowOf = async (roomId: string) => {
  const [row] = await testContext().db.select().from(studyRooms).where(eq(studyRooms.roomId, roomId));
  if (!row) throw new Error("There is no such room");
  return row;
};
const membersOf = (roomId: string) =>
  testContext().db.$count(studyRoomMembers, and(eq(studyRoomMembers.roomId, roomId), eq(studyRoomMembers.status, "member")));

test("a room is opened with its host in it, read, changed and called off", async () => {
  const { body } = await api(host, "", "POST", input());
  const path = `/${body.study_room_id}`;
  const times = { starts_at: momentOf(day(), "14:00"), ends_at: momentOf(day(), "16:00") };
  expect((await api(host, path)).body).toMatchObject({
    topic: "Calculus midterm",
    members: 1,
    place: "Library",
    state: "planned",
    ...times,
  });
  await api(host, path, "PUT", input({ topic: "Calculus final" }));
  expect((await api(host, path)).body.topic).toBe("Calculus final");
  expect((await api(host, path, "DELETE")).status).toBe(200);
  expect((await api(host, path)).body.state).toBe("cancelled");
  expect(codeOf(await api(host, path, "PUT", input()))).toEqual([409, "study-room.isOver"]);
});

test("a form that is sent twice opens one room", async () => {
  const json = input({ key: "the-key-of-the-form" });
  await Promise.all([1, 2, 3].map(() => api(host, "", "POST", json)));
  expect((await api(host, "")).body.own.length).toBe(1);
});

test("what ends before it begins ends on the next day", async () => {
  const { body } = await api(host, "", "POST", input({ starts: "22:00", ends: "01:00" }));
  expect((await api(host, `/${body.study_room_id}`)).body.ends_at).toBe(momentOf(day(), "22:00") + 3 * HOUR);
});

test.each([
  [{ day: "2020-01-01" }, "inThePast", "starts"],
  [{ day: dayAhead(Date.now(), 200) }, "tooFarAhead", "starts"],
  [{ starts: "08:00", ends: "07:00" }, "tooLong", "ends"],
  [{ course_code: "ZZZ999" }, "unknownCourse", "course_code"],
  [{ visibility: "department" }, "noDepartment", "visibility"],
])("of %o is said %s beside its field, and nothing is lost", async (own, code, field) => {
  const person = await signUp({ departmentId: null });
  const answer = await api(person, "", "POST", input(own));
  expect([answer.body.error.code, answer.body.error.details?.field]).toEqual([`study-room.${code}`, field]);
  const form = Object.fromEntries(Object.entries(input(own)).map(([name, value]) => [name, String(value)]));
  const page = await see("/study-room/add", { as: person, form });
  expect([page.status >= 400, page.body.includes("Calculus midterm")]).toEqual([true, true]);
});

test("fifty who join a room for eight at once are eight, a hundred times", async () => {
  const crowd = await people(50);
  for (let round = 0; round < 100; round++) {
    const roomId = await addRoom(host, { visibility: "link" });
    const answers = await Promise.allSettled(crowd.map(({ ctx }) => joinRoom(ctx, roomId)));
    expect(answers.filter(({ status }) => status === "fulfilled").length).toBe(7);
    expect([await membersOf(roomId), (await rowOf(roomId)).memberCount]).toEqual([8, 8]);
  }
});

test("the control: asked first and written afterwards, a room for eight is oversold", async () => {
  const crowd = await people(50);
  const roomId = await addRoom(host);
  await Promise.all(
    crowd.map(async ({ ctx, userId }) => {
      if ((await membersOf(roomId)) < 8) await ctx.db.insert(studyRoomMembers).values({ roomId, userId, joinedAt: 1 });
    }),
  );
  expect(await membersOf(roomId)).toBeGreaterThan(8);
});

test("nobody joins what is full, over, called off or taken down", async () => {
  const [one, two] = await people(2);
  const full = await addRoom(host, { capacity: 2 });
  await addMembers(full, one as Person);
  const past = await addRoom(host, { startsAt: 1, endsAt: 2 });
  const closed = await addRoom(host, { closedAt: 1 });
  const down = await addRoom(host, { status: "rejected" });
  const codes = await Promise.all(
    [full, past, closed, down, "room-none"].map(async (id) => (await api(two as Person, `/${id}/join`, "POST")).body.error.code),
  );
  expect(codes).toEqual(["isFull", "isOver", "isOver", "notFound", "notFound"].map((code) => `study-room.${code}`));
});

test("a room of a department is neither seen nor joined from outside, and staff see it without its place", async () => {
  const outsider = await signUp({ departmentId: null });
  const moderator = await signUp({ userRole: "moderator", departmentId: null });
  await addCourse();
  const roomId = await addRoom(host, { visibility: "department", departmentId: DEPARTMENT.departmentId, place: "zqplace" });
  expect([(await api(outsider, `/${roomId}`)).status, (await api(outsider, `/${roomId}/join`, "POST")).status]).toEqual([404, 404]);
  expect((await api(outsider, "?size=50")).body.rooms.map(({ study_room_id }) => study_room_id)).not.toContain(roomId);
  expect((await api(moderator, `/${roomId}`)).body.place).toBeNull();
  const insider = await signUp({ departmentId: DEPARTMENT.departmentId });
  expect((await api(insider, "?size=50")).body.rooms.map(({ study_room_id }) => study_room_id)).toContain(roomId);
  expect((await api(insider, `/${roomId}/join`, "POST")).status).toBe(200);
});

test("a room by link is in no list, and open to whoever has it", async () => {
  const guest = await signUp();
  const roomId = await addRoom(host, { visibility: "link" });
  expect((await api(guest, "?size=50")).body.rooms.map(({ study_room_id }) => study_room_id)).not.toContain(roomId);
  expect((await api(guest, `/${roomId}/join`, "POST")).status).toBe(200);
});

test("rooms come in the order in which they begin, page by page, each once", async () => {
  const { courseId, courseCode } = await addCourse();
  const startsAt = Date.now() + 5 * HOUR;
  const ids: string[] = [];
  for (let at = 0; at < 25; at++)
    ids.push(await addRoom(host, { courseId, startsAt: startsAt + Math.floor(at / 3), endsAt: startsAt + HOUR }));
  const guest = await signUp();
  const found: string[] = [];
  let next: string | undefined = "";
  while (next !== undefined) {
    const { body } = await api(guest, `?course=${courseCode}&size=10${next && `&after=${next}`}`);
    found.push(...body.rooms.map(({ study_room_id }) => study_room_id));
    next = body.next;
  }
  expect(found).toEqual(ids);
});

test("a room stands among those that one may join until one is in it or was removed, and again once one has left", async () => {
  const { courseId, courseCode } = await addCourse();
  const roomId = await addRoom(host, { courseId });
  const guest = await signUp();
  const listed = async () => (await api(guest, `?course=${courseCode}`)).body.rooms.length;
  expect(await listed()).toBe(1);
  await api(guest, `/${roomId}/join`, "POST");
  expect([await listed(), (await api(guest, "")).body.own.length]).toEqual([0, 1]);
  await api(guest, `/${roomId}/leave`, "POST", {});
  expect(await listed()).toBe(1);
  await api(guest, `/${roomId}/join`, "POST");
  await api(host, `/${roomId}/members/${guest.userId}`, "DELETE");
  expect(await listed()).toBe(0);
});

test("place and people are for members, by API and page", async () => {
  const roomId = await addRoom(host, { place: "zqplace" });
  const stranger = await signUp();
  const before = await api(stranger, `/${roomId}`);
  expect([before.body.place, before.body.people]).toEqual([null, []]);
  const page = await see(`/study-room/${roomId}`, { as: stranger });
  expect([page.body.includes("zqplace"), page.body.includes(host.userName)]).toEqual([false, false]);
  await api(stranger, `/${roomId}/join`, "POST");
  expect((await api(stranger, `/${roomId}`)).body).toMatchObject({
    place: "zqplace",
    people: [{ user_id: host.userId }, { user_id: stranger.userId }],
  });
  expect((await see(`/study-room/${roomId}`, { as: stranger })).body).toContain("zqplace");
});

test("who left may come back, who was removed may not", async () => {
  const [one, two] = (await people(2)) as [Person, Person];
  const roomId = await addRoom(host);
  await addMembers(roomId, one, two);
  await api(one, `/${roomId}/leave`, "POST", {});
  expect((await api(one, `/${roomId}/join`, "POST")).status).toBe(200);
  expect((await api(host, `/${roomId}/members/${two.userId}`, "DELETE")).status).toBe(200);
  expect(codeOf(await api(two, `/${roomId}/join`, "POST"))).toEqual([403, "study-room.wasRemoved"]);
  expect((await see(`/study-room/${roomId}`, { as: two })).body).toContain("removed you");
  expect(await membersOf(roomId)).toBe(2);
});

test("somebody who joins while they are removed stays removed", async () => {
  const roomId = await addRoom(host);
  const guest = await signUp();
  await addMembers(roomId, guest);
  for (let i = 0; i < 5; i++) {
    await Promise.all([
      api(guest, `/${roomId}/leave`, "POST", {}),
      api(host, `/${roomId}/members/${guest.userId}`, "DELETE"),
      api(guest, `/${roomId}/join`, "POST"),
    ]);
  }
  await api(guest, `/${roomId}/join`, "POST");
  expect([await membersOf(roomId), (await rowOf(roomId)).memberCount]).toEqual([1, 1]);
});

test("a host leaves by handing over, to a member alone", async () => {
  const [one, stranger] = (await people(2)) as [Person, Person];
  const roomId = await addRoom(host);
  await addMembers(roomId, one);
  expect(codeOf(await api(host, `/${roomId}/leave`, "POST", {}))).toEqual([409, "study-room.hostStays"]);
  expect(codeOf(await api(host, `/${roomId}/leave`, "POST", { next_host: stranger.userId }))).toEqual([409, "study-room.hostStays"]);
  expect((await api(host, `/${roomId}/leave`, "POST", { next_host: one.userId })).status).toBe(200);
  expect([(await rowOf(roomId)).hostId, await membersOf(roomId)]).toEqual([one.userId, 1]);
  expect((await api(host, `/${roomId}/members/${one.userId}`, "DELETE")).status).toBe(404);
  expect((await api(one, `/${roomId}`, "DELETE")).status).toBe(200);
});

test("nobody but the host changes, ends or hands over a room", async () => {
  const [member, stranger] = (await people(2)) as [Person, Person];
  const roomId = await addRoom(host);
  await addMembers(roomId, member);
  for (const other of [member, stranger, await signUp({ userRole: "admin" })]) {
    const statuses = [
      await api(other, `/${roomId}`, "PUT", input()),
      await api(other, `/${roomId}`, "DELETE"),
      await api(other, `/${roomId}/hand-over`, "POST", { user_id: member.userId }),
      await api(other, `/${roomId}/members/${host.userId}`, "DELETE"),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await see(`/study-room/edit/${roomId}`, { as: other })).status).toBe(404);
  }
});

test("of a room that has begun the topic is changed and the start stays, but it can't be moved into the past", async () => {
  const began = Date.now() - HOUR;
  const roomId = await addRoom(host, { startsAt: began, endsAt: Date.now() + 2 * HOUR });
  const [start, end] = [localTime(began), localTime(Date.now() + HOUR)];
  const times = { day: start.date, starts: start.time, ends: end.time };
  expect((await api(host, `/${roomId}`, "PUT", input({ ...times, topic: "Still at it" }))).status).toBe(200);
  const earlier = localTime(began - HOUR);
  const moved = await api(host, `/${roomId}`, "PUT", input({ ...times, day: earlier.date, starts: earlier.time }));
  expect(codeOf(moved)).toEqual([422, "study-room.inThePast"]);
});

test("a room never has fewer places than members", async () => {
  const crowd = await people(3);
  const roomId = await addRoom(host, { startsAt: momentOf(day(), "14:00"), endsAt: momentOf(day(), "16:00") });
  await addMembers(roomId, ...crowd);
  const refused = await api(host, `/${roomId}`, "PUT", input({ capacity: 3 }));
  expect([refused.body.error.code, refused.body.error.message.includes("4")]).toEqual(["study-room.fewerThanMembers", true]);
  expect((await api(host, `/${roomId}`, "PUT", input({ capacity: 4 }))).status).toBe(200);
});

test("members hear once that a room is moved or called off, of a new topic nothing, and the host nothing", async () => {
  const member = await signUp();
  const roomId = await addRoom(host, { startsAt: momentOf(day(), "14:00"), endsAt: momentOf(day(), "16:00") });
  await addMembers(roomId, member);
  await api(host, `/${roomId}`, "PUT", input({ topic: "Another topic" }));
  expect(await noticesOf(member)).toEqual([]);
  await api(host, `/${roomId}`, "PUT", input({ place: "Room 5" }));
  await api(host, `/${roomId}`, "DELETE");
  const kinds = (await noticesOf(member)).map(({ kind }) => kind).sort();
  expect([kinds, await noticesOf(host)]).toEqual([["study-room.cancelled", "study-room.moved"], []]);
});

test("everything works by plain forms, and comes filled in from free time", async () => {
  const asked = await see(`/study-room/add?day=${day()}&start=10%3A40&end=12%3A30`, { as: host });
  for (const value of [`value="${day()}"`, 'value="10:40"', 'value="12:30"']) expect(asked.body).toContain(value);
  const form = Object.fromEntries(Object.entries(input({ topic: "Quiet work" })).map(([name, value]) => [name, String(value)]));
  const made = await see("/study-room/add", { as: host, form });
  const path = made.location ?? "";
  expect(path).toMatch(/^\/study-room\/room-\w+$/);
  const [one, two] = (await people(2)) as [Person, Person];
  for (const person of [one, two]) expect((await see(path, { as: person, form: { act: "join" } })).location).toBe(path);
  expect((await see("/study-room/all", { as: one })).body).toContain("Quiet work");
  await see(path, { as: host, form: { act: "remove", user_id: two.userId } });
  await see(path.replace("study-room/", "study-room/edit/"), { as: host, form: { ...form, topic: "Loud work" } });
  await see(path, { as: host, form: { act: "leave", next_host: one.userId } });
  await see(path, { as: one, form: { act: "end" } });
  const { topic, hostId, closedAt } = await rowOf(path.split("/").at(-1) ?? "");
  expect([topic, hostId, closedAt !== null]).toEqual(["Loud work", one.userId, true]);
});

test("a joined room stands in one's planner, and only there", async () => {
  const roomId = await addRoom(host, { topic: "zqtopic", startsAt: Date.now() + HOUR, endsAt: Date.now() + 2 * HOUR });
  const other = await signUp();
  expect((await see("/my-space", { as: host })).body).toContain(`/study-room/${roomId}`);
  expect((await see("/my-space", { as: other })).body).not.toContain("zqtopic");
});

test("who is blocked or leaves is in no room any more, and their room goes to whoever came first, or ends", async () => {
  const [first, second] = (await people(2)) as [Person, Person];
  const shared = await addRoom(host);
  await addMembers(shared, first, second);
  const alone = await addRoom(host);
  const { db } = testContext();
  await db.batch([rawStatement(db, sql`UPDATE users SET deletion_due_at = 1 WHERE user_id = ${host.userId}`)]);
  expect([(await rowOf(shared)).hostId, await membersOf(shared), (await rowOf(shared)).closedAt]).toEqual([first.userId, 2, null]);
  expect([(await rowOf(alone)).hostId, (await rowOf(alone)).closedAt !== null]).toEqual([null, true]);
  expect((await insertMember(host.ctx, shared))?.membership).toBe("left");
});

test("one's rooms are in one's export, and go with the account", async () => {
  const other = await signUp();
  const joined = await addRoom(other, { topic: "zqothers" });
  await addMembers(joined, host);
  await addRoom(host, { topic: "zqmine" });
  const exported = await (await visit("/api/v1/profile/me/export", { as: host })).text();
  expect([exported.includes("zqmine"), exported.includes(joined), exported.includes("zqothers")]).toEqual([true, true, false]);
  const { db } = testContext();
  const [first, ...rest] = eraseStatements({ db }, product.personalData, host);
  if (first) await db.batch([first, ...rest]);
  expect(await db.$count(studyRooms, eq(studyRooms.hostId, host.userId))).toBe(0);
  expect([await db.$count(studyRoomMembers, eq(studyRoomMembers.userId, host.userId)), (await rowOf(joined)).memberCount]).toEqual([0, 1]);
});

test("rooms are forgotten three months after they ended", async () => {
  const old = await addRoom(host, { startsAt: Date.now() - 92 * DAY, endsAt: Date.now() - 91 * DAY });
  const recent = await addRoom(host, { startsAt: Date.now() - 90 * DAY, endsAt: Date.now() - 89 * DAY });
  await forgetOldTraces(testContext());
  const { db } = testContext();
  const left = await db.select({ id: studyRooms.roomId }).from(studyRooms).where(eq(studyRooms.hostId, host.userId));
  expect([left.map(({ id }) => id), await db.$count(studyRoomMembers, eq(studyRoomMembers.roomId, old))]).toEqual([[recent], 0]);
});

test("staff take a room down with a reason that its host reads, and bring it back; others don't reach them", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const roomId = await addRoom(host, { topic: "zqsells", place: "zqplace" });
  const list = await see("/study-room/admin/rooms", { as: moderator });
  expect([list.body.includes("zqsells"), list.body.includes("zqplace")]).toEqual([true, false]);
  expect((await see(`/study-room/admin/users?after=${host.userId.slice(0, -1)}`, { as: moderator })).body).toContain(host.userName);
  const refused = await see("/study-room/admin/rooms", { as: moderator, form: { act: "take-down", id: roomId, reason: "" } });
  expect([refused.status, (await rowOf(roomId)).status]).toEqual([400, "approved"]);
  await see("/study-room/admin/rooms", { as: moderator, form: { act: "take-down", id: roomId, reason: "It sells answers." } });
  expect((await see(`/study-room/${roomId}`, { as: host })).body).toContain("It sells answers.");
  const someone = await signUp();
  expect((await see("/study-room/all?size=50", { as: someone })).body).not.toContain("zqsells");
  expect((await see("/study-room/admin/rooms", { as: someone })).status).toBeGreaterThanOrEqual(300);
  await see("/study-room/admin/rooms", { as: moderator, form: { act: "bring-back", id: roomId } });
  expect((await see("/study-room/all?size=50", { as: someone })).body).toContain("zqsells");
});

test("a room can be reported", async () => {
  const roomId = await addRoom(host);
  const someone = await signUp();
  const json = { subject_id: roomId, category: "spam", details: "This room is an advert." };
  expect((await call("/reporting", { as: someone, json })).status).toBe(201);
});

test("rooms that one may join are found without reading those that are over", async () => {
  const past = Array.from({ length: 60 }, (_, at) =>
    addRoom(host, { startsAt: Date.now() - (at + 2) * DAY, endsAt: Date.now() - (at + 2) * DAY + HOUR }),
  );
  await Promise.all(past);
  const ctx = testContext({ actor: (await signUp()).ctx.actor });
  await open(host.ctx, { ...input(), starts: 840, ends: 960, course_code: undefined, visibility: "everyone" });
  const before = ctx.meter.rowsRead;
  const { listOpen } = await import("../../../app/features/study-room/study-room.repository.server");
  await listOpen(ctx as Person["ctx"], { size: 20 });
  expect(ctx.meter.rowsRead - before).toBeLessThan(60);
});

test("whoever isn't signed in is shown real rooms for everyone, without hosts, places or the way in", async () => {
  const shown = await addRoom(host, { topic: "Zqshown topic", place: "Zqplace", startsAt: Date.now() - 2 * HOUR });
  await addRoom(host, { topic: "Zqlink topic", visibility: "link" });
  await addRoom(host, { topic: "Zqover topic", startsAt: Date.now() - 3 * HOUR, endsAt: Date.now() - HOUR });
  const page = (await see("/study-room/demo")).body;
  const { body } = await call<Answer>("/study-room/demo");
  expect(body.rooms.map(({ topic }) => topic)).toContain("Zqshown topic");
  for (const text of [page, JSON.stringify(body)]) {
    expect(text).toContain("Zqshown topic");
    for (const hidden of ["Zqlink", "Zqover", "Zqplace", shown, host.userId, host.name]) expect(text).not.toContain(hidden);
  }
});
