/** The browser's words and the server's come from two engines: they must say the same. */
import type { i18n } from "i18next";
import { expect, test } from "vitest";
import { createBrowserI18n, type Words } from "~/platform/i18n/browser";
import { type Locale, locales } from "~/platform/i18n/config";
import { createTranslators } from "~/platform/i18n/i18n.server";
import { words } from "~/words";

const all = words as unknown as Record<string, Record<string, Words>>;

type Say = (key: string, values?: Record<string, unknown>) => string;

const keysOf = (tree: Words, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`)));

async function engines(language: Locale): Promise<{ server: i18n; browser: i18n; namespaces: string[] }> {
  const namespaces = Object.keys(all[language] ?? {});
  const server = createTranslators(all as never)[language];
  const browser = createBrowserI18n(language, async (namespace) => all[language]?.[namespace] ?? {});
  await browser.loadNamespaces(namespaces);
  return { server, browser, namespaces };
}

interface Sentence {
  namespace: string;
  /** Its name, without what a plural adds. */
  plain: string;
  text: string;
  say: Say;
  expected: Say;
}

/** Every sentence of a language, and how both say it. */
const sentencesOf = (language: Locale, { server, browser, namespaces }: Awaited<ReturnType<typeof engines>>): Sentence[] =>
  namespaces.flatMap((namespace) => {
    const words = all[language]?.[namespace] ?? {};
    const [say, expected] = [browser, server].map((each) => each.getFixedT(null, namespace as "kit") as unknown as Say) as [Say, Say];
    const textOf = (key: string) => key.split(".").reduce<string | Words>((found, part) => (found as Words)[part] ?? "", words) as string;
    return keysOf(words).map((key) => ({ namespace, plain: key.replace(/_(one|other)$/, ""), text: textOf(key), say, expected }));
  });

/** Fills every placeholder there is, with what has to be taken literally. */
const VALUES = ["Ayşe", "", 0, 1.5, "$& $1 {{name}} $t(kit:acts.save) <b>&amp;</b>", null];
const COUNTS = [undefined, 0, 1, 2, 5, 1000, 1.5];

for (const language of locales) {
  test(`browser and server say every word alike, with every kind of value and count (${language})`, async () => {
    const both = await engines(language);
    const differences: string[] = [];
    let compared = 0;
    const namesIn = new Map(
      both.namespaces.map((namespace) => [namespace, JSON.stringify(all[language]?.[namespace]).match(/\{\{\w+\}\}/g) ?? []]),
    );
    for (const { namespace, plain, say, expected } of sentencesOf(language, both)) {
      const names = (namesIn.get(namespace) ?? []).map((each) => each.slice(2, -2));
      for (const [at, value] of VALUES.entries()) {
        const count = COUNTS[at % COUNTS.length];
        const values = { ...Object.fromEntries(names.map((name) => [name, value])), count };
        for (const name of [plain, `${namespace}:${plain}`]) {
          compared += 1;
          if (say(name, values) !== expected(name, values)) differences.push(`${name} ${JSON.stringify(values)}`);
        }
      }
      if (both.browser.exists(`${namespace}:${plain}`) !== both.server.exists(`${namespace}:${plain}`)) differences.push(`exists ${plain}`);
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });

  test(`browser and server choose the same plural for every count (${language})`, async () => {
    const { server, browser } = await engines(language);
    for (const count of [0, 1, 2, 3, 10, 11, 21, 100, 101, 1_000_000]) {
      expect(browser.t("kit:forms.summary", { count })).toBe(server.t("kit:forms.summary", { count }));
    }
  });
}

for (const language of locales) {
  test(`whoever writes a placeholder as a name reads it as they wrote it, in every sentence with several (${language})`, async () => {
    const differences: string[] = [];
    let compared = 0;
    for (const { namespace, plain, text, say, expected } of sentencesOf(language, await engines(language))) {
      const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name as string);
      if (new Set(names).size < 2) continue;
      compared += 1;
      const values = Object.fromEntries(names.map((name, at) => [name, name === "count" ? 2 : `<${at} {{${names.at(-1)}}} {{count}}>`]));
      if (say(plain, values) !== expected(plain, values)) differences.push(`${namespace}:${plain} ${expected(plain, values)}`);
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });
}

test("a key without words shows itself, as on the server", async () => {
  const { server, browser } = await engines("en");
  for (const key of ["kit:none.such", "none", "nowhere:none.such"]) expect((browser.t as Say)(key)).toBe((server.t as unknown as Say)(key));
  expect(browser.exists("kit:none.such")).toBe(false);
});

test("words that come late are fetched once, and react-i18next can wait for them", async () => {
  let fetched = 0;
  const browser = createBrowserI18n("en", async () => {
    fetched += 1;
    return { hello: "Hello {{name}}" };
  });
  expect(browser.hasLoadedNamespace("greetings")).toBe(false);
  await Promise.all([browser.loadNamespaces("greetings"), browser.loadNamespaces(["greetings"])]);
  expect(browser.hasLoadedNamespace("greetings")).toBe(true);
  expect((browser.getFixedT(null, ["greetings"] as never) as unknown as Say)("hello", { name: "Ada" })).toBe("Hello Ada");
  expect(fetched).toBe(1);
});
