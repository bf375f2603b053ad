/** Who wrote something is in no answer that anybody gets, but for the lists that exist to name contributors. */
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { addPost } from "../../../app/engines/posts/posts.service.server";
import { showContributions } from "../../../app/engines/review/listing.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addReply } from "../../../app/features/thread/thread.service.server";
import { DAY } from "../../../app/platform/clock";
import { newId } from "../../../app/platform/ids";
import type { PageRow } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { type ActorName, addError, dataPath, see } from "../../support/pages";
import { addCourse, addEntry, addExperience, addReport, addSuggestion, entryBody, experienceBody } from "../../support/rows";
import { call, type Person, signUp, testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

/** Pages that name people on purpose, for whom, and why. */
const NAMING: { path: string; who: ActorName[]; why: string }[] = [
  { path: "/admin/courses/users", who: ["admin"], why: "lists who contributed to a feature, without which text is whose" },
  { path: "/admin/databank/users", who: ["moderator", "admin"], why: "lists who contributed to a feature, without which text is whose" },
  { path: "/admin/reporting/users", who: ["moderator", "admin"], why: "lists who reported how much, without which report is whose" },
  {
    path: "/admin/courses/all?view=suggestions",
    who: ["moderator", "admin"],
    why: "a suggested course isn't anonymous: staff may ask its suggester",
  },
  ...["/admin/users/all", "/admin/profile/list", "/api/v1/admin/users", "/api/v1/admin/users/list.csv"].map((path) => ({
    path,
    who: ["admin" as const],
    why: "lists everybody who has an account, without what they wrote",
  })),
];

const REVIEW = ["waiting", "approved", "rejected", "deleted"];

/** An author who wrote, voted, suggested and reported, with the marks by which they would be recognized. */
async function author() {
  const unusual = {
    userId: "user-zq00anonymous0probe77",
    userEmail: "zq.probe77@metu.edu.tr",
    userName: "zq_probe.77",
    name: "Zübeyde Qırmızıgül",
  };
  const person = await signUp(unusual);
  const { courseId, courseCode } = await addCourse();
  const terms = ["2022-1", "2022-2", "2023-1", "2023-2"];
  const statuses = ["approved", "waiting", "rejected", "deleted"] as const;
  const experiences = await Promise.all(
    statuses.map((status, i) => addExperience({ courseId, authorId: person.userId, status, term: terms[i], reviewReason: "why" })),
  );
  const entries = await Promise.all(statuses.map((status, i) => addEntry({ courseId, authorId: person.userId, status, term: terms[i] })));
  for (let i = 0; i < 4; i++) await addExperience({ courseId, authorId: (await signUp()).userId, instructorId: "not-listed" });
  const voted = await addExperience({ courseId, authorId: (await signUp()).userId });
  await call(`/coursefile/experiences/${voted.experienceId}/helpful`, { as: person, method: "PUT", json: { is_helpful: true } });
  await call(`/catalog/courses/${courseCode}/favorite`, { as: person, method: "PUT", json: { is_favorite: true } });
  const own = await call("/coursefile/experiences", { as: person, json: experienceBody(courseId, { term: "2024-1" }) });
  await addSuggestion(person);
  const reported = await call<{ error_id: string }>("/errors", { as: person, json: { message: "It broke here", route: "/courses/all" } });
  const report = await call<{ reference: string }>("/reporting", {
    as: person,
    json: { subject_id: voted.experienceId, category: "false", details: "None of this is true.", email: person.userEmail },
  });
  expect([own.status, reported.status, report.status]).toEqual([201, 201, 201]);
  const marks = [person.userId, "zq00anonymous0probe77", person.userEmail, person.userName, person.name, person.ctx.actor.sessionId];
  return {
    person,
    marks,
    courseId,
    courseCode,
    errorId: reported.body.error_id,
    reference: report.body.reference,
    reportedId: voted.experienceId ?? "",
    experienceId: experiences[0]?.experienceId ?? "",
    entryId: entries[0]?.entryId ?? "",
  };
}

/** Features whose pages show, list or count what the author wrote. */
const ABOUT = ["home", "courses", "databank", "catalog", "reporting", "overview", "users", "admin", "errors", "search"];

type Author = Awaited<ReturnType<typeof author>>;

/** Pages that show what the author wrote, with their views, and every other page with the author's course in its address. */
function addressesOf({ courseId, courseCode, errorId, entryId, experienceId, reference, reportedId }: Author) {
  const values: Record<string, string> = {
    course_id: courseId,
    code: courseCode,
    error_id: errorId,
    reporting_id: reference,
    subject_id: reportedId,
  };
  const fill = ({ path }: PageRow) => path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "none");
  const views = [
    ...REVIEW.flatMap((status) =>
      ["/admin/courses/all", "/admin/databank/all", "/admin/courses/all?view=suggestions"].map(
        (path) => `${path}${path.includes("?") ? "&" : "?"}status=${status}`,
      ),
    ),
    ...["open", "claimed", "decided"].map((status) => `/admin/reporting/all?status=${status}`),
    `/admin/panel?kind=reports`,
    `/courses/one/${courseId}?sort=helpful`,
    `/courses/one/${courseId}?instructor_id=not-listed&term=2022-1`,
    `/courses/all?q=${courseCode}`,
    `/databank/all?q=${courseCode}`,
    `/databank/add?course_id=${courseId}`,
    `/databank/edit?entry_id=${entryId}`,
    `/databank/add?edit=${entryId}`,
    `/courses/add?edit=${experienceId}`,
  ];
  const isAbout = ({ path, feature }: PageRow) => /course_id|:code|error_id|reporting_id|subject_id/.test(path) || ABOUT.includes(feature);
  const about = siteMap.filter(isAbout).map(fill);
  return { pages: siteMap.filter((row) => !isAbout(row)).map(fill), views: [...about, ...views] };
}

