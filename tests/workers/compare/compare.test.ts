/** Courses side by side tell what their pages tell, of three at most, in a fixed number of round trips. */
import { instructors } from "@schema/catalog";
import { expect, test } from "vitest";
import { arrange, bestOf } from "../../../app/features/compare/compare.rules";
import { readCodes } from "../../../app/features/compare/compare.schemas";
import { readComparison } from "../../../app/features/compare/compare.service.server";
import { experienceFilters } from "../../../app/features/courses/courses.schemas";
import { readCourse } from "../../../app/features/courses/courses.service.server";
import { addCourse, addExperience } from "../../support/rows";
import { addSchedule, morning, offer, offeredCourse } from "../../support/schedules";
import { signUp, testContext, visit } from "../../support/site";

type Ratings = { overall: number; difficulty?: number }[];

async function rated(ratings: Ratings, own: Parameters<typeof addCourse>[0] = {}) {
  const course = await addCourse(own);
  for (const each of ratings) await addExperience({ courseId: course.courseId, authorId: (await signUp()).userId, ...each });
  return course;
}

const times = (count: number, overall: number, difficulty = 3): Ratings => Array.from({ length: count }, () => ({ overall, difficulty }));
const addressOf = (...codes: string[]) => `/courses/compare?${new URLSearchParams(codes.map((code) => ["with", code]))}`;
const textOf = async (path: string, options = {}) => {
  const response = await visit(path, options);
  expect(response.status, path).toBe(200);
  return response.text();
};

test("of each course stands what its own page tells, and under the floor nothing", async () => {
  const [many, few, none] = [await rated(times(6, 4)), await rated(times(2, 5)), await addCourse()];
  const { courses } = await readComparison(testContext(), [many.courseCode, few.courseCode, none.courseCode]);
  for (const course of courses) {
    const { scores, spread, grades, best } = await readCourse(testContext(), course.courseId, experienceFilters.parse({}));
    expect({ scores: course.scores, spread: course.spread, grades: course.grades, best: course.best }).toEqual({
      scores,
      spread,
      grades,
      best,
    });
  }
  expect(courses.map(({ scores }) => [scores.overall.n, scores.overall.mean])).toEqual([
    [6, 4],
    [2, null],
    [0, null],
  ]);
  expect(courses.map(({ spread }) => spread)).toEqual([[0, 0, 0, 6, 0], null, null]);
});

test("what is hidden on a course's page decides no order and no mark", async () => {
  const [many, few] = [await rated(times(6, 3)), await rated(times(2, 5))];
  const { courses } = await readComparison(testContext(), [many.courseCode, few.courseCode]);
  expect(bestOf("overall", courses)).toEqual([]);
  const html = await textOf(addressOf(many.courseCode, few.courseCode));
  expect(html).not.toContain("5.0");
});

test("the best of a row is marked, equals both, and nothing where all look the same", async () => {
  const [a, b, c] = [await rated(times(3, 4, 2)), await rated(times(3, 4, 5)), await rated(times(3, 2, 4))];
  const { courses } = await readComparison(testContext(), [a.courseCode, b.courseCode, c.courseCode]);
  expect(bestOf("overall", courses)).toEqual([0, 1]);
  expect(bestOf("difficulty", courses)).toEqual([0]);
  expect(bestOf("overall", courses.slice(0, 2))).toEqual([]);
  expect(bestOf("credits", courses)).toEqual([]);
});

test("rows in which courses differ come before those in which they don't, and what none says is left out", async () => {
  const [a, b] = [await rated(times(3, 4)), await rated(times(3, 2))];
  const { differing, same } = arrange((await readComparison(testContext(), [a.courseCode, b.courseCode])).courses);
  expect(differing).toContain("overall");
  expect(same).toEqual(expect.arrayContaining(["difficulty", "credits"]));
  expect([...differing, ...same]).not.toContain("best");
  expect([...differing, ...same]).not.toContain("planned");
});

test("a course that is named twice, by code, number or as people write it, stands once", async () => {
  const [a, b] = [await addCourse(), await addCourse()];
  const spaced = a.courseCode.replace("TST", "tst ");
  const page = await readComparison(
    testContext(),
    readCodes(
      new URLSearchParams([
        ["with", a.courseCode],
        ["with", `${spaced},${a.numericCode}`],
        ["with", b.courseCode],
      ]),
    ),
  );
  expect(page.courses.map(({ courseCode }) => courseCode)).toEqual([a.courseCode, b.courseCode]);
  expect(page.repeated).toEqual([a.courseCode]);
  expect(await textOf(addressOf(a.courseCode, spaced))).toContain("named twice");
});

