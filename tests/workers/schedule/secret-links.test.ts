/** Secret addresses of people: counted by what they open, and shut while nobody may see their owner. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeCalendar } from "../../../app/features/overview/calendar.service.server";
import { copyShared, readShared } from "../../../app/features/schedule/links.service.server";
import { inviteByLink, readInvitationLink } from "../../../app/features/schedule/together.service.server";
import { DAY } from "../../../app/platform/clock";
import { untilRefused } from "../../support/network-limits";
import { addUniversity, type Course } from "../../support/rows";
import { addSchedule, addScheduleLink, morning, offeredCourse } from "../../support/schedules";
import { type Person, signUp, testContext, visit } from "../../support/site";

let course: Course;
let reader: Person;

beforeAll(async () => {
  await addUniversity();
  reader = await signUp();
  course = await offeredCourse({ number: 1, times: [morning(0)] });
});

const feedPath = (token: string) => `/api/v1/schedule-feeds/${token}.ics`;
const calendarPath = (token: string) => `/api/v1/calendars/${token}.ics`;

async function shared() {
  const owner = await signUp({ name: "Kezban Öztürkoğlu" });
  const scheduleId = await addSchedule(owner, [[course, 1]], { name: "Fall plan" });
  const [share, feed, calendar, invitation] = await Promise.all([
    addScheduleLink(scheduleId, { showsName: true }),
    addScheduleLink(scheduleId, { kind: "feed" }),
    makeCalendar(owner.ctx, { kinds: ["lecture"] as never }),
    inviteByLink(owner.ctx, scheduleId),
  ]);
  return { owner, share, feed, calendar, invitation };
}

type Links = Awaited<ReturnType<typeof shared>>;
const done = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (thrown: { status?: number; code?: string }) => thrown.code ?? "broke",
  );
const opened = async ({ share, feed, calendar, invitation }: Links) => [
  (await visit(feedPath(feed))).status,
  (await visit(calendarPath(calendar))).status,
  await done(readShared(testContext(), share)),
  await done(copyShared(reader.ctx, share)),
  await done(readInvitationLink(reader.ctx, invitation)),
];
const change = ({ owner }: Links, set: Partial<typeof users.$inferInsert>) =>
  testContext().db.update(users).set(set).where(eq(users.userId, owner.userId));

const OPEN = [200, 200, 200, 200, 200];
const SHUT = [404, 404, "schedule.linkNotFound", "schedule.linkNotFound", "schedule.linkNotFound"];

test.each([
  ["blocked for good", { blockedAt: 1, blockedUntil: null }, { blockedAt: null }],
  ["blocked for a week", { blockedAt: 1, blockedUntil: Date.now() + 7 * DAY }, { blockedUntil: Date.now() - DAY }],
  ["leaving", { deletionDueAt: Date.now() + DAY }, { deletionDueAt: null }],
])("no secret address of somebody who is %s opens, and each does again afterwards", async (_, during, after) => {
  const links = await shared();
  expect(await opened(links)).toEqual(OPEN);
  await change(links, during);
  expect(await opened(links)).toEqual(SHUT);
  await change(links, after);
  // What was offered to a stranger is gone for good.
  expect(await opened(links)).toEqual([...OPEN.slice(0, -1), "schedule.linkNotFound"]);
});

test("a calendar program reads hundreds of people's feeds from one address, and one feed only so often", async () => {
  const headers = { "cf-connecting-ip": "198.51.100.201" };
  const statuses: number[] = [];
  let token = "";
  for (let i = 0; i < 90; i++) {
    token = await addScheduleLink(await addSchedule(await signUp(), [[course, 1]]), { kind: "feed" });
    statuses.push((await visit(feedPath(token), { headers })).status);
  }
  expect([...new Set(statuses)]).toEqual([200]);
  const again = await untilRefused(60, (i) => visit(feedPath(token), { headers: { "cf-connecting-ip": `198.51.101.${i}` } }));
  expect([again[0], again.at(-1)]).toEqual([200, 429]);
});

test("a hall opens one shared schedule, searches, and reads feeds from one address, and nobody waits for another", async () => {
  const { share, feed } = await shared();
  const address = "198.51.100.202";
  const statuses: number[] = [];
  for (let i = 0; i < 80; i++) {
    statuses.push(
      (await visit(`/api/v1/search?q=hall${i}`, { headers: { "cf-connecting-ip": address, "user-agent": `phone ${i}` } })).status,
    );
  }
  expect([...new Set(statuses)]).toEqual([200]);
  for (let i = 0; i < 80; i++) expect(await done(readShared(testContext({ address }), share))).toBe(200);
  expect((await visit(feedPath(feed), { headers: { "cf-connecting-ip": address } })).status).toBe(200);
});

test("whoever tries secrets without end is asked to wait, and those who have one aren't", async () => {
  const { feed, calendar } = await shared();
  const [flood, others] = [{ "cf-connecting-ip": "198.51.100.203" }, { "cf-connecting-ip": "198.51.100.204" }];
  const door = testContext().env.DOORS;
  const guess = async (path: string) => {
    for (let i = 0; i < 1_200; i++) await door?.limit({ key: flood["cf-connecting-ip"] });
    return visit(path, { headers: flood });
  };
  for (const path of [feedPath("a".repeat(43)), calendarPath("a".repeat(43)), "/api/v1/search?q=course"])
    expect((await untilRefused(1, () => guess(path))).at(-1)).toBe(429);
  expect((await visit(feedPath(feed), { headers: flood })).status).toBe(200);
  expect((await visit(calendarPath(calendar), { headers: flood })).status).toBe(200);
  expect((await visit(feedPath("a".repeat(43)), { headers: others })).status).toBe(404);
});
