/** A sum as a sentence of the server says it: `3,250 ₺`, or `3.250,50 ₺`. */
import type { Locale } from "./i18n/config";

const tags = { en: "en-GB", tr: "tr-TR" } as const;

export function moneyInWords(kurus: number, locale: Locale): string {
  const digits = kurus % 100 === 0 ? 0 : 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat(tags[locale], style).format(kurus / 100)} ₺`;
}
