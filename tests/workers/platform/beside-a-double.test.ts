/** What one reads of one's own stays the same when others have the same of theirs beside it. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { siteMap } from "../../../app/site-map";
import { writeDouble } from "../../support/doubles";
import { writeFirstRows, writeFurtherRows } from "../../support/first-rows";
import { addressOf, type Known, oneOfEach, see, writeKnown } from "../../support/pages";
import { env, type Person } from "../../support/site";
import { stopTheClock, UNSTEADY } from "../../support/steady";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const ROBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
let reader: Person | undefined;
let known: Known;

const firstOf = async (query: string, ...values: string[]) =>
  (await env.DB.prepare(query)
    .bind(...values)
    .first<string>("id")) ?? "";

beforeAll(async () => {
  reader = (await oneOfEach()).user;
  known = await writeKnown({}, reader);
  const { values, ids } = known;
  values.event_id = await firstOf("SELECT event_id AS id FROM tickets WHERE ticket_id = ?", values.ticket_id ?? "");
  ids.orderId = await firstOf("SELECT order_id AS id FROM tickets WHERE ticket_id = ?", values.ticket_id ?? "");
  ids.communityId = await firstOf("SELECT community_id AS id FROM communities WHERE slug = ?", ids.community ?? "");
  await env.DB.prepare("UPDATE events SET created_by = ?")
    .bind(reader?.userId ?? "")
    .run();
  expect(await writeFirstRows(known, reader?.userId ?? "")).toEqual({});
  expect(await writeFurtherRows(known, reader?.userId ?? "")).toEqual({});
  stopTheClock();
});

afterAll(() => {
  vi.useRealTimers();
});

interface Read {
  path: string;
  address: string;
}

/** What tells of the moment is asked for one. */
const AT_A_TIME: Readonly<Record<string, string>> = { "/schedule/rooms": "/schedule/rooms?day=2026-10-05&at=10:00" };

const reading = endpoints.filter(({ method }) => method === "GET");

/** How many pages and endpoints an ordinary run reads: each is read six times. */
const READ = 250;
/** Chosen by the commit. */
const chosen = new Set(
  swept(sweepSettings, {
    what: "Answers beside a double",
    rest: [...siteMap.map(({ path }) => path), ...reading.map(({ path }) => `/api/v1${path}`)],
    count: READ,
  }),
);
const among = (paths: readonly string[]) => paths.filter((path) => chosen.has(path));

/** Every page and every endpoint that this run reads. */
function everything(): Read[] {
  const pages = siteMap.map((row) => ({ path: row.path, address: AT_A_TIME[row.path] ?? addressOf(known, row) }));
  const read = reading.map(({ path }) => ({
    path: `/api/v1${path}`,
    address: `/api/v1${path.replace(/:(\w+)/g, (_, name: string) => known.values[name === "post_id" ? "thread_id" : name] ?? "nothing-here")}`,
  }));
  return [...pages, ...read].filter(({ path }) => chosen.has(path));
}

/** A file that is packed anew, and an address that is made anew each time. */
const NEVER_THE_SAME = new Set(["/api/v1/profile/me/export", "/api/v1/reception/google/url"]);

async function answers(): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const { path, address } of everything()) {
    if (NEVER_THE_SAME.has(path)) continue;
    const { status, body } = await see(address, { as: reader, headers: ROBOT });
    said.set(path, `${status} ${body.replace(UNSTEADY, "")}`);
  }
  return said;
}

const differing = (before: Map<string, string>, after: Map<string, string>) =>
  [...before.keys()].filter((path) => before.get(path) !== after.get(path)).sort();

/** What shows what all have: lists, counts and choices of what anybody may see. */
const OF_ALL = [
  "/",
  "/admin/notifications/all",
  "/advert/all",
  "/api/v1/advert",
  "/api/v1/catalog/courses",
  "/api/v1/chronicle",
  "/api/v1/community/demo/all",
  "/api/v1/coursefile/courses",
  "/api/v1/databank/stats",
  "/api/v1/dev-log",
  "/api/v1/dev-log/feed",
  "/api/v1/erasmus",
  "/api/v1/erasmus/equivalences",
  "/api/v1/event/all",
  "/api/v1/event/sidebar/active",
  "/api/v1/home/main",
  "/api/v1/notes",
  "/api/v1/notifications/personal",
  "/api/v1/psychiatrist",
  "/api/v1/psychology",
  "/api/v1/qa",
  "/api/v1/qa/display",
  "/api/v1/research",
  "/api/v1/study-room",
  "/api/v1/study-room/demo",
  "/api/v1/study-tip",
  "/api/v1/survey",
  "/api/v1/thread",
  "/api/v1/wat",
  "/api/v1/why",
  "/catalog/all",
  "/catalog/department/:department_code",
  "/catalog/departments",
  "/chronicle/all",
  "/community/demo/all",
  "/courses/all",
  "/databank/all",
  "/dev/all",
  "/erasmus/all",
  "/event/all",
  "/faq",
  "/notes/all",
  "/notifications/personal",
  "/psychiatrist/all",
  "/psychology/all",
  "/qa/all",
  "/qa/display",
  "/research/all",
  "/schedule/create",
  "/study-room/all",
  "/study-room/demo",
  "/study-tip/all",
  "/survey/all",
  "/thread/add",
  "/thread/all",
  "/wat",
  "/wat/all",
  "/why/all",
];

/** What says of one thing what its reader has altogether: a department's courses, and whether the databank is open by then. */
const OF_ALL_ONES_OWN = ["/api/v1/databank/grading/:code", "/catalog/department/:department_code"];

/** There is one of each for a person, whatever else they have. */
const ONE_EACH = ["calendar_feeds", "consents", "known_devices", "notice_choices", "quiet_hours", "todos"];

test("nothing that one reads changes when others have the same beside it, but lists of what all have", async () => {
  // Reading is remembered: what was new a moment ago isn't any more.
  await answers();
  const before = await answers();
  expect(await writeDouble("others")).toEqual({});
  const beside = await answers();
  expect(differing(before, beside)).toEqual(among(OF_ALL));
  expect(before.size).toBeGreaterThan(200);
});

test("nothing that one reads of one thing changes when one has another like it", async () => {
  const before = await answers();
  expect(Object.keys(await writeDouble("the same people's")).sort()).toEqual(ONE_EACH);
  const ofOneThing = differing(before, await answers()).filter((path) => path.includes(":"));
  expect(ofOneThing).toEqual(among(OF_ALL_ONES_OWN));
});
