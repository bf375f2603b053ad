/** What others see of somebody is what that person made public, and never leads to what they wrote. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readDashboard, readProfileForm, readPublicProfile, savePublicParts } from "../../../app/features/overview/overview.service.server";
import { publicParts } from "../../../app/features/overview/public-parts";
import type { SignedInContext } from "../../../app/platform/context";
import { dataPath, see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addCourse, addEntry, addExperience, addSuggestion, addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const JOINED = Date.UTC(2021, 8, 17, 9, 41, 12, 345);
const MONTH = Date.UTC(2021, 8);
const PAGES = ["/overview/public/one", "/my-space/public/one"];
let serial = 0;

/** What each part looks like in an answer. */
const MARKS: Record<Exclude<(typeof publicParts)[number], "contributions" | "vip">, string> = {
  photo: "image-photoofowner0000000",
  bio: "Zq plays the saz at night",
  links: "https://zq-links.example/me",
  department: "Testing",
  entrance_year: "2013",
  joined: String(MONTH),
};

const owner = (own: Partial<typeof users.$inferInsert> = {}) =>
  signUp({
    userName: `Zq.Owner${serial++}`,
    name: "Zeynep Qırmızı",
    bio: MARKS.bio,
    links: [MARKS.links],
    photoId: MARKS.photo,
    departmentId: DEPARTMENT.departmentId,
    entranceYear: 2013,
    createdAt: JOINED,
    ...own,
  });

const dataOf = (path: string, as: Person) => see(dataPath(path), { as });
/** The year counts as a number of its own alone: its four digits are inside of some identifiers and times as well. */
const marked = Object.keys(MARKS) as (keyof typeof MARKS)[];
const markedIn = (body: string) => marked.filter((part) => (part === "entrance_year" ? /\b2013\b/.test(body) : body.includes(MARKS[part])));
const rowOf = async ({ userId }: Person) => (await testContext().db.select().from(users).where(eq(users.userId, userId)))[0];

beforeAll(addUniversity);

test("nothing but the names is public until its owner says so", async () => {
  const [person, reader] = [await owner(), await signUp()];
  for (const page of PAGES) {
    for (const address of [`${page}/${person.userName}`, dataPath(`${page}/${person.userName}`)]) {
      const { status, body } = await see(address, { as: reader });
      expect([status, body.includes(person.name), body.includes(person.userName), markedIn(body)]).toEqual([200, true, true, []]);
      expect([person.userId, person.userEmail, String(JOINED)].filter((mark) => body.includes(mark))).toEqual([]);
    }
  }
});

test.each(marked)("of all parts only %s is in the answer when it alone is public", async (part) => {
  const [person, reader] = [await owner({ publicParts: [part] }), await signUp()];
  for (const page of PAGES) {
    const { body } = await dataOf(`${page}/${person.userName}`, reader);
    expect(markedIn(body)).toEqual([part]);
    expect([person.userEmail, String(JOINED)].filter((mark) => body.includes(mark))).toEqual([]);
    expect(body).not.toContain(person.userId);
  }
});

test("what its owner sees as others see it is the same, and the private parts aren't there either", async () => {
  const person = await owner({ publicParts: ["bio"], photoId: null });
  for (const path of ["/my-space?tab=public", `/overview/public/one/${person.userName}`]) {
    const { status, body } = await dataOf(path, person);
    expect([status, markedIn(body), body.includes(person.userEmail)]).toEqual([200, ["bio"], false]);
  }
});

test("links are marked as other people's, and open nothing of ours", async () => {
  const [person, reader] = [await owner({ publicParts: ["links"] }), await signUp()];
  const { body } = await see(`/overview/public/one/${person.userName}`, { as: reader });
  expect(body).toMatch(/<a href="https:\/\/zq-links\.example\/me"[^>]*rel="nofollow ugc noreferrer"/);
});

test("a user name in another case leads to its own spelling", async () => {
  const [person, reader] = [await owner(), await signUp()];
  for (const page of PAGES) {
    for (const spelling of [person.userName.toLowerCase(), person.userName.toUpperCase()]) {
      const { status, location } = await see(`${page}/${spelling}?x=1`, { as: reader });
      expect([status, location]).toEqual([301, `${page}/${person.userName}?x=1`]);
      expect((await dataOf(`${page}/${spelling}`, reader)).location).toBe(`${page}/${person.userName}`);
    }
  }
});

