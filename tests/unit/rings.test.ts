/** When alarms ring and what is due, at the edge of each minute and day. */
import { expect, test } from "vitest";
import { firstRing, isLate, LATE, nextRing, type Times } from "../../app/features/alarm/alarm.rules";
import { byDue, dayName, isDueNow, isOverdue } from "../../app/features/todo/due.rules";
import { inView, listsOf } from "../../app/features/todo/list.rules";
import type { TodoRow } from "../../app/features/todo/todo.repository.server";
import type { Repeat } from "../../app/platform/repeats";
import { momentOf } from "../../app/platform/time";

const [DAY, TIME] = ["2026-11-25", "09:30"];
const alarm = (repeat: Repeat): Times => ({ day: DAY, minute: 9 * 60 + 30, repeat, repeatDay: 25 });
const at = momentOf(DAY, TIME);

test("an alarm rings first on its day, while that minute hasn't come", () => {
  expect([at - 1, at, at + 1].map((now) => firstRing(alarm("none"), now))).toEqual([at, null, null]);
});

test.each<[Repeat, string]>([
  ["daily", "2026-11-26"],
  ["weekdays", "2026-11-26"],
  ["weekly", "2026-12-02"],
  ["monthly", "2026-12-25"],
])("what comes %s rings next after the minute in which it rang, not in it again", (repeat, day) => {
  const next = momentOf(day, TIME);
  const after = firstRing(alarm(repeat), next);
  expect([firstRing(alarm(repeat), at), nextRing(alarm(repeat), next - 1)]).toEqual([next, next]);
  expect(after).toBeGreaterThan(next);
});

test("what doesn't repeat rings no second time", () => {
  expect([at - 1, at, at + 1].map((now) => nextRing(alarm("none"), now))).toEqual([null, null, null]);
});

test("a ring is late from five minutes on", () => {
  expect([LATE - 1, LATE].map((passed) => isLate(at, at + passed))).toEqual([false, true]);
});

test.each([
  ["2026-11-24", true, true, "yesterday"],
  ["2026-11-25", false, true, "today"],
  ["2026-11-26", false, false, "tomorrow"],
  ["2026-11-27", false, false, null],
  ["2026-11-23", true, true, null],
])("a todo of %s: overdue %s, due by the 25th %s, called %s", (dueOn, overdue, due, name) => {
  const row = { dueOn, dueMinute: null };
  expect([isOverdue(row, DAY), isDueNow(row, DAY), dayName(dueOn, DAY)]).toEqual([overdue, due, name]);
});

test("without a day a todo is never due, and stands in no view of days", () => {
  const never = { dueOn: null, dueMinute: null };
  expect([isOverdue(never, DAY), isDueNow(never, DAY)]).toEqual([false, false]);
  const row = (todoId: string, dueOn: string | null, dueMinute: number | null = null) =>
    ({ todoId, dueOn, dueMinute, list: "" }) as TodoRow;
  const rows = [row("to come", "2026-11-26"), row("never", null), row("today", DAY), row("at nine", DAY, 540), row("at eight", DAY, 480)];
  const ids = (view: Parameters<typeof inView>[1]) => inView(rows, view, DAY).map(({ todoId }) => todoId);
  expect(ids("today")).toEqual(["at eight", "at nine", "today"]);
  expect(ids("upcoming")).toEqual(["at eight", "at nine", "today", "to come"]);
  expect(ids("all")).toEqual(["to come", "never", "today", "at nine", "at eight"]);
  expect(byDue(rows).at(-1)?.todoId).toBe("never");
});

test("lists are told apart by their letters, not their capitals, and no list is none", () => {
  const rows = ["Ev", "", "ev", "Ders"].map((list) => ({ list }) as TodoRow);
  expect(listsOf(rows)).toEqual([
    { name: "Ders", key: "ders", count: 1 },
    { name: "Ev", key: "ev", count: 2 },
  ]);
});
