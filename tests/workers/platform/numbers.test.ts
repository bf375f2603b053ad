/** Sums, means and counters that the database keeps are always those of the rows, and nothing is shown under the floors. */

import { letterGrades } from "@schema/courses";
import { expect, test } from "vitest";
import type { ReviewInput } from "../../../app/engines/review/review.schemas";
import { experienceSchema } from "../../../app/features/courses/courses.schemas";
import {
  deleteOwnExperience,
  editExperience,
  purgeExperience,
  reviewExperiences,
  addExperience as write,
} from "../../../app/features/courses/experiences.service.server";
import { releaseGrades } from "../../../app/features/courses/grades.service.server";
import { entrySchema } from "../../../app/features/databank/databank.schemas";
import {
  deleteOwnEntry,
  editEntry,
  purgeEntry,
  reviewEntries,
  addEntry as writeEntry,
} from "../../../app/features/databank/databank.service.server";
import type { AdminContext } from "../../../app/platform/context";
import { isDomainError } from "../../../app/platform/errors/define";
import { createRandom, type Random } from "../../../drizzle/seed/random";
import { comparable, kept, recount, totals } from "../../support/recount";
import { addCourse, addEntry, addExperience, entryBody, experienceBody, INSTRUCTOR } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Written {
  kind: "experience" | "entry";
  id: string;
  courseId: string;
  author: Person;
}

interface World {
  random: Random;
  courseIds: string[];
  authors: Person[];
  staff: AdminContext[];
  written: Written[];
}

const some = (random: Random) => ({
  term: random.pick(["2022-1", "2022-2", "2023-1", "2024-1"]),
  instructor_id: random.pick(["not-listed", INSTRUCTOR.instructorId]),
});

const anyExperience = (random: Random, courseId: string) =>
  experienceSchema.parse(
    experienceBody(courseId, {
      ...some(random),
      overall: random.int(1, 5),
      difficulty: random.int(1, 5),
      usefulness: random.int(1, 5),
      weekly_hours: random.int(0, 120) / 2,
      letter_grade: random.chance(0.5) ? random.pick(letterGrades) : undefined,
    }),
  );
const anyEntry = (random: Random, courseId: string) => entrySchema.parse(entryBody(courseId, some(random)));

async function add({ random, courseIds, authors, written }: World): Promise<void> {
  const [author, courseId] = [random.pick(authors), random.pick(courseIds)];
  const kind = random.chance(0.7) ? "experience" : "entry";
  const id =
    kind === "experience"
      ? await write(author.ctx, anyExperience(random, courseId))
      : await writeEntry(author.ctx, anyEntry(random, courseId));
  written.push({ kind, id, courseId, author });
}

async function decide({ random, staff, written }: World): Promise<void> {
  const chosen = written.filter(() => random.chance(0.3)).slice(0, 20);
  const decision = random.pick(["approve", "approve", "approve", "reject", "delete", "restore"] as const);
  for (const kind of ["experience", "entry"] as const) {
    const ids = chosen.filter((each) => each.kind === kind).map(({ id }) => id);
    const input: ReviewInput = { ids, decision, reason: "because" };
    await ignoringRefusals(kind === "experience" ? reviewExperiences(random.pick(staff), input) : reviewEntries(random.pick(staff), input));
  }
}

async function change({ random, written }: World): Promise<void> {
  const { kind, id, courseId, author } = random.pick(written);
  if (kind === "experience") await editExperience(author.ctx, id, anyExperience(random, courseId));
  else await editEntry(author.ctx, id, anyEntry(random, courseId));
}

async function takeAway({ random, written }: World): Promise<void> {
  const { kind, id, author } = random.pick(written);
  await (kind === "experience" ? deleteOwnExperience(author.ctx, id) : deleteOwnEntry(author.ctx, id));
}

async function purge({ random, staff, written }: World): Promise<void> {
  const { kind, id } = random.pick(written);
  await (kind === "experience" ? purgeExperience(random.pick(staff), id, null) : purgeEntry(random.pick(staff), id, null));
}

async function ignoringRefusals(work: Promise<unknown>): Promise<void> {
  await work.catch((thrown) => {
    if (!isDomainError(thrown)) throw thrown;
  });
}

async function world(seed: number): Promise<World> {
  const courseIds = [(await addCourse()).courseId, (await addCourse()).courseId];
  const authors = [await signUp(), await signUp(), await signUp(), await signUp(), await signUp()];
  const staff = [(await signUp({ userRole: "admin" })).ctx, (await signUp({ userRole: "moderator" })).ctx];
  return { random: createRandom(seed), courseIds, authors, staff, written: [] };
}

/** What is said of these people; others of the same database are left out. */
const ofAuthors = (given: Record<string, unknown>, authors: Person[]) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => authors.some(({ userId }) => key.startsWith(`${userId}|`))));

