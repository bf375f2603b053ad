/** The databank's words are for those who earned them: nobody else gets them in any answer. */
import { users } from "@schema/accounts";
import { experiences } from "@schema/courses";
import { settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { siteMap } from "../../../app/site-map";
import { dataPath, pageFiller, see } from "../../support/pages";
import { addCourse, addEntry, addExperience } from "../../support/rows";
import { call, type Person, signUp, testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const SECRET = "Qx-recursion-on-balanced-trees";

/** A course with an entry whose every text can be recognized. */
async function secretCourse() {
  const { courseId, courseCode } = await addCourse();
  const author = await signUp();
  const texts = {
    topics: SECRET,
    examKinds: `${SECRET} kinds`,
    boundaries: `${SECRET} bounds`,
    resources: `${SECRET} books`,
    advice: `${SECRET} advice`,
  };
  await addEntry({ courseId, authorId: author.userId, ...texts, gradeParts: [{ name: `${SECRET} part`, weight: 100 }] });
  return { courseId, courseCode };
}

/** Somebody with so many approved contributions, of both kinds, and some that don't count. */
async function contributor(approved: number, own: Parameters<typeof signUp>[0] = {}) {
  const person = await signUp(own);
  const written: string[] = [];
  for (let i = 0; i < approved; i++) {
    const { courseId } = await addCourse();
    if (i % 2 === 0) written.push((await addExperience({ courseId, authorId: person.userId })).experienceId);
    else await addEntry({ courseId, authorId: person.userId });
  }
  const { courseId } = await addCourse();
  await addExperience({ courseId, authorId: person.userId, term: "2020-1", status: "waiting" });
  await addExperience({ courseId, authorId: person.userId, term: "2020-2", status: "rejected" });
  await addEntry({ courseId, authorId: person.userId, status: "deleted" });
  return { person, written };
}

/** Whether the databank's words come, as document and as data; both must say the same. */
async function opens(person: Person, courseId: string): Promise<boolean> {
  const path = `/databank/one/${courseId}`;
  const [page, data] = [await see(path, { as: person }), await see(dataPath(path), { as: person })];
  expect([page.status, data.status]).toEqual([200, 200]);
  const found = [page, data].map(({ body }) => body.includes(SECRET));
  expect(found[0]).toBe(found[1]);
  return found[0] ?? false;
}

test("three approved contributions open the databank, two don't, and waiting ones don't count", async () => {
  const { courseId } = await secretCourse();
  expect(await opens((await contributor(2)).person, courseId)).toBe(false);
  expect(await opens((await contributor(3)).person, courseId)).toBe(true);
});

test("the third approval opens it with the next request, and its removal closes it", async () => {
  const { courseId } = await secretCourse();
  const { person, written } = await contributor(3);
  const staff = await signUp({ userRole: "moderator" });
  const decide = (decision: string, reason?: string) =>
    call("/admin/coursefile/experiences/review", { as: staff, json: { ids: [written[0]], decision, reason } });
  expect(await opens(person, courseId)).toBe(true);
  expect((await decide("reject", "Invented")).status).toBe(200);
  expect(await opens(person, courseId)).toBe(false);
  expect((await decide("approve")).status).toBe(200);
  expect(await opens(person, courseId)).toBe(true);
  expect((await decide("delete")).status).toBe(200);
  expect(await opens(person, courseId)).toBe(false);
});

test("changing or taking back one's own third contribution closes it", async () => {
  const { courseId } = await secretCourse();
  const { person, written } = await contributor(3);
  await call(`/coursefile/experiences/${written[0]}`, { as: person, method: "DELETE" });
  expect(await opens(person, courseId)).toBe(false);
});

test("staff and verified graduates read it without contributions, and lose it with what they were", async () => {
  const { courseId } = await secretCourse();
  expect(await opens(await signUp({ userRole: "admin" }), courseId)).toBe(true);
  expect(await opens(await signUp({ isVerifiedGraduate: true }), courseId)).toBe(true);
  const moderator = await signUp({ userRole: "moderator" });
  expect(await opens(moderator, courseId)).toBe(true);
  await testContext().db.update(users).set({ userRole: "user" }).where(eq(users.userId, moderator.userId));
  expect(await opens(moderator, courseId)).toBe(false);
});

test("a first-semester student's preview holds until its moment", async () => {
  const { courseId } = await secretCourse();
  const newcomer = await signUp({ previewUntil: Date.now() + 60_000 });
  expect(await opens(newcomer, courseId)).toBe(true);
  await testContext()
    .db.update(users)
    .set({ previewUntil: Date.now() - 1 })
    .where(eq(users.userId, newcomer.userId));
  expect(await opens(newcomer, courseId)).toBe(false);
});

test("contributions without an author count for nobody", async () => {
  const { courseId } = await secretCourse();
  const { person, written } = await contributor(3);
  await testContext()
    .db.update(experiences)
    .set({ authorId: null })
    .where(eq(experiences.experienceId, written[0] ?? ""));
  expect(await opens(person, courseId)).toBe(false);
});

test("who isn't VIP sees how many entries there are and how far they are, not a word of them", async () => {
  const { courseId } = await secretCourse();
  const { person } = await contributor(2);
  const { body } = await see(dataPath(`/databank/one/${courseId}`), { as: person });
  expect([body.includes(SECRET), body.includes('"entries",[]'), body.includes('"missing"')]).toEqual([false, true, true]);
  const page = await see(`/databank/one/${courseId}`, { as: person, headers: { "accept-language": "en" } });
  expect(page.body).toMatch(/\b1 entr(y|ies) you can(&#x27;|')t read yet/);
});

test("no page and no endpoint gives an entry's words to a guest or to somebody who isn't VIP", async () => {
  const { courseId, courseCode } = await secretCourse();
  const fill = await pageFiller();
  const { person } = await contributor(2);
  const ids: Record<string, string> = { course_id: courseId, code: courseCode };
  const own = (path: string) => path.replace(/:(course_id|code)\b/g, (_, name: string) => ids[name] ?? "");
  const pages = siteMap.map((row) => fill({ ...row, path: own(row.path) }));
  const searches = ["/courses/all", "/databank/all", "/catalog/all"].map((path) => `${path}?q=${courseCode}`);
  const api = endpoints.filter(({ method }) => method === "GET").map(({ path }) => `/api/v1${own(path).replace(/:\w+/g, "none")}`);
  const forms = [`/databank/add?course_id=${courseId}`, `/courses/add?course_id=${courseId}`];
  const always = [...searches, ...searches.map(dataPath), ...forms, ...api];
  const withReader = (addresses: string[]) => [undefined, person].flatMap((as) => addresses.map((address) => ({ as, address })));
  const answers = swept(sweepSettings, {
    what: "Answers read for an entry's words",
    always: withReader([...always, ...pages.filter((path) => /course|databank/.test(path))]),
    rest: withReader([...pages, ...pages.map(dataPath)]),
    count: 200,
  });
  const seen = await Promise.all(answers.map(async ({ as, address }) => ({ address, body: (await see(address, { as })).body })));
  expect(seen.filter(({ body }) => body.includes(SECRET)).map(({ address }) => address)).toEqual([]);
});

test("the threshold is a setting", async () => {
  const { courseId } = await secretCourse();
  const { person } = await contributor(1);
  const { db, env } = testContext();
  await db.insert(settings).values({ name: "vipThreshold", value: 1, updatedAt: Date.now() });
  await env.KV.delete("settings");
  const isOpen = await opens(person, courseId);
  await db.delete(settings).where(eq(settings.name, "vipThreshold"));
  await env.KV.delete("settings");
  expect(isOpen).toBe(true);
});
