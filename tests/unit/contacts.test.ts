/** Numbers to call and addresses to write to, in a line that somebody wrote. */
import { expect, test } from "vitest";
import { contactParts } from "../../app/kit/contacts";

const linksIn = (line: string) => contactParts(line).flatMap(({ to }) => (to ? [to] : []));

test.each([
  ["0532 123 45 67", ["tel:05321234567"]],
  ["+90 (532) 123-45-67", ["tel:+905321234567"]],
  ["Ara: (0312) 210 20 00", ["tel:03122102000"]],
  ["ada@metu.edu.tr", ["mailto:ada@metu.edu.tr"]],
  ["Ada, ada@metu.edu.tr.", ["mailto:ada@metu.edu.tr"]],
  ["0532 123 45 67 / 0533 765 43 21", ["tel:05321234567", "tel:05337654321"]],
  ["yaz: ada+oda@metu.edu.tr ya da 05321234567", ["mailto:ada+oda@metu.edu.tr", "tel:05321234567"]],
  ["0312 210 20 00-1234", ["tel:03122102000"]],
  ["0312 210 20 00 / 1234", ["tel:03122102000"]],
  ["0312 210 20 00-01", ["tel:03122102000"]],
  ["+90 312 210 20 00 - 12", ["tel:+903122102000"]],
  ["+49 30 1234 567890", ["tel:+49301234567890"]],
  ["Dorm 4, room 213", []],
  ["2025-2026", []],
  ["@ada_oda on Instagram", []],
  ["a?bcc=x@metu.edu.tr", ["mailto:x@metu.edu.tr"]],
])("%s", (line, links) => {
  expect(linksIn(line)).toEqual(links);
  expect(
    contactParts(line)
      .map(({ text }) => text)
      .join(""),
  ).toBe(line);
});
