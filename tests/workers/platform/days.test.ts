/** Days are the university's: what is counted, closed and refused by day goes by its clocks. */
import { departments } from "@schema/departments";
import { eventDays, events } from "@schema/events";
import { dailyMarks } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPost, readPost } from "../../../app/engines/posts/posts.service.server";
import { adverts } from "../../../app/features/advert/advert.collection";
import { comeTo, countShare, countView } from "../../../app/features/events/attendance.service.server";
import { frequentJobs } from "../../../app/jobs.server";
import { dailyVisitor } from "../../../app/platform/visits.server";
import { addEvent, dayAhead, eventBody } from "../../support/events";
import { postBody } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const HOUR = 3_600_000;
const clockAt = (text: string) => ({ clock: { now: () => Date.parse(text) }, userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
const as = (person: Person, own: Parameters<typeof testContext>[0] = {}) => ({ ...testContext(own), actor: person.ctx.actor });

test("a view at one in the morning counts for the day that has begun, here and in the event's numbers", async () => {
  const eventId = await addEvent();
  const work: Promise<unknown>[] = [];
  countView(testContext({ ...clockAt("2026-11-21T22:00:00Z"), waitUntil: (each) => work.push(each) }), eventId);
  await Promise.all(work);
  await countShare(as(await signUp(), clockAt("2026-11-21T22:00:00Z")), eventId);
  const { db } = testContext();
  expect(await db.select({ day: dailyMarks.day }).from(dailyMarks).where(eq(dailyMarks.subject, eventId))).toEqual([{ day: "2026-11-22" }]);
  expect(await db.select({ day: eventDays.day }).from(eventDays).where(eq(eventDays.eventId, eventId))).toEqual([{ day: "2026-11-22" }]);
});

test("somebody who reads before and after midnight is counted on both days", async () => {
  for (const moment of ["2026-11-20T20:30:00Z", "2026-11-20T21:30:00Z"])
    await dailyVisitor(testContext(clockAt(moment)), "course-midnight");
  const { db } = testContext();
  const days = await db.select({ day: dailyMarks.day }).from(dailyMarks).where(eq(dailyMarks.subject, "course-midnight"));
  expect(days.map(({ day }) => day).sort()).toEqual(["2026-11-20", "2026-11-21"]);
});

test("an advert is open until its last day is over, and its sixtieth day can be chosen right after midnight", async () => {
  const author = await signUp();
  const input = postBody(adverts, { expires: "2026-11-23" }) as never;
  const postId = await addPost(as(author, clockAt("2026-11-20T09:00:00Z")), adverts, input);
  const close = (moment: string) => frequentJobs["close-expired"]?.(testContext(clockAt(moment)));
  const closedAt = async () => (await readPost(as(author), adverts, postId)).closedAt;
  await close("2026-11-23T20:59:00Z");
  expect(await closedAt()).toBeNull();
  await close("2026-11-23T21:00:00Z");
  expect(await closedAt()).toEqual(expect.any(Number));
  const late = as(author, clockAt("2026-11-21T22:00:00Z"));
  await addPost(late, adverts, postBody(adverts, { expires: "2027-01-21" }) as never);
  await expect(addPost(late, adverts, postBody(adverts, { expires: "2027-01-22" }) as never)).rejects.toMatchObject({
    code: "posts.dayOutside",
  });
});

test("an event without an end isn't over the moment it begins", async () => {
  const student = await signUp();
  const begun = Date.now() - HOUR;
  const eventId = await addEvent({}, [{ startsAt: begun, endsAt: null }]);
  await comeTo(as(student), eventId);
  expect((await testContext().db.select({ count: events.rsvpCount }).from(events).where(eq(events.eventId, eventId)))[0]?.count).toBe(1);
  const longAgo = await addEvent({}, [{ startsAt: begun - 2 * HOUR, endsAt: null }]);
  await expect(comeTo(as(student), longAgo)).rejects.toMatchObject({ code: "events.isOver" });
});

const uidsOf = async (eventId: string) =>
  [...(await (await visit(`/api/v1/event/${eventId}/calendar.ics`)).text()).matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);

test("a date keeps its calendar identity when another one goes, and when it is moved", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const rows = [2, 3, 4].map((days) => ({ event_date: dayAhead(days), event_time: "20:00" }));
  const change = (event_date_times: unknown[]) => ({ as: moderator, json: eventBody({ event_date_times }) });
  const created = await call<{ data: { event_id: string } }>("/event/manage", change(rows));
  const { event_id } = created.body.data;
  const save = (dates: unknown[]) => call(`/event/manage/${event_id}`, { ...change(dates), method: "PUT" });
  const [first, second, third] = await uidsOf(event_id);
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await save(rows.slice(1))).status).toBe(200);
  expect(await uidsOf(event_id)).toEqual([second, third]);
  await save([{ event_date: dayAhead(9), event_time: "10:00" }, rows[1]]);
  expect((await uidsOf(event_id)).sort()).toEqual([second, third].sort());
  await save([{ event_date: dayAhead(12), event_time: "10:00", event_end_time: "11:00" }]);
  expect(await uidsOf(event_id)).toEqual([expect.stringMatching(new RegExp(`^(${second}|${third})$`))]);
});

test("renaming a department's code keeps its students invited", async () => {
  const { db } = testContext();
  const now = Date.now();
  const row = { departmentId: "department-rename", departmentCode: "OLDC", numericCode: "998", nameEn: "Old", nameTr: "Eski" };
  await db.insert(departments).values({ ...row, faculty: "F", hasCourses: true, createdAt: now, updatedAt: now });
  const student = await signUp({ departmentId: row.departmentId });
  const eventId = await addEvent({ departments: ["OLDC", "none"] });
  await db.update(departments).set({ departmentCode: "NEWC" }).where(eq(departments.departmentId, row.departmentId));
  await comeTo(as(student), eventId);
  const [event] = await db.select({ departments: events.departments }).from(events).where(eq(events.eventId, eventId));
  expect(event?.departments).toEqual(["NEWC", "none"]);
});
