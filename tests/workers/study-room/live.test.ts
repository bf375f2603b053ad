/** A live room in its own object: who is let in, what is said and kept, and what becomes of those who misbehave or vanish. */
import { evictDurableObject, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { studyRoomMessages, studyRooms } from "@schema/study-room";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { entryRequest, type RoomFacts } from "../../../app/features/study-room/live/handed";
import {
  closeCodes,
  ENTRIES,
  FRAMES,
  LOOK_EVERY,
  MAX_SAID,
  MESSAGES,
  SILENT,
  SOCKET_LASTS,
} from "../../../app/features/study-room/live/live.limits";
import type { StudyRoomObject } from "../../../app/features/study-room/live/room.object";
import { phaseAt, roomClock, roomTime } from "../../../app/features/study-room/live/timer.rules";
import { saveReportedMessage, tellRoom, tellRooms } from "../../../app/features/study-room/live.service.server";
import { DAY, HOUR, MINUTE, SECOND } from "../../../app/platform/clock";
import { rawStatement } from "../../../app/platform/db.server";
import { enter, keepsAnything, knock, objectOf, ring, setClock } from "../../support/live-rooms";
import { see } from "../../support/pages";
import { call, ORIGIN, type Person, signUp, testContext } from "../../support/site";
import { addMembers, addRoom } from "../../support/study-rooms";

let host: Person;
let member: Person;
let roomId: string;

beforeEach(async () => {
  [host, member] = await Promise.all([signUp(), signUp()]);
  roomId = await addRoom(host);
  await addMembers(roomId, member);
});

const codeOf = async (response: Response) => [response.status, ((await response.json()) as { error: { code: string } }).error.code];
const namesOf = (people: { name: string }[]) => people.map(({ name }) => name);
const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);
const change = (change: Partial<typeof studyRooms.$inferInsert>) =>
  testContext().db.update(studyRooms).set(change).where(eq(studyRooms.roomId, roomId));

test("members see who is there, and who goes", async () => {
  const one = await enter(roomId, host);
  await one.hello();
  const two = await enter(roomId, member);
  expect(namesOf((await two.hello()).people)).toEqual([host.name, member.name]);
  two.socket.close();
  expect(namesOf((await one.next("news")).came)).toEqual([member.name]);
  expect(await one.next("news")).toEqual({ type: "news", came: [], left: [member.userId] });
});

test("somebody with two browsers is there once", async () => {
  await enter(roomId, host);
  const two = await enter(roomId, host);
  expect(namesOf((await two.hello()).people)).toEqual([host.name]);
});

test("what one says all hear, in one order, and nobody says more than a room holds in a line", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  await one.say("First");
  await two.say("Second");
  expect(textsOf((await (await enter(roomId, member)).hello()).messages)).toEqual(["First", "Second"]);
  expect((await one.next("said", ({ message }) => message.text === "Second")).message.name).toBe(member.name);
  await one.say("x".repeat(MAX_SAID));
  one.send({ type: "say", id: "too-long-a-text", text: "x".repeat(MAX_SAID + 1) });
  expect(await one.end()).toBe(1007);
});

test("who comes back asks for what was said since, and what is sent twice is said once", async () => {
  const one = await enter(roomId, host);
  const { seq } = await one.say("Before");
  const two = await enter(roomId, member);
  two.socket.close();
  await one.say("Meanwhile");
  const again = await enter(roomId, member);
  expect(textsOf((await again.hello(seq)).messages)).toEqual(["Meanwhile"]);
  const id = crypto.randomUUID();
  expect((await again.say("Twice", id)).seq).toBe((await again.say("Twice", id)).seq);
  expect(textsOf((await one.hello()).messages)).toEqual(["Before", "Meanwhile", "Twice"]);
});

test("a room that was put to sleep in the middle of a timer and a chat goes on with both, and with its people", async () => {
  const one = await enter(roomId, host);
  one.send({ type: "start", focus: 25, rest: 5 });
  const { timer } = await one.next("timer");
  await one.say("Before it slept");
  await evictDurableObject(objectOf(roomId), { webSockets: "hibernate" });
  const late = await enter(roomId, member);
  const found = await late.hello();
  expect([found.timer, textsOf(found.messages), namesOf(found.people)]).toEqual([timer, ["Before it slept"], [host.name, member.name]]);
  await late.say("After it woke");
  expect((await one.next("said", ({ message }) => message.text === "After it woke")).message.seq).toBe(2);
});

