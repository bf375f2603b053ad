import { experiences } from "@schema/courses";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { protect } from "../../../app/platform/access/protect.server";
import { page, pagesOf } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { expectedAccess, expectedGuestRedirects, expectedRedirects, expectedStatus, type Level } from "../../support/expected-access";
import { decisionOf, fakeBuild, OPENED, rethrow } from "../../support/guard";
import { type ActorName, actors, addError, dataPath, oneOfEach, pageFiller, see } from "../../support/pages";
import { addCourse, addExperience } from "../../support/rows";
import { ORIGIN, type Person, signUp, testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const RANK: Record<ActorName, number> = { guest: 0, user: 1, moderator: 2, admin: 3 };
const NEEDED = { public: 0, user: 1, moderator: 2, admin: 3 };

const signIn = (path: string) => `/reception/login?next=${encodeURIComponent(path)}`;

/** Where somebody who opens a page with this access is sent; null when they may stay. */
function sentTo(level: Level, actor: ActorName, path: string): string | null {
  if (level === "guest") return actor === "guest" ? null : "/";
  if (RANK[actor] >= NEEDED[level]) return null;
  return actor === "guest" ? signIn(path) : "/";
}

/** Pages on which people change what they wrote: whoever reaches them with somebody else's is told that it isn't theirs. */
const isOthersOwn = (path: string, level: Level, actor: ActorName) => level === "user" && actor === "user" && /\/edit\/:\w+$/.test(path);

/** Pages of something that is there for its owner alone: for everybody else there is none. */
const isNobodyElses = (path: string) =>
  /^\/(schedule\/:scheduleId|(todo|alarm)\/(one|edit)|event\/ticket\/success)\//.test(path) ||
  [
    "/schedule/together/:pairId",
    "/study-room/edit/:study_room_id",
    "/event/ticket/:ticket_id/transfer",
    "/privacy/statement/:restriction_id",
    "/sipay/contract/:invoice_id",
  ].includes(path);

/** Tickets of others are for whoever checks them in. */
const isTicketOfOthers = (path: string) => /^\/event\/ticket\/((one|check-in|sales|messages)\/|:ticket_id\/refund)/.test(path);

/** What a page that somebody may open answers them when it is about somebody else's. */
function othersStatus(path: string, level: Level, actor: ActorName): number | undefined {
  if (isNobodyElses(path) || (actor === "user" && isTicketOfOthers(path))) return 404;
  // A community's president and admins alone say in whose name it sells.
  if (path === "/community/seller/:id" && (actor === "user" || actor === "moderator")) return 403;
  return isOthersOwn(path, level, actor) ? 403 : undefined;
}

test("the site map has the pages of the list of routes, with the same access and the same redirects", () => {
  const unknown = siteMap.filter(({ path }) => !expectedAccess.has(path)).map(({ path }) => path);
  expect(unknown, "to be written into tests/support/expected-access.ts").toEqual([]);
  const ours = siteMap.map(({ path, access, redirect }) => ({ path, access, redirect }));
  expect(ours).toEqual(ours.map(({ path }) => ({ path, access: expectedAccess.get(path), redirect: expectedRedirects.get(path) })));
  expect(new Set(ours.map(({ path }) => path)).size).toBe(ours.length);
});

test("the guard lets into every page those whom the list of routes names, and nobody else, to read it and to send its forms", async () => {
  const build = protect(fakeBuild(siteMap), siteMap, rethrow);
  const fill = await pageFiller();
  const people = await oneOfEach();
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (const row of siteMap) {
    const path = fill(row);
    for (const actor of actors) {
      const away = actor === "guest" ? expectedGuestRedirects.get(row.path) : undefined;
      const expectedPlace =
        away ?? sentTo(expectedAccess.get(row.path) ?? "admin", actor, path) ?? expectedRedirects.get(row.path) ?? OPENED;
      for (const method of ["GET", "POST"] as const) {
        found.push({ actor, path, method, decision: await decisionOf(build, row, path, { as: people[actor], method }) });
        expected.push({ actor, path, method, decision: expectedPlace });
      }
    }
  }
  expect(found).toEqual(expected);
  expect(found).toHaveLength(siteMap.length * actors.length * 2);
});

/** So many of all answers, document and data of each page to each role, are drawn in an ordinary run. */
const DRAWN = 120;

test("pages that are drawn open for those whom the list of routes names, and for nobody else, as a document and as data", async () => {
  const fill = await pageFiller();
  const people = await oneOfEach();
  const answers = siteMap.flatMap((row) => {
    const path = fill(row);
    return actors.flatMap((actor) => [path, dataPath(path)].map((address) => ({ row, path, actor, address })));
  });
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (const { row, path, actor, address } of swept(sweepSettings, { what: "Answers to each role", rest: answers, count: DRAWN })) {
    const level = expectedAccess.get(row.path) ?? "admin";
    const seen = await see(address, { as: people[actor] });
    const away = actor === "guest" ? expectedGuestRedirects.get(row.path) : undefined;
    const location = away ?? sentTo(level, actor, path) ?? expectedRedirects.get(row.path) ?? null;
    const moved = address === path ? 302 : 202;
    const status = othersStatus(row.path, level, actor) ?? expectedStatus.get(path) ?? 200;
    found.push({ actor, address, status: seen.status, location: seen.location });
    expected.push({ actor, address, status: location === null ? status : moved, location });
  }
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThanOrEqual(DRAWN);
});

test("a page that nobody has leads to the error screen, for everyone", async () => {
  const people = await oneOfEach();
  for (const actor of actors) {
    const { status, location } = await see("/no/such/page", { as: people[actor] });
    expect([status, location?.startsWith("/error?message=Page+Not+Found")]).toEqual([302, true]);
  }
});

test("where somebody was going is remembered with its query, without what only the router needs", async () => {
  expect((await see("/courses/add?course_id=x&q=a%26b")).location).toBe(signIn("/courses/add?course_id=x&q=a%26b"));
  expect((await see("/courses/add.data?course_id=x&_routes=root")).location ?? "").not.toContain("_routes");
  expect((await see("/courses/add.data?course_id=x")).location).toBe(signIn("/courses/add?course_id=x"));
});

test("a mailed reset link opens for whoever is signed in, and the page without it doesn't", async () => {
  const person = await signUp();
  expect((await see("/reception/password-reset?token=abc", { as: person })).status).toBe(200);
  expect((await see("/reception/password-reset", { as: person })).location).toBe("/");
  expect((await see("/reception/login?token=abc", { as: person })).location).toBe("/");
});

const SECRET = "Zxq-secret-of-the-page";

/** An admin's and a moderator's page with something on them that nobody else may read. */
async function secretPages() {
  await addError(SECRET);
  const { courseId } = await addCourse();
  const { experienceId = "" } = await addExperience({
    courseId,
    authorId: (await signUp()).userId,
    status: "waiting",
    text: `${SECRET} and nothing else`,
  });
  return {
    experienceId,
    pages: { "/admin/errors": ["guest", "user", "moderator"], "/admin/courses/all": ["guest", "user"] } as Record<string, ActorName[]>,
  };
}

const routeIdOf = (path: string) => siteMap.find((row) => row.path === path)?.id ?? "";

/** Other ways of writing an address, which must all lead to the same door. */
function spellings(path: string): string[] {
  const id = encodeURIComponent(routeIdOf(path));
  const odd = [
    path.toUpperCase(),
    `${path}/`,
    path.replaceAll("/", "//"),
    path.replace("/admin", "/%61dmin"),
    path.replace("/admin", "/%41DMIN"),
    path.replace("/admin", "/admin/."),
    path.replace("/admin", "/admin/%2e"),
    path.replace("/admin", "/x/%2e%2e/admin"),
    path.replaceAll("/", "%2f").replace("%2f", "/"),
    path.replace("/admin/", "/admin\\"),
    `${path}%00`,
    `${path}%20`,
    `${path};a=b`,
    `/;${path}`,
    `${path}%2e%64ata`,
  ];
  const queries = ["", "?index", `?_routes=${id}`, `?_routes=root%2C${id}`, `?_data=${id}`];
  const data = [path, path.toUpperCase(), path.replaceAll("/", "//"), path.replace("/admin", "/%61dmin"), `${path}/`].map(dataPath);
  return [...odd, ...[path, ...data].flatMap((each) => queries.map((query) => each + query))];
}

/** Where everybody may end; what these pages hold isn't in question. */
const isOpenPlace = (location: string) => location === "/" || /^\/(reception\/login|error)\b/.test(location);

/** Every answer on the way, following redirects as a browser would. */
async function bodiesOnTheWay(path: string, as: Person | undefined, method: string): Promise<string[]> {
  const bodies: string[] = [];
  let next: string | null = path;
  for (let hop = 0; next && hop < 6; hop++) {
    const { status, location, body } = await see(next, { as, method });
    expect(status, `${method} ${next}`).toBeLessThan(500);
    bodies.push(body);
    next = location && !isOpenPlace(location) ? location : null;
  }
  expect(next, `${path} goes round in circles`).toBeNull();
  return bodies;
}

test("no spelling of an address shows a page to those who may not open it", async () => {
  const { pages } = await secretPages();
  const people = await oneOfEach();
  for (const [path, refused] of Object.entries(pages)) {
    expect((await see(path, { as: people.admin })).body).toContain(SECRET);
    for (const actor of refused) {
      const answers = await Promise.all(
        spellings(path).map(async (each) => ({ each, bodies: await bodiesOnTheWay(each, people[actor], "GET") })),
      );
      for (const each of [path, path.toUpperCase(), dataPath(path)]) {
        const head = await see(each, { as: people[actor], method: "HEAD" });
        expect([each, head.body, head.status === 200]).toEqual([each, "", false]);
      }
      expect(
        answers.filter(({ bodies }) => bodies.some((body) => body.includes(SECRET))),
        `${path} as ${actor}`,
      ).toEqual([]);
    }
  }
});

test("the router's own ways to ask show the page to an admin: the control of the test above", async () => {
  const { pages } = await secretPages();
  const { admin } = await oneOfEach();
  for (const path of Object.keys(pages)) {
    const id = encodeURIComponent(routeIdOf(path));
    for (const each of [path.toUpperCase(), `${path}/`, dataPath(path), `${dataPath(path)}?_routes=${id}`, `${path}?index`]) {
      expect((await bodiesOnTheWay(each, admin, "GET")).at(-1), each).toContain(SECRET);
    }
  }
});

const approval = (experienceId: string) => ({ "ids[0]": experienceId, decision: "approve", collection: "experiences" });

async function statusOf(experienceId: string) {
  const [row] = await testContext()
    .db.select({ status: experiences.status })
    .from(experiences)
    .where(eq(experiences.experienceId, experienceId));
  return row?.status;
}

test("no way of sending a form runs an action for those who may not open its page", async () => {
  const { experienceId } = await secretPages();
  const people = await oneOfEach();
  const id = encodeURIComponent(routeIdOf("/admin/courses/all"));
  const plain = ["/admin/courses/all", "/ADMIN/courses/ALL", "//admin//courses//all", "/%61dmin/courses/all", "/admin/courses/all/"];
  const addresses = [
    ...plain,
    ...plain.map(dataPath),
    `/admin/courses/all?_data=${id}`,
    `/admin/courses/all.data?_routes=${id}`,
    "/admin/courses/all?index",
  ];
  for (const actor of ["guest", "user"] as const) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const tried = method === "POST" ? addresses : addresses.slice(4, 7);
      const seen = await Promise.all(tried.map((each) => see(each, { as: people[actor], method, form: approval(experienceId) })));
      expect(seen.filter(({ status }) => status === 200 || status >= 500)).toEqual([]);
    }
  }
  expect(await statusOf(experienceId)).toBe("waiting");
  expect((await see("/ADMIN/courses/ALL", { as: people.moderator, form: approval(experienceId) })).status).toBe(303);
  expect(await statusOf(experienceId)).toBe("approved");
});

