/** Days on which offices of the country work: not on Saturdays, Sundays and public holidays (law 2429). Half a holiday is a working day. */
import { dayAfter, localTime, momentOf } from "./time";

/** The holidays that stand on the same day each year. */
const FIXED = new Set(["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-29"]);

/** Religious holidays by the lunar calendar: month and days. */
const LUNAR: readonly { month: number; days: readonly number[] }[] = [
  { month: 10, days: [1, 2, 3] },
  { month: 12, days: [10, 11, 12, 13] },
];

const lunar = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { timeZone: "UTC", month: "numeric", day: "numeric" });

/** Month and day of the lunar calendar on a day of ours. */
function lunarDay(day: string): { month: number; day: number } {
  const found = Object.fromEntries(lunar.formatToParts(Date.parse(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return { month: Number(found.month), day: Number(found.day) };
}

/** Whether a day of the calendar is a public holiday as a whole. */
export function isHoliday(day: string): boolean {
  if (FIXED.has(day.slice(5))) return true;
  const found = lunarDay(day);
  return LUNAR.some(({ month, days }) => month === found.month && days.includes(found.day));
}

/** Whether offices work on a day. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** So many working days after a moment, at the same time of the day; the day itself isn't counted. */
export function afterWorkingDays(moment: number, days: number): number {
  const { date, time } = localTime(moment);
  let day = date;
  for (let left = days; left > 0; ) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return momentOf(day, time);
}
