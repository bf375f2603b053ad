/** Nothing of the pools is shown without a consent that holds, anywhere; and nowhere outside of them with one. */
import { env } from "cloudflare:workers";
import { consents } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { CONSENT_VERSION, type PoolName, poolNames } from "../../../app/features/mental-health/pools.rules";
import { protect } from "../../../app/platform/access/protect.server";
import type { Context } from "../../../app/platform/context";
import type { PageRow } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { decisionOf, fakeBuild, rethrow } from "../../support/guard";
import { dataPath, pageFiller, see } from "../../support/pages";
import { addPoolEntry, confirmed, consentToAll, entryInput } from "../../support/pools";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const MARK = "Zqlantern";
const FEATURE = "mental-health";

const isInside = ({ feature }: { feature?: string }) => feature === FEATURE;
const pages = siteMap.filter(isInside);
const calls = endpoints.filter(isInside);

/** What is open before a consent, because it leads to one, or out of one. */
const OPEN_PAGES = ["/mental-health", "/psychology/consent", "/psychiatrist/consent"];
const OPEN_CALLS = poolNames.flatMap((pool) => [
  `GET /${pool}/permission-status`,
  `POST /${pool}/accept-terms`,
  `POST /${pool}/withdraw-terms`,
  `DELETE /${pool}/mine`,
]);

const states = ["none", "given", "withdrawn", "older"] as const;
type State = (typeof states)[number];

let readers: Record<State, Person>;
let entryIds: Record<PoolName, string>;
let author: Person;

/** An admin, who opens every page of the pools, in a state of consent; staff are asked like everyone. */
async function readerIn(state: State): Promise<Person> {
  const person = await signUp({ userRole: "admin" });
  const withdrawnAt = state === "withdrawn" ? 2 : null;
  const version = state === "older" ? CONSENT_VERSION - 1 : CONSENT_VERSION;
  const rows = poolNames.map((pool) => ({ userId: person.userId, pool, version, givenAt: 1, withdrawnAt }));
  if (state !== "none") await testContext().db.insert(consents).values(rows);
  return confirmed(person);
}

beforeAll(async () => {
  author = await signUp({
    userId: "user-zqpool-author",
    userName: "zq_pool.author",
    userEmail: "zqpool@metu.edu.tr",
    name: "Zerrin Qpool",
  });
  const write = (pool: PoolName, status: "approved" | "waiting" | "rejected") =>
    addPoolEntry(author.userId, {
      pool,
      status,
      experience: `${MARK} of ${pool} ${status}`,
      therapistName: `${MARK} T.`,
      city: `${MARK}kent`,
    });
  for (const pool of poolNames) await write(pool, "waiting").then(() => write(pool, "rejected"));
  entryIds = { psychology: await write("psychology", "approved"), psychiatrist: await write("psychiatrist", "approved") };
  const drawn = await Promise.all(states.map(async (state) => [state, await readerIn(state)] as const));
  readers = Object.fromEntries(drawn) as Record<State, Person>;
});

const poolOf = (path: string): PoolName => (path.includes("psychiatrist") ? "psychiatrist" : "psychology");
const fill = (path: string) => path.replace(/:\w+/, entryIds[poolOf(path)]).replace(/\/edit$/, `/edit?id=${entryIds[poolOf(path)]}`);

/** A call with whatever it needs to be more than a refusal of its body. */
function callWith({ method, path }: { method: string; path: string }, as: Person | undefined) {
  const isReview = path.endsWith("/review");
  const body = isReview ? { ids: [entryIds[poolOf(path)]], decision: "delete" } : entryInput();
  return visit(`/api/v1${fill(path)}`, {
    as,
    method,
    ...((method === "PUT" || (method === "POST" && !/terms$/.test(path))) && { json: body }),
  });
}

const isMarked = (body: string) => body.includes(MARK);

test("every page and call of the pools asks for a consent, but those that lead to one or out of one", () => {
  expect(pages.filter(({ consent }) => !consent).map(({ path }) => path)).toEqual(OPEN_PAGES);
  const open = calls.filter(({ consent }) => !consent).map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual([...OPEN_CALLS].sort());
  expect([...pages, ...calls].filter(({ isConfidential }) => !isConfidential)).toEqual([]);
});

