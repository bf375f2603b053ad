/** Pages cost at most two round trips, and rows in proportion to what they show, however full the tables are. */
import { users } from "@schema/accounts";
import { courses } from "@schema/catalog";
import { experiences } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import { expect, test } from "vitest";
import { moderationFilters } from "../../../app/engines/review/listing.server";
import { catalogFilters } from "../../../app/features/catalog/catalog.schemas";
import { readAnalytics, readCatalogCourse } from "../../../app/features/catalog/catalog.service.server";
import { listCatalog } from "../../../app/features/catalog/catalog-list.repository.server";
import { listCourses } from "../../../app/features/courses/course-list.repository.server";
import { courseFilters, experienceFilters } from "../../../app/features/courses/courses.schemas";
import { readCourse, readPersonal } from "../../../app/features/courses/courses.service.server";
import { listExperiencesForModeration } from "../../../app/features/courses/experiences.service.server";
import { databankFilters } from "../../../app/features/databank/databank.schemas";
import { listDatabank, listEntriesForModeration, readDatabankCourse } from "../../../app/features/databank/databank.service.server";
import { readHomeContent } from "../../../app/features/home/home.service.server";
import type { AdminContext } from "../../../app/platform/context";
import type { PageRow } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { makeDatabankEntry } from "../../../drizzle/seed/factories/databank-entry";
import { makeExperience } from "../../../drizzle/seed/factories/experience";
import { makeUser } from "../../../drizzle/seed/factories/user";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { expectedAccess } from "../../support/expected-access";
import { type ActorName, actors, dataPath, oneOfEach, pageFiller, see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addUniversity, makeCourse } from "../../support/rows";
import { type Person, signUp, testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

/** Robots' visits aren't counted, so that a page's cost is its own and not that of counting its reader afterwards. */
const ROBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };

async function costOf(path: string, as?: Person) {
  await see(path, { as, headers: ROBOT });
  const { headers, status } = await see(path, { as, headers: ROBOT });
  const [, roundTrips = "", rowsRead = ""] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  return { status, roundTrips: Number(roundTrips || "999"), rowsRead: Number(rowsRead || "999999") };
}

/** Who a page is for: the least of those who may open it. */
const readerOf = ({ path }: PageRow): ActorName => {
  const level = expectedAccess.get(path) ?? "admin";
  return level === "public" ? "guest" : level;
};

/** So many of a page's other answers, to other roles and as data, are measured in an ordinary run. */
const OTHER_ANSWERS = 60;

test("every page costs two round trips at most, for everyone who may open it", async () => {
  const fill = await pageFiller();
  const people = await oneOfEach();
  const answers = siteMap.flatMap((row) =>
    actors.flatMap((actor) =>
      [fill(row), dataPath(fill(row))].map((path, index) => ({ path, actor, isFirst: actor === readerOf(row) && index === 0 })),
    ),
  );
  const always = answers.filter(({ isFirst }) => isFirst);
  const rest = answers.filter(({ isFirst }) => !isFirst);
  const costs = [];
  for (const { path, actor } of swept(sweepSettings, { what: "Costs of answers", always, rest, count: OTHER_ANSWERS })) {
    costs.push({ path, actor, ...(await costOf(path, people[actor])) });
  }
  expect(costs.filter(({ roundTrips }) => roundTrips > 2)).toEqual([]);
  expect(costs.some(({ roundTrips }) => roundTrips === 2)).toBe(true);
});

const COURSES = 300;
const AUTHORS = 120;
const TERMS = ["2020-1", "2020-2", "2021-1", "2021-2", "2022-1", "2022-2", "2023-1", "2023-2"];
const random = createRandom(21);

/** Courses and people to write about and by. */
async function addCampus() {
  const { db } = testContext();
  await addUniversity();
  const campus = Array.from({ length: COURSES }, () => makeCourse());
  await insertMany(db, courses, campus);
  const authors = Array.from({ length: AUTHORS }, (_, i) =>
    makeUser(random, Date.now(), { userName: `cost.author.${i}`, passwordHash: "none" }),
  );
  await insertMany(db, users, authors);
  return { courseIds: campus.map(({ courseId }) => courseId), authorIds: authors.map(({ userId }) => userId) };
}

type Campus = Awaited<ReturnType<typeof addCampus>>;

/** Experiences `from`…`to` of a fixed sequence: each tenth is of the first course, each twentieth waits. */
async function addExperiences({ courseIds, authorIds }: Campus, from: number, to: number): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: to - from }, (_, i) => {
    const n = from + i;
    const isHot = n % 10 === 0;
    const at = isHot ? n / 10 : n;
    const courseId = isHot ? courseIds[0] : courseIds[1 + (n % (COURSES - 1))];
    const authorId = authorIds[at % AUTHORS] ?? null;
    return makeExperience(random, now + n, {
      courseId: courseId ?? "",
      authorId,
      term: TERMS[Math.floor(at / AUTHORS) % TERMS.length],
      status: n % 20 === 5 ? "waiting" : "approved",
    });
  });
  await insertMany(
    testContext().db,
    experiences,
    rows.map((row) => ({ ...row, instructorId: `${row.instructorId}` })),
  );
}

