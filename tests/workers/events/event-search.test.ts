/** Events and communities in the search across everything, and events among what waits for staff. */

import { events } from "@schema/events";
import { counters } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readStaffPanel } from "../../../app/features/admin/admin.service.server";
import { refreshCourseWords } from "../../../app/features/catalog/course-finder.service.server";
import { searchEverywhere } from "../../../app/features/search/search.service.server";
import { foldTurkish } from "../../../app/platform/folding";
import { newId } from "../../../app/platform/ids";
import { addCommunity } from "../../support/communities";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext } from "../../support/site";

interface Answer {
  groups: { source: string; hits: { title: string; about: string | null; to: string }[]; rest: string | null }[];
}

const HOUR = 3_600_000;
let student: Person;
let moderator: Person;

beforeAll(async () => {
  [student, moderator] = await Promise.all([signUp(), signUp({ userRole: "moderator" })]);
});

/** A word that nothing else holds. */
const freshWord = () => newId("word", Date.now()).replace(/[^a-z0-9]/g, "");
const look = async (q: string, as?: Person) => (await call<Answer>(`/search?${new URLSearchParams({ q })}`, { as })).body.groups;

test("guests find events that are shown, with their next date, those to come first", async () => {
  const word = freshWord();
  const now = Date.now();
  const past = [{ startsAt: now - 50 * HOUR, endsAt: now - 49 * HOUR }];
  const coming = await addEvent({ name: `Çağrı ${word}`, location: "Devrim" }, [
    ...past,
    { startsAt: Date.UTC(2099, 0, 2, 9), endsAt: null },
  ]);
  const over = await addEvent({ name: `Over ${word}` }, past);
  const [group] = await look(`cagri ${word}`);
  expect(group).toMatchObject({
    source: "events",
    hits: [{ title: `Çağrı ${word}`, about: "2 Jan 2099, 12:00 · Devrim", to: `/event/${coming}` }],
  });
  expect((await look(word))[0]?.hits.map(({ to }) => to)).toEqual([`/event/${coming}`, `/event/${over}`]);
});

test("words that are looked for in the agenda find what is to come", async () => {
  const word = freshWord();
  const eventId = await addEvent({ name: `Late ${word}` }, [{ startsAt: Date.now() + 40 * 24 * HOUR, endsAt: null }]);
  expect((await see(`/event/all?q=${word}`, { as: student })).body).toContain(`/event/${eventId}"`);
  expect((await see(`/event/all?q=${word}&when=week`, { as: student })).body).not.toContain(`/event/${eventId}"`);
});

test("what waits, is hidden or deleted is found by nobody, nor are the marks of the index", async () => {
  const word = freshWord();
  const name = `Quiet ${word}`;
  await addEvent({ name, isAwaitingReview: true, showStatus: "inactive", createdBy: student.userId });
  await addEvent({ name, showStatus: "inactive" });
  await addEvent({ name, deletedAt: Date.now() });
  for (const as of [undefined, student, moderator]) expect(await look(word, as)).toEqual([]);
});

test("communities are found that staff chose for guests, by everyone", async () => {
  const word = freshWord();
  const { slug } = await addCommunity({ name: `Dağcılar ${word}` });
  await addCommunity({ name: `Inner ${word}`, isShownToGuests: false });
  await addCommunity({ name: `Former ${word}`, status: "archived" });
  for (const as of [undefined, student]) {
    expect(await look(`dagcilar ${word}`, as)).toMatchObject([
      { source: "communities", hits: [{ title: `Dağcılar ${word}`, about: null, to: `/community/demo/${slug}` }], rest: null },
    ]);
  }
  expect((await look(word)).flatMap(({ hits }) => hits)).toHaveLength(1);
  expect((await see(`/community/demo/${slug}`)).status).toBe(200);
});

