/** Years that a question names, and whether what was found says anything of them. */

/** `2024`, and both years of `2026–27`. */
const YEAR = /(?<![\p{L}\d.,])(20\d\d)(?:\s?[–/-]\s?(\d\d(?:\d\d)?)(?!\d))?(?![\d.,]\d)/gu;

function yearsIn(text: string): Set<number> {
  const years = new Set<number>();
  for (const [, first = "", second] of text.matchAll(YEAR)) {
    years.add(Number(first));
    if (second) years.add(second.length === 4 ? Number(second) : Number(first.slice(0, 2) + second));
  }
  return years;
}

/** Whether a question names years, and a text says nothing of any of them. */
export function isOfOtherYears(question: string, text: string): boolean {
  const asked = yearsIn(question);
  if (asked.size === 0) return false;
  const said = yearsIn(text);
  return ![...asked].some((year) => said.has(year));
}
