import { expect, test } from "vitest";
import { ownReaders } from "../../scripts/own-readers";

test.each([
  ["numbers", 'const value = Number(text.replace(",", "."));'],
  ["numbers", "const value = parseFloat(text);"],
  ["numbers", '<input name="a" type="number" />'],
  ["days", 'z.string().refine(isDay, "@x:y")'],
  ["times", String.raw`z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)`],
  ["phones", String.raw`const PHONE = /^\+?[\d ]{7,24}$/;`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module
  ["money", "`₺${formatNumber(fee, locale)}`"],
  ["money", "  price: integerField(0, 5),"],
  ["names", "name: z.string().trim().min(2)"],
  ["course codes", String.raw`code.replace(/\s+/g, "").toLocaleUpperCase("en")`],
])("a module that reads %s by itself is named", (kind, text) => {
  expect(ownReaders([["app/features/x/x.ts", text]])).toEqual([expect.stringMatching(`^app/features/x/x.ts reads by itself: ${kind}`)]);
});

test("a module that uses the readers isn't named", () => {
  expect(ownReaders([["app/features/x/x.ts", 'price: money(integerField(0, 5)), day: dayField(), phone: phoneField("@x")']])).toEqual([]);
});