async function addEntries({ courseIds, authorIds }: Campus, from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, i) => {
    const n = from + i;
    return makeDatabankEntry(random, Date.now() + n, {
      courseId: courseIds[n % COURSES] ?? "",
      authorId: authorIds[n % AUTHORS] ?? null,
      term: TERMS[Math.floor(n / AUTHORS) % TERMS.length],
    });
  });
  await insertMany(testContext().db, databankEntries, rows);
}

const countOf = async () => (await testContext().db.$count(experiences)) as number;

test("a first page reads ten rows for each that it shows at most, and the same at five thousand experiences as at five hundred", async () => {
  const campus = await addCampus();
  const [admin, author] = [await signUp({ userRole: "admin" }), await signUp()];
  const own = campus.courseIds.slice(20, 35).map((courseId) => makeExperience(random, Date.now(), { courseId, authorId: author.userId }));
  await insertMany(testContext().db, experiences, own);
  const pages: [string, number, Person | undefined][] = [
    ["/courses/all", 20, undefined],
    ["/courses/all?sort=rating", 20, undefined],
    ["/courses/all?sort=code", 20, undefined],
    ["/databank/all", 20, undefined],
    ["/catalog/all", 20, undefined],
    ["/catalog/all?sort=views", 20, undefined],
    ["/catalog/all?level=undergraduate", 20, undefined],
    ["/catalog/all?department_id=department-999", 20, undefined],
    [`/courses/one/${campus.courseIds[0]}`, 20, undefined],
    [`/courses/one/${campus.courseIds[0]}?sort=helpful`, 20, undefined],
    ["/admin/courses/all", 20, admin],
    ["/courses/personal", own.length, author],
  ];
  const measure = async () => {
    const costs: Record<string, { roundTrips: number; rowsRead: number; isInBudget: boolean }> = {};
    for (const [path, shown, as] of pages) {
      const { roundTrips, rowsRead, status } = await costOf(path, as);
      expect([path, status]).toEqual([path, 200]);
      costs[path] = { roundTrips, rowsRead, isInBudget: rowsRead <= 10 * shown };
    }
    return costs;
  };
  await addExperiences(campus, 0, 500);
  await addEntries(campus, 0, 200);
  const few = await measure();
  await addExperiences(campus, 500, 5000);
  await addEntries(campus, 200, 900);
  expect(await countOf()).toBeGreaterThanOrEqual(5000);
  const many = await measure();
  const over = (costs: typeof few) => Object.entries(costs).filter(([, { isInBudget, roundTrips }]) => !isInBudget || roundTrips > 2);
  expect([over(few), over(many)]).toEqual([[], []]);
  const grown = Object.keys(few).filter((path) => (many[path]?.rowsRead ?? 0) > 1.3 * (few[path]?.rowsRead ?? 0) + 10);
  expect(grown.map((path) => ({ path, few: few[path]?.rowsRead, many: many[path]?.rowsRead }))).toEqual([]);
});

test("no hot query reads a table from end to end", async () => {
  const campus = await addCampus();
  const staff = await signUp({ userRole: "admin" });
  const { ctx, statements } = watchedContext({ actor: staff.ctx.actor });
  const signedIn = ctx as AdminContext;
  const [courseId = ""] = campus.courseIds;
  const lists = [
    {},
    { sort: "code" },
    { sort: "rating" },
    { sort: "easiest" },
    { sort: "hardest" },
    { q: "deneme" },
    { level: "graduate" },
    { department_id: "department-999" },
  ];
  for (const each of lists) await listCourses(ctx, courseFilters.parse(each));
  for (const each of [{}, { q: "deneme" }, { sort: "views" }, { days: "0,2" }, { slot_from: "08:40", slot_to: "12:30" }])
    await listCatalog(ctx, catalogFilters.parse(each));
  for (const each of [{}, { sort: "helpful" }, { term: "2021-1" }, { instructor_id: "not-listed" }])
    await readCourse(ctx, courseId, experienceFilters.parse(each));
  await readCatalogCourse(ctx, makeCourse().courseCode).catch(() => undefined);
  await listDatabank(ctx, databankFilters.parse({}));
  await readDatabankCourse(signedIn, courseId);
  await readPersonal(signedIn);
  await readHomeContent(ctx);
  await readAnalytics(ctx);
  for (const each of [{}, { status: "approved" }, { q: "deneme" }]) {
    await listExperiencesForModeration(signedIn, moderationFilters.parse(each));
    await listEntriesForModeration(signedIn, moderationFilters.parse(each));
  }
  expect(statements.size).toBeGreaterThan(20);
  expect(await fullScans(statements)).toEqual([]);
});

test("a statement that reads a whole table is found: the control of the test above", async () => {
  const scans = await fullScans([
    "SELECT * FROM experiences WHERE text = ?",
    "SELECT e.* FROM experiences e JOIN courses c ON c.name_en = e.text",
  ]);
  expect(scans.length).toBeGreaterThanOrEqual(2);
  expect(await fullScans(["SELECT * FROM experiences WHERE course_id = ? AND status = ?"])).toEqual([]);
});

test("the table of expected access covers every page that is measured here", () => {
  expect(siteMap.filter(({ path }) => !expectedAccess.has(path))).toEqual([]);
});