test("unknown, unverified, blocked and leaving people can't be told apart", async () => {
  const reader = await signUp();
  const hour = 3_600_000;
  const hidden = await Promise.all([
    owner({ emailVerifiedAt: null }),
    owner({ blockedAt: Date.now() }),
    owner({ blockedAt: Date.now(), blockedUntil: Date.now() + hour }),
    owner({ deletionDueAt: Date.now() + hour }),
  ]);
  for (const page of PAGES) {
    const answers = await Promise.all(
      ["nobody.at.all", ...hidden.map(({ userName }) => userName), hidden[0]?.userName.toUpperCase() ?? ""].map(async (userName) => {
        const { status, location, body } = await dataOf(`${page}/${userName}`, reader);
        return { status, location, body };
      }),
    );
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect([answers[0]?.status, answers[0]?.body.includes("overview.notFound")]).toEqual([404, true]);
    expect((await see(`${page}/${hidden[1]?.userName}`, { as: reader })).body).toContain("User not found");
  }
  const back = await owner({ blockedAt: Date.now() - 2 * hour, blockedUntil: Date.now() - hour });
  expect((await dataOf(`/overview/public/one/${back.userName}`, reader)).status).toBe(200);
});

test("who is leaving is told that nobody sees their profile", async () => {
  const person = await owner({ deletionDueAt: Date.now() + 1000 });
  expect((await see("/my-space?tab=public", { as: person })).body).toContain("Nobody can see your profile now");
});

test("a profile holds nothing of what its owner wrote: no text, no course, no number, no moment", async () => {
  const [person, reader] = [await owner({ publicParts: [...publicParts] }), await signUp({ userRole: "admin" })];
  const before = (await dataOf(`/overview/public/one/${person.userName}`, reader)).body;
  const { courseId, courseCode } = await addCourse();
  const written = await addExperience({ courseId, authorId: person.userId, text: "Only I have ever written this about a course of ours." });
  await addExperience({ courseId, authorId: person.userId, status: "waiting", term: "2021-1" });
  const entry = await addEntry({ courseId, authorId: person.userId });
  await addSuggestion(person);
  await call(`/catalog/courses/${courseCode}/favorite`, { as: person, method: "PUT", json: { is_favorite: true } });
  for (const page of PAGES) {
    const { body } = await dataOf(`${page}/${person.userName}`, reader);
    expect([courseId, courseCode, written.experienceId, written.text, entry.entryId].filter((mark) => body.includes(mark))).toEqual([]);
  }
  expect((await dataOf(`/overview/public/one/${person.userName}`, reader)).body).toBe(before);
});

async function contributor() {
  const person = await owner();
  const { courseId, courseCode } = await addCourse();
  const terms = ["2022-1", "2022-2", "2023-1", "2023-2", "2024-1"];
  const statuses = ["approved", "approved", "waiting", "rejected", "deleted"] as const;
  for (const [i, status] of statuses.entries()) await addExperience({ courseId, authorId: person.userId, status, term: terms[i] });
  await addEntry({ courseId, authorId: person.userId, status: "waiting" });
  const suggested = await addSuggestion(person, { courseCode: `ZQS${serial++}` });
  const kept = await addCourse({ nameEn: "The Kept Course" });
  await call(`/catalog/courses/${kept.courseCode}/favorite`, { as: person, method: "PUT", json: { is_favorite: true } });
  return { person, courseCode, kept, suggested: suggested.courseCode };
}

