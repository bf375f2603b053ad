/** Words that are put together wherever a course is spoken of, on the server as in the browser. */
import { parseTerm } from "~/platform/terms";

type Say = (key: string, values: Record<string, unknown>) => string;

/** `2024–25 Fall` @param say finds `courses:` words */
export function termName(say: Say, term: string): string {
  const { year, key } = parseTerm(term);
  return say(`courses:terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
}