const isNamed = (address: string, actor: ActorName) =>
  NAMING.some(({ path, who }) => who.includes(actor) && (address === path || address.startsWith(`${path}&`)));

async function readers(): Promise<[ActorName, Person | undefined][]> {
  const [user, moderator, admin] = [
    await signUp({ isVerifiedGraduate: true }),
    await signUp({ userRole: "moderator" }),
    await signUp({ userRole: "admin" }),
  ];
  return [
    ["guest", undefined],
    ["user", user],
    ["moderator", moderator],
    ["admin", admin],
  ];
}

/** So many of all answers of pages, document and data to each role, are read in an ordinary run beside those that the test names. */
const READ = 200;

test("no page and no endpoint tells anyone who wrote something", async () => {
  const written = await author();
  const api = endpoints
    .filter(({ method }) => method === "GET")
    .map(
      ({ path }) =>
        `/api/v1${path.replace(":course_id", written.courseId).replace(":code", written.courseCode).replace(":reference", written.reference).replace(/:\w+/g, "none")}`,
    );
  const { pages, views } = addressesOf(written);
  const people = await readers();
  const answersOf = (paths: string[]) =>
    people.flatMap(([actor, as]) => paths.flatMap((page) => [page, dataPath(page)].map((address) => ({ actor, as, page, address }))));
  const listed = people.flatMap(([actor, as]) =>
    [...api, "/api/v1/openapi.json", "/sitemap.xml"].map((address) => ({ actor, as, page: address, address })),
  );
  const always = [...answersOf(views), ...listed];
  const found: unknown[] = [];
  for (const { actor, as, page, address } of swept(sweepSettings, {
    what: "Answers read for names",
    always,
    rest: answersOf(pages),
    count: READ,
  })) {
    const { body, headers } = await see(address, { as });
    const whole = `${body}\n${[...headers].flat().join("\n")}`;
    const marks = written.marks.filter((mark) => whole.includes(mark));
    if (marks.length > 0 && !isNamed(page, actor)) found.push({ actor, address, marks });
  }
  expect(found).toEqual([]);
});

test("the lists that name contributors do so for those roles: the control of the test above", async () => {
  const person = await signUp({ name: "Control Person" });
  const { courseId } = await addCourse();
  await addExperience({ courseId, authorId: person.userId });
  await addEntry({ courseId, authorId: person.userId });
  await addSuggestion(person);
  await addReport({ reporterId: person.userId, createdAt: Date.now() - DAY });
  await showContributions(testContext());
  const people = Object.fromEntries(await readers());
  for (const { path, who } of NAMING) {
    for (const actor of who) expect((await see(path, { as: people[actor] })).body, `${path} as ${actor}`).toContain(person.userName);
  }
});

test("a list of contributors or accounts, and an account itself, hold no text and no id of what somebody wrote", async () => {
  const person = await signUp();
  const { courseId } = await addCourse();
  const { experienceId, text } = await addExperience({
    courseId,
    authorId: person.userId,
    text: "Words that only this experience has, and nobody else wrote them.",
  });
  await showContributions(testContext());
  const admin = await signUp({ userRole: "admin" });
  const account = `/admin/users/${person.userId}`;
  const lists = ["/admin/courses/users.data", "/admin/users/all.data", "/admin/profile/list.data", "/api/v1/admin/users"];
  for (const path of [...lists, `${account}.data`, `/api/v1${account}`]) {
    const { body } = await see(path, { as: admin });
    const held = [person.userName, experienceId, text, courseId].map((mark) => body.includes(mark));
    expect([path, ...held]).toEqual([path, true, false, false, false]);
  }
});