/** @returns how many approved experiences the richer course has */
async function compare({ courseIds, authors }: World): Promise<number> {
  const [found, counted] = [await kept(courseIds), comparable(await recount(courseIds))];
  expect({ ...found, given: ofAuthors(found.given, authors) }).toEqual(counted);
  for (const name of ["experiences", "databank_entries"] as const) {
    const { kept: stored, counted: real } = await totals(name);
    expect(stored).toEqual(real);
  }
  return Math.max(...counted.courses.map(({ experienceCount }) => experienceCount));
}

test.each([1, 2, 3, 4])("after any history (seed %i) every sum, mean and counter is what counting the rows gives", async (seed) => {
  const here = await world(seed);
  for (let i = 0; i < 12; i++) await ignoringRefusals(add(here));
  let most = 0;
  for (let i = 0; i < 120; i++) {
    const act = here.random.pick([add, add, add, decide, decide, decide, change, takeAway, purge]);
    await ignoringRefusals(act(here));
    if (i % 8 === 0) most = Math.max(most, await compare(here));
  }
  most = Math.max(most, await compare(here));
  expect(most, "a history in which no mean was ever shown proves little").toBeGreaterThanOrEqual(3);
});

test("what is added and removed again leaves every number as it was", async () => {
  const { courseId } = await addCourse();
  const author = await signUp();
  for (let i = 0; i < 4; i++) await addExperience({ courseId, authorId: (await signUp()).userId });
  const before = (await kept([courseId])).sums;
  const [, admin] = [author, await signUp({ userRole: "admin" })];
  const id = await write(author.ctx, experienceSchema.parse(experienceBody(courseId)));
  await reviewExperiences(admin.ctx, { ids: [id], decision: "approve" });
  expect((await kept([courseId])).sums).not.toEqual(before);
  await purgeExperience(admin.ctx, id, null);
  const after = await kept([courseId]);
  expect(after.sums).toEqual(before);
  expect(ofAuthors(after.given, [author])).toEqual({});
});

type Scores = { scores: Record<string, { n: number; mean: number | null; spread: number | null }> };
const scoresOf = async (courseId: string) => (await call<Scores>(`/coursefile/courses/${courseId}`)).body.scores;
const listed = async (courseCode: string) =>
  (await call<{ courses: { overall: number | null }[] }>(`/coursefile/courses?q=${courseCode}`)).body.courses[0];

test("two experiences show no mean anywhere, three do", async () => {
  const { courseId, courseCode } = await addCourse();
  for (const overall of [5, 4]) await addExperience({ courseId, authorId: (await signUp()).userId, overall });
  expect((await scoresOf(courseId)).overall).toEqual({ n: 2, mean: null, spread: null });
  expect((await listed(courseCode))?.overall).toBeNull();
  await addExperience({ courseId, authorId: (await signUp()).userId, overall: 1 });
  const { overall } = await scoresOf(courseId);
  expect([overall?.n, overall?.mean?.toFixed(4), overall?.spread?.toFixed(4)]).toEqual([3, "3.3300", "1.6997"]);
  expect((await listed(courseCode))?.overall).toBe(3.33);
});

test("an instructor's and a term's mean have the same floor as the course's", async () => {
  const { courseId } = await addCourse();
  const own = { courseId, instructorId: INSTRUCTOR.instructorId };
  for (const term of ["2023-1", "2023-1", "2024-1"]) await addExperience({ ...own, authorId: (await signUp()).userId, term });
  const dataOf = async () => (await visit(`/courses/one/${courseId}.data`)).text();
  expect((await dataOf()).includes('"byTerm",[],')).toBe(true);
  await addExperience({ ...own, authorId: (await signUp()).userId, term: "2023-1" });
  expect((await dataOf()).includes('"byTerm",[],')).toBe(false);
});

test("letter grades are shown in groups of five, after the night that finds them", async () => {
  const { courseId } = await addCourse();
  const page = async () => (await visit(`/courses/one/${courseId}.data`)).text();
  const report = async (letterGrade: "NA" | "FD", count: number) => {
    for (let i = 0; i < count; i++) await addExperience({ courseId, authorId: (await signUp()).userId, letterGrade, text: "x" });
    await releaseGrades(testContext());
  };
  await report("NA", 5);
  await report("FD", 4);
  expect(await page()).not.toContain('"letters"');
  await report("FD", 6);
  const shown = await page();
  expect([shown.includes('"NA"'), shown.includes('"FD"'), shown.includes('"letters"')]).toEqual([true, true, true]);
  expect((await visit(`/api/v1/coursefile/courses/${courseId}`).then((answer) => answer.text())).includes("grade")).toBe(false);
});

test("the list of the databank counts approved entries only", async () => {
  const { courseId, courseCode } = await addCourse();
  const author = await signUp();
  await addEntry({ courseId, authorId: author.userId, term: "2023-1" });
  await addEntry({ courseId, authorId: author.userId, term: "2023-2", status: "waiting" });
  await addEntry({ courseId, authorId: author.userId, term: "2023-3", status: "rejected" });
  const found = await call<{ courses: { databank_count: number }[] }>(`/catalog/courses/${courseCode}`);
  expect((found.body as unknown as { databank_count: number }).databank_count).toBe(1);
});
