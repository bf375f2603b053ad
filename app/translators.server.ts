/** The words of the whole product, ready on the server. */
import type { Locale } from "./platform/i18n/config";
import { createPageWords, createTranslators } from "./platform/i18n/i18n.server";
import { words } from "./words";

export const translators = createTranslators(words);

/** The same for pages while they are drawn. */
export const pageWords = createPageWords(words);

/** The words of a mail, by a key that was stored with it. */
export const mailWords = (locale: Locale, key: string, values: Record<string, string>): string =>
  translators[locale].t(key as never, values) as unknown as string;
