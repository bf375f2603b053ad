/** Course codes in what people write. */
import { expect, test } from "vitest";
import { findCourseCodes } from "~/platform/course-codes";
import { departments } from "../../app/university/departments";
import { growth, MOST_GROWTH } from "../support/growth";

const found = (text: string) => findCourseCodes(text).map(({ start, end, code }) => [text.slice(start, end), code]);

test.each([
  ["Take MATH119 first", [["MATH119", "MATH119"]]],
  [
    "MATH 119, then CENG 140.",
    [
      ["MATH 119", "MATH119"],
      ["CENG 140", "CENG140"],
    ],
  ],
  ["(ceng140)", [["ceng140", "CENG140"]]],
  [
    "CENG140/MATH119",
    [
      ["CENG140", "CENG140"],
      ["MATH119", "MATH119"],
    ],
  ],
  [
    "IS 1234/IE241/ceng140, EE281",
    [
      ["IS 1234", "IS1234"],
      ["IE241", "IE241"],
      ["ceng140", "CENG140"],
      ["EE281", "EE281"],
    ],
  ],
  [
    "CENG-140 and PHYS-105'ten",
    [
      ["CENG-140", "CENG140"],
      ["PHYS-105", "PHYS105"],
    ],
  ],
  ["CENG140/ MATH 119", [["MATH 119", "MATH119"]]],
  [
    "MATH119 MATH120",
    [
      ["MATH119", "MATH119"],
      ["MATH120", "MATH120"],
    ],
  ],
  ["MATH119'dan sonra", [["MATH119", "MATH119"]]],
])("%j holds %j", (text, codes) => {
  expect(found(text)).toEqual(codes);
});

test.each([
  "ISO 9001",
  "GPA 350",
  "TL 1500",
  "USD-200",
  "EUR 300",
  "in 2024",
  "room 101",
  "ODTU 2024",
  "XMATH1190",
  "AMATH119B",
  "ŞMATH119",
  "MATH119_old",
  "https://example.org/MATH119?c=CENG140",
  "notes/CENG140",
  "notes/CENG140/MATH119",
  "CENG140/notes",
  "34-AB-1234",
  "KPSS-2024",
  "COVID-19",
  "ceng-140",
  "CENG-140-1",
  "www.metu.edu.tr/CENG140",
  "someone@math119.org",
  "#MATH119",
  "USD 1000.50",
  "ABCDE123",
  "A101",
  "MATH12",
  "MATH12345",
])("%j holds none", (text) => {
  expect(found(text)).toEqual([]);
});

test("every department's codes are found", () => {
  const letters = [...new Set(departments.values())].filter((each) => /^[A-Z]{2,4}$/.test(each));
  expect(letters.length).toBeGreaterThan(100);
  expect(letters.filter((each) => found(`see ${each} 101 and ${each}102`).length !== 2)).toEqual([]);
});

test("a text without codes takes as long as it is long", () => {
  const text = "AB 12 ".repeat(20_000);
  expect(found(text)).toEqual([]);
  expect(growth((times) => found(text.slice(0, 30_000 * times)))).toBeLessThan(MOST_GROWTH);
});
