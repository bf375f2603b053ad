/** What the site says of itself by law: for everybody, in both languages, and with the operator's own facts. */
import { expect, test } from "vitest";
import { see } from "../../support/pages";

const read = async (path: string, language: string) => (await see(path, { headers: { "accept-language": language } })).body;

test("everybody reads what is accessible and what isn't yet, whom to tell, and finds it from any page", async () => {
  const [english, turkish] = [await read("/privacy/accessibility", "en"), await read("/privacy/accessibility", "tr")];
  for (const words of ["axe-core", "Nobody from outside has audited the site", 'href="/privacy/request"', 'href="mailto:'])
    expect(english).toContain(words);
  for (const words of ["axe-core", "dışarıdan kimse denetlemedi", 'href="/privacy/request"', 'href="mailto:'])
    expect(turkish).toContain(words);
  expect(await read("/imprint", "en")).toContain('href="/privacy/accessibility"');
});
