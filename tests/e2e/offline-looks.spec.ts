/** What is shown without network is told as with it: the language, the theme and who reads, whatever was chosen and whoever it is. */
import type { BrowserContext, Page } from "@playwright/test";
import { createRandom, type Random } from "../../drizzle/seed/random";
import { test as base, consent, visitOnce } from "./support/offline";
import { makePerson, register, signIn } from "./support/people";
import { expect } from "./support/test";
import { speaker } from "./support/words";

const test = base.extend({ locale: "en-GB" });

/** Pages that aren't kept. */
const OTHERS = ["/about", "/courses/all", "/event/all", "/faq", "/catalog/all", "/rules", "/study-tip/demo"];
const KEPT = ["/gpa-calculator", "/gpa/plan", "/gpa/term"];

const LANGUAGES = ["en", "tr"] as const;
/** The last is none that the site has. */
const THEMES = [null, "light", "dark", "purple"] as const;

interface Chosen {
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  system: "light" | "dark";
  path: string;
}

/** Every theme once on each of both systems, in a language and on a page by chance. */
const chosen = (random: Random): Chosen[] =>
  THEMES.flatMap((theme) =>
    (["light", "dark"] as const).map((system) => ({ theme, system, language: random.pick(LANGUAGES), path: random.pick(OTHERS) })),
  );

/** How a page looks, whatever stands on it. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
    const { lang, dataset } = document.documentElement;
    return {
      lang,
      theme: dataset.theme ?? "",
      backgroundColor,
      color,
      fontFamily,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    };
  });

async function choose(context: BrowserContext, page: Page, { language, theme, system }: Chosen, url: string): Promise<void> {
  await context.clearCookies({ name: "theme" });
  if (theme) await context.addCookies([{ name: "theme", value: theme, url }]);
  await context.request.post("/api/v1/preferences", { form: { locale: language }, maxRedirects: 0, maxRetries: 2 });
  await page.emulateMedia({ colorScheme: system });
}

test("a page that can't be fetched looks as it does with network, in every theme, on both systems, in the reader's language", async ({
  page,
  context,
  baseURL,
}) => {
  await consent(context, baseURL);
  const looks = new Set<string>();
  for (const each of chosen(createRandom(83))) {
    await choose(context, page, each, baseURL ?? "");
    await visitOnce(page);
    // Another language is another service worker, which takes over when it has its files.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "")).toContain(`lang=${each.language}`);
    await page.goto(each.path);
    const online = await lookOf(page);
    await context.setOffline(true);
    await page.goto(each.path);
    await expect(page.getByRole("heading", { name: speaker(each.language)("chrome:failure.offlineTitle") })).toBeVisible();
    expect([each, await lookOf(page)]).toEqual([each, online]);
    await context.setOffline(false);
    looks.add(`${online.lang} ${online.backgroundColor}`);
  }
  // Both languages and both themes were among them, or nothing was compared.
  expect(looks.size).toBeGreaterThanOrEqual(3);
});

/** Who reads, as the bar says it. */
const NAMES = ["Çağrı Işık", "İnci O'Neil", "Zo\u00eb <b>Ada</b>", "Ğ".repeat(40)];

test("every kept page says of its reader what it says with network: of a guest, of people with odd names, of who comes next", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const say = speaker("en");
  const random = createRandom(84);
  await consent(context, baseURL);
  const login = page.getByRole("banner").getByRole("link", { name: say("chrome:login"), exact: true });
  const accountOf = (name: string) => page.getByRole("banner").getByLabel(say("chrome:account", { name }), { exact: true });
  const readers = [null, random.pick(NAMES.slice(0, 2)), random.pick(NAMES.slice(2)), null];
  for (const name of readers) {
    await context.clearCookies({ name: "hocam_session" });
    if (name !== null) await signIn(context.request, await register(request, { ...makePerson(), name }));
    const whose = name === null ? login : accountOf(name);
    const nobody = name === null ? page.getByRole("banner").getByLabel(say("chrome:account", { name: "" })) : login;
    await visitOnce(page);
    for (const isOnline of [true, false]) {
      await context.setOffline(!isOnline);
      for (const path of KEPT) {
        await page.goto(path);
        await expect(whose.first(), `${path} of ${name} ${isOnline ? "with" : "without"} network`).toBeVisible();
        await expect(nobody, `${path} of ${name} ${isOnline ? "with" : "without"} network`).toHaveCount(0);
      }
    }
    await context.setOffline(false);
  }
});