test("what one wrote is marked as one's own for oneself alone", async () => {
  const person = await signUp();
  const { courseId } = await addCourse();
  await addExperience({ courseId, authorId: person.userId });
  const mine = async (as?: Person) =>
    (await call<{ experiences: { mine: boolean }[] }>(`/coursefile/courses/${courseId}`, { as })).body.experiences.map(({ mine }) => mine);
  expect([await mine(person), await mine(await signUp({ userRole: "admin" })), await mine()]).toEqual([[true], [false], [false]]);
});

test("people's names find nothing they wrote", async () => {
  const person = await signUp({ name: "Wxyzname Uncommon", userName: "wxyzname.uncommon" });
  const { courseId } = await addCourse();
  await addExperience({ courseId, authorId: person.userId });
  for (const path of ["/coursefile/courses", "/catalog/courses"])
    expect((await call<{ total: number }>(`${path}?q=wxyzname`)).body.total).toBe(0);
});

test("an error's page tells that somebody was signed in, never who", async () => {
  const person = await signUp();
  const { body } = await call<{ error_id: string }>("/errors", { as: person, json: { message: "Broken in the browser", route: "/" } });
  await addError();
  const page = await see(`/admin/error/${body.error_id}.data`, { as: await signUp({ userRole: "admin" }) });
  expect([
    page.status,
    page.body.includes('"isSignedIn",true'),
    page.body.includes(person.userId),
    page.body.includes(person.userName),
  ]).toEqual([200, true, false, false]);
});

test("a list of contributors tells no moment that leads to a text", async () => {
  const person = await signUp();
  const { courseId } = await addCourse();
  const createdAt = Date.now() - 123_456_789;
  await addExperience({ courseId, authorId: person.userId, createdAt });
  await showContributions(testContext());
  const admin = await signUp({ userRole: "admin" });
  const { status, body } = await see("/admin/courses/users.data?size=50", { as: admin });
  expect([status, body.includes(person.userName), body.includes(String(createdAt))]).toEqual([200, true, false]);
});

const addThread = (ctx: Person["ctx"]) =>
  addPost(ctx, threads, {
    title: "A thread without a name",
    text: "Long enough to be a thread of somebody.",
    is_anonymous: true,
    category: "campus",
  });

/** The part of an id that holds the time, for whoever made it now or a moment ago. */
const timeInIds = (now: number) => new Set(Array.from({ length: 60_000 }, (_, back) => newId("x", now - back).slice(2, 9)));

test("an id of something anonymous doesn't tell when it was written; one of something else does: the control", async () => {
  const person = await signUp();
  const { courseId } = await addCourse();
  const ids = [
    (await call<{ experience_id: string }>("/coursefile/experiences", { as: person, json: experienceBody(courseId) })).body.experience_id,
    (await call<{ entry_id: string }>("/databank/entries", { as: person, json: entryBody(courseId) })).body.entry_id,
    await addThread(person.ctx),
    await addReply(person.ctx, await addThread(person.ctx), { text: "A reply without a name.", is_anonymous: true }),
  ];
  const times = timeInIds(Date.now());
  const timeOf = (id: string) => id.slice(id.indexOf("-") + 1).slice(0, 7);
  expect(ids.map((id) => [typeof id, times.has(timeOf(id))])).toEqual(ids.map(() => ["string", false]));
  expect(times.has(timeOf(newId("event", Date.now())))).toBe(true);
});

test("whoever watches a list of contributors sees nobody's number move with a new text until the night", async () => {
  const [person, admin] = [await signUp(), await signUp({ userRole: "admin" })];
  const { courseId } = await addCourse();
  const first = await addExperience({ courseId, authorId: person.userId, term: "2020-1" });
  await showContributions(testContext());
  const pages = [
    "/admin/courses/users.data?size=50",
    `/admin/users/${person.userId}.data`,
    `/api/v1/admin/users/${person.userId}`,
    "/admin/reporting/users.data",
  ];
  const look = async () =>
    (await Promise.all(pages.map((page) => see(page, { as: admin })))).map(({ body }) => body.replace(/"lastSeenAt",\d+|\d{13}/g, ""));
  const before = await look();
  const added = await call("/coursefile/experiences", { as: person, json: experienceBody(courseId, { term: "2024-2" }) });
  expect(added.status).toBe(201);
  const sent = await call("/reporting", {
    as: person,
    json: { category: "other", details: "Somebody should look at this.", subject_id: first.experienceId },
  });
  expect([sent.status, await look()]).toEqual([201, before]);
  await showContributions(testContext());
  expect((await look())[0]).not.toBe(before[0]);
});
