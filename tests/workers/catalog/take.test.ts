/** `What can I take?` holds what a plain look at every course would, whatever is asked together, and only the reader's own. */

import { coursePrerequisites, courses, offerings, sectionMeetings, sections, waitingPrerequisites } from "@schema/catalog";
import { departments } from "@schema/departments";
import { beforeAll, expect, test } from "vitest";
import { catalogFilters } from "~/features/catalog/catalog.schemas";
import { searchCatalog } from "~/features/catalog/catalog.service.server";
import { refuseMarks, renamedCodes } from "~/features/course-marks/course-marks.service.server";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { addProgram } from "../../support/course-facts";
import { addUniversity, DEPARTMENT, makeCourse } from "../../support/rows";
import { addSchedule, addScheduleItem, offeredCourse, TERM } from "../../support/schedules";
import { call, type Person, testContext, visit } from "../../support/site";
import {
  addStudent,
  type Campus,
  compare,
  drawing,
  type Kept,
  type Query,
  questionOf,
  type Section,
  SIZE,
  type Student,
  scan,
} from "../../support/take-scan";

const { db } = testContext();
const random = createRandom(79);
const { at, one, chance, slot } = drawing(random);

const COURSES = 160;
/** How far a list counts. */
const COUNTED = 150;
const OTHER = { departmentId: "department-998", departmentCode: "TSU", numericCode: "998" };
/** A course that the catalog hasn't got, by its two names. */
const ELSEWHERE = { code: "MATH119", number: "2360119" };
let campus: Campus;

async function addCatalog(): Promise<Campus> {
  await addUniversity();
  const now = Date.now();
  const names = { nameEn: "Other", nameTr: "Öteki", faculty: "TEST", hasCourses: true, createdAt: now, updatedAt: now };
  await db
    .insert(departments)
    .values({ ...OTHER, ...names })
    .onConflictDoNothing();
  await db.update(courses).set({ status: "draft" });
  const made = Array.from({ length: COURSES }, (_, n) =>
    makeCourse({
      courseCode: `${n % 3 === 0 ? "TSU" : "TST"}${3000 + n}`,
      departmentId: n % 3 === 0 ? OTHER.departmentId : DEPARTMENT.departmentId,
      creditHalves: 4 + 2 * at(3),
      level: chance(0.8) ? "undergraduate" : "graduate",
      courseType: one(["mandatory", "elective", "technical_elective"] as const),
      difficultyHundredths: chance(0.5) ? 100 + at(400) : null,
      hoursHundredths: chance(0.5) ? 100 + at(900) : null,
      lastTerm: chance(0.8) ? TERM : chance(0.5) ? "2025-1" : null,
    }),
  );
  const all = made.map((course, n) => {
    const count = course.lastTerm === TERM ? 1 + at(3) : 0;
    const own: Section[] = Array.from({ length: count }, (_, number) => ({
      number: number + 1,
      isWithdrawn: chance(0.1),
      slots: Array.from({ length: at(3) }, slot),
    }));
    const needs = chance(0.5)
      ? Array.from({ length: 1 + at(2) }, () => [
          ...new Set(
            Array.from({ length: 1 + at(2) }, () => (chance(0.15) ? ELSEWHERE.code : (made[at(Math.max(n, 1))]?.courseCode ?? ""))),
          ),
        ])
      : [];
    return { course, sections: own, needs };
  });
  const idOf = new Map(made.map(({ courseCode, courseId }) => [courseCode, courseId]));
  await insertMany(
    db,
    courses,
    made.map((course, n) => ({ ...course, hasPrerequisites: (all[n]?.needs.length ?? 0) > 0 })),
  );
  const offered = all.filter((kept) => kept.sections.length > 0);
  const idOfOffering = ({ courseId }: Kept["course"]) => `offering-${courseId}`;
  await insertMany(
    db,
    offerings,
    offered.map(({ course }) => ({
      offeringId: idOfOffering(course),
      courseId: course.courseId,
      term: TERM,
      importHash: "x",
      createdAt: now,
      updatedAt: now,
    })),
  );
  const rows = offered.flatMap(({ course, sections: own }) =>
    own.map((section) => ({ course, section, sectionId: `s-${course.courseId}-${section.number}` })),
  );
  await insertMany(
    db,
    sections,
    rows.map(({ course, section, sectionId }) => ({
      sectionId,
      offeringId: idOfOffering(course),
      sectionNumber: section.number,
      criteria: [],
      withdrawnAt: section.isWithdrawn ? now : null,
    })),
  );
  await insertMany(
    db,
    sectionMeetings,
    rows.flatMap(({ course, section, sectionId }) =>
      section.slots.map(([day, startMinute, endMinute], position) => ({
        sectionId,
        position,
        day,
        startMinute,
        endMinute,
        place: null,
        courseId: course.courseId,
        term: TERM,
      })),
    ),
  );
  const sets = all.flatMap(({ course, needs }) =>
    needs.flatMap((set, n) => set.map((code) => ({ courseId: course.courseId, setNumber: n + 1, code }))),
  );
  const [waiting, known] = [sets.filter(({ code }) => code === ELSEWHERE.code), sets.filter(({ code }) => code !== ELSEWHERE.code)];
  await insertMany(
    db,
    coursePrerequisites,
    known.map(({ courseId, setNumber, code }) => ({ courseId, setNumber, requiredCourseId: idOf.get(code) ?? "" })),
  );
  await insertMany(
    db,
    waitingPrerequisites,
    // Files name it by its digits, and who edits a course as they typed it.
    waiting.map(({ courseId, setNumber }, n) => ({ courseId, setNumber, requiredCode: n % 2 ? ELSEWHERE.number : ELSEWHERE.code })),
  );
  const required = made.filter(() => chance(0.2)).map(({ courseCode }) => courseCode);
  await addProgram(required.map((courseCode) => ({ semester: 1, courseCode, courseId: idOf.get(courseCode) ?? null })));
  return { all, term: TERM, required, departmentIds: [OTHER.departmentId, DEPARTMENT.departmentId], elsewhere: ELSEWHERE.code };
}

