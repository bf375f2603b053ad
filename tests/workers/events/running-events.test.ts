/** An event that began and still runs is in lists, on the map and at home until it ends. */
import { beforeEach, expect, test } from "vitest";
import { listAgenda, listPlaced } from "../../../app/features/events/agenda.repository.server";
import { onNext } from "../../../app/features/events/agenda.service.server";
import { agendaFilters } from "../../../app/features/events/events.schemas";
import { addEvent } from "../../support/events";
import { testContext } from "../../support/site";

const HOUR = 3_600_000;
/** One in the morning at the university. */
const NIGHT = Date.parse("2031-05-14T22:00:00Z");
const ctx = (now: number) => ({ ...testContext(), clock: { now: () => now } });

interface Case {
  name: string;
  /** Hours from now. */
  begins: number;
  ends: number | null;
  isOn: boolean;
}

const cases: Case[] = [
  { name: "began two hours ago and ends in one", begins: -2, ends: 1, isOn: true },
  { name: "began yesterday evening and goes on until the morning", begins: -5, ends: 6, isOn: true },
  { name: "began an hour ago, and nobody said until when", begins: -1, ends: null, isOn: true },
  { name: "began three hours ago, and nobody said until when", begins: -3, ends: null, isOn: false },
  { name: "is over since a minute", begins: -4, ends: -1 / 60, isOn: false },
  { name: "lasts twenty-three hours, of which one is left", begins: -22, ends: 1, isOn: true },
  { name: "begins in an hour", begins: 1, ends: 2, isOn: true },
];

const ids = new Map<string, string>();

beforeEach(async () => {
  for (const { name, begins, ends } of cases) {
    const occurrence = { startsAt: NIGHT + begins * HOUR, endsAt: ends === null ? null : NIGHT + ends * HOUR };
    ids.set(name, await addEvent({ name, latitude: 39.9, longitude: 32.8 }, [occurrence]));
  }
});

const on = cases.filter(({ isOn }) => isOn).map(({ name }) => name);
const names = (rows: readonly { eventId: string; name: string }[]) =>
  rows.flatMap(({ eventId, name }) => (ids.get(name) === eventId ? [name] : []));

test.each(["today", "upcoming", "week", "month"])(
  "the agenda of %s holds what still runs, and page after page holds each once",
  async (when) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAgenda(ctx(NIGHT), { ...agendaFilters.parse({ when, ...(cursor && { cursor }) }), size: 10 });
      found.push(...names(page.rows));
      cursor = page.next;
    } while (cursor);
    const running = cases.filter(({ isOn, begins }) => isOn && begins < 0).map(({ name }) => name);
    expect(found.filter((name) => running.includes(name)).sort()).toEqual(running.sort());
    expect(found).not.toContain("is over since a minute");
  },
);

test("what still runs isn't among what is over", async () => {
  const page = await listAgenda(ctx(NIGHT), { ...agendaFilters.parse({ when: "past" }), size: 50 });
  const found = names(page.rows);
  expect(found.filter((name) => on.includes(name))).toEqual([]);
  expect(found).toContain("is over since a minute");
});

test("the map and home show what still runs, the earliest first, and nothing that is over", async () => {
  const placed = names(await listPlaced(ctx(NIGHT)));
  const [next] = await ctx(NIGHT).db.batch([onNext(ctx(NIGHT), 50)]);
  expect(placed.sort()).toEqual([...on].sort());
  expect(names(next as { eventId: string; name: string }[])[0]).toBe("lasts twenty-three hours, of which one is left");
  expect(names(next as { eventId: string; name: string }[]).sort()).toEqual([...on].sort());
});

test("a day of the calendar holds what began the evening before and went on into it", async () => {
  const page = await listAgenda(ctx(NIGHT + 30 * HOUR), { ...agendaFilters.parse({ day: "2031-05-15" }), size: 50 });
  expect(names(page.rows)).toContain("began yesterday evening and goes on until the morning");
});
