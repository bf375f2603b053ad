/** The product's own words, so that no test retypes a sentence that somebody may improve tomorrow. */
import { createInstance } from "i18next";
import { words } from "../../../app/words";

export type Language = "en" | "tr";

/** Says `<namespace>:<key>`. @throws when there is no such word */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The browser locale of each language. */
export const browserLocales = { en: "en-GB", tr: "tr-TR" } as const satisfies Record<Language, string>;

/** Speaks one language. */
export function speaker(language: Language): Say {
  const instance = createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: words[language] },
    ns: Object.keys(words[language]),
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  const t = instance.t as unknown as Say;
  return (key, values) => {
    if (!instance.exists(key, values)) throw new Error(`There is no word ${key} in ${language}`);
    return t(key, values);
  };
}
