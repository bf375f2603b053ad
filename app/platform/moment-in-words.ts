/** A moment as a sentence of the server says it: `Tue 24 Nov, 14:00` at the university. */
import { configuration } from "../configuration";
import type { Locale } from "./i18n/config";

const tags = { en: "en-GB", tr: "tr-TR" } as const;
const STYLE = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

export const momentInWords = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { ...STYLE, timeZone: configuration.university.timeZone }).format(at);
