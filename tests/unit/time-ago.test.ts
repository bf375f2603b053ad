/** How long ago something was, in words that people say. */
import { expect, test } from "vitest";
import { formatAgo, untilStyle } from "../../app/kit/format";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 9);

test.each([
  [-48, "2 days ago", "2 gün önce"],
  [-24, "yesterday", "dün"],
  [-5, "5 hours ago", "5 saat önce"],
  [0, "now", "şimdi"],
  [24, "tomorrow", "yarın"],
  [48, "in 2 days", "2 gün sonra"],
])("%i hours from now are said as “%s” and “%s”", (hours, english, turkish) => {
  const moment = NOW + hours * HOUR;
  expect([formatAgo(moment, NOW, "en"), formatAgo(moment, NOW, "tr")]).toEqual([english, turkish]);
});

test.each([
  ["later today", 11, "time"],
  ["at midnight", 12, "dayTime"],
  ["tomorrow", 24, "dayTime"],
  ["the same day of the month, a year on", 365 * 24, "dayTime"],
])("until %s is said as it has to be", (_, hours, style) => {
  expect(untilStyle(NOW + hours * HOUR, NOW)).toBe(style);
});
