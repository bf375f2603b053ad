/** One's own week: what every feature brings of one's own, by day, and nothing of anybody else's. */
import { sections } from "@schema/catalog";
import { eventRsvps } from "@schema/events";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readDashboard } from "../../../app/features/overview/overview.service.server";
import { changeSettings, copySchedule, deleteSchedule, showInWeek } from "../../../app/features/schedule/plans.service.server";
import { momentOf } from "../../../app/platform/time";
import { addAlarm } from "../../support/alarms";
import { addEvent } from "../../support/events";
import { addCalendar, addSchedule, addScheduleItem, morning, offeredCourse, TERM } from "../../support/schedules";
import { type Person, signUp, testContext } from "../../support/site";
import { addTodo } from "../../support/todos";

let person: Person;

beforeEach(async () => {
  person = await signUp();
  await addCalendar({ days: [{ from: "2026-11-25", until: null, follows: null }] });
});

/** The week of somebody from Monday, 23 November 2026 on: `2026-11-23 todo Essay 09:00`. */
async function week(who = person) {
  const ctx = { ...who.ctx, clock: { now: () => momentOf("2026-11-23", "08:00") } };
  const { planner } = await readDashboard(ctx);
  return planner.flatMap(({ day, entries }) =>
    entries.map(({ kind, title, start }) => {
      const clock = start === null ? "" : ` ${Math.floor(start / 60)}:${String(start % 60).padStart(2, "0")}`;
      return `${day} ${kind} ${title}${clock}`;
    }),
  );
}

test("lectures, items, events, todos, alarms and dates of the term stand in one list, by day and time", async () => {
  const course = await offeredCourse({ number: 1, times: [morning(0), morning(2)] });
  await addScheduleItem(await addSchedule(person, [[course, 1]]), { title: "Tennis", day: 1 });
  const eventId = await addEvent({ name: "Concert" }, [{ startsAt: momentOf("2026-11-24", "19:00"), endsAt: null }]);
  await testContext().db.insert(eventRsvps).values({ eventId, userId: person.userId, createdAt: 1 });
  await addTodo(person, { title: "Old", dueOn: "2026-11-01" });
  await addTodo(person, { title: "Essay", dueOn: "2026-11-24", dueMinute: 600 });
  await addTodo(person, { title: "Next month", dueOn: "2026-12-24" });
  await addTodo(person, { title: "Done", dueOn: "2026-11-24", doneAt: 1 });
  await addAlarm(person, { title: "Pills", day: "2026-11-27", minute: 540, repeat: "daily" });
  expect(await week()).toEqual([
    "2026-11-23 todo Old",
    `2026-11-23 lecture ${course.courseCode} 8:40`,
    "2026-11-24 todo Essay 10:00",
    "2026-11-24 item Tennis 11:40",
    "2026-11-24 event Concert 19:00",
    "2026-11-25 calendar No lectures",
    "2026-11-27 alarm Pills 9:00",
    "2026-11-28 alarm Pills 9:00",
    "2026-11-29 alarm Pills 9:00",
  ]);
});

test("of several schedules of a term the week shows the first one until its owner chooses another, whatever changes", async () => {
  const real = await addSchedule(person);
  const trial = await addSchedule(person, [], { name: "Trial" });
  await addScheduleItem(real, { title: "Real" });
  await addScheduleItem(trial, { title: "Trial" });
  const shown = async () => (await week()).filter((line) => line.includes(" item "));
  expect(await shown()).toEqual(["2026-11-25 item Real 11:40"]);
  await changeSettings(person.ctx, trial, { act: "save", name: "Trial 2", hidden_days: [] });
  expect(await shown()).toEqual(["2026-11-25 item Real 11:40"]);
  await showInWeek(person.ctx, trial);
  expect(await shown()).toEqual(["2026-11-25 item Trial 11:40"]);
  await showInWeek(person.ctx, real);
  await copySchedule(person.ctx, trial);
  expect(await shown()).toEqual(["2026-11-25 item Real 11:40"]);
  await deleteSchedule(person.ctx, real);
  expect(await shown()).toEqual(["2026-11-25 item Trial 11:40"]);
});

test("a section that the timetable withdrew has no lectures in the week, and the schedule's others stay", async () => {
  const [gone, stays] = [await offeredCourse({ number: 1, times: [morning(0)] }), await offeredCourse({ number: 1, times: [morning(1)] })];
  await addSchedule(person, [
    [gone, 1],
    [stays, 1],
  ]);
  const lectures = async () => (await week()).filter((line) => line.includes(" lecture "));
  expect(await lectures()).toEqual([`2026-11-23 lecture ${gone.courseCode} 8:40`, `2026-11-24 lecture ${stays.courseCode} 8:40`]);
  await testContext()
    .db.update(sections)
    .set({ withdrawnAt: 1 })
    .where(eq(sections.sectionId, `section-${gone.courseId}-${TERM}-1`));
  expect(await lectures()).toEqual([`2026-11-24 lecture ${stays.courseCode} 8:40`]);
});

test("somebody else's week has nothing of it", async () => {
  await addTodo(person, { title: "Essay", dueOn: "2026-11-24" });
  await addAlarm(person, { day: "2026-11-24" });
  expect(await week(await signUp())).toEqual(["2026-11-25 calendar No lectures"]);
});

test("the week costs no round trip of its own", async () => {
  const { db, meter } = testContext();
  await readDashboard({ ...person.ctx, db, meter });
  expect(meter.roundTrips).toBeLessThanOrEqual(2);
});
