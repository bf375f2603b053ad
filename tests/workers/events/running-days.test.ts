/** What goes on past midnight is on each of its days: in the search by words, the month, the search across everything and beside a community. */
import { eventRsvps } from "@schema/events";
import type { BatchItem } from "drizzle-orm/batch";
import { beforeAll, expect, test } from "vitest";
import { readPublic } from "../../../app/features/community/panel.repository.server";
import { listAgenda } from "../../../app/features/events/agenda.repository.server";
import { readMonth, readPersonal, readSidebar } from "../../../app/features/events/agenda.service.server";
import { eventPassages } from "../../../app/features/events/event-passages.repository.server";
import { eventSource } from "../../../app/features/events/event-search.repository.server";
import type { Occurrence } from "../../../app/features/events/event-times.rules";
import { agendaFilters } from "../../../app/features/events/events.schemas";
import { formatDate } from "../../../app/kit/format";
import { newId } from "../../../app/platform/ids";
import { ftsQuery } from "../../../app/platform/search";
import { dayAfter, momentOf } from "../../../app/platform/time";
import { addCommunity } from "../../support/communities";
import { addEvent } from "../../support/events";
import { signUp, testContext } from "../../support/site";

const HOUR = 3_600_000;
/** One in the morning of the first of a month: yesterday is of another month. */
const NIGHT = momentOf("2031-11-01", "01:00");
const TODAY = "2031-11-01";
const ctx = (now = NIGHT) => ({ ...testContext(), clock: { now: () => now } });

const at = (begins: number, ends: number | null): Occurrence => ({
  startsAt: NIGHT + begins * HOUR,
  endsAt: ends === null ? null : NIGHT + ends * HOUR,
});

const cases: Record<string, Occurrence[]> = {
  "from the evening before until three": [at(-3, 2)],
  "until midnight sharp": [at(-4, -1)],
  "until a minute past midnight": [at(-4, -59 / 60)],
  "begun at midnight": [at(-1, 1)],
  "a whole day until noon": [at(-13, 11)],
  "late, and nobody said until when": [at(-1.5, null)],
  "long over, and nobody said until when": [at(-9, null)],
  "over since the day before": [at(-30, -26)],
  "night after night": [at(-3, 2), at(21, 26), at(45, 50)],
  "over tonight and again next week": [at(-5, -0.5), at(6 * 24, 6 * 24 + 2)],
  "next night into the day after": [at(20, 27)],
  "next month's first night": [at(29 * 24 - 3, 29 * 24 + 2)],
};

/** A word that these events have in common, and nothing else has. */
let word: string;

beforeAll(async () => {
  word = newId("word", 1).replace(/[^a-z0-9]/g, "");
  for (const [name, occurrences] of Object.entries(cases)) await addEvent({ name: `${word} ${name}` }, occurrences);
});

const namesOf = (rows: readonly { name: string }[]) => [
  ...new Set(rows.flatMap(({ name }) => (name.startsWith(word) ? [name.slice(word.length + 1)] : []))),
];

/** All that the agenda holds, page after page. */
async function agenda(query: Record<string, string>, size: number, now = NIGHT) {
  const found: { name: string; startsAt: number | null }[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAgenda(ctx(now), { ...agendaFilters.parse({ ...query, ...(cursor && { cursor }) }), size });
    found.push(...page.rows);
    sizes.push(page.rows.length);
    cursor = page.next;
  } while (cursor);
  return { names: namesOf(found).sort(), found, sizes };
}

const days = Array.from({ length: 5 }, (_, step) => dayAfter(TODAY, step - 2));
const queries = [
  ...["today", "week", "next-week", "month", "upcoming", "past"].map((when) => ({ when })),
  ...days.map((day) => ({ day })),
] as Record<string, string>[];

test.each(queries)("words find in %j what the list of it holds, and no page has holes", async (query) => {
  for (const now of [NIGHT, NIGHT + 12 * HOUR]) {
    const listed = await agenda(query, 50, now);
    const found = await agenda({ ...query, q: word }, 2, now);
    expect([query, now, found.names]).toEqual([query, now, listed.names]);
    expect(found.sizes.slice(0, -1).filter((size) => size !== 2)).toEqual([]);
  }
});

