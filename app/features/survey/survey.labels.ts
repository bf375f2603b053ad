/** What the rows and columns of results are called. */
import type { Locale } from "~/platform/i18n/config";
import { BOTH, fieldOf, isPaired, rangesOf, type ShownQuestion, SKIPPED } from "./survey.questions";

/** The words that no question brings. */
export interface LabelWords {
  skipped: string;
  ticked: string;
  /** One box of two and not the other. */
  only(option: string): string;
  notTicked: string;
  locale: Locale;
}

function labelOf(question: ShownQuestion, key: string, words: LabelWords): string {
  if (key === SKIPPED) return words.skipped;
  if (isPaired(question)) {
    const [first = "", second = ""] = question.options;
    return key === BOTH ? `${first} + ${second}` : words.only(key === "1" ? first : second);
  }
  if (question.kind === "multiple") return key === "1" ? words.ticked : words.notTicked;
  if (question.kind === "number") {
    const range = rangesOf(question)[Number(key) - 1];
    return range ? (range.from === range.until ? String(range.from) : `${range.from}–${range.until}`) : key;
  }
  return question.kind === "single" || question.kind === "matrix" ? (question.options[Number(key) - 1] ?? key) : key;
}

/** Answers that are counted together, as one name: "No or Not sure". */
export const labelsOf = (question: ShownQuestion, keys: readonly string[], words: LabelWords): string =>
  new Intl.ListFormat(words.locale, { type: "disjunction" }).format(keys.map((key) => labelOf(question, key, words)));

/** What a table is about beside its question: a box or a row; empty where the question is all. */
export function partOf({ kind, options, rows }: ShownQuestion, number: number, item: string): string {
  const parts = kind === "multiple" ? options : kind === "matrix" ? rows : [];
  return parts.find((_, at) => fieldOf(number, at + 1) === item) ?? "";
}

/** Each text once, with how many wrote it; what most wrote comes first, the others stay in their order. */
export function timesWritten(texts: readonly string[]): [text: string, times: number][] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}
