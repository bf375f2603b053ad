/** Codes of courses as they are said: `kimya 107`, `331 in ceng`, `223 or 232`. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, rawWords } from "~/platform/stems";

/** The courses that may be meant. */
interface Known {
  titles: readonly { code: string; words: readonly string[]; department: ReadonlySet<string>; written: number }[];
  codes: ReadonlySet<string>;
}

/** A number that stands by itself, with what Turkish puts behind it. */
const NUMBER = /(?<![\p{L}\d])(\d{3,4})(?:'?\p{L}{0,4})(?![\p{L}\d])/gu;
/** Two of them, one of which is to be chosen. */
const PAIR = /(?<![\p{L}\d])(\d{3,4})('?\p{L}{0,4} (?:or|and|vs|than|ve|ile|m[iıuü]|yoksa|ya da)(?: yoksa)? )(\d{3,4})(?!\d)/u;
/** Words that stand between a number and what it is of. */
const OF = "(?:in|of|at|from)";
const SHORTEST = 3;
/** How much tells that a word is of a course: its letters, a word of its title, one of its department's name. */
const WORTH = { letters: 3, title: 2, department: 1.5, beginning: 0.8 };

/** How far a word is one of a course's: of its letters, its title or its department. */
function worthOf({ titles, codes }: Known, word: string, raw: string, number: string): { code: string; worth: number } | null {
  if (word.length < 2 || EMPTY_WORDS.has(word)) return null;
  const typed = `${word.toUpperCase()}${number}`;
  if (codes.has(typed)) return { code: typed, worth: WORTH.letters };
  if (word.length < SHORTEST) return null;
  const forms = formsOf(raw);
  let best: { code: string; worth: number } | null = null;
  for (const { code, words, department, written } of titles) {
    if (!code.endsWith(number) || code.replace(/^\D+/, "") !== number) continue;
    const isIn = (some: Iterable<string>) => [...some].some((each) => forms.includes(each));
    const begins = (some: Iterable<string>) => [...some].some((each) => each.length > word.length && each.startsWith(word));
    const worth = isIn(department)
      ? WORTH.department + 1 / department.size
      : isIn(words)
        ? WORTH.title
        : begins([...department, ...words])
          ? WORTH.beginning + 1 / department.size
          : 0;
    const whole = worth > 0 ? worth + Math.log1p(written) / 100 : 0;
    if (whole > (best?.worth ?? 0)) best = { code, worth: whole };
  }
  return best;
}

/** The course that a number is of, by the words that stand beside it. */
function besideNumber(index: Known, text: string, at: number, length: number, number: string) {
  const before = /(\p{L}+)\s*\)?\s*$/u.exec(text.slice(0, at));
  const after = new RegExp(`^\\s*(?:${OF}\\s*)?(\\p{L}+)`, "iu").exec(text.slice(at + length));
  const from = new RegExp(`^\\s*${OF}\\s*(\\p{L}+)\\)?`, "iu").exec(text.slice(at + length));
  const read = (raw: string | undefined) => (raw ? worthOf(index, foldTurkish(raw), rawWords(raw)[0] ?? "", number) : null);
  const first = read(before?.[1]);
  if (first && before) return { code: first.code, worth: first.worth, from: at - before[0].length, until: at + length };
  const second = read((from ?? after)?.[1]);
  const said = from ?? after;
  return second && said ? { code: second.code, worth: second.worth, from: at, until: at + length + said[0].length } : null;
}

/** The letters by which two numbers are both courses; those that are written of most. */
function lettersOfBoth({ codes, titles }: Known, one: string, other: string): string | null {
  const written = new Map<string, number>();
  for (const { code, written: count } of titles) {
    const letters = code.replace(/\d+$/, "");
    if (codes.has(letters + one) && codes.has(letters + other) && (code === letters + one || code === letters + other))
      written.set(letters, (written.get(letters) ?? 1) + count);
  }
  return [...written].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** A question with the code in the place of a number and what it is of; null where nothing says of what it is. */
export function withSpokenCode(index: Known, asked: string): { code: string; text: string } | null {
  for (const match of asked.matchAll(NUMBER)) {
    const [whole, number = ""] = match;
    const found = besideNumber(index, asked, match.index, whole.length, number);
    if (!found) continue;
    const letters = found.code.replace(/\d+$/, "");
    const rest = asked
      .slice(found.until)
      .replace(NUMBER, (other, digits: string) => (index.codes.has(letters + digits) ? `${letters}${digits}` : other));
    const start = asked
      .slice(0, found.from)
      .replace(NUMBER, (other, digits: string) => (index.codes.has(letters + digits) ? `${letters}${digits}` : other));
    return { code: found.code, text: `${start} ${found.code} ${rest}`.replace(/\s+/g, " ").trim() };
  }
  const [pair, one = "", link = "", other = ""] = PAIR.exec(asked) ?? [];
  const letters = pair ? lettersOfBoth(index, one, other) : null;
  return pair && letters
    ? {
        code: letters + one,
        text: asked.replace(pair, `${letters}${one} ${link.replace(/^'?\p{L}+ (?=\p{L}+ )/u, "")}${letters}${other}`.replace(/\s+/g, " ")),
      }
    : null;
}
