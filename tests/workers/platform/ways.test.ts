/** Whatever somebody may open is reached by links alone, from the home page, within three clicks. */
import { beforeAll, expect, test } from "vitest";
import { showContributions } from "../../../app/engines/review/listing.server";
import { allow } from "../../../app/platform/access/allow";
import { matchPage } from "../../../app/platform/pages/match";
import type { PageRow } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { addAlarm } from "../../support/alarms";
import { addGroup } from "../../support/group-hours";
import { addAnnouncementRow } from "../../support/notification-samples";
import { type ActorName, actors, oneOfEach, pageFiller } from "../../support/pages";
import { examplePosts } from "../../support/posts";
import { addCourse, addExperience } from "../../support/rows";
import { addPair, addSchedule, addScheduleItem } from "../../support/schedules";
import { ORIGIN, type Person, signUp, testContext, visit } from "../../support/site";
import { addRoom } from "../../support/study-rooms";
import { addTodo } from "../../support/todos";

const MOST_CLICKS = 3;
/** Pages of one row that are looked at: the links of the others are of the same kinds. */
const OF_A_ROW = 3;

const standIns = new Set(siteMap.map(({ signedOutTo }) => signedOutTo));

/** Steps of something, and what stands in for a page that the reader may open, are reached by acts only. */
const isWanted = (row: PageRow, as: Person | undefined) =>
  !row.redirect &&
  !row.isUnlisted &&
  !row.isInMaintenance &&
  !(as && standIns.has(row.path)) &&
  allow(row.access, as?.ctx.actor ?? null) === "allowed";

async function linksOf(path: string, as: Person | undefined): Promise<string[]> {
  const response = await visit(path, { as });
  const html = await response.text();
  const location = response.headers.get("location");
  const addresses = location
    ? [location]
    : [...html.matchAll(/<a\b[^>]*?\bhref="([^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return addresses
    .map((address) => new URL(address, ORIGIN + path))
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ pathname, search }) => pathname + search);
}