test("late comers and clocks that are five minutes wrong see the same second", async () => {
  const one = await enter(roomId, host);
  one.send({ type: "start", focus: 1, rest: 1 });
  await one.next("timer");
  const { timer, now } = await one.hello();
  const late = await (await enter(roomId, member)).hello();
  expect(late.timer).toEqual(timer);
  const shown = [0, 5 * MINUTE, -5 * MINUTE].map((wrong) => {
    const reading = 1000 + wrong;
    return timer && phaseAt(timer, roomTime(roomClock(now, reading, reading), reading + 90 * SECOND));
  });
  expect(new Set(shown.map((phase) => JSON.stringify(phase))).size).toBe(1);
  expect(shown[0]?.kind).toBe("rest");
});

test("strangers, guests, other sites and forged ids are let into nothing, and make no room", async () => {
  const stranger = await signUp();
  const before = (await listDurableObjectIds(env.STUDY_ROOMS as DurableObjectNamespace)).length;
  expect(await codeOf(await knock(roomId, stranger))).toEqual([403, "study-room.notAMember"]);
  expect((await knock(roomId, undefined)).status).toBe(401);
  for (const forged of ["room-forged", "room-0000000000000000000000", "x'--", "a".repeat(80)])
    expect([404, 400]).toContain((await knock(encodeURIComponent(forged), stranger)).status);
  expect(await codeOf(await knock(roomId, member, { origin: "https://evil.example" }))).toEqual([403, "study-room.otherOrigin"]);
  expect((await knock(roomId, member, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await call(`/study-room/${roomId}/live`, { as: member })).status).toBe(422);
  expect((await listDurableObjectIds(env.STUDY_ROOMS as DurableObjectNamespace)).length).toBe(before);
  expect((await knock(roomId, member, { origin: ORIGIN })).status).toBe(101);
});

test("whoever a browser says that they are, they are who the session says", async () => {
  const forged = encodeURIComponent(JSON.stringify({ visitor: { userId: host.userId, name: "Forged", userName: "forged" } }));
  const response = await knock(roomId, member, { "x-room-entry": forged });
  response.webSocket?.accept();
  expect(namesOf((await (await enter(roomId, host)).hello()).people)).toEqual([member.name, host.name]);
});

test("a room lets nobody in before it opens or once it is over", async () => {
  await change({ startsAt: Date.now() + HOUR, endsAt: Date.now() + 2 * HOUR });
  expect(await codeOf(await knock(roomId, member))).toEqual([409, "study-room.notOpenYet"]);
  await change({ startsAt: Date.now() - 2 * HOUR, endsAt: Date.now() - HOUR });
  expect(await codeOf(await knock(roomId, member))).toEqual([409, "study-room.isOver"]);
});

test.each([
  ["binary", new ArrayBuffer(8), 1003],
  ["too large", "x".repeat(5000), 1009],
  ["no JSON", "{", 1007],
  ["nothing that a room knows", { type: "sudo" }, 1007],
  ["more than it may hold", { type: "stop", extra: 1 }, 1007],
])("a frame that is %s closes its socket, and nobody else notices", async (_, frame, code) => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  await one.say("Before");
  two.send(frame);
  expect(await two.end()).toBe(code);
  await one.say("After");
  expect([one.closed, textsOf((await one.hello()).messages)]).toEqual([null, ["Before", "After"]]);
});

test("a hundred frames a second are cut off, and nobody else notices", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  for (let at = 0; at < 100; at++) two.send({ type: "hello", since: 0, clock: at });
  expect(await two.end()).toBe(closeCodes.tooFast);
  expect(two.heard.filter((answer) => typeof answer !== "string" && answer.type === "welcome").length).toBeLessThanOrEqual(FRAMES.max);
  expect((await one.say("Calm")).text).toBe("Calm");
});

test("who says too much at once is refused the rest, and keeps the connection", async () => {
  const one = await enter(roomId, host);
  for (let at = 0; at < MESSAGES.max; at++) await one.say(`Line ${at}`);
  one.send({ type: "say", id: "one-too-many", text: "One too many" });
  expect((await one.next("refused")).id).toBe("one-too-many");
  expect([(await one.hello()).messages.length, one.closed]).toEqual([MESSAGES.max, null]);
});

test("opening another socket gives nobody more messages", async () => {
  const one = await enter(roomId, host);
  for (let at = 0; at < MESSAGES.max; at++) await one.say(`Line ${at}`);
  const again = await enter(roomId, host);
  again.send({ type: "say", id: "by-another-way", text: "By another way" });
  expect((await again.next("refused")).id).toBe("by-another-way");
});