test.each([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://hocam.test" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: ORIGIN, "sec-fetch-site": "cross-site" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { origin: "null", "sec-fetch-site": "same-site" },
  { origin: "null", "sec-fetch-site": "none" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
])("a write that another site sends is refused, even an admin's: %o", async (headers) => {
  const { experienceId } = await secretPages();
  const { admin } = await oneOfEach();
  for (const address of ["/admin/courses/all", "/admin/courses/all.data"]) {
    expect((await see(address, { as: admin, headers: headers as Record<string, string>, form: approval(experienceId) })).status).toBe(403);
  }
  const json = { ids: [experienceId], decision: "approve" };
  const api = await see("/api/v1/admin/coursefile/experiences/review", { as: admin, headers: headers as Record<string, string>, json });
  expect([api.status, JSON.parse(api.body).error.code]).toEqual([403, "kit.otherOrigin"]);
  expect(await statusOf(experienceId)).toBe("waiting");
});

test("a write from this site's own pages passes: the control of the test above", async () => {
  const { experienceId } = await secretPages();
  const { admin } = await oneOfEach();
  const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  expect((await see("/admin/courses/all", { as: admin, headers, form: approval(experienceId) })).status).toBe(303);
  expect(await statusOf(experienceId)).toBe("approved");
});

test("a form of a page that tells no referrer is taken before scripts run, when browsers name no origin", async () => {
  const { experienceId } = await secretPages();
  const { admin } = await oneOfEach();
  const headers = { origin: "null", "sec-fetch-site": "same-origin" };
  expect((await see("/admin/courses/all", { as: admin, headers, form: approval(experienceId) })).status).toBe(303);
  expect(await statusOf(experienceId)).toBe("approved");
  const otp = await see("/reception/otp", { headers, form: { otp: "000000" } });
  expect([otp.status === 403, otp.body.includes("another site")]).toEqual([false, false]);
});

/** The two who stand on either side of an endpoint's door: the last that is refused and the first that gets in. */
const isAtTheDoor = (access: string, actor: ActorName) => [0, 1].includes(NEEDED[access as "user"] - RANK[actor]);

test("every endpoint answers 401 to guests and 403 to the wrong role, and neither to those it is for", async () => {
  const shared = await oneOfEach();
  const asked = endpoints.flatMap((endpoint) => actors.map((actor) => ({ endpoint, actor })));
  const always = asked.filter(({ endpoint, actor }) => isAtTheDoor(endpoint.access, actor));
  const rest = asked.filter(({ endpoint, actor }) => !isAtTheDoor(endpoint.access, actor));
  for (const { endpoint, actor } of swept(sweepSettings, { what: "Endpoints by role", always, rest, count: 60 })) {
    const { method, path, access, body } = endpoint;
    const people = path.endsWith("/logout") ? await oneOfEach() : shared;
    const seen = await see(`/api/v1${path.replace(/:\w+/g, "nothing-here")}`, { as: people[actor], method, ...(body && { json: {} }) });
    const code: string = seen.status >= 400 ? JSON.parse(seen.body).error.code : "";
    const isOpen = access === "public" || RANK[actor] >= NEEDED[access as "user"];
    const refused = actor === "guest" ? "kit.needsSignIn" : "kit.forbidden";
    const found = code === "kit.needsSignIn" || code === "kit.forbidden" ? code : "open";
    expect([method, path, actor, found]).toEqual([method, path, actor, isOpen ? "open" : refused]);
    expect(seen.status, `${method} ${path} as ${actor}`).toBeLessThan(500);
    if (!isOpen) expect(seen.status).toBe(actor === "guest" ? 401 : 403);
  }
});

test("what lies under /admin is for staff, and every endpoint says who it is for", () => {
  const levels = ["public", "guest", "user", "moderator", "admin"];
  expect(endpoints.filter(({ access }) => !levels.includes(access))).toEqual([]);
  expect(endpoints.filter(({ path, access }) => path.startsWith("/admin/") && RANK[access as "user"] < RANK.moderator)).toEqual([]);
  expect(
    endpoints.filter(
      ({ path, access }) => /purge|:experience_id$|:entry_id$/.test(path) && path.startsWith("/admin/") && access !== "admin",
    ),
  ).toEqual([]);
});

test("an address that no endpoint has is 404 for everyone; where there is one by another method, it is 405", async () => {
  const people = await oneOfEach();
  for (const actor of actors) {
    expect((await see("/api/v1/no/such/endpoint", { as: people[actor] })).status).toBe(404);
    expect((await see("/api/v1/coursefile/experiences", { as: people[actor], method: "PATCH" })).status).toBe(405);
  }
});

const rows = pagesOf("courses", [page("/courses/all", "all", { access: "public" }), page("/courses/add", "add", { access: "user" })]);
const [all = "", add = ""] = rows.map((row) => row.id);

test("a build whose routes and rows fit is accepted", () => {
  expect(Object.keys(protect(fakeBuild(rows, { [all]: {} }), rows, rethrow).routes)).toEqual(["root", all, add]);
});

test("a route that the site map doesn't know makes the Worker refuse to start", () => {
  const build = fakeBuild(rows, { "features/courses/routes/forgotten": { loader: () => null } });
  expect(() => protect(build, rows, rethrow)).toThrow("features/courses/routes/forgotten isn't in the site map");
});

test("a row of the site map without a route makes the Worker refuse to start", () => {
  expect(() => protect(fakeBuild(rows, { [add]: null }), rows, rethrow)).toThrow("/courses/add has no route");
});

test("a page that isn't public and has no loader makes the Worker refuse to start", () => {
  expect(() => protect(fakeBuild(rows, { [add]: { action: () => null } }), rows, rethrow)).toThrow(
    "/courses/add isn't public and has no loader",
  );
});