test("one's own overview shows what one gave, what waits and what one keeps, on both of its pages", async () => {
  const { person, courseCode, kept, suggested } = await contributor();
  const dashboard = await readDashboard(person.ctx);
  expect(dashboard.vip).toMatchObject({ approved: 2, waiting: 2, isVip: false });
  const none = { waiting: 0, approved: 0, rejected: 0 };
  expect(dashboard.collections).toEqual([
    {
      ...none,
      name: "experiences",
      label: "Course experiences",
      to: "/courses/personal",
      add: "/courses/add",
      waiting: 1,
      approved: 2,
      rejected: 1,
    },
    { ...none, name: "databank_entries", label: "Databank entries", to: "/databank/personal", add: "/databank/add", waiting: 1 },
    { ...none, name: "course_submissions", label: "Suggested courses", to: "/courses/submission", add: null, waiting: 1 },
  ]);
  expect(dashboard.work.map(({ label, title, status }) => [label, title.split(" ")[0], status]).sort()).toEqual([
    ["Databank entry", courseCode, "waiting"],
    ["Experience", courseCode, "approved"],
    ["Experience", courseCode, "approved"],
    ["Experience", courseCode, "rejected"],
    ["Experience", courseCode, "waiting"],
    ["Suggested course", suggested, "waiting"],
  ]);
  expect(dashboard.favorites).toEqual([{ courseCode: kept.courseCode, name: "The Kept Course" }]);
  for (const path of ["/overview/private/personal", "/my-space", "/my-space?tab=private", "/my-space?tab=nonsense"]) {
    const { status, body } = await see(path, { as: person });
    expect([path, status, ...["The Kept Course", courseCode, suggested].map((text) => body.includes(text))]).toEqual([
      path,
      200,
      true,
      true,
      true,
    ]);
  }
});

test("nobody sees the overview of somebody else, and a newcomer's has no empty boxes", async () => {
  const { courseCode } = await contributor();
  const reader = await signUp({ userRole: "admin" });
  const { body } = await see("/my-space?tab=private", { as: reader });
  expect([body.includes(courseCode), body.includes("Your latest contributions"), body.includes("Suggested courses")]).toEqual([
    false,
    false,
    false,
  ]);
  expect((await see("/my-space?tab=private")).location).toBe("/reception/login?next=%2Fmy-space%3Ftab%3Dprivate");
});

const EDIT = "/overview/public/edit";
const save = (as: Person, fields: [string, string][]) =>
  visit(EDIT, {
    as,
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("an owner decides what is shown, and sees it as others do", async () => {
  const [person, reader] = [await owner(), await signUp()];
  const sent = await save(person, [
    ["public_parts", "bio"],
    ["public_parts", "links"],
  ]);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, EDIT]);
  expect((await rowOf(person))?.publicParts).toEqual(["bio", "links"]);
  for (const [path, as] of [
    [EDIT, person],
    [`/overview/public/one/${person.userName}`, reader],
  ] as const) {
    // One's own photo stands in the chrome as well.
    expect(markedIn((await see(path, { as })).body).filter((part) => part !== "photo" || as === reader)).toEqual(["bio", "links"]);
  }
});

test("everything can be taken back, and a part that doesn't exist is refused", async () => {
  const [person, reader] = [await owner({ publicParts: [...publicParts] }), await signUp()];
  expect((await save(person, [["public_parts", "user_email"]])).status).toBe(400);
  expect((await rowOf(person))?.publicParts).toEqual([...publicParts]);
  expect((await save(person, [])).status).toBe(303);
  expect((await rowOf(person))?.publicParts).toEqual([]);
  expect(markedIn((await dataOf(`/overview/public/one/${person.userName}`, reader)).body)).toEqual([]);
});

test("a private overview costs one round trip, and so does a profile, to somebody whom the Worker has met", async () => {
  const { person } = await contributor();
  for (const path of ["/my-space", "/my-space?tab=public", `/overview/public/one/${person.userName}`, EDIT]) {
    await see(path, { as: person });
    const { headers } = await see(path, { as: person });
    expect([path, /round trips (\d+)/.exec(headers.get("server-timing") ?? "")?.[1]]).toEqual([path, "1"]);
  }
});

test("neither one's overview nor a profile reads a table from end to end", async () => {
  const { person } = await contributor();
  const watched = watchedContext({ actor: person.ctx.actor });
  const ctx = watched.ctx as SignedInContext;
  await readDashboard(ctx);
  await readPublicProfile(ctx, person.userName);
  await readProfileForm(ctx);
  await savePublicParts(ctx, { public_parts: [] });
  expect(watched.statements.size).toBeGreaterThan(8);
  expect(await fullScans(watched.statements)).toEqual([]);
});
