/** What a single day is, beside the days of a whole term, over generated calendars. */
import { expect, test } from "vitest";
import { MOST_DAYS_IN_A_ROW, unusualDays, unusualOn } from "../../app/features/academic-calendar/academic-calendar.rules";
import { dayAfter } from "../../app/platform/time";
import { createRandom } from "../../drizzle/seed/random";

test("a day asked alone is what it is among all days of 400 generated terms, where rows overlap too", () => {
  const random = createRandom(20261128);
  const int = (least: number, most: number) => least + Math.floor(random.next() * (most - least + 1));
  const first = "2026-12-20";
  let unusual = 0;
  for (let round = 0; round < 400; round++) {
    const rows = Array.from({ length: int(0, 6) }, () => {
      const from = dayAfter(first, int(0, 80));
      // The last day may come before the first: a row is at least its first day.
      const until = random.next() < 0.3 ? null : dayAfter(from, int(-2, MOST_DAYS_IN_A_ROW - 1));
      return { from, until, isHalf: random.next() < 0.3, follows: random.next() < 0.3 ? int(0, 6) : null };
    });
    const all = unusualDays(rows);
    for (let at = -3; at < 120; at++) {
      const day = dayAfter(first, at);
      expect([day, unusualOn(rows, day)]).toEqual([day, all.get(day)]);
    }
    unusual += all.size;
  }
  expect(unusual).toBeGreaterThan(400);
});
