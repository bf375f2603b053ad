/** What leaves the site of a schedule: files, feeds, links for others. None says more than its owner chose, and all can be taken back. */
import { scheduleLinks, schedules } from "@schema/schedule";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addItem } from "~/features/schedule/entries.service.server";
import { exportCalendar, readFeed } from "~/features/schedule/export.service.server";
import { copyShared, makeLink, readShared, revokeLink } from "~/features/schedule/links.service.server";
import { createSchedule, deleteSchedule } from "~/features/schedule/plans.service.server";
import { readPlan } from "~/features/schedule/schedule.service.server";
import { addUniversity, type Course } from "../../support/rows";
import { addCalendar, addSchedule, addScheduleItem, morning, offeredCourse, TERM } from "../../support/schedules";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const item = { title: "Doctor", repeats: "weekly" as const, day: 0, start: 900, end: 960, color: 1 };
const share = { act: "link" as const, kind: "share" as const };

let owner: Person;
let course: Course;
let scheduleId: string;

beforeAll(async () => {
  await addUniversity();
  owner = await signUp({ name: "Kezban Öztürkoğlu" });
  course = await offeredCourse({ number: 1, times: [morning(0)] }, { number: 2, times: [morning(1)] });
  scheduleId = await addSchedule(owner, [[course, 1]], { name: "Fall plan" });
  await addScheduleItem(scheduleId, { title: "Doctor" });
});

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (thrown: { code?: string }) => thrown.code ?? String(thrown),
  );
const feedPath = (token: string) => `/api/v1/schedule-feeds/${token}.ics`;
const sequenceIn = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1] ?? -1);

test("a feed opens by its secret alone, is kept a minute at most, and answers 404 as soon as it is revoked", async () => {
  const token = await makeLink(owner.ctx, scheduleId, { act: "link", kind: "feed" });
  const open = await visit(feedPath(token));
  expect([open.status, open.headers.get("content-type"), open.headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, max-age=60",
  ]);
  expect(await open.text()).toContain("The dates of the term aren't entered yet");
  await revokeLink(owner.ctx, scheduleId, "feed");
  const closed = await visit(feedPath(token));
  expect([closed.status, closed.headers.get("cache-control")?.includes("max-age")]).toEqual([404, false]);
  for (const wrong of ["x", "a".repeat(43), `${token}.ics`]) expect((await visit(feedPath(wrong))).status).toBe(404);
});

test("of a secret the database keeps its hash alone, and a new link takes the old one's place", async () => {
  const first = await makeLink(owner.ctx, scheduleId, { act: "link", kind: "feed" });
  const second = await makeLink(owner.ctx, scheduleId, { act: "link", kind: "feed" });
  const rows = await db.select().from(scheduleLinks).where(eq(scheduleLinks.scheduleId, scheduleId));
  expect([rows.length, JSON.stringify(rows).includes(second)]).toEqual([1, false]);
  expect([(await visit(feedPath(first))).status, (await visit(feedPath(second))).status]).toEqual([404, 200]);
});

test("a feed is no share link, and a share link is no feed", async () => {
  const feed = await makeLink(owner.ctx, scheduleId, { act: "link", kind: "feed" });
  const shared = await makeLink(owner.ctx, scheduleId, share);
  expect(await refusal(readShared(testContext(), feed))).toBe("schedule.linkNotFound");
  expect(await refusal(readFeed(testContext(), shared))).toBe("schedule.linkNotFound");
});

test("nobody else can make, revoke or export what isn't theirs", async () => {
  const other = await signUp();
  const refusals = await Promise.all([
    refusal(makeLink(other.ctx, scheduleId, share)),
    refusal(revokeLink(other.ctx, scheduleId, "share")),
    refusal(exportCalendar(other.ctx, scheduleId)),
  ]);
  expect(new Set(refusals)).toEqual(new Set(["schedule.notFound"]));
  expect((await call(`/schedules/${scheduleId}`, { as: other })).status).toBe(404);
  expect((await visit(`/api/v1/schedules/${scheduleId}/calendar.ics`, { as: other })).status).toBe(404);
});

test("a shared schedule shows courses; name and own items where the owner chose so, and never surname or department", async () => {
  const token = await makeLink(owner.ctx, scheduleId, share);
  const bare = await readShared(testContext(), token);
  expect([bare.sections.map(({ courseCode }) => courseCode), bare.items, bare.ownerName]).toEqual([[course.courseCode], [], null]);
  const said = JSON.stringify(bare);
  for (const own of ["Kezban", "Öztürkoğlu", "Doctor", owner.userId, scheduleId]) expect(said).not.toContain(own);
  const open = await makeLink(owner.ctx, scheduleId, { ...share, shows_name: true, shows_items: true });
  const full = await readShared(testContext(), open);
  expect([full.ownerName, full.items.map(({ title }) => title)]).toEqual(["Kezban Öztürkoğlu", ["Doctor"]]);
});

