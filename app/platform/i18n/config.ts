/** Languages of the product and how i18next is told about them. */
import type { InitOptions } from "i18next";

export const locales = ["en", "tr"] as const;
export const fallbackLocale = "en";

/** The languages' own names, for the switch. */
export const localeNames = { en: "English", tr: "Türkçe" } as const;

export const i18nOptions = {
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  defaultNS: "kit",
  ns: ["kit", "chrome"],
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;

export type Locale = "en" | "tr";
