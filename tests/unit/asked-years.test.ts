/** A question about a year is answered by what says something of that year. */
import { expect, test } from "vitest";
import { isOfOtherYears } from "../../app/features/ai/years.rules";

test.each([
  ["who taught CENG140 in 2019", "CENG140 in 2026–27 Fall: Ada", true],
  ["2028 yaz okulunda PHYS105 kim verecek", "PHYS105 dersini 2026–27 Güz döneminde Sevda veriyor", true],
  ["fall of 2019", "In 2018 nobody passed.", true],
  ["bahar 2027 ne zaman başlıyor", "2026–27 Bahar 15 Şubat 2027'de başlıyor", false],
  ["who gives it in spring 2027", "2026–27 Spring: Ada", false],
  ["2026-2027 güz", "2026–27 Güz: Ada", false],
  ["is it offered in 2024/25", "last given in 2025", false],
  ["who teaches MATH2019", "2026–27 Fall: Ada", false],
  ["is 2500.50 lira enough", "It costs 900.", false],
  ["who teaches it", "2026–27 Fall: Ada", false],
])("%s, answered by %s: of other years is %s", (question, text, expected) => {
  expect(isOfOtherYears(question, text)).toBe(expected);
});
