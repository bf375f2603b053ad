/** No page and no call tells staff whose a pause is: moved from one author to another, everything that they read stays the same. */
import { pauses, users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { decideReport } from "../../../app/features/reporting/moderation.service.server";
import { addReport } from "../../../app/features/reporting/reporting.service.server";
import { siteMap } from "../../../app/site-map";
import { addressOf, type Known, oneOfEach, see, writeKnown } from "../../support/pages";
import { body, firstOf, member, moderator, shownExperience, uphold } from "../../support/reports";
import { call, type Person, signUp, testContext } from "../../support/site";
import { stopTheClock, UNSTEADY } from "../../support/steady";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const { db } = testContext();
const ROBOT = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
/** A file that is packed anew, and an address that is made anew each time. */
const NEVER_THE_SAME = new Set(["/api/v1/profile/me/export", "/api/v1/reception/google/url"]);

let authors: [Person, Person];
let staff: [string, Person][];
let known: Known;

beforeAll(async () => {
  const people = await oneOfEach();
  authors = [people.user as Person, await signUp()];
  staff = [
    ["moderator", people.moderator as Person],
    ["admin", people.admin as Person],
  ];
  known = await writeKnown({}, people.user);
  const experienceId = await shownExperience({ authorId: authors[0].userId });
  await addReport((await member()).ctx, body({ subject_id: experienceId }));
  await decideReport((await moderator()).ctx, await firstOf(experienceId), { ...uphold, pause_days: "7" });
});

/** Whose the pause is, from now on. */
async function belongsTo({ userId }: Person): Promise<void> {
  const all = await db.select().from(pauses);
  await db.delete(pauses);
  await db.insert(pauses).values(all.map((pause) => ({ ...pause, userId })));
}

/** What staff may open, some of what all may, and each of both authors' own places. */
function asked(): string[] {
  const pages = siteMap.map((row) => ({ access: row.access, address: addressOf(known, row) }));
  const read = endpoints
    .filter(({ method, path }) => method === "GET" && !NEVER_THE_SAME.has(`/api/v1${path}`))
    .map(({ access, path }) => ({
      access,
      address: `/api/v1${path.replace(/:(\w+)/g, (_, name: string) => known.values[name === "post_id" ? "thread_id" : name] ?? "nothing-here")}`,
    }));
  const all = [...pages, ...read];
  const isStaffs = ({ access }: { access: string }) => access === "moderator" || access === "admin";
  const theirs = authors.flatMap(({ userId, userName }) => [
    `/admin/users/${userId}`,
    `/admin/users/all?q=${userName}`,
    `/profile/${userName}`,
  ]);
  return swept(sweepSettings, {
    what: "Pages and calls that could tell whose a pause is",
    always: [...theirs, ...all.filter(isStaffs).map(({ address }) => address)],
    rest: all.filter((each) => !isStaffs(each)).map(({ address }) => address),
    count: 60,
  });
}

/** The database tools find people by any of their fields. */
async function found(as: Person): Promise<string> {
  const said: unknown[] = [];
  for (const { userId } of authors) {
    const json = { db_name: "main", collection_name: "users", key: "user_id", value: userId };
    said.push((await call("/admin/content/mongo/find_one", { as, json })).body);
  }
  return JSON.stringify(said);
}

async function answers(addresses: readonly string[]): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const [role, as] of staff) {
    for (const address of addresses) {
      const { status, body: text } = await see(address, { as, headers: ROBOT });
      said.set(`${role} ${address}`, `${status} ${text.replace(UNSTEADY, "")}`);
    }
  }
  return said;
}

const differing = (before: Map<string, string>, after: Map<string, string>) =>
  [...before.keys()].filter((path) => before.get(path) !== after.get(path));

const untilOf = async ({ userId }: Person) =>
  (await db.select({ until: users.pausedUntil }).from(users).where(eq(users.userId, userId)))[0]?.until ?? null;

afterEach(() => {
  vi.useRealTimers();
});

test("whose a pause is, changes nothing that a moderator or an admin reads", async () => {
  stopTheClock();
  // Reading is remembered: what was new a moment ago isn't any more.
  const addresses = asked();
  await answers(addresses);
  const before = await answers(addresses);
  await belongsTo(authors[1]);
  expect([await untilOf(authors[0]), (await untilOf(authors[1])) !== null]).toEqual([null, true]);
  expect(differing(before, await answers(addresses))).toEqual([]);
  expect([...before.values()].filter((text) => text.startsWith("200")).length).toBeGreaterThan(100);
});

test("the database tools don't know who is paused", async () => {
  for (const [role, as] of staff) expect([role, await found(as)]).toEqual([role, expect.not.stringContaining("paused")]);
});