const modules = import.meta.glob<string>("../../../app/features/*/routes/*.tsx", { eager: true, query: "?raw", import: "default" });

test("browsers are told of every confidential page, by its handle, and of no other", () => {
  const told = siteMap.filter(({ id, redirect }) => !redirect && modules[`../../../app/${id}.tsx`]?.includes("= confidentialHandle("));
  expect(told.map(({ path }) => path)).toEqual(siteMap.filter(({ isConfidential }) => isConfidential).map(({ path }) => path));
  expect(told.length).toBeGreaterThan(10);
});

test.each(states)("with a consent that is %s, pages show the pools if and only if it holds", async (state) => {
  const shown: string[] = [];
  for (const { path } of pages) {
    for (const address of [fill(path), fill(path).includes("?") ? fill(path) : dataPath(fill(path))]) {
      if (isMarked((await see(address, { as: readers[state] })).body)) shown.push(path);
    }
  }
  const withRows = poolNames.flatMap((pool) => ["all", "one/", "edit", "submissions"].map((name) => `/${pool}/${name}`));
  const expected = state === "given" ? pages.map(({ path }) => path).filter((path) => withRows.some((own) => path.startsWith(own))) : [];
  expect([...new Set(shown)]).toEqual(expected);
});

test.each(states)(
  "with a consent that is %s, calls that read answer if and only if it holds, and others write nothing without",
  async (state) => {
    const reading = calls.filter(({ method }) => method === "GET");
    const writing = state === "given" ? [] : calls.filter(({ method, consent }) => method !== "GET" && consent);
    for (const one of [...reading, ...writing]) {
      const answer = await callWith(one, readers[state]);
      const body = await answer.text();
      const isOpen = state === "given" || !one.consent;
      expect([one.method, one.path, answer.status]).toEqual([one.method, one.path, isOpen ? 200 : 403]);
      if (!isOpen) expect([one.path, body.includes("kit.needsConsent"), isMarked(body)]).toEqual([one.path, true, false]);
    }
    for (const pool of poolNames) {
      const { body } = await call<{ has_permission: boolean }>(`/${pool}/permission-status`, { as: readers[state] });
      expect(body.has_permission).toBe(state === "given");
    }
  },
);

test("forms of the pools are refused without a consent that holds", async () => {
  for (const state of ["none", "withdrawn", "older"] as const) {
    for (const { path } of pages.filter(({ consent }) => consent)) {
      const { status, location } = await see(fill(path), { as: readers[state], form: { act: "purge" } });
      const place = path.includes("/one/") ? "/" : `/${poolOf(path)}/consent?`;
      expect([path, status, location?.startsWith(place)]).toEqual([path, path.includes("/one/") ? 303 : 302, true]);
    }
  }
  expect(isMarked((await see("/psychology/all", { as: readers.given })).body)).toBe(true);
});

test("a list leads to the consent and remembers where one was going; one entry leads home and says why", async () => {
  const list = await see("/psychology/all?meeting=online", { as: readers.none });
  expect(list.location).toBe("/psychology/consent?next=%2Fpsychology%2Fall%3Fmeeting%3Donline");
  const one = await see(fill("/psychiatrist/one/:id"), { as: readers.none });
  expect([one.location, one.headers.get("set-cookie")]).toEqual(["/", expect.stringContaining("kit%3Aerrors.needsConsent")]);
});

test("when nobody can say whether somebody agreed, lists ask for it and one entry fails", async () => {
  const build = protect(fakeBuild(siteMap), siteMap, rethrow);
  const broken = {
    select: () => ({ from: () => ({ where: () => Promise.reject(new Error("no database")) }) }),
  } as unknown as Context["db"];
  const decide = (path: string) =>
    decisionOf(build, siteMap.find((row) => row.path === path) as PageRow, path, { as: readers.given, ctx: { db: broken } });
  expect(await decide("/psychology/all")).toBe("/psychology/consent?next=%2Fpsychology%2Fall");
  await expect(decide("/psychology/one/:psychologyId")).rejects.toThrow("no database");
});

