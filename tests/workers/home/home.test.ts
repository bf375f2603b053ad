/** The front page: for guests what there is, for members what concerns them; nobody is told what isn't so, and it costs one round trip. */
import type { users } from "@schema/accounts";
import { experiences } from "@schema/courses";
import { events } from "@schema/events";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readHomeContent, readOwnHome } from "../../../app/features/home/home.service.server";
import { headOf } from "../../../app/features/home/today.rules";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import type { SignedInContext } from "../../../app/platform/context";
import { localDay, momentOf } from "../../../app/platform/time";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addPost } from "../../support/posts";
import { addCourse, addEntry, addExperience, addUniversity } from "../../support/rows";
import { call, type Person, signUp, testContext } from "../../support/site";
import { addTodo } from "../../support/todos";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TERMS = ["2021-1", "2021-2", "2022-1", "2022-2"];

beforeAll(addUniversity);

const fresh = (person: Person): SignedInContext => ({ ...person.ctx, ...testContext(), actor: person.ctx.actor }) as SignedInContext;
const at = (startsAt: number) => [{ startsAt, endsAt: startsAt + HOUR }];
const goTo = (as: Person, eventId: string) => call(`/event/${eventId}/rsvp`, { as, method: "POST" });
const reply = (as: Person, postId: string) => call(`/thread/${postId}/replies`, { as, json: { text: "A reply" } });

/** Somebody with something in every block, and what it is called. */
async function busyPerson(own: Partial<typeof users.$inferInsert> = {}) {
  const [person, other] = [await signUp(own), await signUp()];
  const now = Date.now();
  const going = await addEvent({ name: "Where I am going" }, at(now + 2 * DAY));
  await goTo(person, going);
  const postId = await addPost(other, threads, { title: "A thread I follow" });
  await call(`/thread/${postId}/follow`, { as: person, method: "PUT", json: { is_followed: true } });
  await reply(other, postId);
  const saved = await addCourse({ nameEn: "The Saved Course" });
  await call(`/catalog/courses/${saved.courseCode}/favorite`, { as: person, method: "PUT", json: { is_favorite: true } });
  const written = await addCourse({ nameEn: "The Rejected Course" });
  await addExperience({ courseId: written.courseId, authorId: person.userId, status: "rejected", reviewReason: "Names a person" });
  return { person, other, going, postId, saved, written };
}

test("a guest sees what is on, real experiences and what there is to do, each with a link that leads somewhere", async () => {
  const course = await addCourse({ nameEn: "A Course Of The Front Page" });
  await addExperience({ courseId: course.courseId, authorId: null });
  const eventId = await addEvent({ name: "An evening for everybody" }, at(Date.now() + HOUR));
  const { status, body } = await see("/");
  expect([status, body.includes("A Course Of The Front Page"), body.includes(`href="/event/${eventId}"`)]).toEqual([200, true, true]);
  expect(
    ["/courses/all", "/thread/display/demo", "/community/demo/all", "/gpa-calculator"].filter((to) => !body.includes(`href="${to}"`)),
  ).toEqual([]);
  expect(body).toContain("approved contributions open the databank");
});

test("who has neither joined, saved nor written anything reads where to start, and no empty box", async () => {
  const person = await signUp();
  const { body } = await see("/", { as: person });
  expect(["Where to start", "0 of 3 approved"].filter((text) => !body.includes(text))).toEqual([]);
  expect(["My next events", "My discussions", "All saved", "Reason:"].filter((text) => body.includes(text))).toEqual([]);
});

test("whoever has nothing planned finds three things to do; with something due today the day stands there instead", async () => {
  const person = await signUp();
  const ways = ["/schedule/all", "/event/all", "/courses/add"].map((to) => `href="${to}"`);
  const before = (await see("/", { as: person })).body;
  expect(ways.filter((way) => !before.includes(way))).toEqual([]);
  await addTodo(person, { title: "Hand in the essay", dueOn: localDay(Date.now()) });
  const { body } = await see("/", { as: person });
  expect([body.includes("Hand in the essay"), body.includes("Where to start")]).toEqual([true, false]);
});

