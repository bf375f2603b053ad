/** The first and the last hour, minute and day that a line can mean, on Saturday, 21 November 2026, at 10:00. */
import { expect, test } from "vitest";
import { MAX_LIST, readLine } from "../../app/features/todo/quick-add.rules";
import { clockTime } from "../../app/platform/time";

function when(line: string, locale: "en" | "tr"): string {
  const { title, dueOn, dueMinute } = readLine(`${line} x`, { today: "2026-11-21", minute: 600, locale }, new Set());
  const rest = title === "x" ? "" : `, and left ${title}`;
  return `${dueOn ?? "never"}${dueMinute === null ? "" : ` ${clockTime(dueMinute)}`}${rest}`;
}

/** What isn't understood stays in the title. */
const NOTHING: Record<"en" | "tr", string[]> = {
  en: [
    ...["half past 13", "half past 0", "quarter to 13", "at 60 past 3", "two to three", "13pm", "0am", "25:00"],
    ...["13/13", "0/5", "5/0", "32/1", "32 december", "5 marc"],
  ],
  tr: ["24 buçukta", "0 buçukta", "24'e 5 var", "5'i 60 geçe", "yarından", "yarından sonra", "onda", "birde", "ayın 32'si", "ayın 0'ı"],
};

test.each(Object.entries(NOTHING).flatMap(([locale, lines]) => lines.map((line) => [locale as "en" | "tr", line] as const)))(
  "in %s, %s is no time and no day",
  (locale, line) => {
    expect(when(line, locale)).toBe(`never, and left ${line} x`);
  },
);

const [TODAY, TOMORROW] = ["2026-11-21", "2026-11-22"];

test.each([
  ["half past 12", `${TODAY} 12:30`],
  ["half past 1", `${TODAY} 13:30`],
  ["quarter to 12", `${TODAY} 11:45`],
  ["at 59 past 3", `${TODAY} 15:59`],
  ["at ten past six", `${TODAY} 18:10`],
  ["1pm", `${TODAY} 13:00`],
  ["12pm", `${TODAY} 12:00`],
  ["12am", `${TOMORROW} 00:00`],
  ["24:00", `${TOMORROW} 00:00`],
  ["23:59", `${TODAY} 23:59`],
  ["00:30", `${TOMORROW} 00:30`],
  ["09:59", `${TOMORROW} 09:59`],
  ["10:00", `${TOMORROW} 10:00`],
  ["10:01", `${TODAY} 10:01`],
  ["at 6", `${TODAY} 18:00`],
  ["at 7", `${TOMORROW} 07:00`],
  ["at 12", `${TODAY} 12:00`],
  ["tonight 5", `${TOMORROW} 05:00`],
  ["tonight at 6", `${TODAY} 18:00`],
  ["tonight at 12", `${TOMORROW} 00:00`],
  ["afternoon at 12", `${TODAY} 12:00`],
  ["afternoon at 11", `${TODAY} 23:00`],
  ["21 november", TODAY],
  ["20 november", "2027-11-20"],
  ["21/11", TODAY],
  ["20/11", "2027-11-20"],
  ["12/12", "2026-12-12"],
  ["31/12", "2026-12-31"],
  ["31 december", "2026-12-31"],
  ["5 mar", "2027-03-05"],
  ["friday 27 november", "2026-11-27"],
  ["friday 28 november", "2026-11-27, and left 28 november x"],
  ["every weekday", "2026-11-23"],
  ["every weekday 09:00", "2026-11-23 09:00"],
  ["every day 11:00", `${TODAY} 11:00`],
])("%s is %s", (line, moment) => {
  expect(when(line, "en")).toBe(moment);
});

test.each([
  ["12 buçukta", `${TODAY} 12:30`],
  ["13 buçukta", `${TODAY} 13:30`],
  ["23 buçukta", `${TODAY} 23:30`],
  ["1 buçukta", `${TODAY} 13:30`],
  ["on iki buçukta", `${TODAY} 12:30`],
  ["on üç buçukta", `${TODAY} 13:30`],
  ["on dokuz buçukta", `${TODAY} 19:30`],
  ["on birde", `${TODAY} 11:00`],
  ["on beşte", `${TODAY} 15:00`],
  ["on ikiyi beş geçe", `${TODAY} 12:05`],
  ["23'e 5 var", `${TODAY} 22:55`],
  ["13'e 5 var", `${TODAY} 12:55`],
  ["13'ü 10 geçe", `${TODAY} 13:10`],
  ["5'i 59 geçe", `${TODAY} 17:59`],
  ["gece 5'te", `${TOMORROW} 05:00`],
  ["gece 6'da", `${TODAY} 18:00`],
  ["gece 12'de", `${TOMORROW} 00:00`],
  ["akşam 11'de", `${TODAY} 23:00`],
  ["akşam 12'de", `${TOMORROW} 00:00`],
  ["öğleden sonra 12'de", `${TODAY} 12:00`],
  ["sabah 6'da", `${TOMORROW} 06:00`],
  ["6'da", `${TODAY} 18:00`],
  ["7'de", `${TOMORROW} 07:00`],
  ["yarımda", `${TODAY} 12:30`],
  ["yarından önce", TOMORROW],
  ["ayın 31'i", "2026-11-30"],
  ["ayın 21'i", TODAY],
  ["ayın 20'si", "2026-12-20"],
  ["ayın 1'i", "2026-12-01"],
  ["on dokuz gün sonra", "2026-12-10"],
  ["yirmi dokuz gün sonra", "2026-12-20"],
])("%s, %s", (line, moment) => {
  expect(when(line, "tr")).toBe(moment);
});

test("a list's name is as long as lists are called, and no longer", () => {
  const listOf = (length: number) => readLine(`#${"a".repeat(length)} x`, { today: TODAY, minute: 600, locale: "en" }, new Set()).list;
  expect([MAX_LIST, MAX_LIST + 1].map(listOf)).toEqual(["a".repeat(MAX_LIST), ""]);
});
