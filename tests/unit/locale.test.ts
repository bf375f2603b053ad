/** A page comes in the first language of a browser's list that the site speaks. */
import { expect, test } from "vitest";
import { detectLocale } from "../../app/platform/i18n/i18n.server";

test.each([
  ["tr", "tr"],
  ["TR", "tr"],
  ["tr-TR,tr;q=0.9,en-US;q=0.8", "tr"],
  ["de,tr", "tr"],
  ["de-DE,de;q=0.9,tr;q=0.8,en;q=0.7", "tr"],
  ["az,tr;q=0.4", "tr"],
  ["fr;q=1,en;q=0.2,tr;q=0.9", "tr"],
  ["en-GB,tr;q=0.5", "en"],
  ["de,en;q=0.5,tr;q=0.4", "en"],
  ["de", "en"],
  ["*", "en"],
  ["", "en"],
  ["tr;q=0,en;q=0.1", "en"],
  ["tr;q=x,*;q=9,,;;", "tr"],
  ["x-!!,,;q=1", "en"],
])("%s is answered in %s", async (header, locale) => {
  expect(await detectLocale(new Request("https://hocam.test/", { headers: { "accept-language": header } }))).toBe(locale);
});

test("what the reader chose comes before what the browser says", async () => {
  const headers = { "accept-language": "de,tr", cookie: `locale=${btoa('"en"')}` };
  expect(await detectLocale(new Request("https://hocam.test/", { headers }))).toBe("en");
});
