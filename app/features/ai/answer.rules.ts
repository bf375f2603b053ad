/** Makes an answer of ranked passages: their own sentences, or that nothing fits. */
import type { Locale } from "~/platform/context";
import type { Ranked } from "./ranking.rules";
import { ALL_STAGES, countForms, type Stages, type Term } from "./words.rules";

/** Less of the question than this in the best passage, and the assistant says that it doesn't know. */
const LEAST_COVERAGE = 0.55;
/** Of a passage whose title is named so far, less is enough. */
const NAMED = 0.65;
const LEAST_OF_NAMED = 0.35;
/** A further passage is cited while it fits nearly as well as the best. */
const NEARLY = 0.7;
const MOST_CITED = 3;
/** A text of so many characters is quoted whole. */
const SHORT_TEXT = 420;
const MOST_SENTENCES = 3;

export interface Citation {
  source: string;
  title: string;
  to: string;
  /** As they stand in the passage. */
  sentences: string[];
}

/** The sentences of a text, as they stand. */
function sentencesOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The sentences that hold most of the question, in their order; short texts whole. */
function quote(terms: readonly Term[], text: string, locale: Locale): string[] {
  const sentences = sentencesOf(text, locale);
  if (text.length <= SHORT_TEXT) return sentences;
  const scored = sentences.map((sentence, at) => {
    const { forms } = countForms(sentence);
    const holds = (some: ReadonlySet<string>) => [...some].some((form) => forms.has(form));
    return { at, score: terms.reduce((sum, term) => sum + (holds(term.forms) ? 1 : holds(term.others) ? 0.8 : 0), 0) };
  });
  const best = scored.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, MOST_SENTENCES);
  return best.sort((a, b) => a.at - b.at).flatMap(({ at }) => sentences[at] ?? []);
}

/** The passages that answer a question, the best first; none where nothing fits well enough. */
export function fittingOf(ranked: readonly Ranked[], stages: Stages = ALL_STAGES): Ranked[] {
  const [best] = ranked;
  if (!best) return [];
  const named = ranked.filter((each) => each.named >= NAMED && each.coverage >= LEAST_OF_NAMED);
  if (stages.abstention && best.coverage < LEAST_COVERAGE) return named.slice(0, 1);
  return ranked.filter(({ score, coverage }) => score >= NEARLY * best.score && coverage >= NEARLY * best.coverage).slice(0, MOST_CITED);
}

/** What of the fitting passages is quoted. */
export const citationsOf = (terms: readonly Term[], fitting: readonly Ranked[], locale: Locale): Citation[] =>
  fitting.map(({ source, title, to, text }) => ({ source, title, to, sentences: quote(terms, text, locale) }));
