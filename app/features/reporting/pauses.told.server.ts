/** What the audit says of pauses: how long, and until when. Whose they are it doesn't know. */
import type { ToldAct, ToldEntry } from "~/engines/audited";
import { formatDate, formatNumber } from "~/kit/format";
import { DAY } from "~/platform/clock";
import type { Locale } from "~/platform/i18n/config";

const until = ({ locale }: { locale: Locale }, facts: ToldEntry["after"]) => formatDate(Number(facts.until), locale, "dateTime");

const days = (locale: Locale, milliseconds: number) =>
  formatNumber(Math.round(milliseconds / DAY), locale, { style: "unit", unit: "day", unitDisplay: "long" });

export const toldPauses: ToldAct[] = [
  {
    act: "report.pause",
    values: (reader, { after, createdAt }) => ({
      length: days(reader.locale, Number(after.until) - createdAt),
      until: until(reader, after),
    }),
  },
  { act: "report.lift", values: (reader, { before }) => ({ until: until(reader, before) }) },
];