test.each(["psychology", "psychiatrist"])("the %s consent that a failed check leads to opens all the same", async (pool) => {
  await env.DB.prepare("ALTER TABLE consents RENAME TO consents_away").run();
  const { status, body } = await see(`/${pool}/consent`, { as: readers.given });
  await env.DB.prepare("ALTER TABLE consents_away RENAME TO consents").run();
  expect(status).toBe(200);
  expect(body).toContain('name="agree"');
});

test("every answer of the pools is kept by nobody, listed nowhere and told to no other site, whoever asks and whatever it is", async () => {
  const wanted = ["private, no-store", "noindex", "no-referrer"];
  const headersOf = ({ headers }: { headers: Headers }) =>
    ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name));
  for (const as of [undefined, readers.none, readers.given]) {
    for (const { path } of pages)
      for (const address of [fill(path), dataPath(fill(path))])
        expect([address, ...headersOf(await see(address, { as }))]).toEqual([address, ...wanted]);
    for (const one of calls.filter(({ method }) => method === "GET")) {
      expect([one.path, ...headersOf(await callWith(one, as))]).toEqual([one.path, ...wanted]);
    }
  }
});

test("nothing of the pools stands on any other page, in the search, the site map, notifications, or another's data", async () => {
  const as = await signUp({ userRole: "admin" });
  await consentToAll(as);
  await call("/reporting", {
    as: await signUp(),
    json: { subject_id: entryIds.psychology, category: "personal-data", details: "Please take this down." },
  });
  const fillAll = await pageFiller();
  const outside = siteMap.filter((row) => !isInside(row) && !row.redirect).map(fillAll);
  const found: string[] = [];
  for (const path of [
    ...outside,
    `/search?q=${MARK}`,
    `/reporting/add/${entryIds.psychology}`,
    "/sitemap.xml",
    "/admin/panel?kind=pool_entries",
  ]) {
    if (isMarked((await see(path, { as })).body.replaceAll(`/search?q=${MARK}`, ""))) found.push(path);
  }
  const others = endpoints.filter((one) => !isInside(one) && one.method === "GET" && !one.path.includes(":"));
  for (const { path } of others) if (isMarked(await (await visit(`/api/v1${path}`, { as })).text())) found.push(path);
  expect(found.filter((path) => !path.startsWith("/search?"))).toEqual([]);
  const searched = await call<unknown>(`/search?q=${MARK}`, { as });
  expect(JSON.stringify(searched.body)).not.toContain("psych");
  expect((await see("/search?q=psychologists", { as })).body).not.toMatch(/href="\/psych/);
  expect((await see("/sitemap.xml")).body).not.toMatch(/psych|mental/);
});

test("nobody is told who wrote an entry: not readers, moderators or admins, on no page and in no call", async () => {
  const marks = [author.userId, author.userName, author.userEmail, author.name];
  const moderator = await signUp({ userRole: "moderator" });
  await consentToAll(moderator);
  for (const as of [moderator, readers.given]) {
    for (const { path } of pages) {
      const { body } = await see(fill(path), { as });
      expect([path, marks.filter((mark) => body.includes(mark))]).toEqual([path, []]);
    }
    for (const one of calls.filter(({ method }) => method === "GET")) {
      const body = await (await callWith(one, as)).text();
      expect([one.path, marks.filter((mark) => body.includes(mark))]).toEqual([one.path, []]);
    }
  }
});

test("a failure on a page of the pools is recorded without whom it happened to", async () => {
  const report = (route: string) =>
    call<{ error_id: string }>("/errors", { as: readers.given, json: { message: `It broke at ${route}`, route } });
  const { errorEvents } = await import("@schema/platform");
  const whose = async (route: string) => {
    const { body } = await report(route);
    const [row] = await testContext().db.select().from(errorEvents).where(eq(errorEvents.errorId, body.error_id));
    return row?.userId;
  };
  expect(await whose(fill("/psychology/one/:id"))).toBeNull();
  expect(await whose("/courses/all")).toBe(readers.given.userId);
});