test("what comes next stands first on the front page, with the minutes to it", async () => {
  const person = await signUp();
  const now = momentOf("2026-11-24", "11:28");
  await addTodo(person, { title: "Essay", dueOn: "2026-11-24", dueMinute: 11 * 60 + 40 });
  const { days } = await readOwnHome({ ...fresh(person), clock: { now: () => now } });
  expect(headOf(days, now)).toMatchObject({ is: "soon", minutes: 12, entry: { title: "Essay" } });
});

test("a member sees their next events, what is new in their discussions, what they saved, and why something was rejected", async () => {
  const { person } = await busyPerson();
  const { body } = await see("/", { as: person });
  const wanted = [
    "Where I am going",
    "A thread I follow",
    "1 new reply",
    "The Saved Course",
    "The Rejected Course",
    "Reason: Names a person",
  ];
  expect(wanted.filter((text) => !body.includes(text))).toEqual([]);
  expect(body).not.toContain("Where to start");
});

test("nobody sees anything of somebody else", async () => {
  await busyPerson();
  const { body } = await see("/", { as: await signUp({ userRole: "admin" }) });
  expect(["A thread I follow", "The Saved Course", "The Rejected Course", "Names a person"].filter((text) => body.includes(text))).toEqual(
    [],
  );
});

test("a VIP isn't told that contributions open the databank, however they became one", async () => {
  const contributor = await signUp();
  for (const term of TERMS) await addExperience({ courseId: (await addCourse()).courseId, authorId: contributor.userId, term });
  const vips = [contributor, await signUp({ isVerifiedGraduate: true }), await signUp({ userRole: "moderator" })];
  for (const as of vips) {
    const { body } = await see("/", { as });
    expect([
      body.includes("The databank is open to you."),
      body.includes("open the databank for you"),
      body.includes("of 3 approved"),
    ]).toEqual([true, false, false]);
  }
  const { body } = await see("/", { as: await signUp({ previewUntil: Date.now() + 5 * DAY }) });
  expect([body.includes("you can read the databank until"), body.includes("0 of 3 approved")]).toEqual([true, true]);
});

test("progress counts what is approved now, and a contribution that is taken back takes it back", async () => {
  const person = await signUp();
  const { experienceId } = await addExperience({ courseId: (await addCourse()).courseId, authorId: person.userId });
  await addEntry({ courseId: (await addCourse()).courseId, authorId: person.userId, status: "waiting" });
  expect((await readOwnHome(fresh(person))).vip).toMatchObject({ approved: 1, waiting: 1, missing: 2, isVip: false });
  await testContext().db.update(experiences).set({ status: "rejected" }).where(eq(experiences.experienceId, experienceId));
  expect((await readOwnHome(fresh(person))).vip).toMatchObject({ approved: 0, waiting: 1, missing: 3 });
});

test("next events are those that aren't over, by the occurrence that comes next, and leave when they are hidden", async () => {
  const person = await signUp();
  const now = Date.now();
  const series = await addEvent({ name: "A series" }, [...at(now - 7 * DAY), ...at(now + 3 * DAY)]);
  const underWay = await addEvent({ name: "Under way" }, at(now - HOUR / 2));
  const over = await addEvent({ name: "Over soon" }, at(now + HOUR));
  for (const eventId of [series, underWay, over]) await goTo(person, eventId);
  const names = async (ctx = fresh(person)) =>
    (await readOwnHome(ctx)).going.map(({ name, startsAt }: { name: string; startsAt: number }) => [name, startsAt - now]);
  expect(await names()).toEqual([
    ["Under way", -HOUR / 2],
    ["Over soon", HOUR],
    ["A series", 3 * DAY],
  ]);
  await testContext().db.update(events).set({ showStatus: "inactive" }).where(eq(events.eventId, over));
  const later = { ...fresh(person), clock: { now: () => now + DAY } };
  expect(await names(later)).toEqual([["A series", 3 * DAY]]);
});

