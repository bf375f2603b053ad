/**
 * Every page of the site map as who may open it: nothing for axe to find, one heading, its own title, no sideways
 * scroll, no more script and style than a page may bring. Language, theme and width rotate with the seed; `npm run test:full` reads every page in all of them.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { assetSize, isAsset, MOST_ASSET_BYTES } from "../support/asset-sizes";
import { choiceFor } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";
import { COURSE, findExamples, pathsFor, type Reader, readers } from "./support/addresses";
import { languages } from "./support/looks";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Language } from "./support/words";

/** Recording hundreds of pages would take as long again as reading them; the fault names its page. */
test.use({ trace: "off" });

interface Look {
  theme: "light" | "dark";
  language: Language;
  width: number;
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Whoever speaks to their computer says what is written. */
const NAMES = { "label-content-name-mismatch": { enabled: true } };
const CONTRAST = "color-contrast";
const NARROW = 320;
/** WCAG 1.4.12: as far apart as a reader may set the letters, words, lines and paragraphs of any page. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const PHONE = 390;
const DESKTOP = 1280;
const HEIGHT = 844;

/** Pages that look different with a query; they may share a title with the plain one. */
const variants: Record<Reader, string[]> = {
  guest: [
    "/search?q=calculus",
    "/search?q=zzzzz",
    "/courses/all?q=zzzz",
    "/courses/all?page=2",
    "/reception/verify-email?token=x",
    "/catalog/all?q=linear",
  ],
  student: [
    "/",
    "/search?q=linear",
    "/courses/add?q=linear",
    `/courses/add?course_id=${COURSE}`,
    `/databank/add?course_id=${COURSE}`,
    `/courses/one/${COURSE}`,
    "/event/all?when=past",
    "/event/personal?edit=event-31",
  ],
  moderator: ["/admin/courses/all?view=suggestions", "/admin/courses/all?status=approved", "/admin/databank/all?status=approved"],
  admin: [],
};

/** Brings axe along with every page that is opened; sending it for each look took a third of the time. */
const bringAxe = (page: Page) => page.addInitScript({ path: fileURLToPath(import.meta.resolve("axe-core/axe.min.js")) });

const runs: Record<"also" | "never", RunOptions> = {
  also: { runOnly: { type: "tag", values: RULES }, rules: NAMES },
  never: { runOnly: { type: "tag", values: RULES }, rules: { ...NAMES, [CONTRAST]: { enabled: false } } },
};

/** What axe finds wrong on the open page; leaving out what is right is half as fast again. */
async function axeFaults(page: Page, contrast: keyof typeof runs = "also"): Promise<string[]> {
  const options: RunOptions = { ...runs[contrast], resultTypes: ["violations"] };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
  );
}

/** How wide the page is on the narrowest phone with the widest spacing: no wider than the phone, or it scrolls sideways. */
async function widthWhenNarrow(page: Page): Promise<number> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    const width = document.documentElement.scrollWidth;
    document.adoptedStyleSheets = [];
    return width;
  }, SPACED);
}

/** Longer than a phone is wide, as nobody writes and everybody may. */
const LONG_WORD = "Çekoslovakyalılaştıramadıklarımızdanmışsınızcasınabütünleştirmesindendir";
/** What the site writes itself, and keeps short. */
const OWN_WORDS =
  "button, .btn, option, select, textarea, script, style, svg, time, .sr-only, .shrink-0, th, tfoot, [role=tab], .tab, label, legend, pre, summary";

/** The first text that makes the page wider than the narrowest phone when it begins with a word that is longer than that. */
async function widenedBy(page: Page): Promise<string | undefined> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return page.evaluate(
    ([word, own]) => {
      const main = document.querySelector("main");
      if (!main) return undefined;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const isOthers = ({ data, parentElement }: Text) => !parentElement?.closest(own) && /\p{L}.*\s.*\p{L}/u.test(data.trim());
      const widened = texts.filter(isOthers).find((text) => {
        text.data = `${word} ${text.data}`;
        return document.documentElement.scrollWidth > innerWidth;
      });
      return widened?.parentElement?.outerHTML.slice(0, 300);
    },
    [LONG_WORD, OWN_WORDS] as const,
  );
}

