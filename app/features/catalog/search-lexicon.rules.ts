/** The words that courses and lecturers are named by, so that a question's words can be checked before the database is asked. */
import { isSigned } from "~/platform/folding";
import { byCode } from "~/platform/order";
import { allowedMistakes, typingDistance } from "~/platform/typing-distance";

/** As it is kept in KV. */
export interface LexiconCopy {
  /** Lines of `word courses lecturers`, by word. */
  words: string;
  /** What students call things, with what the catalog calls them; both folded. */
  nicknames: [nickname: string, replacement: string][];
  /** Letters of codes: of courses and of departments, also of those without courses. Folded. */
  codes: string[];
}

interface Entry {
  word: string;
  courses: number;
  lecturers: number;
  /** One bit for each letter that occurs. */
  letters: number;
}

/** In how many names something occurs. */
export interface Occurrence {
  courses: number;
  lecturers: number;
}

export interface Near {
  word: string;
  distance: number;
}

export interface Lexicon {
  nicknames: ReadonlyMap<string, string>;
  /** Whether a word stands just so as a nickname or as the letters of a code: it is no mistyping of another. */
  isName(word: string): boolean;
  /** In how many names the word itself occurs. */
  countOf(word: string): Occurrence;
  /** In how many names words with this beginning occur. */
  countBeginning(prefix: string): Occurrence;
  /** Words that the typed one is a mistyping of, the nearest and most frequent first. */
  near(typed: string): Near[];
}

const lettersOf = (word: string) => Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}

/** Counts words by name; words with digits are codes, which are nobody's to correct. */
export function lexiconWords(courseTexts: readonly string[], lecturerNames: readonly string[]): string {
  const counts = new Map<string, Occurrence>();
  const count = (texts: readonly string[], kind: keyof Occurrence) => {
    for (const text of texts) {
      for (const word of new Set(text.split(" "))) {
        if (!/^[a-z]+$/.test(word)) continue;
        const entry = counts.get(word) ?? { courses: 0, lecturers: 0 };
        entry[kind] += 1;
        counts.set(word, entry);
      }
    }
  };
  count(courseTexts, "courses");
  count(lecturerNames, "lecturers");
  const lines = [...counts].map(([word, { courses, lecturers }]) => `${word} ${courses} ${lecturers}`);
  return lines.sort().join("\n");
}

/** The letters of codes, from texts of courses that begin with theirs and from codes of departments. */
export function lettersOfCodes(courseTexts: readonly string[], departmentCodes: readonly string[]): string[] {
  const letters = [...courseTexts, ...departmentCodes.map((code) => code.toLowerCase())].map(
    (text) => /^[a-z]+(?=\d|$)/.exec(text)?.[0] ?? "",
  );
  return [...new Set(letters.filter(Boolean))].sort();
}

function entriesOf(words: string): Entry[] {
  return words
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [word = "", courses, lecturers] = line.split(" ");
      return { word, courses: Number(courses), lecturers: Number(lecturers), letters: lettersOf(word) };
    })
    .sort((a, b) => byCode(a.word, b.word));
}

/** Where the words with this beginning start. */
function positionOf(entries: readonly Entry[], prefix: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.word ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** At most so many words are tried for one that is mistyped. */
const MAX_NEAR = 4;

/** Nobody mistypes the first letter and another one; whole words before beginnings. */
function nearIn(entries: readonly Entry[], typed: string): Near[] {
  const most = allowedMistakes(typed);
  if (most === 0 || isSigned(typed)) return [];
  const letters = lettersOf(typed);
  const found: (Near & { count: number })[] = [];
  for (const { word, letters: own, courses, lecturers } of entries) {
    const isBeginning = word.length > typed.length + most;
    if (word.length < typed.length - most || (isBeginning && typed.length < 5)) continue;
    // A mistake changes two letters of the set at the most; what a word has beyond its beginning isn't a mistake.
    if (bitCount(isBeginning ? letters & ~own : letters ^ own) > (isBeginning ? most : 2 * most)) continue;
    const distance = isBeginning ? beginningDistance(typed, word) : typingDistance(typed, word, most);
    const hasOtherBeginning = distance > 1 && typed[0] !== word[0];
    if (distance > 0 && distance <= most && !hasOtherBeginning)
      found.push({ word, distance: distance + (isBeginning ? 0.5 : 0), count: courses + lecturers / 4 });
  }
  const least = Math.min(...found.map(({ distance }) => Math.floor(distance)));
  return found
    .filter(({ distance }) => Math.floor(distance) === least)
    .sort((a, b) => a.distance - b.distance || b.count - a.count)
    .slice(0, MAX_NEAR)
    .map(({ word, distance }) => ({ word, distance }));
}

/** One mistake in what so far is only the beginning of a word. */
function beginningDistance(typed: string, word: string): number {
  const lengths = [typed.length, typed.length + 1, typed.length - 1];
  return Math.min(...lengths.map((length) => typingDistance(typed, word.slice(0, length), 1)));
}

const opened = new WeakMap<LexiconCopy, Lexicon>();

/** Makes a copy ready for questions; the same copy only once. */
export function openLexicon(copy: LexiconCopy): Lexicon {
  const known = opened.get(copy);
  if (known) return known;
  const entries = entriesOf(copy.words);
  const byWord = new Map(entries.map((entry) => [entry.word, entry]));
  const nicknames = new Map(copy.nicknames);
  const codes = new Set(copy.codes);
  const lexicon: Lexicon = {
    nicknames,
    isName: (word) => nicknames.has(word) || codes.has(word),
    countOf: (word) => byWord.get(word) ?? { courses: 0, lecturers: 0 },
    countBeginning(prefix) {
      const sum = { courses: 0, lecturers: 0 };
      for (let at = positionOf(entries, prefix); entries[at]?.word.startsWith(prefix); at++) {
        sum.courses += entries[at]?.courses ?? 0;
        sum.lecturers += entries[at]?.lecturers ?? 0;
      }
      return sum;
    },
    near: (typed) => nearIn(entries, typed),
  };
  opened.set(copy, lexicon);
  return lexicon;
}
