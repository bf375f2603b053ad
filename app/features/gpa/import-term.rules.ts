/** Finds the term in a line of a transcript, as student pages and people write it. */
import { foldTurkish } from "~/platform/search";

const KEYS: readonly [RegExp, 1 | 2 | 3][] = [
  [/\b(?:fall|guz|autumn)\b/, 1],
  [/\b(?:spring|bahar)\b/, 2],
  [/\b(?:summer|yaz)\b/, 3],
];
const EARLIEST = 1950;
const LATEST = 2100;

const termCode = (year: number, number: number) => (year >= EARLIEST && year <= LATEST ? `${year}-${number}` : null);

/** `20231`, `2023-1`, `2023-2024 Fall`, `Güz 2023-24` → `2023-1`; a lone year goes by its calendar (`Spring 2024` is `2023-2`). Null: no term. */
export function readTerm(text: string): string | null {
  const folded = foldTurkish(text.slice(0, 200));
  const short = /^(\d{4}) ?([123])$/.exec(folded);
  if (short) return termCode(Number(short[1]), Number(short[2]));
  const number = KEYS.find(([pattern]) => pattern.test(folded))?.[1];
  if (!number) return null;
  const years = /\b(\d{4})(?: (\d{4}|\d{2}))?\b/.exec(folded);
  if (!years) return null;
  const begins = Number(years[1]);
  return termCode(years[2] || number === 1 ? begins : begins - 1, number);
}
