/** Who is in a live room is told whole once, and then what changes; a tab has one socket, and nobody floods the others by coming and going. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { users } from "@schema/accounts";
import { studyRooms } from "@schema/study-room";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { closeCodes, ENTRIES, TIMERS } from "../../../app/features/study-room/live/live.limits";
import { afterNews } from "../../../app/features/study-room/live/people";
import type { Answer, Present } from "../../../app/features/study-room/live/protocol";
import type { StudyRoomObject } from "../../../app/features/study-room/live/room.object";
import { tellRoom } from "../../../app/features/study-room/live.service.server";
import { HOUR, SECOND } from "../../../app/platform/clock";
import { enter, type Guest, knock, objectOf, ring, setClock } from "../../support/live-rooms";
import { type Person, signUp, testContext } from "../../support/site";
import { addMembers, addRoom } from "../../support/study-rooms";

let host: Person;
let member: Person;
let third: Person;
let roomId: string;

beforeEach(async () => {
  [host, member, third] = await Promise.all([signUp(), signUp(), signUp()]);
  roomId = await addRoom(host, { capacity: 50 });
  await addMembers(roomId, member, third);
});

const said = ({ heard }: Guest) => heard.filter((answer): answer is Answer => typeof answer !== "string");
const toldOf = (guest: Guest) => said(guest).filter(({ type }) => type === "people" || type === "news");
const namesOf = (people: readonly Present[]) => people.map(({ name }) => name);
const textOf = (answer: Answer) => JSON.stringify(answer).length;

/** Whom somebody believes to be there, from all that they heard. */
function believedBy(guest: Guest): Present[] {
  let people: Present[] = [];
  for (const answer of said(guest)) {
    if (answer.type === "welcome" || answer.type === "people") people = answer.people;
    else if (answer.type === "news") people = afterNews(people, answer);
  }
  return people;
}

const openSockets = () =>
  runInDurableObject(
    objectOf(roomId),
    (_: StudyRoomObject, ctx) => ctx.getWebSockets().filter(({ readyState }) => readyState === 1).length,
  );

/** Comes in and hears who is there. */
async function arrive(as: Person, tab?: string | null): Promise<Guest> {
  const guest = await enter(roomId, as, tab);
  await guest.hello();
  return guest;
}

test("one who opens and closes 176 times in a room of thirty costs the others together less than 1.5 MB, not the 40 MB of whole lists", async () => {
  const others = await Promise.all(Array.from({ length: 27 }, () => signUp()));
  for (const other of others) await addMembers(roomId, other);
  const guests = [await arrive(host), await arrive(third)];
  for (const other of others) guests.push(await arrive(other));
  const [witness] = guests as [Guest];
  const before = guests.map(({ heard }) => heard.length);
  const start = Date.now();
  let whole = 0;
  for (let at = 0; at < 176; at += 1) {
    if (at % ENTRIES.max === 0) await setClock(roomId, start + (at / ENTRIES.max + 1) * ENTRIES.windowMs);
    const { socket } = await enter(roomId, member);
    await witness.next("news", ({ came }) => came.length === 1);
    whole += textOf({ type: "people", people: believedBy(witness), hostId: host.userId, closesAt: start });
    socket.close();
    await witness.next("news", ({ left }) => left.length === 1);
    whole += textOf({ type: "people", people: believedBy(witness), hostId: host.userId, closesAt: start });
  }
  for (const guest of guests) await guest.hello();
  const told = guests.flatMap((guest, at) => said(guest).slice(before[at])).filter(({ type }) => type === "news");
  expect(told.length).toBe(2 * 176 * guests.length);
  expect(told.reduce((sum, answer) => sum + textOf(answer), 0)).toBeLessThan(1_500_000);
  expect(whole * guests.length).toBeGreaterThan(25_000_000);
  expect(new Set(guests.map((guest) => JSON.stringify(namesOf(believedBy(guest))))).size).toBe(1);
}, 60_000);

test("a second tab that comes or goes is told to nobody", async () => {
  const [one, two] = [await arrive(host), await arrive(member)];
  const before = toldOf(one).length;
  const second = await arrive(member);
  expect(await openSockets()).toBe(3);
  second.socket.close();
  await expect.poll(openSockets).toBe(2);
  await two.say("Still here");
  await one.next("said");
  expect([toldOf(one).length, namesOf((await one.hello()).people)]).toEqual([before, [host.name, member.name]]);
});

test("a tab that opens another socket gives up its old one, and nobody is told", async () => {
  const one = await arrive(host);
  const tab = crypto.randomUUID();
  const old = await arrive(member, tab);
  await one.next("news");
  const before = toldOf(one).length;
  for (let at = 0; at < 8; at += 1) await arrive(member, tab);
  expect(await old.end()).toBe(closeCodes.elsewhere);
  await one.hello();
  expect([toldOf(one).length, namesOf(believedBy(one))]).toEqual([before, [host.name, member.name]]);
  expect(await openSockets()).toBe(2);
});

test("a tab is one person's: who names another's takes nothing away, and what is no name is refused", async () => {
  const tab = crypto.randomUUID();
  const one = await arrive(host, tab);
  const two = await arrive(member, tab);
  await two.say("Both are here");
  await one.next("said");
  expect([one.closed, namesOf((await one.hello()).people)]).toEqual([null, [host.name, member.name]]);
  expect((await knock(roomId, member, {}, "no%20name")).status).toBe(400);
});

