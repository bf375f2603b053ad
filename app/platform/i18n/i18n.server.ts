/** Words on the server: one fixed instance per language, so that no request can change another's. */
import { createCookie } from "@remix-run/cloudflare";
import { parseAccept } from "hono/utils/accept";
import i18next, { type InitOptions, type i18n, type PostProcessorModule, type Resource } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { createBrowserI18n, type Words } from "./browser";
import type { Locale } from "./config";
import { fallbackLocale, i18nOptions, locales } from "./config";

/** The reader's stored choice. */
export const localeCookie = createCookie("locale", { path: "/", sameSite: "lax", maxAge: 365 * 86_400 });

/** What i18next adds to the options of every call; anything beyond is a value for a placeholder. */
const OWN_OPTIONS = new Set(["lng", "lngs", "ns", "keyPrefix"]);

const isPlain = (options: unknown): options is { ns?: string | string[] } | undefined =>
  options === undefined || (typeof options === "object" && options !== null && Object.keys(options).every((name) => OWN_OPTIONS.has(name)));

/** Remembers words without placeholders: a page asks for the same hundred labels, and an instance never changes its language. */
function rememberPlainWords(instance: i18n): void {
  const translate = instance.t.bind(instance) as unknown as (key: unknown, options?: unknown) => unknown;
  const known = new Map<string, unknown>();
  const remembering = (key: unknown, options?: unknown) => {
    if (typeof key !== "string" || !isPlain(options)) return translate(key, options);
    const name = `${options?.ns}|${key}`;
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const words = translate(key, options);
    if (instance.exists(key, options as never)) known.set(name, words);
    return words;
  };
  instance.t = remembering as unknown as i18n["t"];
}

/** Stands for a brace in what fills a placeholder, until the sentence is whole; of Unicode's private use, so nobody types it. */
const HELD_BRACE = "\uE07B";

/** i18next fills a sentence's placeholders one by one: without this a name like `{{count}}` would be given the next one's value. */
const heldBraces = {
  interpolation: { escapeValue: true, escape: (value: string) => value.replaceAll("{", HELD_BRACE) },
  postProcess: ["braces"],
} satisfies InitOptions;

const braces: PostProcessorModule = {
  type: "postProcessor",
  name: "braces",
  process: (said) => said.replaceAll(HELD_BRACE, "{"),
};

/** Builds the instances from every feature's words. What fills a placeholder is said as it is, whatever stands in it. */
export function createTranslators(resources: Resource): Record<Locale, i18n> {
  const instances = locales.map((lng) => {
    const instance = i18next.createInstance().use(braces);
    const ns = Object.keys(resources[lng] ?? {});
    instance.init({ ...i18nOptions, ...heldBraces, lng, resources, ns, initImmediate: false });
    rememberPlainWords(instance);
    return [lng, instance] as const;
  });
  return Object.fromEntries(instances) as Record<Locale, i18n>;
}

/** The words of pages as the server draws them: all of them are there. */
export function createPageWords(resources: Record<Locale, Record<string, Words>>): Record<Locale, i18n> {
  const instances = locales.map((lng) => [lng, createBrowserI18n(lng, async () => ({}), resources[lng])] as const);
  return Object.fromEntries(instances) as Record<Locale, i18n>;
}

const supportedLanguages = [...locales];

/** The first of a browser's languages that the site speaks: who reads German and then Turkish gets Turkish. */
async function findLocale(request: Request): Promise<string | null> {
  const wanted = parseAccept(request.headers.get("accept-language") ?? "").filter(({ q }) => q > 0);
  const languages = wanted.map(({ type }) => type.toLowerCase().split("-")[0]);
  return languages.find((language) => supportedLanguages.some((own) => own === language)) ?? null;
}

const detector = new RemixI18Next({
  detection: { supportedLanguages, fallbackLanguage: fallbackLocale, cookie: localeCookie, order: ["cookie", "custom"], findLocale },
});

/** What the detector said, by what it looks at: weighing a browser's languages costs more than all else that opens a request. */
const detected = new Map<string, Locale>();
const MOST_DETECTED = 500;
const LONGEST_KEY = 200;

const storedChoice = /(?:^|;\s*)locale=([^;]*)/;

/** Stored choice, else the browser's language, else English. */
export async function detectLocale(request: Request): Promise<Locale> {
  const [, choice = ""] = storedChoice.exec(request.headers.get("cookie") ?? "") ?? [];
  const key = `${choice} ${request.headers.get("accept-language") ?? ""}`;
  const known = detected.get(key);
  if (known) return known;
  const locale = (await detector.getLocale(request)) as Locale;
  if (detected.size >= MOST_DETECTED) detected.clear();
  if (key.length <= LONGEST_KEY) detected.set(key, locale);
  return locale;
}
