/** A question as it is compared with utterances: its words set right, the codes of courses apart. */
import { foldTurkish } from "~/platform/folding";
import { rawWords } from "~/platform/stems";
import { allowedMistakes, typingDistance } from "~/platform/typing-distance";
import { COURSE_WORD, type IntentIndex, keysOf, pairsOf, SECOND_COURSE, type Word, weightOf, wordOf } from "./intent-index.rules";
import { FILLERS } from "./vocabulary";
import { isAboutOwn, isOwnWord } from "./whose.rules";

/** A mistyped word is worth so much of the word itself; shorter ones aren't taken for mistyped. */
const MISTYPED = 0.85;
const LEAST_MISTYPED = 5;

/** A course's code, with what Turkish puts behind it (`ceng140in`), or the university's seven digits. */
const CODE = /^([a-z]{2,5}\d{3,4}|\d{7})[a-z]{0,4}$/;

/** How people write future and present as they say them: `satcam`, `cozucem`, `yaziyom`, `gidiyo`. */
const SAID_SHORT = /(?:[aeiou]?c[ae][mnz]|[aeiou]?yo[mnz]?)$/;
/** A word that begins so far as a known one is a form of it, however it ends. */
const SAME_BEGINNING = 5;
const SHORT_BEGINNING = 3;

/** The shortest known word that has a word's beginning; null for none. */
function sameBeginning(known: Iterable<string>, typed: string): string | null {
  const base = SAID_SHORT.test(typed) ? typed.replace(SAID_SHORT, "") : "";
  const beginning = base.length >= SHORT_BEGINNING ? base : typed.slice(0, Math.max(SAME_BEGINNING, Math.ceil(typed.length * 0.6)));
  if (beginning.length < SHORT_BEGINNING || (beginning === typed && !base)) return null;
  let found: string | null = null;
  for (const word of known) if (word.startsWith(beginning) && (found === null || word.length < found.length)) found = word;
  return found;
}

/** How many letters two words begin with in common. */
function commonBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** The known word that is nearest to a mistyped one, of several the one that begins like it; null when none is near. */
function nearest(known: Iterable<string>, typed: string): string | null {
  const most = allowedMistakes(typed);
  let near = most + 1;
  let found: string[] = [];
  for (const word of known) {
    if (word.length < LEAST_MISTYPED - 1 || word[0] !== typed[0]) continue;
    const distance = typingDistance(typed, word, Math.min(most, near));
    if (distance < near) found = [];
    if (distance <= Math.min(most, near)) found.push(word);
    near = Math.min(near, distance);
  }
  return found.toSorted((a, b) => commonBeginning(typed, b) - commonBeginning(typed, a))[0] ?? null;
}

/** A word that utterances have in place of one that they don't; itself when nothing is like it. */
function mended({ spread, spelled }: IntentIndex, word: Word): { word: Word; worth: number } {
  const [typed = ""] = word.forms;
  const isKnown = keysOf(word).some((key) => spread.has(key));
  if (typed.length < LEAST_MISTYPED || /\d/.test(typed) || isKnown) return { word, worth: 1 };
  const known = nearest(spelled, typed) ?? sameBeginning(spread.keys(), typed);
  return known === null ? { word, worth: 1 } : { word: wordOf(known), worth: MISTYPED };
}

interface AskedWord {
  word: Word;
  /** As it was written, folded. */
  folded: string;
  /** What the word is looked for by. */
  keys: readonly string[];
  weight: number;
  /** Less than one where it was mistyped. */
  worth: number;
  /** It may be the name of something, or a part of one. */
  mayName: boolean;
}

export interface Asked {
  words: readonly AskedWord[];
  courses: readonly string[];
  pairs: ReadonlySet<string>;
  text: string;
  /** It asks about something of the asker's. */
  isOwn: boolean;
}

/** Words that stand before numbers and are no department's. */
const BEFORE_NUMBERS = new Set("the in at on to of by for and or an so no bu su ve de da en saat yil gun".split(" "));

/** The code that a folded word is; null for any other: `the 185` isn't one. */
export function codeOf(word: string): string | null {
  const [, code = ""] = CODE.exec(word) ?? [];
  return code && !BEFORE_NUMBERS.has(code.replace(/\d+$/, "")) ? code.toUpperCase() : null;
}

/** A code in two parts with what Turkish puts behind it: `math 119u`. */
const SPLIT_CODE = /(?<!\p{L})(\p{L}{2,5}) (\d{3,4})\p{L}{0,4}(?!\p{L})/gu;

/** A second number behind a code, of the same letters: `ceng 223 or 232`. */
const SECOND_NUMBER =
  /(?<!\p{L})(\p{L}{2,5})( ?\d{3,4}\p{L}{0,4}(?: (?:or|and|vs|ve|ile|yoksa|ya da|m[ıiuü]|m[ıiuü] yoksa) | ?[/,&] ?))(?=\d{3,4}(?!\d))/giu;

/** A question as it is compared: words with what they weigh, codes apart. */
export function readQuestion(index: IntentIndex, text: string): Asked {
  const raws = rawWords(
    text
      .replace(SECOND_NUMBER, "$1$2$1")
      .replace(SPLIT_CODE, (whole, name: string, number: string) => (codeOf(foldTurkish(name + number)) ? name + number : whole)),
  );
  const folded = raws.map((raw) => foldTurkish(raw).replaceAll(" ", ""));
  const courses = [...new Set(folded.flatMap((word) => codeOf(word) ?? []))];
  const words = [...raws.filter((_, at) => !codeOf(folded[at] ?? "")), ...(courses.length > 1 ? [SECOND_COURSE] : [])].map((raw) => {
    const { word, worth } = mended(index, wordOf(raw));
    const written = foldTurkish(raw);
    const mayName = !(isOwnWord(written) || FILLERS.has(written));
    return { word, folded: written, keys: keysOf(word), worth, mayName, weight: weightOf(index.spread, index.intents.length, word) };
  });
  const inOrder = raws.map((raw, at) => wordOf(codeOf(folded[at] ?? "") ? COURSE_WORD : raw));
  return { words, courses, text, pairs: pairsOf(inOrder), isOwn: isAboutOwn(text) };
}
