/** Days and hours of groups as they are read. */
import { formatDate } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { clockTime } from "~/platform/time";

/** A moment of a calendar day that is that day wherever the page is read. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

export function useHourWords() {
  const { locale } = useWords();
  const day = (date: string) => formatDate(noon(date), locale, "dayShort");
  return {
    day,
    /** `Monday 30 November` */
    longDay: (date: string) => formatDate(noon(date), locale, "day"),
    /** `Mon` and `30` */
    head: (date: string): readonly [string, string] => [
      formatDate(noon(date), locale, "weekday"),
      formatDate(noon(date), locale, "dayNumber"),
    ],
    /** `Mon 30 Nov, 12:40–14:40` */
    when: ({ day: date, start, end }: { day: string; start: number; end: number }) => `${day(date)}, ${clockTime(start)}–${clockTime(end)}`,
  };
}