test("this week ends after seven days; where it holds nothing, what comes next is shown under its own name", async () => {
  const person = await signUp();
  const now = Date.now() + 400 * DAY;
  const ctx = () => ({ ...fresh(person), clock: { now: () => now } });
  await addEvent({ name: "In nine days" }, at(now + 9 * DAY));
  const far = await readOwnHome(ctx());
  expect([far.on.isThisWeek, far.on.events.map(({ name }) => name)]).toEqual([false, ["In nine days"]]);
  await addEvent({ name: "Twice this week" }, [...at(now + DAY), ...at(now + 2 * DAY)]);
  const near = await readOwnHome(ctx());
  expect([near.on.isThisWeek, near.on.events.map(({ name }) => name)]).toEqual([true, ["Twice this week"]]);
});

test("a discussion one wrote in stands there without being followed, with what came after one's own reply", async () => {
  const [person, other] = [await signUp(), await signUp()];
  const postId = await addPost(other, threads, { title: "I only answered" });
  await reply(other, postId);
  await reply(person, postId);
  const news = async () => (await readOwnHome(fresh(person))).threads.map(({ title, news }) => [title, news]);
  expect(await news()).toEqual([["I only answered", 0]]);
  await reply(other, postId);
  await reply(other, postId);
  expect(await news()).toEqual([["I only answered", 2]]);
});

test("what staff took down of one's posts and replies is told with its reason, what is open isn't", async () => {
  const [person, other] = [await signUp(), await signUp()];
  await addPost(person, studyTips, { title: "An open tip" });
  await addPost(person, studyTips, { title: "A hidden tip", status: "rejected", reviewReason: "Copied" });
  await reply(person, await addPost(other, threads, { title: "Not mine" }));
  const { work } = await readOwnHome(fresh(person));
  expect(work.map(({ label, title, status, reason }) => [label, title, status, reason])).toEqual([
    ["Study tips", "A hidden tip", "rejected", "Copied"],
  ]);
});

const costOf = async (as?: Person) => {
  const headers = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
  await see("/", { as, headers });
  const { headers: sent } = await see("/", { as, headers });
  const [, trips, rows] = /round trips (\d+), rows read (\d+)/.exec(sent.get("server-timing") ?? "") ?? [];
  return { trips: Number(trips), rows: Number(rows) };
};

test("the front page costs one round trip for everybody, and rows in proportion to what it shows", async () => {
  const { person: busy } = await busyPerson();
  const vip = (await busyPerson({ isVerifiedGraduate: true })).person;
  const people = { newcomer: await signUp(), busy, vip, moderator: await signUp({ userRole: "moderator" }) };
  for (const [name, as] of Object.entries(people)) {
    const { trips, rows } = await costOf(as);
    expect([name, trips, rows <= 200 ? "few" : rows]).toEqual([name, 1, "few"]);
  }
});

test("the rows stay few for somebody who followed, answered, joined and wrote a lot", async () => {
  const { person, other } = await busyPerson();
  for (let i = 0; i < 40; i++) {
    const postId = await addPost(other, threads, { title: `Thread ${i}` });
    if (i % 2) await call(`/thread/${postId}/follow`, { as: person, method: "PUT", json: { is_followed: true } });
    else await reply(person, postId);
    await addPost(person, studyTips, { title: `Tip ${i}` });
    await goTo(person, await addEvent({}, at(Date.now() + (i + 1) * HOUR)));
  }
  const own = await readOwnHome(fresh(person));
  const planned = own.days.flatMap(({ entries }) => entries).length;
  const shown =
    planned + own.going.length + own.on.events.length + own.threads.length + own.saved.length + own.work.length + own.latest.length;
  const { trips, rows } = await costOf(person);
  expect([trips, rows <= 10 * shown ? "few" : `${rows} for ${shown}`]).toEqual([1, "few"]);
});

test("no statement of the front page reads a table from end to end", async () => {
  const { person } = await busyPerson();
  const watched = watchedContext({ actor: person.ctx.actor });
  await readOwnHome(watched.ctx as SignedInContext);
  await readHomeContent(watched.ctx);
  const asked = [...watched.statements].join("\n");
  const tables = [
    "event_rsvps",
    "event_dates",
    "post_follows",
    "replies",
    "course_favorites",
    "contributions",
    "experiences",
    "polls",
    "counters",
  ];
  expect(tables.filter((table) => !asked.includes(table))).toEqual([]);
  expect(await fullScans(watched.statements)).toEqual([]);
});
