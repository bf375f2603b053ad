/** Public holidays that fall on the same day each year (law 2429), by the words in which a question names them. */
import { foldTurkish } from "~/platform/folding";

/** Month and day, `01-01`, and whether they are named; folded. */
const HOLIDAYS = [
  { key: "newYear", monthDay: "01-01", named: /\bnew ?years?\b|\byilbasi|\b(?:1|first of) (?:january|ocak)|\bjanuary (?:1|first)\b/ },
  { key: "children", monthDay: "04-23", named: /\b23 ?(?:nisan|april)|\bapril 23|\bchildren.?s day|\bcocuk bayrami/ },
  { key: "labour", monthDay: "05-01", named: /\b(?:1|bir) ?mayis|\bmay (?:1|day)\b|\b1 may\b|\blabou?r day|\bisci bayrami/ },
  { key: "youth", monthDay: "05-19", named: /\b19 ?(?:mayis|may)\b|\bmay 19|\byouth (?:and sports )?day|\bgenclik bayrami/ },
  { key: "democracy", monthDay: "07-15", named: /\b15 ?(?:temmuz|july)|\bjuly 15/ },
  { key: "victory", monthDay: "08-30", named: /\b30 ?(?:agustos|august)|\baugust 30|\bvictory day|\bzafer bayrami/ },
  { key: "republic", monthDay: "10-29", named: /\b29 ?(?:ekim|october)|\boctober 29|\brepublic day|\bcumhuriyet bayrami/ },
] as const;

export type PublicHoliday = (typeof HOLIDAYS)[number];

/** The holiday that a question names; undefined for none. */
export const holidayIn = (text: string): PublicHoliday | undefined => {
  const folded = foldTurkish(text).replaceAll(/['’]/g, "");
  return HOLIDAYS.find(({ named }) => named.test(folded));
};

/** Its next day, `2027-01-01`; today where today is one. @param today `2026-11-27` */
export function nextOf({ monthDay }: Pick<PublicHoliday, "monthDay">, today: string): string {
  const year = Number(today.slice(0, 4));
  const day = `${year}-${monthDay}`;
  return day >= today ? day : `${year + 1}-${monthDay}`;
}