/** A heading whose words stand below each other, though there is room beside it. */
const isSqueezed = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector("h1");
    if (!heading) return false;
    const { width, height } = heading.getBoundingClientRect();
    const { fontSize, lineHeight } = getComputedStyle(heading);
    return height > 2.5 * Number.parseFloat(lineHeight) && width < 6 * Number.parseFloat(fontSize);
  });

/** What axe and we find wrong on the open page at this width; it is measured on the narrowest phone as well. */
async function faultsOf(page: Page, what: string, { language, width }: Look, contrast?: "never"): Promise<string[]> {
  // The dock lies over whatever is at the fold until one scrolls: all of the page is looked at.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(HEIGHT, height) });
  const faults = await axeFaults(page, contrast);
  const facts = await page.evaluate(() => ({ lang: document.documentElement.lang, headings: document.querySelectorAll("h1").length }));
  if (facts.lang !== language) faults.push(`lang is ${facts.lang}`);
  if (facts.headings !== 1) faults.push(`${facts.headings} h1`);
  if (await isSqueezed(page)) faults.push("a squeezed heading");
  const sideways = await widthWhenNarrow(page);
  if (sideways > NARROW) faults.push(`${sideways} px wide on a phone of ${NARROW}`);
  await page.setViewportSize({ width, height: HEIGHT });
  return faults.map((fault) => `${what}: ${fault}`);
}

/** What the seed chooses from for each page: it is read in a language, or in a later run. */
const TURNS = ["en", "tr", ...Array<"later">(14).fill("later")];

/** Whether this run reads a page in this language: an eighth of the pages are read, in one of both, as the seed chooses; the full run reads all in both. */
const isReadIn = (language: Language) => (path: string) =>
  sweepSettings.isFull || choiceFor(sweepSettings, `language of ${path}`, TURNS) === language;

/** How a page may look: colours don't depend on the language, words don't depend on colours. */
const looksOf: Record<Language, Look[]> = {
  en: [PHONE, DESKTOP].map((width) => ({ theme: "light", language: "en", width })),
  tr: (["light", "dark"] as const).map((theme) => ({ theme, language: "tr", width: PHONE })),
};

/** The looks in which this run reads a page: one, which the seed chooses for it; the full run takes all. */
const looksNow = (path: string, language: Language): Look[] =>
  sweepSettings.isFull ? looksOf[language] : [choiceFor(sweepSettings, path, looksOf[language])];

async function faultsOfPage(page: Page, path: string, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const look of looksNow(path, language)) {
    await page.setViewportSize({ width: look.width, height: HEIGHT });
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), look.theme);
    faults.push(...(await faultsOf(page, `${path}, ${look.theme}, ${look.width} px`, look, language === "en" ? "never" : undefined)));
  }
  const widened = await widenedBy(page);
  if (widened) faults.push(`${path}: a long word makes it wider than a phone: ${widened}`);
  return faults;
}

/** Notes what a page's document asks for. @returns what the open page asked for until now, in bytes of brotli */
function weigh(page: Page): () => number {
  let assets = new Set<string>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) assets = new Set();
    const { pathname } = new URL(request.url());
    if (isAsset(pathname) && pathname.startsWith("/assets/")) assets.add(pathname);
  });
  return () => [...assets].reduce((sum, asset) => sum + assetSize(asset).brotli, 0);
}

async function readAll(page: Page, paths: string[], language: Language): Promise<string[]> {
  // What invites to other places comes or doesn't, whatever the page.
  await page.addInitScript(() => localStorage.setItem("social-banner-visits", "-1000"));
  await bringAxe(page);
  const weight = weigh(page);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await awake(page);
    if (weight() > MOST_ASSET_BYTES) faults.push(`${path}: ${weight()} bytes of script and style`);
    expect(new URL(page.url()).pathname, `${path} opens`).toBe(path.split("?")[0]);
    faults.push(...(await faultsOfPage(page, path, language)));
  }
  return faults;
}

