/** Words on the server: one fixed instance per language, so that no request can change another's. */
import { createCookie } from "@remix-run/cloudflare";
import i18next, { type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import type { Locale } from "../context";
import { fallbackLocale, i18nOptions, locales } from "./config";

/** The reader's stored choice. */
export const localeCookie = createCookie("locale", { path: "/", sameSite: "lax", maxAge: 365 * 86_400 });

/** Builds the instances from every feature's words. */
export function createTranslators(resources: Resource): Record<Locale, i18n> {
  const instances = locales.map((lng) => {
    const instance = i18next.createInstance();
    instance.use(initReactI18next).init({ ...i18nOptions, lng, resources, ns: Object.keys(resources[lng] ?? {}), initImmediate: false });
    return [lng, instance] as const;
  });
  return Object.fromEntries(instances) as Record<Locale, i18n>;
}

const detector = new RemixI18Next({
  detection: { supportedLanguages: [...locales], fallbackLanguage: fallbackLocale, cookie: localeCookie, order: ["cookie", "header"] },
});

/** Stored choice, else the browser's language, else English. */
export async function detectLocale(request: Request): Promise<Locale> {
  return (await detector.getLocale(request)) as Locale;
}