/** The part of a document between a tag and its end. */
const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? "";
const hrefsIn = (html: string) => [...html.matchAll(/<a\b[^>]*?\bhref="([^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
const HEADER = /<header class="site-bar[\s\S]*?<\/header>/;
const DOCK = /<nav [^>]*class="dock[\s\S]*?<\/nav>/;
const PHONE_MENU = /<details [^>]*class="lg:hidden"[\s\S]*?<\/details>/;

/** Lists that readers look for: neither of staff, nor what stands in for them. */
const isList = ({ path, access }: PageRow) =>
  !path.includes(":") &&
  access !== "moderator" &&
  access !== "admin" &&
  !path.startsWith("/admin/") &&
  /^\/[\w-]+\/(?:all|favorites|panel)$/.test(path);

/** The paths of the rows that a reader reaches. */
async function reachedBy(as: Person | undefined): Promise<Set<string>> {
  const reached = new Set<string>();
  const looked = new Map<string, number>();
  let level = ["/"];
  const met = new Set(level);
  for (let clicks = 0; clicks <= MOST_CLICKS; clicks++) {
    const next: string[] = [];
    for (const path of level) {
      const row = matchPage(siteMap, path.split("?")[0] ?? path)?.row;
      if (!row) continue;
      reached.add(row.path);
      const times = looked.get(row.path) ?? 0;
      if (clicks === MOST_CLICKS || times >= OF_A_ROW) continue;
      looked.set(row.path, times + 1);
      for (const link of await linksOf(path, as)) {
        if (met.has(link)) continue;
        met.add(link);
        next.push(link);
      }
    }
    level = next;
  }
  return reached;
}

let people: Record<ActorName, Person | undefined>;

/** Gives somebody one of everything that people write, and a schedule that they share. */
async function writesEverything(person: Person): Promise<void> {
  await examplePosts(person);
  const friend = await signUp();
  const scheduleId = await addSchedule(person);
  await addScheduleItem(scheduleId);
  await addPair([person, scheduleId], [friend, await addSchedule(friend)]);
  await addTodo(person);
  await addAlarm(person);
  await addRoom(person);
  await addGroup([[person]]);
}

beforeAll(async () => {
  await pageFiller();
  people = await oneOfEach();
  await addAnnouncementRow();
  for (const person of Object.values(people)) if (person) await writesEverything(person);
  await showContributions(testContext());
});

/** Pages that only an act leads to: which one. */
const BY_ACT: Record<string, string> = {
  "/reporting/one/:reporting_id": "the code is told to who reported, and typed into the form for it",
  "/privacy/statement/:restriction_id": "whoever wrote what is hidden is notified, and the notification leads there",
  "/notifications/edit/:notification_id": "announcements are changed by staff, who reach them from their list",
};

for (const name of actors) {
  test(`one of each page with parameters that is open to ${name} is reached by links, but where an act leads`, async () => {
    const as = people[name];
    const reached = await reachedBy(as);
    const wanted = siteMap.filter((row) => isWanted(row, as) && row.path.includes(":"));
    expect(wanted.filter(({ path }) => !reached.has(path) && !BY_ACT[path]).map(({ path }) => path)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(5);
  });
}

test("staff reach announcements and every page of an event's numbers by links, charts that stand alone too", async () => {
  const reached = await reachedBy(people.moderator);
  expect(reached).toContain("/notifications/edit/:notification_id");
  const wanted = siteMap.filter(({ feature, path }) => feature === "event-stats" && path.includes(":")).map(({ path }) => path);
  expect(wanted.filter((path) => !reached.has(path))).toEqual([]);
  expect(wanted).toContain("/event/star-stats-renderer/:event_id");
});

for (const name of actors) {
  test(`every page without parameters that is open to ${name} is reached by links`, async () => {
    const as = people[name];
    const reached = await reachedBy(as);
    const wanted = siteMap.filter((row) => isWanted(row, as) && !row.path.includes(":"));
    expect(wanted.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(20);
  });
}

for (const name of actors) {
  test(`header, phone menu and dock alone lead ${name} to every list and to their own`, async () => {
    const as = people[name];
    const html = await (await visit("/", { as })).text();
    const onPhones = new Set(
      [DOCK, PHONE_MENU, HEADER].flatMap((pattern) => hrefsIn(partOf(html, pattern))).map((href) => href.split("?")[0]),
    );
    const lists = siteMap.filter((row) => isList(row) && isWanted(row, as)).map(({ path }) => path);
    expect(lists.length).toBeGreaterThan(as ? 10 : 4);
    const standsFor = (path: string) => siteMap.find((row) => row.path === path)?.signedOutTo ?? path;
    expect(lists.filter((path) => !onPhones.has(path) && !onPhones.has(standsFor(path)))).toEqual([]);
    expect(hrefsIn(partOf(html, DOCK))).toHaveLength(5);
    if (!as) return;
    const space = new Set((await linksOf("/my-space?tab=private", as)).map((link) => link));
    const own = siteMap.filter(
      ({ path, access }) => access === "user" && /\/(?:personal|submission|favorites)$/.test(path) && !path.startsWith("/overview/"),
    );
    const ways = new Set([...onPhones, ...[...space].map((link) => link.split("?")[0])]);
    const lacking = own.map(({ path }) => path).filter((path) => !ways.has(path));
    // A list of one's own that is empty is one tab away from the collection's list.
    const tabs = await Promise.all(lacking.map(async (path) => ({ path, links: await linksOf(path.replace(/personal$/, "all"), as) })));
    expect(tabs.filter(({ path, links }) => !links.includes(path)).map(({ path }) => path)).toEqual([]);
  });
}

test("the place where the reader is, is marked once in the bar and once in the dock", async () => {
  const as = people.user;
  const marks = async (path: string) => {
    const html = await (await visit(path, { as })).text();
    const inDock = [...partOf(html, DOCK).matchAll(/aria-current="(\w+)"[^>]*?href="([^"?]*)|href="([^"?]*)[^>]*?aria-current="(\w+)"/g)];
    return inDock.map(([, before, hrefAfter, href, after]) => [href ?? hrefAfter, before ?? after]);
  };
  expect(await marks("/")).toEqual([["/", "page"]]);
  expect(await marks("/event/all")).toEqual([["/event/all", "page"]]);
  expect(await marks("/event/add")).toEqual([["/event/all", "true"]]);
  expect(await marks("/catalog/all")).toEqual([["/courses/all", "true"]]);
  expect(await marks("/event/personal")).toEqual([["/my-space", "true"]]);
  expect(await marks("/about")).toEqual([]);
});

test("forms and pages of staff promote nothing: a short footer, no banner", async () => {
  const looks = async (path: string, as?: Person) => {
    const html = await (await visit(path, { as })).text();
    return { isAsking: html.includes('aria-labelledby="cookie-title"'), isShort: !html.includes("unfolds"), hasDock: DOCK.test(html) };
  };
  const plain = { isAsking: false, isShort: true, hasDock: true };
  for (const path of ["/courses/add", "/notes/add", "/profile/view", "/gpa-calculator"])
    expect(await looks(path, people.user)).toEqual(plain);
  for (const path of ["/admin/panel", "/admin/users/all"]) expect(await looks(path, people.admin)).toEqual(plain);
  expect(await looks("/courses/all")).toEqual({ isAsking: true, isShort: false, hasDock: true });
  expect(await looks("/reception/login")).toEqual({ isAsking: false, isShort: true, hasDock: false });
});

test("staff find each of their pages on the panel, with what waits there", async () => {
  const course = await addCourse();
  for (const term of ["2020-1", "2020-2"]) await addExperience({ courseId: course.courseId, authorId: null, term, status: "waiting" });
  for (const name of ["moderator", "admin"] as const) {
    const as = people[name];
    const html = await (await visit("/admin/panel", { as })).text();
    const index = partOf(html, /<section id="pages"[\s\S]*<\/section>/);
    const wanted = siteMap.filter((row) => isWanted(row, as) && !row.path.includes(":") && row.path !== "/admin/panel");
    const ofStaff = wanted.filter(({ access }) => access === "moderator" || access === "admin").map(({ path }) => path);
    expect(ofStaff.filter((path) => !hrefsIn(index).includes(path))).toEqual([]);
    expect(index).toMatch(/href="\/admin\/courses\/all"[^>]*>[^<]*<\/a><span[^>]*>\d+ waiting/);
  }
});
