/** What the assistant answers from data: the numbers of the pages, for who may read them, and nothing in place of what isn't there. */

import { users } from "@schema/accounts";
import { communities } from "@schema/community";
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ask } from "../../../app/features/ai/ai.service.server";
import { courseFilters, experienceFilters } from "../../../app/features/courses/courses.schemas";
import { listCourses, readCourse } from "../../../app/features/courses/courses.service.server";
import type { Context } from "../../../app/platform/context";
import { seed } from "../../../drizzle/seed";
import { signUp, testContext } from "../../support/site";

const ctx = testContext();
let reader: Context;

beforeAll(async () => {
  await seed(ctx.db, ctx.clock.now(), { courses: 0, experiences: 1400, users: 400, seed: 1 });
  reader = (await signUp()).ctx;
}, 120_000);

const said = async (as: Context, text: string, previous = "") => {
  const { citations } = await ask(as, { text, previous });
  return { to: citations.map(({ to }) => to), text: citations.flatMap(({ sentences }) => sentences).join(" ") };
};

const oneDigit = (value: number | null) =>
  value === null ? "–" : new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

test("what is told of a course's difficulty is the number of its page, and nothing under the floor", async () => {
  const { items } = await listCourses(ctx, courseFilters.parse({ size: 24 }));
  const pages = await Promise.all(items.slice(0, 12).map(({ course_id }) => readCourse(ctx, course_id, experienceFilters.parse({}))));
  const answers = await Promise.all(pages.map(({ course }) => said(reader, `is ${course.courseCode} hard?`)));
  const told = answers.map(({ text }) => /difficulty|of 5/.test(text));
  expect(told).toEqual(pages.map(({ scores }) => scores.difficulty.mean !== null));
  for (const [at, { scores }] of pages.entries())
    if (told[at]) expect(answers[at]?.text).toContain(`${oneDigit(scores.difficulty.mean)} of 5`);
  expect(told.filter(Boolean).length).toBeGreaterThan(5);
});

test("whether one has to be there is told by how many experiences say so", async () => {
  const { items } = await listCourses(ctx, courseFilters.parse({ size: 24 }));
  const [first] = items;
  const { course, experiences } = await readCourse(ctx, first?.course_id ?? "", experienceFilters.parse({}));
  const required = experiences.items.filter(({ attendance }) => attendance === "required").length;
  const answers = [
    await said(reader, `is attendance taken in ${course.courseCode}`),
    await said(reader, `${course.courseCode} dersinde yoklama var mı`),
  ];
  expect(answers.map(({ to }) => to)).toEqual([[`/courses/one/${course.courseId}`], [`/courses/one/${course.courseId}`]]);
  expect(answers.map(({ text }) => / (?:Required|Zorunlu): (\d+)/.exec(text)?.[1])).toEqual([`${required}`, `${required}`]);
});

test("the hardest are told hardest first, and the least liked in no order at all", async () => {
  const hardest = await said(reader, "what is the hardest CENG course");
  const told = [...hardest.text.matchAll(/(?:difficulty|zorluk) ([\d.]+)/g)].map(([, value]) => Number(value));
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => b - a));
  expect((await said(reader, "worst rated CENG course")).to).not.toContainEqual(expect.stringContaining("sort=rating"));
});

test("a course that isn't there isn't answered with another", async () => {
  expect(await said(reader, "is CENG999 hard?")).toEqual({ to: [], text: "" });
  expect(await said(reader, "MATH987 kolay mı")).toEqual({ to: [], text: "" });
});

test("a question without its course is about the course before it, and a course alone is asked what was asked before", async () => {
  expect((await said(reader, "who teaches it?", "is CENG140 hard?")).to).toEqual(["/catalog/course/CENG140"]);
  expect((await said(reader, "and MATH119?", "how many credits is CENG140")).text).toMatch(/^MATH119 has/);
});

