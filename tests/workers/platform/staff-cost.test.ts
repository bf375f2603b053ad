/** What staff do costs in proportion to what they see or decide on, however much people have written. */
import { users } from "@schema/accounts";
import { courses } from "@schema/catalog";
import { experiences } from "@schema/courses";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listContributors, showContributions } from "../../../app/engines/review/listing.server";
import { reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { makeExperience } from "../../../drizzle/seed/factories/experience";
import { makeUser } from "../../../drizzle/seed/factories/user";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { addUniversity, makeCourse } from "../../support/rows";
import { type Person, signUp, testContext } from "../../support/site";

const AUTHORS = 600;
const COURSES = 10;
const WAITING = AUTHORS * COURSES;
const AT_ONCE = 100;
const SHOWN = 20;

const random = createRandom(31);
let admin: Person;

beforeAll(async () => {
  const { db } = testContext();
  await addUniversity();
  admin = await signUp({ userRole: "admin" });
  const authors = Array.from({ length: AUTHORS }, (_, i) =>
    makeUser(random, Date.now(), { userName: `staff.cost.${i}`, passwordHash: "none" }),
  );
  await insertMany(db, users, authors);
  const taught = Array.from({ length: COURSES }, () => makeCourse());
  await insertMany(db, courses, taught);
  const rows = taught.flatMap(({ courseId }) =>
    authors.map(({ userId }, at) => makeExperience(random, Date.now() + at, { courseId, authorId: userId, status: "waiting" })),
  );
  await insertMany(
    db,
    experiences,
    rows.map((row) => ({ ...row, instructorId: `${row.instructorId}` })),
  );
  await showContributions({ db });
});

/** What some work read, asked as an admin. */
async function rowsReadBy(work: (ctx: Person["ctx"]) => Promise<unknown>): Promise<number> {
  const ctx = testContext({ actor: admin.ctx.actor });
  await work(ctx as Person["ctx"]);
  return ctx.meter.rowsRead;
}

test("approving a hundred at once reads some rows for each of them, not all that wait", async () => {
  const { db } = testContext();
  const waiting = await db.select({ id: experiences.experienceId }).from(experiences).where(sql`status = 'waiting'`).limit(AT_ONCE);
  const ids = waiting.map(({ id }) => id);
  expect(await db.$count(experiences, sql`status = 'waiting'`)).toBe(WAITING);
  const rows = await rowsReadBy((ctx) => reviewExperiences(ctx, { ids, decision: "approve" }));
  expect(await db.$count(experiences, sql`status = 'approved'`)).toBe(AT_ONCE);
  expect(rows).toBeLessThanOrEqual(60 * AT_ONCE);
});

test("the list of who contributed reads ten rows for each that it shows at most, wherever in it somebody is", async () => {
  const first = await listContributors(testContext(), "experiences", { size: SHOWN });
  expect(first.length).toBe(SHOWN + 1);
  const after = first.at(-1)?.userId ?? "";
  for (const page of [{ size: SHOWN }, { size: SHOWN, after }])
    expect(await rowsReadBy((ctx) => listContributors(ctx, "experiences", page))).toBeLessThanOrEqual(10 * SHOWN);
});
