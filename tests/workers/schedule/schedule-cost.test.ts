/** Pages of schedules cost two round trips at most, and rows in proportion to what they show, however full the timetable is. */
import * as catalog from "@schema/catalog";
import { beforeAll, expect, test } from "vitest";
import { findCombinations } from "../../../app/features/schedule/combinations.service.server";
import { addItem, addSection, changeSections } from "../../../app/features/schedule/entries.service.server";
import {
  copySchedule,
  createSchedule,
  readNewSchedule,
  readSchedules,
  showInWeek,
} from "../../../app/features/schedule/plans.service.server";
import { readAddCourses, readConflicts, readPlan, readProgress } from "../../../app/features/schedule/schedule.service.server";
import type { SignedInContext } from "../../../app/platform/context";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addUniversity, type Course, makeCourse } from "../../support/rows";
import { addSchedule, addScheduleItem, offeredCourse, TERM } from "../../support/schedules";
import { type Person, signUp, testContext } from "../../support/site";

const OTHER_COURSES = 600;
const MEETINGS = 2;

let owner: Person;
let scheduleId: string;
let chosen: Course[];

/** A term full of courses that the schedule hasn't got. */
async function fillTerm(): Promise<void> {
  await addUniversity();
  const { db } = testContext();
  const now = Date.now();
  const courses = Array.from({ length: OTHER_COURSES }, () => makeCourse());
  const ids = courses.map(({ courseId }) => courseId);
  await insertMany(db, catalog.courses, courses);
  const offerings = ids.map((courseId) => ({
    offeringId: `offering-${courseId}`,
    courseId,
    term: TERM,
    importHash: "x",
    createdAt: now,
    updatedAt: now,
  }));
  await insertMany(db, catalog.offerings, offerings);
  const sections = ids.flatMap((courseId) =>
    [1, 2, 3].map((sectionNumber) => ({
      sectionId: `section-${courseId}-${sectionNumber}`,
      offeringId: `offering-${courseId}`,
      sectionNumber,
      criteria: [],
      courseId,
    })),
  );
  await insertMany(db, catalog.sections, sections);
  const times = { position: 0, day: 1, startMinute: 520, endMinute: 570, term: TERM };
  await insertMany(
    db,
    catalog.sectionMeetings,
    sections.map(({ sectionId, courseId }) => ({ ...times, sectionId, courseId })),
  );
}

beforeAll(async () => {
  await fillTerm();
  owner = await signUp();
  chosen = [];
  for (let i = 0; i < 8; i++) {
    const times = [
      [i % 5, 520 + 60 * i, 570 + 60 * i],
      [(i + 2) % 5, 520 + 60 * i, 570 + 60 * i],
    ] as const;
    chosen.push(await offeredCourse({ number: 1, times }, { number: 2, times }));
  }
  scheduleId = await addSchedule(
    owner,
    chosen.map((course) => [course, 1] as const),
  );
  await addScheduleItem(scheduleId);
});

const costOf = async (path: string) => {
  const { headers, status } = await see(path, { as: owner });
  const [, roundTrips, rowsRead] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  return { status, roundTrips: Number(roundTrips), rowsRead: Number(rowsRead) };
};

test("week and list read ten rows for each meeting that they show at most", async () => {
  const shown = chosen.length * MEETINGS + 1;
  for (const page of ["grid", "list"]) {
    await see(`/schedule/${scheduleId}/${page}`, { as: owner });
    const { status, roundTrips, rowsRead } = await costOf(`/schedule/${scheduleId}/${page}`);
    expect([status, roundTrips <= 2, rowsRead <= 10 * shown]).toEqual([200, true, true]);
  }
});

test("conflicts and courses to add cost two round trips, and don't read the rest of the term", async () => {
  const code = chosen[0]?.courseCode ?? "";
  for (const page of ["conflicts", `add-courses?q=${code}&course=${code}`, "progress", "settings"]) {
    await see(`/schedule/${scheduleId}/${page}`, { as: owner });
    const { status, roundTrips, rowsRead } = await costOf(`/schedule/${scheduleId}/${page}`);
    expect([status, roundTrips <= 2, rowsRead < OTHER_COURSES]).toEqual([200, true, true]);
  }
});

test("no statement about schedules reads a whole table", async () => {
  const { ctx, statements } = watchedContext({ actor: owner.ctx.actor });
  const own = ctx as SignedInContext;
  await readSchedules(own);
  await readNewSchedule(own, { term: TERM, courses: ["MATH119", "NOPE101"] });
  await readPlan(own, scheduleId);
  await readConflicts(own, scheduleId);
  await readProgress(own, scheduleId);
  await readAddCourses(own, scheduleId, { course: chosen[0]?.courseCode });
  await findCombinations(own, scheduleId, { act: "solve", free_days: [] });
  await addSection(own, scheduleId, chosen[0]?.courseCode ?? "", 2);
  await changeSections(own, scheduleId, [{ courseId: chosen[0]?.courseId ?? "", section: 1 }]);
  await addItem(own, scheduleId, { title: "Work", repeats: "weekly", day: 4, start: 540, end: 600, color: 1 });
  await copySchedule(own, await createSchedule(own, { name: "Plan", term: TERM }));
  await showInWeek(own, scheduleId);
  expect(await fullScans(statements)).toEqual([]);
  expect(statements.size).toBeGreaterThan(20);
});