test("of four courses and more the first three stand there, and the others are named", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => addCourse()));
  const codes = all.map(({ courseCode }) => courseCode);
  const page = await readComparison(testContext(), codes);
  expect(page.courses.map(({ courseCode }) => courseCode)).toEqual(codes.slice(0, 3));
  expect(page.left).toEqual(codes.slice(3));
  const html = await textOf(addressOf(...codes));
  expect(html).toContain("up to three courses");
  expect(html).toContain(codes[4]);
});

test.each([
  "",
  "?with=",
  "?with=NOPE999",
  "?with=%00",
  "?with=<script>",
  `?with=${"A".repeat(5000)}`,
  `?${"with=NOPE1&".repeat(200)}`,
  "?with[]=CENG140",
  "?with=,,,",
  "?with='; DROP TABLE courses",
])("what nobody can compare (%s) gets clear words", async (query) => {
  const html = await textOf(`/courses/compare${query}`);
  expect(html).toContain("Compare courses");
  expect(html).not.toContain("<script>&");
});

test("unknown codes are named beside the courses that are there", async () => {
  const course = await addCourse();
  const html = await textOf(addressOf("NOPE999", course.courseCode, "ALSO123"));
  expect(html).toContain("NOPE999");
  expect(html).toContain("ALSO123");
  expect(html).toContain(course.courseCode);
});

test("a draft is as unknown as what isn't there", async () => {
  const draft = await addCourse({ status: "draft" });
  const page = await readComparison(testContext(), [draft.courseCode]);
  expect([page.courses, page.unknown]).toEqual([[], [draft.courseCode]]);
});

test.each([1, 2, 3, 8])("%i courses take as many round trips as one", async (count) => {
  const all = await Promise.all(Array.from({ length: count }, () => addCourse()));
  const codes = all.map(({ courseCode }) => courseCode);
  const guest = testContext();
  await readComparison(guest, codes);
  const before = guest.meter.roundTrips;
  await readComparison(guest, codes);
  expect(guest.meter.roundTrips - before).toBe(3);
  const { ctx } = await signUp();
  const start = ctx.meter.roundTrips;
  await readComparison(ctx, codes);
  expect(ctx.meter.roundTrips - start).toBe(4);
});

test("whoever has a schedule sees which sections fit it, and everybody else nothing of it", async () => {
  const person = await signUp();
  const taken = await offeredCourse({ number: 1, times: [morning(0)] });
  const asked = await offeredCourse(
    { number: 1, times: [morning(0)] },
    { number: 2, times: [morning(1)] },
    { number: 3, times: [morning(2)], criteria: [{ department: "ZZZ", surnameFrom: "AA", surnameTo: "ZZ" }] },
  );
  const scheduleId = await addSchedule(person, [[taken, 1]], { name: "Plan of autumn", surname: "AKAY", departmentCode: "TST" });
  const page = await readComparison(person.ctx, [asked.courseCode, taken.courseCode]);
  expect(page.plan).toMatchObject({ scheduleId, name: "Plan of autumn" });
  expect(page.courses[0]?.fits?.map(({ number, clashes, isRefused }) => [number, clashes, isRefused])).toEqual([
    [1, [taken.courseCode], false],
    [2, [], false],
    [3, [], true],
  ]);
  expect(page.courses[1]?.fits?.map(({ isTaken }) => isTaken)).toEqual([true]);
  const address = addressOf(asked.courseCode, taken.courseCode);
  expect(await textOf(address, { as: person })).toContain("Plan of autumn");
  expect(await textOf(address, { as: await signUp() })).not.toContain("Plan of autumn");
  expect(await textOf(address)).not.toContain("Plan of autumn");
});

test("with whom a course is rated best, prerequisites and sections stand there with links", async () => {
  const course = await addCourse();
  await offer(course.courseId, [{ number: 7, times: [morning(3)] }]);
  const now = Date.now();
  for (const [name, overall] of [
    ["ADA BİR", 5],
    ["CAN İKİ", 2],
  ] as const) {
    const instructorId = `instructor-${course.courseId}-${overall}`;
    await testContext()
      .db.insert(instructors)
      .values({ instructorId, name, nameKey: `${name} ${course.courseId}`, createdAt: now });
    for (let count = 0; count < 5; count += 1)
      await addExperience({ courseId: course.courseId, authorId: (await signUp()).userId, instructorId, overall });
  }
  const html = await textOf(addressOf(course.courseCode));
  expect(html).toContain("Ada Bir");
  expect(html).toContain("Thu");
  expect(html).toContain(`href="/courses/one/${course.courseId}"`);
});

test("the page speaks Turkish to those who do", async () => {
  const course = await addCourse();
  expect(await textOf(addressOf(course.courseCode), { headers: { cookie: "locale=tr", "accept-language": "tr" } })).toContain(
    "Dersleri karşılaştır",
  );
});
