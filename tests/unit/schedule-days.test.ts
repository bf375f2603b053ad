/** One's week and one's calendar file have the lectures of a schedule on the same days, whatever is known of the term. */
import { expect, test } from "vitest";
import { calendarOf, toldOf } from "../../app/features/schedule/calendar.rules";
import type { CalendarEntry } from "../../app/features/schedule/ics.rules";
import { type EnteredDates, termDatesOf } from "../../app/features/schedule/lectures.rules";
import type { Plan, PlannedWeek, PlanSection } from "../../app/features/schedule/plan.rules";
import { plannedEntries } from "../../app/features/schedule/planned-days.rules";
import { currentTerm } from "../../app/platform/terms";
import { dayAfter, localDay, startOfDay } from "../../app/platform/time";
import { createRandom } from "../../drizzle/seed/random";

const DAY = 86_400_000;
const FIRST = "2026-01-01";
const DAYS = Array.from({ length: 800 }, (_, i) => dayAfter(FIRST, i));
const random = createRandom(219);

const meeting = () => ({ day: random.int(0, 6), start: random.int(8, 15) * 60, end: 16 * 60, place: null });

function aPlan(term: string): Plan {
  const facts = {
    number: 1,
    admission: "open",
    criteria: [],
    note: null,
    instructors: [],
    nameEn: "A",
    nameTr: "A",
    color: 0,
    before: null,
  };
  const sections = Array.from({ length: 3 }, (_, i) => ({
    ...facts,
    id: `s${i}`,
    courseCode: `C${i}`,
    credits: null,
    isGiven: random.int(0, 3) > 0,
    meetings: [meeting()],
  })) as unknown as PlanSection[];
  const dated = { id: "i1", title: "Exam", place: "", date: random.pick(DAYS), meetings: [meeting()], color: 0 };
  const items = [dated, { ...dated, id: "i0", title: "Tennis", date: null, meetings: [meeting()] }];
  return { scheduleId: "x", name: "x", term, hiddenDays: 0, owner: {} as Plan["owner"], sections, items, allowed: [] };
}

function someDates(term: string): EnteredDates | undefined {
  if (random.int(0, 2) === 0) return undefined;
  const { startsOn } = termDatesOf(term, undefined);
  const from = dayAfter(startsOn, random.int(0, 30));
  const holiday = dayAfter(from, random.int(0, 60));
  const made = dayAfter(from, random.int(61, 80));
  const days = [
    { from: holiday, until: dayAfter(holiday, random.int(1, 4)), follows: null },
    { from: made, until: null, follows: random.int(0, 4) },
  ];
  return { startsOn: from, endsOn: dayAfter(from, random.int(81, 110)), days: JSON.stringify(days) };
}

const weekOf = ({ scheduleId, sections, items }: Plan): PlannedWeek => ({
  scheduleId,
  lectures: sections.filter(({ isGiven }) => isGiven).map(({ id, courseCode, meetings }) => ({ courseId: id, courseCode, meetings })),
  items,
});

const daysOf = ({ when }: CalendarEntry): string[] => {
  if (typeof when === "string") return [when];
  const weekly = when.until === null ? [when.first] : DAYS.filter((day) => isWeekly(when, day));
  return [...weekly, ...when.added];
};
const isWeekly = ({ first, until, skipped }: Exclude<CalendarEntry["when"], string>, day: string) =>
  day >= first && day <= (until ?? first) && (Date.parse(day) - Date.parse(first)) % (7 * DAY) === 0 && !skipped.includes(day);

const words = { section: String, courseName: () => "", exam: String, assumed: () => "assumed" };

test("the week and the calendar file hold the same lectures and items, with dates and without", () => {
  for (let round = 0; round < 150; round++) {
    const term = `${random.int(2025, 2027)}-${random.int(1, 3)}`;
    const plan = aPlan(term);
    const dates = termDatesOf(term, someDates(term));
    const { entries } = calendarOf(toldOf(plan, dates), { revision: 1, changedAt: 0 }, "hocam.test", words);
    const inFile = entries.flatMap((entry) => daysOf(entry).map((day) => `${day} ${entry.start} ${entry.summary.trim()}`));
    const inWeek = plannedEntries(weekOf(plan), dates, DAYS).map(({ day, start, title }) => `${day} ${start} ${title}`);
    expect(inFile.filter((line) => line >= FIRST && line < (DAYS.at(-1) ?? "")).sort()).toEqual(
      inWeek.filter((line) => line < (DAYS.at(-1) ?? "")).sort(),
    );
  }
});

test("a term that runs has dates on each of its days, and they are called assumed until staff enter them", () => {
  for (let moment = startOfDay(FIRST); moment < startOfDay("2028-03-01"); moment += DAY) {
    const { startsOn, endsOn, isAssumed } = termDatesOf(currentTerm(moment), undefined);
    const day = localDay(moment);
    expect([day, startsOn <= day && day <= endsOn, isAssumed]).toEqual([day, true, true]);
  }
  const entered = termDatesOf("2026-1", { startsOn: "2026-09-28", endsOn: "2027-01-15", days: "[]" });
  expect(entered).toEqual({ startsOn: "2026-09-28", endsOn: "2027-01-15", days: [], isAssumed: false });
  expect(termDatesOf("2023-2", undefined)).toMatchObject({ startsOn: "2024-02-01", endsOn: "2024-06-30" });
});

test("a calendar file with assumed dates has the lectures and says that the dates are assumed", () => {
  const plan = aPlan("2026-1");
  const noticeOf = (dates: Parameters<typeof toldOf>[1]) =>
    calendarOf(toldOf(plan, dates), { revision: 1, changedAt: 0 }, "hocam.test", words).notice?.text;
  expect(noticeOf(termDatesOf("2026-1", undefined))).toBe("assumed");
  expect(noticeOf(termDatesOf("2026-1", { startsOn: "2026-09-28", endsOn: "2027-01-15", days: "[]" }))).toBeUndefined();
});