const phone: Look[] = (["en", "tr"] as const).flatMap((language) =>
  (["light", "dark"] as const).map((theme) => ({ theme, language, width: PHONE })),
);

for (const [language, locale] of Object.entries(browserLocales) as [Language, string][]) {
  test.describe(() => {
    test.use({ locale, refusals: [500], reducedMotion: "reduce" });
    test.setTimeout(1_200_000);

    for (const reader of Object.keys(readers) as Reader[]) {
      test(`axe finds nothing on any page of a ${reader} (${language})`, async ({ page: stranger, openAs, request, baseURL }) => {
        const paths = [...pathsFor(reader, await findExamples(request, (await openAs("admin")).request)), ...variants[reader]];
        const page = reader === "guest" ? stranger : await openAs(reader);
        await page.context().addCookies([{ name: "theme", value: "light", url: baseURL }]);
        expect(await readAll(page, paths.filter(isReadIn(language)), language)).toEqual([]);
      });
    }
  });
}

/** Densely written, in every run. */
const dense = [
  "/admin/panel",
  "/admin/courses/all",
  "/erasmus/all",
  "/courses/all",
  `/courses/one/${COURSE}`,
  "/admin/community/community",
];

for (const [language, locale] of Object.entries(browserLocales)) {
  test.describe(() => {
    test.use({ locale });

    test(`a moderator's densest pages and their head fit the narrowest phone with the widest spacing (${language})`, async ({ openAs }) => {
      const page = await openAs("moderator");
      const wide: string[] = [];
      for (const path of dense) {
        await page.goto(path);
        await awake(page);
        const width = await widthWhenNarrow(page);
        if (width > NARROW) wide.push(`${path}: ${width}`);
      }
      expect(wide).toEqual([]);
    });
  });
}

for (const language of languages("titles")) {
  test.describe(() => {
    const locale = browserLocales[language];
    test.use({ locale });

    test(`every page has a title of its own (${language})`, async ({ request, openAs }) => {
      const examples = await findExamples(request, (await openAs("admin")).request);
      const owners = new Map<string, string[]>();
      for (const reader of Object.keys(readers) as Reader[]) {
        const visitor = reader === "guest" ? request : (await openAs(reader)).request;
        for (const path of pathsFor(reader, examples)) {
          const html = await (await visitor.get(path, { headers: { "accept-language": locale } })).text();
          const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
          owners.set(title, [...(owners.get(title) ?? []), path]);
        }
      }
      expect([...owners].filter(([title, paths]) => !title.includes(" · ") || paths.length > 1)).toEqual([]);
    });
  });
}

for (const look of sweepSettings.isFull ? phone : [choiceFor(sweepSettings, "what opens", phone)]) {
  test.describe(() => {
    test.use({ locale: browserLocales[look.language], isUndecided: true, refusals: [400], reducedMotion: "reduce" });

    test(`axe finds nothing in what opens: banner, menus, dialogs, refused forms (${look.theme}, ${look.language})`, async ({
      page,
      say,
      baseURL,
    }) => {
      const found: string[] = [];
      const check = async (what: string) => found.push(...(await faultsOf(page, what, look)));
      await page.context().addCookies([{ name: "theme", value: look.theme, url: baseURL }]);
      await bringAxe(page);
      await page.goto("/courses/all");
      await awake(page);
      await check("cookie banner");
      await page.getByRole("button", { name: say("chrome:cookies.manage") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check("cookie settings");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("chrome:cookies.save") })
        .click();
      await page.getByText(say("kit:list.filters"), { exact: true }).click();
      await check("open filters");
      await page
        .getByRole("banner")
        .locator(`summary[aria-label="${say("chrome:menu")}"]`)
        .click();
      await check("open menu");
      await page.goto("/reception/register");
      await awake(page);
      await page.getByRole("button", { name: say("reception:register.submit") }).click();
      await expect(page.getByRole("alert")).toBeFocused();
      await check("refused form");
      expect(found).toEqual([]);
    });
  });
}