let students: Student[];
beforeAll(async () => {
  campus = await addCatalog();
  await renamedCodes(testContext());
  const another = () => addStudent(campus, random, DEPARTMENT.departmentId);
  students = [await another(), await another(), await another()];
});

/** So many rows beyond ten for each course that is shown: 2,098 were read at most, by list and count together at courses, sections and times. */
const BESIDE = 14 * COURSES;

test("500 combinations of filters find what a plain scan finds, and where they find nothing, what to leave out", async () => {
  const wrong: unknown[] = [];
  let [most, empty] = [0, 0];
  for (let n = 0; n < 500; n++) {
    const student = one(students);
    const asked = await compare(campus, questionOf(campus, random, student), student);
    wrong.push(...asked.wrong);
    most = Math.max(most, asked.beside);
    empty += asked.drops;
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  console.info(`at most ${most} rows beside ten for each course shown, ${empty} filters to leave out`);
  expect([most <= BESIDE, empty > 20]).toEqual([true, true]);
});

/** What each choice of a filter would leave, by the same scan. */
function choices(query: Query, student: Student): Record<string, Record<string, number>> {
  const chosen = query.days?.split(",") ?? [];
  const left = (name: string, value: string) => scan(campus, { ...query, [name]: value }, student).length;
  const each = (name: string, values: readonly (string | number)[]) =>
    Object.fromEntries(values.map((value) => [String(value), left(name, String(value))]));
  return {
    level: each("level", ["undergraduate", "graduate", "phd"]),
    course_type: each("course_type", ["mandatory", "elective", "technical_elective"]),
    credits: each("credits", [2, 3, 4]),
    prerequisites_met: each("prerequisites_met", [1]),
    days: Object.fromEntries([0, 1, 2, 3, 4, 5].map((day) => [day, left("days", [...new Set([...chosen, String(day)])].sort().join())])),
  };
}

/** So many rows more are read for the counts: each course of the list once and once more, and its meetings. */
const FOR_COUNTS = 20 * COURSES;

test("before a choice is made it says how many courses it leaves, as a plain scan counts, in the same round trip", async () => {
  const wrong: unknown[] = [];
  let [most, counted] = [0, 0];
  for (let n = 0; n < 200; n++) {
    const student = one(students);
    const query = questionOf(campus, random, student);
    const asked = catalogFilters.parse({ ...query, size: SIZE });
    const read = async (withChoices: boolean) => {
      const ctx = testContext({ actor: student.person.ctx.actor });
      const before = { ...ctx.meter };
      const found = await searchCatalog(ctx, asked, withChoices);
      return { found, rows: ctx.meter.rowsRead - before.rowsRead, trips: ctx.meter.roundTrips - before.roundTrips };
    };
    const [plain, full] = [await read(false), await read(true)];
    most = Math.max(most, full.rows - plain.rows);
    if (full.trips !== plain.trips) wrong.push(["trips", query, plain.trips, full.trips]);
    const isOwn = query.prerequisites_met ?? query.not_taken ?? query.fits ?? query.my_required;
    const isBounded = query.offered ?? query.fits ?? query.my_required ?? query.department_id;
    if (!isOwn || !isBounded) {
      if (Object.keys(full.found.choices).length > 0) wrong.push(["counted", query]);
      continue;
    }
    counted += 1;
    for (const [name, values] of Object.entries(choices(query, student)))
      for (const [value, count] of Object.entries(values)) {
        const told = full.found.choices[name as "level"]?.[value];
        if (told !== count) wrong.push([name, value, query, told, count]);
      }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  console.info(`at most ${most} rows more for ${counted} lists with counts`);
  expect([most <= FOR_COUNTS, counted > 50]).toEqual([true, true]);
});

test("two people with one address see each their own, and who is asked for somebody else's schedule none of it", async () => {
  const [first, second] = students;
  if (!first || !second) throw new Error("No students");
  const listed = async (as: Person, query: string) =>
    (await call<{ courses: { course_code: string }[] }>(`/catalog/courses?size=50&${query}`, { as })).body.courses.map(
      ({ course_code }) => course_code,
    );
  const own = await listed(first.person, "not_taken=1&prerequisites_met=1");
  expect(own).toEqual(
    scan(campus, { not_taken: "1", prerequisites_met: "1" }, first)
      .map(({ courseCode }) => courseCode)
      .sort()
      .slice(0, SIZE),
  );
  expect(await listed(second.person, "not_taken=1&prerequisites_met=1")).not.toEqual(own);
  const stranger = await listed(second.person, `fits=${first.plans[2]?.id}`);
  expect(stranger).toEqual(await listed(second.person, ""));
});

test("who asks for other departments sees that they do, also when nothing else is asked", async () => {
  const html = await (await visit(`/catalog/all?outside=${OTHER.departmentId}`)).text();
  expect(html).toContain('name="outside"');
});

test("a list without its filters says so to guests, and who withdraws is marked no more in the next answer", async () => {
  const path = "/catalog/all?prerequisites_met=1&not_taken=1&size=50";
  const guest = await (await visit(path)).text();
  expect([guest.includes("What can I take?"), guest.includes("Log in to filter by your transcript")]).toEqual([true, true]);
  expect(guest).toContain(`/reception/login?next=${encodeURIComponent(path)}`);
  const student = students[2];
  if (!student) throw new Error("No student");
  const total = async () => (await searchCatalog(student.person.ctx, catalogFilters.parse({ not_taken: "1", size: SIZE }))).total;
  const before = await total();
  expect(before).toBe(Math.min(COUNTED, scan(campus, { not_taken: "1" }, student).length));
  await refuseMarks(student.person.ctx);
  expect([await total(), before < COUNTED]).toEqual([COURSES, true]);
  expect(await (await visit(path, { as: student.person })).text()).toContain("allowed Hocam to use your saved transcript");
});

test("a schedule as full as schedules can be has a list too", async () => {
  const { person } = students[0] as Student;
  const times = Array.from({ length: 60 }, (_, n) => [n % 5, 420 + 14 * Math.floor(n / 5), 424 + 14 * Math.floor(n / 5)] as const);
  const id = await addSchedule(person, [[await offeredCourse({ number: 1, times }), 1]]);
  for (let n = 0; n < 60; n++)
    await addScheduleItem(id, { day: n % 5, startMinute: 426 + 14 * Math.floor(n / 5), endMinute: 430 + 14 * Math.floor(n / 5) });
  expect((await searchCatalog(person.ctx, catalogFilters.parse({ fits: id, size: SIZE }))).total).toBeGreaterThan(0);
});