test("two courses are compared, in the language of the question", async () => {
  expect(await said(reader, "MATH119 mu PHYS105 mi daha kolay")).toMatchObject({
    to: [expect.stringMatching(/^\/courses\/compare\?with=MATH119(,|%2C)PHYS105$/)],
    text: expect.stringMatching(/MATH119 .*kredi.*PHYS105/),
  });
});

test("a community that guests aren't shown isn't named", async () => {
  const [shown] = await ctx.db.select().from(communities).where(eq(communities.isShownToGuests, true)).limit(1);
  if (!shown) throw new Error("The seed shows no community");
  const question = `is there a ${shown.name} club`;
  expect((await said(reader, question)).to).toContain(`/community/demo/${shown.slug}`);
  await ctx.db.update(communities).set({ isShownToGuests: false }).where(eq(communities.communityId, shown.communityId));
  expect((await said(reader, question)).to).not.toContain(`/community/demo/${shown.slug}`);
});

test("what is one's own is told to nobody else, and to no guest", async () => {
  const [student] = await ctx.db.select().from(users).where(eq(users.userEmail, "student@hocam.test"));
  expect(student).toBeDefined();
  expect((await ask(ctx, { text: "my tickets" })).ownTo).toBeNull();
  expect((await said(reader, "my tickets")).text).toBe("You have no tickets for upcoming events.");
});

test("a question that means two or three things is answered with a question, each of whose answers is known", async () => {
  const unclear = "bir yere bir şey eklemek istiyorum, nasıl eklerim";
  const { citations, asks } = await ask(reader, { text: unclear });
  expect(citations).toEqual([]);
  expect([2, 3]).toContain(asks.length);
  for (const text of asks) expect((await ask(reader, { text })).citations).not.toEqual([]);
});

test("one's own memberships, alarms and news are told as they are, not where they are seen", async () => {
  const answers = await Promise.all(
    ["in which clubs am I a member", "when does my next alarm ring", "do I have new notifications"].map((text) => ask(reader, { text })),
  );
  expect(answers.map(({ ownTo }) => ownTo)).toEqual(["/community/panel", "/alarm/personal", "/notifications/personal"]);
});

test("a title that two departments have is asked back with both courses, and what was asked of them outlives the press", async () => {
  const { citations, asks } = await ask(reader, { text: "how hard is data structures" });
  expect(citations).toEqual([]);
  expect(asks.toSorted()).toEqual(["How hard is CENG213 (Data Structures)?", "How hard is EE441 (Data Structures)?"]);
  expect((await said(reader, "How hard is CENG213 (Data Structures)?")).text).toMatch(/CENG213.*difficulty/);
  expect((await said(reader, "Who teaches EE441 (Data Structures)?")).text).toMatch(/^EE441 in /);
});

test("of two courses with one title the one of the asker's own curriculum is meant", async () => {
  const { ctx: own } = await signUp();
  const [department] = await ctx.db.select().from(departments).where(eq(departments.departmentCode, "CENG"));
  await ctx.db.update(users).set({ departmentId: department?.departmentId }).where(eq(users.userId, own.actor.userId));
  expect((await said(own, "how hard is data structures")).text).toMatch(/CENG213/);
});

test("a public holiday is told with its day, whatever staff entered", async () => {
  expect((await said(reader, "is there class on new year's day")).text).toMatch(
    /^New Year's Day is a public holiday: no lectures on .*1 Jan/,
  );
  expect((await said(reader, "29 ekimde ders var mı")).text).toMatch(/^Cumhuriyet Bayramı resmî tatil: 29 Eki/);
});

test("a discussion whose title says it answers what may not be here, and nothing does where that is sure", async () => {
  expect((await said(reader, "im vegetarian and sick of salad where can i eat on campus")).to).toEqual([
    expect.stringMatching(/^\/thread\/one\//),
  ]);
  expect((await said(reader, "yurtta çamaşır makinesi kaç lira bi yıkama")).to).toEqual([]);
});

test("a discussion whose title speaks of something else answers nothing", async () => {
  const { to } = await said(reader, "what day do the letter grades come out this time");
  expect(to.filter((each) => each.startsWith("/thread/one"))).toEqual([]);
});
