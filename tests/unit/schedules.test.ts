/** When jobs are due, and the clock that sets them off on a local site. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY, HOUR, MINUTE } from "~/platform/clock";
import { cronsDue, isLate, schedules } from "~/platform/schedules";
import { startClock } from "../../scripts/clock";

const at = (time: string) => Date.parse(`2026-11-27T${time}Z`);
const [minutely, frequent, daily] = Object.values(schedules).map(({ cron }) => cron) as [string, string, string];

let stop = () => {};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a deployment is told the same schedules as the site knows", () => {
  const crons = JSON.parse(/^crons = (.+)$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "[]");
  expect(crons).toEqual([minutely, frequent, daily]);
});

test.each([
  ["01:00:00", [minutely, frequent, daily]],
  ["01:00:59", [minutely, frequent, daily]],
  ["01:01:00", [minutely]],
  ["13:00:00", [minutely, frequent]],
  ["23:55:30", [minutely, frequent]],
  ["23:59:00", [minutely]],
])("at %s UTC what is due is due", (time, due) => {
  expect(cronsDue(at(time))).toEqual(due);
});

test("a job is late after two of its own intervals, not before", () => {
  const now = at("12:00:00");
  expect(isLate("minutely", now - 2 * MINUTE, now)).toBe(false);
  expect(isLate("minutely", now - 2 * MINUTE - 1, now)).toBe(true);
  expect(isLate("frequent", now - 10 * MINUTE, now)).toBe(false);
  expect(isLate("frequent", now - 11 * MINUTE, now)).toBe(true);
  expect(isLate("daily", now - 2 * DAY, now)).toBe(false);
  expect(isLate("daily", now - 2 * DAY - HOUR, now)).toBe(true);
});

test("the local clock runs what is due on each full minute, and nothing in between", async () => {
  vi.setSystemTime(at("00:58:40"));
  const ran: string[] = [];
  stop = startClock(async (cron) => {
    ran.push(`${new Date().toISOString().slice(11, 19)} ${cron}`);
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(ran).toEqual([`00:59:00 ${minutely}`, `01:00:00 ${minutely}`, `01:00:00 ${frequent}`, `01:00:00 ${daily}`]);
});

test("what still runs isn't begun again, and holds up nothing else", async () => {
  vi.setSystemTime(at("12:04:30"));
  const begun: string[] = [];
  let finish = () => {};
  stop = startClock((cron) => {
    begun.push(cron);
    return cron === minutely ? new Promise<void>((done) => (finish = done)) : Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  expect(begun).toEqual([minutely, frequent, frequent]);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(begun).toEqual([minutely, frequent, frequent, minutely]);
});

test("only a failure is told, and the next minute runs again", async () => {
  vi.setSystemTime(at("12:00:30"));
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let runs = 0;
  stop = startClock(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error("503 no database")) : Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(runs).toBe(2);
  expect(told.mock.calls).toEqual([[`The jobs of "${minutely}" failed: 503 no database`]]);
});