test("the list with more is offered to those who may open it", async () => {
  const word = freshWord();
  for (let count = 0; count < 5; count++) {
    await addEvent({ name: `${word} ${count}` });
    await addCommunity({ name: `${word} ${count}` });
  }
  const rests = (groups: Answer["groups"]) => groups.map(({ source, rest }) => [source, rest]);
  expect(rests(await look(word))).toEqual([
    ["events", null],
    ["communities", `/community/demo/all?q=${word}`],
  ]);
  const [toEvents] = rests(await look(word, student));
  expect(toEvents).toEqual(["events", `/event/all?when=upcoming&q=${word}`]);
  const list = await see(toEvents?.[1] ?? "", { as: student });
  expect(list.body).toContain(`${word} 0`);
  expect((await see(`/community/demo/all?q=${word}`)).body).toContain(`${word} 4`);
});

test("both cost few rows and one round trip, however many hold the word", async () => {
  const word = freshWord();
  const { db } = testContext();
  const first = await addEvent({ name: word });
  const [row] = await db.select().from(events).where(eq(events.eventId, first));
  const { key: _, ...own } = row ?? ({} as never);
  for (let count = 0; count < 300; count++) await db.insert(events).values({ ...own, eventId: `${first}-${count}` });
  const ctx = testContext();
  await refreshCourseWords(ctx);
  ctx.meter.roundTrips = 0;
  ctx.meter.rowsRead = 0;
  const { groups } = await searchEverywhere(ctx, foldTurkish(word), 4);
  expect(groups.map(({ hits }) => hits.length)).toEqual([4]);
  expect(ctx.meter.roundTrips).toBe(1);
  expect(ctx.meter.rowsRead).toBeLessThanOrEqual(50);
});

const waitingCount = async () => {
  const where = and(eq(counters.name, "events"), eq(counters.facet, "waiting"));
  return (await testContext().db.select().from(counters).where(where))[0]?.value ?? 0;
};

test("an event that waits is in the staff's one list, leads to its page, and leaves it once it is decided on", async () => {
  const before = await waitingCount();
  const word = freshWord();
  const id = await addEvent({ name: word, isAwaitingReview: true, showStatus: "inactive", createdBy: student.userId });
  expect(await waitingCount()).toBe(before + 1);
  const read = () => readStaffPanel(testContext({ actor: moderator.ctx.actor }) as never, { kind: "events", size: 50 });
  const panel = await read();
  expect(panel.inbox.find(({ name }) => name === "events")).toMatchObject({ waiting: before + 1, to: "/event/edit/panel?state=waiting" });
  expect(panel.list.find(({ title }) => title === word)).toMatchObject({ to: `/event/${id}`, itemId: id });
  const page = await see("/admin/panel?kind=events&size=50", { as: moderator });
  expect([page.status, page.body.includes(word)]).toEqual([200, true]);
  expect((await see("/event/edit/panel?state=waiting", { as: moderator })).body).toContain(`/event/edit/${id}"`);
  await call(`/event/manage/${id}/activate`, { as: moderator, method: "POST" });
  expect(await waitingCount()).toBe(before);
  expect((await read()).list.find(({ title }) => title === word)).toBeUndefined();
});

test("the counter follows each change between waiting, shown, hidden and deleted", async () => {
  const { db } = testContext();
  const id = await addEvent({ isAwaitingReview: true, showStatus: "inactive" });
  const changes = [
    { deletedAt: 1 },
    { deletedAt: null },
    { isAwaitingReview: false },
    { showStatus: "active" as const },
    { isAwaitingReview: true, showStatus: "inactive" as const },
  ];
  const counted = async () => {
    const rows = await db.select().from(counters).where(eq(counters.name, "events"));
    const all = await db.select().from(events);
    const facet = (row: (typeof all)[number]) => (row.deletedAt !== null ? "deleted" : row.isAwaitingReview ? "waiting" : row.showStatus);
    return rows.map((row) => [row.facet, row.value, all.filter((event) => facet(event) === row.facet).length]);
  };
  for (const change of changes) {
    await db.update(events).set(change).where(eq(events.eventId, id));
    for (const [facet, kept, real] of await counted()) expect([facet, kept]).toEqual([facet, real]);
  }
});