test("a copy of a shared schedule is one's own, with what is shown of it", async () => {
  const reader = await signUp();
  const bare = await copyShared(reader.ctx, await makeLink(owner.ctx, scheduleId, share));
  expect(await readPlan(reader.ctx, bare)).toMatchObject({ name: "Fall plan", sections: [{ id: course.courseId }], items: [] });
  const full = await copyShared(reader.ctx, await makeLink(owner.ctx, scheduleId, { ...share, shows_items: true }));
  expect((await readPlan(reader.ctx, full)).items.map(({ title }) => title)).toEqual(["Doctor"]);
  await revokeLink(owner.ctx, scheduleId, "share");
  expect(await refusal(copyShared(reader.ctx, "a".repeat(43)))).toBe("schedule.linkNotFound");
});

test("links go with their schedule", async () => {
  const other = await addSchedule(owner);
  const token = await makeLink(owner.ctx, other, share);
  await deleteSchedule(owner.ctx, other);
  expect(await refusal(readShared(testContext(), token))).toBe("schedule.linkNotFound");
  expect(await db.select().from(scheduleLinks).where(eq(scheduleLinks.scheduleId, other))).toEqual([]);
});

test("the database allows one link of a kind for a schedule", async () => {
  const other = await addSchedule(owner);
  const row = { scheduleId: other, kind: "feed" as const, createdAt: 1 };
  await db.insert(scheduleLinks).values({ ...row, tokenHash: "one" });
  await expect(db.insert(scheduleLinks).values({ ...row, tokenHash: "two" })).rejects.toThrow();
});

test("the sequence of a calendar rises with every change of plan, timetable or academic calendar, and only then", async () => {
  const other = await addSchedule(owner, [[course, 1]]);
  const read = async () => exportCalendar(owner.ctx, other);
  await addItem(owner.ctx, other, { ...item, repeats: "once", day: undefined, date: "2026-12-01" });
  const first = await read();
  expect(await read()).toBe(first);
  await addCalendar();
  const dated = await read();
  expect(dated).toContain(`SUMMARY:${course.courseCode}`);
  await addItem(owner.ctx, other, item);
  const changed = await read();
  await addCalendar({ days: [{ from: "2026-10-29", until: null, follows: null }], version: 2 });
  const last = await read();
  expect([first, dated, changed, last].map(sequenceIn)).toEqual([1, 2, 3, 4]);
  // Another language is no change of what is told.
  await exportCalendar({ ...owner.ctx, locale: "tr" }, other);
  expect(sequenceIn(await read())).toBe(4);
});

test("calendars that are fetched at once count a change once", async () => {
  const other = await addSchedule(owner, [[course, 1]]);
  const files = await Promise.all(Array.from({ length: 6 }, () => exportCalendar(owner.ctx, other)));
  expect(new Set(files.map(sequenceIn))).toEqual(new Set([1]));
  const [row] = await db.select().from(schedules).where(eq(schedules.scheduleId, other));
  expect(row?.calendarRevision).toBe(1);
});

test("the page makes a link, shows it once, and revokes it, without scripts", async () => {
  const page = `/schedule/${scheduleId}/export`;
  const made = await visit(page, { as: owner, form: { act: "link", kind: "share" } });
  const html = await made.text();
  const [, path = ""] = /value="https:\/\/hocam\.test(\/schedule\/shared\/[\w-]+)"/.exec(html) ?? [];
  expect([made.status, made.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const shared = await visit(path);
  expect([shared.status, shared.headers.get("cache-control"), (await shared.text()).includes(course.courseCode)]).toEqual([
    200,
    "private, no-store",
    true,
  ]);
  expect(await (await visit(page, { as: owner })).text()).not.toContain(path);
  await visit(page, { as: owner, form: { act: "revoke", kind: "share" } });
  expect((await visit(path)).status).toBe(404);
});

test("the API lists one's own schedules, and gives each as JSON", async () => {
  const reader = await signUp();
  const own = await createSchedule(reader.ctx, { name: "Plan", term: TERM, course: course.courseCode, section: 2 });
  const { body } = await call<{ schedules: { schedule_id: string }[] }>("/schedules", { as: reader });
  expect(body.schedules.map(({ schedule_id }) => schedule_id)).toEqual([own]);
  const one = await call(`/schedules/${own}`, { as: reader });
  expect(one.body).toMatchObject({ name: "Plan", courses: [{ course_code: course.courseCode, section: 2, meetings: [{ day: 1 }] }] });
});