test("words find something in each of these, so that nothing is compared with nothing", async () => {
  for (const query of queries.filter(({ when }) => when !== "next-week"))
    expect([query, (await agenda({ ...query, q: word }, 50)).names.length > 0]).toEqual([query, true]);
  const today = (await agenda({ day: TODAY, q: word }, 50)).names;
  expect(today).toContain("from the evening before until three");
  expect(today).not.toContain("until midnight sharp");
});

test("words find of several dates the one that runs, and among what is past the last one that is over", async () => {
  const startOf = async (query: Record<string, string>, name: string) =>
    (await agenda({ ...query, q: word }, 50)).found.find((row) => row.name === `${word} ${name}`)?.startsAt;
  expect(await startOf({ when: "upcoming" }, "night after night")).toBe(NIGHT - 3 * HOUR);
  expect(await startOf({ when: "past" }, "night after night")).toBeUndefined();
  expect(await startOf({ when: "past" }, "over tonight and again next week")).toBe(NIGHT - 5 * HOUR);
});

test("a day of the month holds what the list of that day holds, and says what began before it", async () => {
  for (const month of ["2031-10", "2031-11", "2031-12"]) {
    const { weeks, isCut } = await readMonth(ctx(), month, {});
    expect(isCut).toBe(false);
    for (const { day, items } of weeks.flat()) {
      const listed = await agenda({ day }, 50);
      expect([day, namesOf(items).sort()]).toEqual([day, listed.names]);
      for (const { startsAt, isFirstDay } of items) expect(isFirstDay).toBe(startsAt >= momentOf(day, "00:00"));
    }
  }
});

test("the search across everything and the assistant speak of the date that runs", async () => {
  const text = `${word} nights`;
  const question = { text, match: ftsQuery(text) ?? "", isExact: false, isKind: false };
  const rowsOf = async ({ statement }: { statement: BatchItem<"sqlite"> | null }) =>
    statement ? ((await testContext().db.batch([statement]))[0] as unknown[]) : [];
  await addEvent({ name: `${word} nights` }, cases["night after night"]);
  const sought = await eventSource.look(ctx(), question, 20);
  const told = sought.answer(await rowsOf(sought)).hits.map(({ about }) => about);
  const asked = await eventPassages.look(ctx(), { match: question.match }, 20);
  const quoted = asked.passages(await rowsOf(asked)).map(({ text }) => text);
  const began = formatDate(NIGHT - 3 * HOUR, "en", "dateTime");
  expect([told.length, quoted.length]).toEqual([1, 1]);
  expect([told[0]?.startsWith(began), quoted[0]?.startsWith(began)]).toEqual([true, true]);
});

test("a community's next date is the one that runs", async () => {
  const { communityId } = await addCommunity();
  await addEvent({ name: "Nights", communityId }, cases["night after night"]);
  const found = await readPublic({ ...ctx(), actor: (await signUp()).ctx.actor }, communityId);
  expect(found?.events.map(({ name, startsAt }) => [name, startsAt])).toEqual([["Nights", NIGHT - 3 * HOUR]]);
});

test("one's own events and those that were added last say the date that runs or comes next", async () => {
  const { actor } = (await signUp()).ctx;
  const eventId = await addEvent({ name: "Tonight and next week", createdBy: actor.userId }, cases["over tonight and again next week"]);
  const { db } = testContext();
  await db.insert(eventRsvps).values({ eventId, userId: actor.userId, createdAt: NIGHT - 9 * HOUR });
  const { mine, coming } = await readPersonal({ ...ctx(), actor });
  const latest = await readSidebar(ctx(), { limit: 1, isLatest: true });
  const next = NIGHT + 6 * 24 * HOUR;
  expect([mine[0]?.startsAt, coming[0]?.startsAt, latest[0]?.startsAt]).toEqual([next, next, next]);
});
