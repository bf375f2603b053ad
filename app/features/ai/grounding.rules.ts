/** What of a model's text is kept: sentences that name the passages that they stand on, and say nothing that isn't in them. */
import type { Sentence } from "./answer";
import { countForms, termsOf } from "./words.rules";

/** So much of a sentence has to be in its passages, by words. */
const LEAST_SUPPORT = 0.5;
const LONGEST = 400;

const MARK = /\[\s*(\d{1,2}(?:\s*,\s*\d{1,2})*)\s*\]/g;
/** Marks behind the end of a sentence belong before it. */
const TRAILING_MARKS = /([.!?…]+)\s*((?:\[\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*\]\s*)+)/g;
/** A mark that may not be whole yet. */
const HALF_MARK = /\s*\[[\d\s,]*$/;
const LINK = /\S*(?:\w:\/\/|\bwww\.|@)\S*|\b[\w-]+\.(?:com|net|org|info|io|app|dev|me|xyz|link|site|online|tr|example)\b\S*/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;

const withMarksInside = (text: string) => text.replace(TRAILING_MARKS, (_, end: string, marks: string) => ` ${marks.trim()}${end} `);

/** The whole sentences of a text that is still coming, and what is left of it. @param isOver nothing more comes */
export function takeSentences(pending: string, isOver: boolean): { sentences: string[]; rest: string } {
  const half = isOver ? "" : (HALF_MARK.exec(pending)?.[0] ?? "");
  const text = withMarksInside(pending.slice(0, pending.length - half.length));
  const segments = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) => segment);
  const rest = isOver ? "" : (segments.pop() ?? "");
  return { sentences: segments.filter((segment) => segment.trim() !== ""), rest: rest + half };
}

const plain = (text: string) => text.replaceAll(",", ".").toLowerCase();
const numbersIn = (text: string) => plain(text).match(NUMBER) ?? [];

/** How much of a sentence's own words are in a text, from 0 to 1. */
function supportOf(sentence: string, text: string): number {
  const terms = termsOf(sentence);
  const { forms } = countForms(text);
  const held = terms.filter((term) => [...term.forms, ...term.others].some((form) => forms.has(form)));
  return terms.length === 0 ? 0 : held.length / terms.length;
}

/** A sentence that may be shown, without its marks; null for one that cites nothing, or says what its passages don't. */
export function groundedSentence(raw: string, passages: readonly { title: string; text: string }[]): Sentence | null {
  const cited = [...raw.matchAll(MARK)].flatMap(([, numbers = ""]) => numbers.split(",").map(Number));
  const places = [...new Set(cited)].filter((each) => passages[each - 1] !== undefined).sort((a, b) => a - b);
  const text = raw
    .replace(MARK, "")
    .replace(/^[\s*•–-]+/, "")
    .replace(/\s+/g, " ")
    .replace(/\s+([.,!?…])/g, "$1")
    .trim();
  if (places.length === 0 || text.length > LONGEST) return null;
  const source = places.map((each) => `${passages[each - 1]?.title} ${passages[each - 1]?.text}`).join(" ");
  const hasNewLink = (text.match(LINK) ?? []).some((link) => !source.includes(link.replace(/[.,!?)]+$/, "")));
  const known = new Set(numbersIn(source));
  const hasNewNumber = numbersIn(text).some((number) => !known.has(number));
  if (hasNewLink || hasNewNumber || supportOf(text, source) < LEAST_SUPPORT) return null;
  return { text, places };
}

/** Whether a text holds any word of a question. */
export function isAbout(text: string, question: string): boolean {
  const { forms } = countForms(text);
  return termsOf(question).some((term) => [...term.forms, ...term.others].some((form) => forms.has(form)));
}

/** A short mark of a text: another one for another text. */
export function digestOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
