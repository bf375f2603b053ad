/** What reads what people type takes as long as the text is, however hostile: its work never grows with the square of it. */
import { expect, test, vi } from "vitest";
import { readTranscript } from "../../app/features/gpa/import-transcript.rules";
import { findCourseCodes, plainCourseCode } from "../../app/platform/course-codes";
import { repairEncoding } from "../../app/platform/encoding";
import { foldTurkish } from "../../app/platform/folding";
import { emailField, linkField, personNameField, userNameField } from "../../app/platform/forms/fields";
import { readDecimal } from "../../app/platform/forms/plain-text";
import { readMoney, readNumber, readPhone } from "../../app/platform/forms/typed";
import { readDay, readEndTime, readMinute, readTime } from "../../app/platform/forms/typed-days";
import { growth, MOST_GROWTH } from "../support/growth";

const READERS: Record<string, (text: string) => unknown> = {
  readNumber: (text) => readNumber(text, "tr"),
  readMoney: (text) => readMoney(text, "tr"),
  readDecimal,
  readPhone,
  readDay,
  readTime,
  readEndTime,
  readMinute,
  findCourseCodes,
  plainCourseCode,
  foldTurkish,
  repairEncoding,
  readTranscript: (text) => readTranscript(text.slice(0, 100_000), "2026-1"),
  personName: (text) => personNameField().safeParse(text),
  userName: (text) => userNameField().safeParse(text),
  email: (text) => emailField().safeParse(text),
  link: (text) => linkField(500).safeParse(text),
};

const HOSTILE = [
  "1",
  "1.",
  "1,000",
  " ",
  "1 ",
  "(",
  "+",
  "abc ",
  "a.",
  "mar ",
  "12.12.2026 ",
  "MATH 119 ",
  "://",
  "@",
  "Ã",
  "\n",
  "\t1",
  '"',
  "A1,",
];

test.each(Object.entries(READERS))("%s takes as long as what it reads", (_, read) => {
  const slow = HOSTILE.flatMap((part) => {
    const grown = growth((times) => read(part.repeat((800 * times) / part.length)));
    return grown < MOST_GROWTH ? [] : [`${JSON.stringify(part)}: ${grown}`];
  });
  expect(slow).toEqual([]);
});

test("a text that is too long for a day isn't looked up word by word", () => {
  const formats = vi.spyOn(Intl, "DateTimeFormat");
  expect([readDay("abc ".repeat(5_000)), readMinute("mar 12 ".repeat(5_000)), readTime("9:05 ".repeat(5_000))]).toEqual([null, null, null]);
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
});