test("who was shown out while they came in stays out, whatever the door had read", async () => {
  const one = await enter(roomId, host);
  const facts = await runInDurableObject(objectOf(roomId), (_: StudyRoomObject, ctx) => ctx.storage.kv.get<RoomFacts>("facts"));
  if (!facts) throw new Error("The room knows nothing");
  await objectOf(roomId).update({
    ...facts,
    revision: facts.revision + 1,
    memberIds: facts.memberIds.filter((id) => id !== member.userId),
  });
  const visitor = { userId: member.userId, name: member.name, userName: member.userName, sessionId: member.ctx.actor.sessionId };
  expect((await objectOf(roomId).fetch(entryRequest({ facts, visitor }))).status).toBe(403);
  expect(namesOf((await one.hello()).people)).toEqual([host.name]);
});

test("nobody is a ghost after a minute", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  expect(SILENT + LOOK_EVERY).toBeLessThan(MINUTE);
  await runInDurableObject(objectOf(roomId), (_: StudyRoomObject, ctx) => {
    const now = Date.now();
    for (const socket of ctx.getWebSockets()) {
      const seat = socket.deserializeAttachment() as { userId: string };
      if (seat.userId === member.userId) socket.serializeAttachment({ ...seat, seenAt: now - SILENT - 1 });
    }
  });
  expect(await ring(roomId)).toBe(true);
  expect(await two.end()).toBe(closeCodes.silent);
  expect(namesOf((await one.hello()).people)).toEqual([host.name]);
});

test("a beat is answered without waking the room, and keeps one in it", async () => {
  const one = await enter(roomId, host);
  one.send("beat");
  await one.hello();
  expect(one.heard).toContain("beat back");
});

test("a socket is opened anew by a session that still holds", async () => {
  const one = await enter(roomId, host);
  await setClock(roomId, Date.now() + SOCKET_LASTS + SECOND);
  await runInDurableObject(objectOf(roomId), (room: StudyRoomObject, ctx) => {
    for (const socket of ctx.getWebSockets())
      socket.serializeAttachment({ ...(socket.deserializeAttachment() as object), seenAt: room.clock.now() });
  });
  await change({ endsAt: Date.now() + 5 * HOUR });
  await tellRoom(testContext(), roomId);
  expect(await one.end()).toBe(closeCodes.renew);
});

test.each([
  ["logged out", sql`UPDATE sessions SET ended_at = 1`],
  ["had their sessions end", sql`UPDATE sessions SET expires_at = 1`],
  ["was blocked", sql`UPDATE users SET blocked_at = 1`],
])("whoever %s reads on for some seconds at most, and can't come back by the old session", async (_, change) => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  expect(LOOK_EVERY).toBeLessThanOrEqual(5 * SECOND);
  await testContext().db.run(sql`${change} WHERE user_id = ${member.userId}`);
  expect(await ring(roomId)).toBe(true);
  expect(await two.end()).toBe(closeCodes.renew);
  expect((await knock(roomId, member)).status).toBe(401);
  expect(namesOf((await one.hello()).people)).toEqual([host.name]);
});

test("nobody is told who is there when that hasn't changed, and one person comes in only so often", async () => {
  const one = await enter(roomId, host);
  await one.hello();
  const before = one.heard.length;
  for (let at = 1; at < ENTRIES.max; at += 1) await enter(roomId, host);
  await one.hello().catch(() => undefined);
  expect(one.heard.slice(before).filter((answer) => typeof answer !== "string" && ["people", "news"].includes(answer.type))).toEqual([]);
  expect((await knock(roomId, host)).status).toBe(429);
  expect((await knock(roomId, member)).status).toBe(101);
});

test("who is removed is shown out at once, can't come back, and can't read on", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  expect((await call(`/study-room/${roomId}/members/${member.userId}`, { as: host, method: "DELETE" })).status).toBe(200);
  expect(await two.end()).toBe(closeCodes.removed);
  await one.say("About them");
  expect(await codeOf(await knock(roomId, member))).toEqual([403, "study-room.notAMember"]);
  await change({ endsAt: Date.now() - SECOND });
  expect((await see(`/study-room/${roomId}`, { as: member })).body).not.toContain("About them");
  expect((await see(`/study-room/${roomId}`, { as: host })).body).toContain("About them");
});

test("a change that the room wasn't told of is told within the minute, once", async () => {
  const two = await enter(roomId, member);
  await tellRooms(testContext());
  await testContext().db.batch([
    rawStatement(testContext().db, sql`UPDATE study_room_members SET status = 'removed' WHERE user_id = ${member.userId}`),
  ]);
  expect(await tellRooms(testContext())).toBe("1 live rooms told");
  expect(await two.end()).toBe(closeCodes.removed);
  expect(await tellRooms(testContext())).toBe("0 live rooms told");
});

