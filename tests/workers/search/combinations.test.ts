/** Words and filters of the catalog together give what looking at every course gives, whatever is combined. */
import { courseLevels, courses, courseTypes, sectionMeetings, sections } from "@schema/catalog";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type CatalogFilters, catalogFilters } from "../../../app/features/catalog/catalog.schemas";
import { searchCatalog } from "../../../app/features/catalog/catalog.service.server";
import { refreshCourseWords } from "../../../app/features/catalog/course-finder.service.server";
import { courseFilters } from "../../../app/features/courses/courses.schemas";
import { listCourses } from "../../../app/features/courses/courses.service.server";
import { systemClock } from "../../../app/platform/clock";
import { seedCatalog } from "../../../drizzle/seed/catalog";
import { coursesUpTo } from "../../../drizzle/seed/course-list";
import { createRandom, type Random } from "../../../drizzle/seed/random";
import { testContext } from "../../support/site";
import { choiceFor } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const COMBINATIONS = sweepSettings.isFull ? 500 : 200;
const SEEDS = Array.from({ length: 100 }, (_, at) => at);

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

type Course = typeof courses.$inferSelect & { sections: { day: number; start: number; end: number }[][]; lecturers: string[] };

let all: Course[];
let latest: string;

async function readAll(): Promise<Course[]> {
  const { db } = testContext();
  const rows = await db.select().from(courses);
  const meetings = await db.select().from(sectionMeetings).innerJoin(sections, eq(sections.sectionId, sectionMeetings.sectionId));
  const names = await testContext()
    .env.DB.prepare(
      "SELECT DISTINCT s.course_id AS courseId, i.name_key AS name FROM section_instructors s JOIN instructors i ON i.instructor_id = s.instructor_id",
    )
    .all<{ courseId: string; name: string }>();
  latest =
    rows
      .map(({ lastTerm }) => lastTerm ?? "")
      .sort()
      .at(-1) ?? "";
  return rows.map((row) => {
    const own = meetings.filter(({ section_meetings: m }) => m.courseId === row.courseId && m.term === latest);
    const bySection = groupBy(own, ({ sections: s }) => s.sectionId);
    const listed = [...bySection.values()].map((each) =>
      each.map(({ section_meetings: m }) => ({ day: m.day, start: m.startMinute, end: m.endMinute })),
    );
    const lecturers = names.results.filter(({ courseId }) => courseId === row.courseId).map(({ name }) => name);
    return { ...row, sections: listed, lecturers };
  });
}

const hasWords = (text: string, words: string[]) => {
  const own = text.split(/[ /]+/);
  return words.every((word) => own.some((each) => (word.length > 1 ? each.startsWith(word) : each === word)));
};

/** Words of which no course is called are names: the course has the others in its text, and is given by somebody called so. */
function isOfLecturer({ searchText, lecturers }: Course, words: string[]): boolean {
  const names = words.filter((word) => word.length > 2 && all.every((each) => !hasWords(each.searchText, [word])));
  const others = words.filter((word) => !names.includes(word));
  return names.length > 0 && hasWords(searchText, others) && lecturers.some((name) => hasWords(name, names));
}

/** Looks at one course, without an index and without SQL. */
function fits(course: Course, filters: CatalogFilters): boolean {
  const {
    q,
    department_id,
    level,
    course_type,
    credits,
    days,
    slot_day,
    slot_from = 0,
    slot_to = 1440,
    no_prerequisites,
    offered,
  } = filters;
  const words = q?.split(" ") ?? [];
  const isNamed = words.every((word) => word.length > 2) && course.lecturers.some((name) => hasWords(name, words));
  const isTimed = days || slot_day !== undefined || filters.slot_from !== undefined || filters.slot_to !== undefined;
  const meets = course.sections.some((section) =>
    section.every(
      ({ day, start, end }) =>
        (!days || days.includes(day)) && (slot_day === undefined || day === slot_day) && start >= slot_from && end <= slot_to,
    ),
  );
  return (
    course.status === "active" &&
    (!q || hasWords(course.searchText, words) || isNamed || isOfLecturer(course, words)) &&
    (!department_id || course.departmentId === department_id) &&
    (!level || course.level === level) &&
    (!course_type || course.courseType === course_type) &&
    (credits === undefined || course.creditHalves === credits * 2) &&
    (!no_prerequisites || !course.hasPrerequisites) &&
    (!offered || course.lastTerm === latest) &&
    (!isTimed || meets)
  );
}

