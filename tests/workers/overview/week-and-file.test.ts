/** One's week and one's calendar file hold the same, to the minute, whatever one has on. */
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { plannerKinds } from "../../../app/engines/planned";
import { makeCalendar, readCalendarFile } from "../../../app/features/overview/calendar.service.server";
import { readDashboard } from "../../../app/features/overview/overview.service.server";
import { clockTime, dayAfter, localDay, momentOf } from "../../../app/platform/time";
import { createRandom, type Random } from "../../../drizzle/seed/random";
import { makeBusy } from "../../support/busy-weeks";
import { asNow } from "../../support/notices";
import { type Person, signUp, testContext } from "../../support/site";

const MINUTE = 60_000;

/** Something as a place tells it: moments, or a day for what has no time. */
interface Told {
  kind: string;
  title: string;
  day: string;
  start: number | null;
  end: number | null;
}

const lineOf = ({ kind, title, day, start, end }: Told) => [kind, title, day, start, end].join(" ");

/** The week as its page has it, by moments. Turkey's clocks don't change, so a minute of a day is one of its first moment on. */
async function weekOf(person: Person, now: number) {
  const { planner } = await readDashboard({ ...asNow(person), clock: { now: () => now } } as Person["ctx"]);
  return planner.flatMap(({ day: on, entries }) =>
    entries.map(({ kind, title, day, start, end, isOverdue = false }) => {
      const at = (minute: number | null) => (minute === null ? null : momentOf(day, "00:00") + minute * MINUTE);
      return { on, kind, title, day, start: at(start), end: at(end), isOverdue };
    }),
  );
}

async function fileOf(person: Person, now: number): Promise<string> {
  const token = await makeCalendar(asNow(person), { kinds: [...plannerKinds] });
  return (await readCalendarFile(testContext({ clock: { now: () => now } }), token)).text;
}

/** The file as a calendar program reads it. */
function toldBy(text: string): Told[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => {
    const { uid, summary, startDate } = new ICAL.Event(one);
    const end = one.getFirstPropertyValue("dtend") as ICAL.Time | null;
    const start = startDate.isDate ? null : startDate.toJSDate().getTime();
    const day = start === null ? startDate.toString() : localDay(start);
    return { kind: uid.split("-")[0] ?? "", title: summary, day, start, end: start === null || !end ? null : end.toJSDate().getTime() };
  });
}

type Week = Awaited<ReturnType<typeof weekOf>>;

/** What one place tells of the seven days and the other doesn't. What is overdue stands in the week alone, on its first day. */
function differences(week: Week, file: readonly Told[], today: string): string[] {
  const isOfWeek = ({ day }: Told) => day >= today && day <= dayAfter(today, 6);
  const planned = week.filter(({ isOverdue }) => !isOverdue);
  const inWeek = planned.map(lineOf);
  // What began before and still runs is told by both, and of what is over only the file tells.
  const running = new Set(planned.filter(({ day }) => day < today).map(lineOf));
  const inFile = file.filter((each) => isOfWeek(each) || running.has(lineOf(each))).map(lineOf);
  const without = (some: readonly string[], others: readonly string[]) => {
    const rest = [...others];
    return some.filter((line) => {
      const at = rest.indexOf(line);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  return [...without(inWeek, inFile).map((line) => `week: ${line}`), ...without(inFile, inWeek).map((line) => `file: ${line}`)];
}

/** A moment of the term: at its edges, in the night, or at any time. */
function someNow(random: Random) {
  const today = dayAfter("2026-10-12", random.int(0, 60));
  return { today, now: momentOf(today, clockTime(random.pick([0, 1, 90, 480, 720, 1439, random.int(0, 1439)]))) };
}

test("whatever one has on, of every kind, the file has what the week has, and the week what the file has", async () => {
  const told = new Set<string>();
  for (let seed = 11; seed < 19; seed++) {
    const random = createRandom(seed);
    const { today, now } = someNow(random);
    const person = await signUp({ locale: "en" });
    await makeBusy(person, random, today);
    const [week, text] = [await weekOf(person, now), await fileOf(person, now)];
    expect([seed, ...differences(week, toldBy(text), today)]).toEqual([seed]);
    expect(week.length).toBeGreaterThan(40);
    for (const { kind } of week) told.add(kind);
    const uids = [...text.matchAll(/^UID:(.+)$/gm)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  }
  expect([...told].sort()).toEqual([...plannerKinds].sort());
});

test("one minute, one day or one thing that only one of both has is seen: the control of the test above", async () => {
  const random = createRandom(19);
  const { today, now } = someNow(random);
  const person = await signUp({ locale: "en" });
  await makeBusy(person, random, today);
  const [week, file] = [await weekOf(person, now), toldBy(await fileOf(person, now))];
  for (const [at, each] of week.entries()) {
    if (each.isOverdue) continue;
    const other = { start: each.start === null ? null : each.start + MINUTE, end: each.end === null ? null : each.end + MINUTE };
    const changes = [
      ...(each.start === null ? [{ ...each, day: dayAfter(each.day, 1) }] : [{ ...each, start: other.start }]),
      ...(each.end === null ? [] : [{ ...each, end: other.end }]),
    ];
    for (const changed of changes)
      expect([lineOf(changed), differences(week.with(at, changed), file, today).length > 0]).toEqual([lineOf(changed), true]);
    expect([lineOf(each), differences(week.toSpliced(at, 1), file, today).length > 0]).toEqual([lineOf(each), each.day >= today]);
  }
  for (const [at, each] of file.entries()) {
    if (each.start === null || each.day < today || each.day > dayAfter(today, 6)) continue;
    const changed = { ...each, start: each.start + MINUTE };
    expect([lineOf(changed), differences(week, file.with(at, changed), today).length]).toEqual([lineOf(changed), 2]);
  }
});
