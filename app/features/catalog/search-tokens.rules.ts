/** Cuts a question into words, and into what else these may be: codes with a space, two words in one, nicknames. */
import { foldTurkish, withoutSigns } from "~/platform/folding";
import { withoutSuffixes } from "~/platform/suffixes";
import type { Lexicon } from "./search-lexicon.rules";

export interface Token {
  /** As it was typed. */
  raw: string;
  word: string;
}

/** At most this much of a question, and this many of its words, are looked at. */
const MAX_LETTERS = 200;
export const MAX_TOKENS = 8;

/** Words of a question that say nothing about the course. */
const FILLERS = new Set(
  (
    "a about an and any are at by class classes course courses do does for from how i in is it of on or taught teach teaches that the there to want what which with " +
    "bir bu da de ders derse dersi dersin dersini dersler dersleri gibi hakkinda hangi hoca hocanin hocasi icin ile ilgili mi mu nasil ne olan var ve veya"
  ).split(" "),
);

const plain = (word: string): Token => ({ raw: word, word });

/** The words of a question. */
export function tokensOf(text: string): Token[] {
  return withoutSigns(withoutSuffixes(text.slice(0, MAX_LETTERS)))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((raw) => {
      const words = foldTurkish(raw).split(" ").filter(Boolean);
      return words.length === 1 ? [{ raw, word: words[0] ?? "" }] : words.map(plain);
    });
}

/** Whether a word says something about the course. */
export const isTelling = ({ word }: Token) => !FILLERS.has(word);

export const folded = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(" ");

/** Puts neighbours together where a rule finds something in them. */
function joinPairs(tokens: readonly Token[], join: (left: string, right: string) => string | null): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const word = last ? join(last.word, token.word) : null;
    if (word === null) joined.push(token);
    else joined[joined.length - 1] = plain(word);
  }
  return joined;
}

/** Of the university's seven digits the last four are the course's own: `0140` is 140, `ceng0140` is `ceng140`, `571140` is `5710140`. */
function unpadded(token: Token): Token {
  const [, letters = "", number] = /^([a-z]{2,5})?0+(\d{3,4}[a-z]?)$/.exec(token.word) ?? [];
  if (number) return plain(letters + number);
  const [, department, short] = /^(\d{3})(\d{3})$/.exec(token.word) ?? [];
  return department && short ? plain(`${department}0${short}`) : token;
}

/** `ceng 140`, `571 0140` and `571 140`. */
function joinCode(left: string, right: string): string | null {
  const isLetterCode = /^[a-z]{2,5}$/.test(left) && /^\d{3,4}[a-z]?$/.test(right);
  const isNumber = /^\d{1,6}$/.test(left) && /^\d{1,6}$/.test(right) && left.length + right.length === 7;
  if (/^\d{3}$/.test(left) && /^\d{3}$/.test(right)) return `${left}0${right}`;
  return isLetterCode || isNumber ? left + right : null;
}

/** `calc2` and `mat119`. */
const splitCodes = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => {
    const [, letters, digits] = /^([a-z]{2,})(\d{1,4})$/.exec(token.word) ?? [];
    return letters && digits ? [plain(letters), plain(digits)] : [token];
  });

/** `data base` where courses speak of a database. */
const joinWords = (tokens: readonly Token[], lexicon: Lexicon) =>
  joinPairs(tokens, (left, right) =>
    /^[a-z]{2,}$/.test(left) && /^[a-z]{2,}$/.test(right) && lexicon.countOf(left + right).courses > 0 ? left + right : null,
  );

const MIN_HALF = 3;

/** `datastructures` where courses speak of data and of structures: the two halves that are most frequent. */
function halvesOf(word: string, lexicon: Lexicon): Token[] | null {
  let best: { halves: Token[]; count: number } | null = null;
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const count = Math.min(lexicon.countOf(left).courses, lexicon.countOf(right).courses);
    if (count > (best?.count ?? 0)) best = { halves: [plain(left), plain(right)], count };
  }
  return best?.halves ?? null;
}

const MAX_NICKNAME_WORDS = 3;
const LENGTHS = Array.from({ length: MAX_NICKNAME_WORDS }, (_, index) => MAX_NICKNAME_WORDS - index);

/** The words in stretches: each nickname is one, the longest first, and every other word. */
function stretchesOf(tokens: readonly Token[], { nicknames }: Lexicon): { own: Token[]; replacement: string | undefined }[] {
  const stretches = [];
  for (let at = 0; at < tokens.length; ) {
    const length = LENGTHS.find((each) => at + each <= tokens.length && nicknames.has(folded(tokens.slice(at, at + each)))) ?? 1;
    const own = tokens.slice(at, at + length);
    stretches.push({ own, replacement: nicknames.get(folded(own)) });
    at += length;
  }
  return stretches;
}

/** What students call things, spelled out. */
const spellOut = (tokens: readonly Token[], lexicon: Lexicon) =>
  stretchesOf(tokens, lexicon).flatMap(({ own, replacement }) => replacement?.split(" ").map(plain) ?? own);

/** The words that say something about the course, and those of nicknames; all of them when none does. */
export function tellingTokens(tokens: Token[], lexicon: Lexicon): Token[] {
  const telling = stretchesOf(tokens, lexicon).flatMap(({ own, replacement }) => (replacement ? own : own.filter(isTelling)));
  return (telling.length > 0 ? telling : tokens).slice(0, MAX_TOKENS);
}

/**
 * Everything that a question may mean word by word: as it was typed first, with nicknames spelled out last.
 * @param isKnown readings that the catalog has no words for are left out, except the first
 */
export function readingsOf(tokens: Token[], lexicon: Lexicon, isKnown: (token: Token) => boolean): Token[][] {
  const halved = tokens.flatMap((token) => (isKnown(token) ? [token] : (halvesOf(token.word, lexicon) ?? [token])));
  const numbered = tokens.map(unpadded);
  const spelled = spellOut(splitCodes(numbered), lexicon);
  const all = [
    tokens,
    joinPairs(tokens, joinCode),
    joinPairs(numbered, joinCode),
    joinWords(tokens, lexicon),
    halved,
    splitCodes(numbered),
    joinPairs(spelled, joinCode),
    spelled,
  ];
  const byWords = new Map(all.map((reading) => [folded(reading), reading]));
  return [...byWords.values()].filter((reading, at) => at === 0 || reading.every(isKnown));
}