/** Words that courses have, whole or the beginning alone; frequent ones as often as rare ones. */
function someWords(random: Random): string {
  const course = random.pick(all);
  const text = random.int(0, 5) === 0 && course.lecturers[0] ? course.lecturers[0] : course.searchText.replace(/ \/|\/ /g, "");
  const words = text.split(" ").filter(Boolean);
  const chosen = Array.from({ length: random.int(1, 2) }, () => random.pick(words));
  if (random.int(0, 3) === 0) chosen[0] = random.pick(["introduction", "in", "giris", "muhendislik", "i", "ce", "theory"]);
  return chosen.map((word) => (random.int(0, 2) === 0 ? word.slice(0, Math.max(2, word.length - 3)) : word)).join(" ");
}

function combination(random: Random, hasWord: boolean): Record<string, string> {
  const course = random.pick(all);
  const maybe = (name: string, value: string, odds = 3) => (random.int(1, odds) === 1 ? { [name]: value } : {});
  return {
    ...(hasWord && { q: someWords(random), is_exact: "1" }),
    ...maybe("department_id", course.departmentId),
    ...maybe("level", random.pick([...courseLevels]), 4),
    ...maybe("course_type", random.pick([...courseTypes]), 4),
    ...maybe("credits", String((course.creditHalves ?? 6) / 2), 4),
    ...maybe("days", random.pick(["0,2", "1,3,4", "0,1,2,3", "4"]), 4),
    ...maybe("slot_day", String(random.int(0, 4)), 6),
    ...maybe("slot_from", random.pick(["08:40", "10:40", "13:40"]), 5),
    ...maybe("slot_to", random.pick(["12:30", "17:30"]), 5),
    ...maybe("no_prerequisites", "1", 5),
    ...maybe("offered", "1", 5),
    ...maybe("sort", random.pick(["code", "views"])),
  };
}

/** Every page of a list, with its total as the first page tells it. */
async function readPages(filters: Record<string, string>) {
  const codes: string[] = [];
  let total = "";
  for (let page = 1; ; page++) {
    const list = await searchCatalog(testContext(), catalogFilters.parse({ ...filters, size: "50", page: String(page) }));
    codes.push(...list.items.map(({ course_code }) => course_code));
    if (page === 1) total = list.isTotalCapped ? `${list.total}+` : `${list.total}`;
    if (!list.hasNext) return { codes: codes.sort(), total };
  }
}

beforeAll(async () => {
  const { db } = testContext();
  await seedCatalog({ db, clock: systemClock }, coursesUpTo(0));
  await db.update(courses).set({ status: "archived" }).where(eq(courses.courseCode, "MATH119"));
  all = await readAll();
  await refreshCourseWords(testContext());
});

test("combinations of filters, with words and without, equal a plain scan, totals included", async () => {
  const random = createRandom(choiceFor(sweepSettings, "combinations", SEEDS));
  const wrong: unknown[] = [];
  let nonEmpty = 0;
  for (let count = 0; count < COMBINATIONS; count++) {
    const asked = combination(random, count % 2 === 0);
    const expected = all.filter((course) => fits(course, catalogFilters.parse(asked))).map(({ courseCode }) => courseCode);
    const { codes, total } = await readPages(asked);
    const isCapped = total.endsWith("+") && Number.parseInt(total, 10) < expected.length;
    if (codes.join() !== expected.sort().join() || (total !== String(expected.length) && !isCapped))
      wrong.push({ asked, found: codes.length, total, expected: expected.length });
    if (expected.length > 0) nonEmpty += 1;
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(nonEmpty).toBeGreaterThan(COMBINATIONS / 4);
});

test("a word that more than a hundred courses have loses none of them to a filter, in both lists", async () => {
  const q = "introduction";
  const having = all.filter((course) => fits(course, catalogFilters.parse({ q })));
  const byDepartment = groupBy(having, ({ departmentId }) => departmentId);
  const [department_id, own] = [...byDepartment].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ["", []];
  const list = await listCourses(testContext(), courseFilters.parse({ q, department_id, size: "50" }));
  expect([list.total, list.items.length]).toEqual([own.length, own.length]);
  expect((await readPages({ q, department_id })).codes).toEqual(own.map(({ courseCode }) => courseCode).sort());
  const whole = await listCourses(testContext(), courseFilters.parse({ q }));
  expect(whole.total).toBe(having.length);
  expect(having.length).toBeGreaterThan(50);
});
