/** The days between asking for an account's deletion and the deletion, which whoever asks for it is told. */
import { DAY } from "../clock";
import type { Locale } from "../i18n/config";

/** In milliseconds. */
export const GRACE_PERIOD = 14 * DAY;

/** The day of a moment, as mails name it. @param time UTC milliseconds */
export const leavingDate = (time: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === "tr" ? "tr-TR" : "en-GB", { dateStyle: "long", timeZone: "Europe/Istanbul" }).format(time);