test("a room closes by itself at its end, and what was said is gone a day later", async () => {
  const one = await enter(roomId, host);
  await one.say("Gone soon");
  const end = Date.now() + HOUR;
  await setClock(roomId, end + MINUTE);
  await ring(roomId);
  expect(await one.end()).toBe(closeCodes.over);
  expect([await objectOf(roomId).messages().then(textsOf), await keepsAnything(roomId)]).toEqual([["Gone soon"], true]);
  await setClock(roomId, end + DAY + MINUTE);
  await ring(roomId);
  expect([await objectOf(roomId).messages(), await keepsAnything(roomId)]).toEqual([[], false]);
});

test("a host who ends a room closes it for all", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  expect((await call(`/study-room/${roomId}`, { as: host, method: "DELETE" })).status).toBe(200);
  expect([await one.end(), await two.end()]).toEqual([closeCodes.over, closeCodes.over]);
});

test("a room that staff take down is closed", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const one = await enter(roomId, host);
  await see("/study-room/admin/rooms", { as: moderator, form: { act: "take-down", id: roomId, reason: "It sells answers." } });
  expect(await one.end()).toBe(closeCodes.over);
});

test("whoever leaves the platform is gone from the room with all that they said", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  await one.say("Stays");
  await two.say("Goes");
  const { db } = testContext();
  await db.batch([rawStatement(db, sql`UPDATE users SET deletion_due_at = 1 WHERE user_id = ${member.userId}`)]);
  await tellRooms(testContext());
  expect([await two.end(), (await one.next("gone")).seqs]).toEqual([closeCodes.removed, [2]]);
  expect(textsOf((await one.hello()).messages)).toEqual(["Stays"]);
  const kept = await runInDurableObject(objectOf(roomId), (_: StudyRoomObject, { storage }) =>
    JSON.stringify([...storage.sql.exec("SELECT * FROM said")]),
  );
  expect([kept.includes("Goes"), kept.includes(member.userId), kept.includes(member.name)]).toEqual([false, false, false]);
});

test("who had left the room before they left the platform is gone with what they said as well", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  await two.say("Goes");
  await call(`/study-room/${roomId}/leave`, { as: member, method: "POST", json: {} });
  expect(await two.end()).toBe(closeCodes.removed);
  const { db } = testContext();
  await db.batch([rawStatement(db, sql`UPDATE users SET deletion_due_at = 1 WHERE user_id = ${member.userId}`)]);
  await tellRooms(testContext());
  expect((await one.hello()).messages).toEqual([]);
});

test("a message is reported by a member as it was said, and leaves the chat when staff uphold that", async () => {
  const [one, two] = [await enter(roomId, host), await enter(roomId, member)];
  const { seq } = await two.say("Something nasty");
  expect((await call(`/study-room/${roomId}/messages/${seq}/keep`, { as: await signUp(), method: "POST" })).status).toBe(403);
  expect((await call(`/study-room/${roomId}/messages/99/keep`, { as: host, method: "POST" })).status).toBe(404);
  const form = await see(`/study-room/${roomId}`, { as: host, form: { act: "report", seq: String(seq) } });
  const messageId = form.location?.split("/").at(-1) ?? "";
  expect(await saveReportedMessage(host.ctx, roomId, seq)).toBe(messageId);
  const json = { subject_id: messageId, category: "harassment", details: "They insulted another member." };
  expect((await call("/reporting", { as: host, json })).status).toBe(201);
  await testContext().db.update(studyRoomMessages).set({ status: "rejected" }).where(eq(studyRoomMessages.messageId, messageId));
  await tellRooms(testContext());
  expect((await one.next("gone")).seqs).toEqual([seq]);
  expect((await one.hello()).messages).toEqual([]);
});

test("a stranger reads nothing of a chat, by page or API, while it is open or over", async () => {
  await (await enter(roomId, host)).say("zqsaid");
  const people = [await signUp(), await signUp({ userRole: "moderator" })];
  for (const endsAt of [Date.now() + HOUR, Date.now() - SECOND]) {
    await change({ endsAt });
    for (const as of people) {
      expect((await see(`/study-room/${roomId}`, { as })).body).not.toContain("zqsaid");
      expect(JSON.stringify((await call(`/study-room/${roomId}`, { as })).body)).not.toContain("zqsaid");
    }
  }
  expect((await see(`/study-room/${roomId}`, { as: member })).body).toContain("zqsaid");
});