test("news comes to nobody before the whole list, and a newcomer misses nothing that happens meanwhile", async () => {
  const one = await arrive(host);
  const late = await enter(roomId, member);
  const two = await arrive(third);
  await one.next("news", ({ came }) => namesOf(came).includes(third.name));
  expect(toldOf(late)).toEqual([]);
  expect(namesOf((await late.hello()).people)).toEqual([host.name, member.name, third.name]);
  two.socket.close();
  expect((await late.next("news")).left).toEqual([third.userId]);
  await arrive(third);
  await late.next("news", ({ came }) => namesOf(came).includes(third.name));
  expect(namesOf(believedBy(late))).toEqual([host.name, member.name, third.name]);
  expect(toldOf(late).some((answer) => answer.type === "people")).toBe(false);
});

test("a room that slept knows what it told, and says what changed since and nothing else", async () => {
  const one = await arrive(host);
  await arrive(member);
  await one.next("news");
  const before = toldOf(one).length;
  await evictDurableObject(objectOf(roomId), { webSockets: "hibernate" });
  await arrive(member);
  await evictDurableObject(objectOf(roomId), { webSockets: "hibernate" });
  await arrive(third);
  await one.next("news");
  expect(toldOf(one).slice(before)).toEqual([
    { type: "news", came: [{ userId: third.userId, name: third.name, userName: third.userName }], left: [] },
  ]);
});

test("a room whose sockets were all cut off believes nobody to be there any more", async () => {
  await arrive(host);
  await arrive(member);
  await evictDurableObject(objectOf(roomId), { webSockets: "close" });
  const one = await arrive(third);
  await arrive(host);
  await one.next("news");
  expect(namesOf(believedBy(one))).toEqual([third.name, host.name]);
});

test("who asks again after a pause hears all who are there, whatever they had missed", async () => {
  const one = await arrive(host);
  const two = await arrive(member);
  await arrive(third);
  two.socket.close();
  await one.next("news", ({ left }) => left.length > 0);
  expect(namesOf((await one.hello()).people)).toEqual([host.name, third.name]);
});

test("who is called otherwise now is news, and stands where they stood", async () => {
  const one = await arrive(host);
  await arrive(member);
  await arrive(third);
  await testContext().db.update(users).set({ name: "Zeynep Yeni" }).where(eq(users.userId, member.userId));
  await arrive(member);
  await one.next("news", ({ came }) => namesOf(came).includes("Zeynep Yeni"));
  expect(namesOf(believedBy(one))).toEqual([host.name, "Zeynep Yeni", third.name]);
});

test("another end of the room is news that names nobody", async () => {
  const one = await arrive(host);
  const closesAt = Date.now() + 2 * HOUR;
  await testContext().db.update(studyRooms).set({ endsAt: closesAt }).where(eq(studyRooms.roomId, roomId));
  await tellRoom(testContext(), roomId);
  expect(await one.next("news")).toEqual({ type: "news", came: [], left: [], hostId: host.userId, closesAt });
});

test("a browser that names no tab, as those of before do, is told whole lists and stays right", async () => {
  const old = await arrive(host, null);
  const two = await arrive(member);
  expect(namesOf((await old.next("people")).people)).toEqual([host.name, member.name]);
  two.socket.close();
  expect(namesOf((await old.next("people")).people)).toEqual([host.name]);
  expect(toldOf(old).some(({ type }) => type === "news")).toBe(false);
});

test("nobody comes in more often because the room slept meanwhile", async () => {
  await setClock(roomId, Date.now());
  for (let at = 0; at < ENTRIES.max; at += 1) await enter(roomId, host);
  expect((await knock(roomId, host)).status).toBe(429);
  await evictDurableObject(objectOf(roomId), { webSockets: "hibernate" });
  expect([(await knock(roomId, host)).status, (await knock(roomId, member)).status]).toEqual([429, 101]);
});

test("one person starts and stops the timer only so often, by however many tabs, and sees how it stands", async () => {
  const one = await arrive(host);
  const tabs = [await arrive(member), await arrive(member)];
  await setClock(roomId, Date.now());
  for (let at = 0; at < 2 * TIMERS.max; at += 1) tabs[at % 2]?.send(at % 4 < 2 ? { type: "start", focus: 25, rest: 5 } : { type: "stop" });
  for (const tab of tabs) await tab.hello();
  await one.hello();
  const timers = (guest: Guest) => said(guest).filter(({ type }) => type === "timer");
  expect(timers(one).length).toBeLessThanOrEqual(TIMERS.max);
  for (const guest of [one, ...tabs]) expect(timers(guest).at(-1)).toMatchObject({ timer: (await guest.hello()).timer });
  one.send({ type: "start", focus: 50, rest: 10 });
  expect((await one.next("timer", ({ timer }) => timer?.focus === 50)).timer?.name).toBe(host.name);
});

test("who vanished is told as gone at the next look, and what the room told is forgotten with it", async () => {
  const [one, two] = [await arrive(host), await arrive(member)];
  await one.next("news");
  const end = Date.now() + HOUR;
  await setClock(roomId, end + SECOND);
  await ring(roomId);
  expect([await one.end(), await two.end()]).toEqual([closeCodes.over, closeCodes.over]);
  const told = () => runInDurableObject(objectOf(roomId), (_: StudyRoomObject, { storage }) => JSON.stringify([...storage.kv.list()]));
  expect(await told()).not.toContain(member.name);
});
