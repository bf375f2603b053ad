/** What is a link in texts that people write. */
import { expect, test } from "vitest";
import { textLinks } from "../../app/features/catalog/text-links";

const linked = (text: string) => textLinks(text).map(({ start, end, to }) => [text.slice(start, end), to]);

test("codes of the university's courses are links, however they are written", () => {
  expect(linked("CENG140, math119 or PHYS 105; CENG-213/EE281")).toEqual([
    ["CENG140", "/catalog/course/CENG140"],
    ["math119", "/catalog/course/MATH119"],
    ["PHYS 105", "/catalog/course/PHYS105"],
    ["CENG-213", "/catalog/course/CENG213"],
    ["EE281", "/catalog/course/EE281"],
  ]);
});

test.each([
  "ISO 9001",
  "ISO9001",
  "GPA 350",
  "RTX 3060",
  "RFC 2616",
  "HTTP 404",
  "EGO 132 geliyor mu",
  "TL 500",
  "BMW 320",
  "TOEFL 100",
  "LGS 480 puan",
  "USD 250",
  "WW2 1945",
])("%j is none", (text) => {
  expect(linked(text)).toEqual([]);
});
