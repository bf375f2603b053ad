/** The words of a line as the readers of days and times are given them. */
import { foldTurkish } from "~/platform/folding";
import { visibly } from "~/platform/forms/plain-text";
import { isCounted, POINTED, VERSIONED } from "./quick-add-words";

export interface Word {
  /** As it was typed. */
  raw: string;
  /** In small letters, without marks around it and without what an apostrophe parts from it: `14.30'da` is `14.30`. Empty in quotes. */
  text: string;
  /** That, folded as words are for searching. */
  plain: string;
  /** What stands behind the apostrophe, folded; of a number without one too: `14te`. */
  ending: string;
}

/** Quoted words mean themselves. An apostrophe within a word opens nothing. */
const QUOTED = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|`[^`]+`|(?<![\p{L}\p{N}])['‘][^'‘’]+['’](?![\p{L}\p{N}])/gu;

const NUMBER_ENDING = /^(\d{1,2}(?:[:.]\d\d)?)([td][ae]n?)$/i;

function wordOf(raw: string, isLast: boolean): Word {
  const [stem = "", ending = ""] = visibly(raw)
    .replace(/^[([]+/, "")
    .replace(/[,;:!?)\]]+$/, "")
    .split(/['’]/);
  const text = isLast || /\p{L}$/u.test(stem) ? stem.replace(/\.+$/, "") : stem;
  const [, number, stuck] = NUMBER_ENDING.exec(text) ?? [];
  if (number && stuck) return { raw, text: number, plain: foldTurkish(number), ending: stuck.toLowerCase() };
  return { raw, text: text.toLowerCase(), plain: foldTurkish(text), ending: foldTurkish(ending) };
}

/** A line's words, in order. */
export function wordsOf(line: string): Word[] {
  const quotes = [...line.matchAll(QUOTED)].map(({ 0: text, index }) => [index, index + text.length] as const);
  return [...line.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const isQuoted = quotes.some(([from, until]) => index < until && index + raw.length > from);
    return isQuoted ? { raw, text: "", plain: "", ending: "" } : wordOf(raw, index + raw.length === line.trimEnd().length);
  });
}

/** What a reader is given beside the words: when the line is read, on the university's clocks. */
export interface Moment {
  /** `2026-11-21` */
  today: string;
  /** Minutes after midnight. */
  minute: number;
  locale: "en" | "tr";
}

/** The folded word at a place; empty where there is none. */
export const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? "";

/** Whether the words at a place are those of a text. */
export const says = (words: readonly Word[], at: number, text: string): boolean =>
  text.split(" ").every((part, i) => words[at + i]?.plain === part);

/** The first of some phrases that stands at a place. */
export function firstSaid<Value>(phrases: readonly (readonly [string, Value])[], words: readonly Word[], at: number) {
  const found = phrases.find(([text]) => says(words, at, text));
  return found && { taken: found[0].split(" ").length, value: found[1] };
}

/** Whether a word begins with a capital and goes on small: a name, in the middle of a line. */
export const isNamed = (word: Word | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word?.raw ?? "");

/** Whether a number is a version: `Python 3.10`, `node to 20.11`. */
export const isVersion = (words: readonly Word[], at: number): boolean =>
  VERSIONED.has(plainAt(words, at - 1)) || (plainAt(words, at - 1) === "to" && VERSIONED.has(plainAt(words, at - 2)));

/** Whether digits with a point between them are an amount or the number of a thing, and no time: `GNO 3.25`, `2.50 TL`. */
export const isAmount = (words: readonly Word[], at: number): boolean =>
  /^\d+\.\d+$/.test(words[at]?.text ?? "") &&
  (POINTED.before.has(plainAt(words, at - 1)) || POINTED.behind.has(plainAt(words, at + 1)) || isCounted(plainAt(words, at + 1)));

/** Whether a time in digits stands at a place. */
export const isClockAt = (words: readonly Word[], at: number): boolean => /^\d{1,2}[:.]\d\d$/.test(words[at]?.text ?? "");
