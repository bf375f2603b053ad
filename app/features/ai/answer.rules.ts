/** Makes an answer of ranked passages: their own sentences, or that nothing fits. */
import type { Locale } from "~/platform/i18n/config";
import type { Ranked } from "./ranking.rules";
import { ALL_STAGES, countForms, type Stages, type Term } from "./words.rules";

/** Less sure of the best passage than this, and the assistant says that it doesn't know. */
const SURE_PASSAGE = 0.5;
/** One that holds all that the question names, and so much of its words, is sure enough whatever else. */
const HOLDS_ALL = 0.7;
/** Of the feature that the question sounds like, less is enough. */
const SURE_OF_EXPECTED = 0.35;
/** How much tells that a passage answers: a logistic regression over the best passages of all sets of questions. */
const WEIGHTS = { always: -7.43, coverage: 2.81, content: 1, named: 0.6, score: 2.04 };
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

/** How sure it is that a passage answers a question, from 0 to 1. */
export function passageSureness({ coverage, content, named, score }: Ranked): number {
  const { always, ...weights } = WEIGHTS;
  const sum =
    always +
    weights.coverage * coverage +
    weights.content * content +
    weights.named * named +
    weights.score * Math.log(Math.max(score, Number.MIN_VALUE));
  return 1 / (1 + Math.exp(-sum));
}

/** Where the question sounds like what the passage's feature is asked for, less is enough. */
const LEAST_OF_EXPECTED = 0.4;

/** Of what a question names so much is in the passage at least. */
const LEAST_CONTENT = 0.4;

/**
 * The passages that answer a question, the best first; none where nothing fits well enough.
 * @param isExpected whether a source belongs to the feature that the question sounds like
 */
export function fittingOf(all: readonly Ranked[], stages: Stages = ALL_STAGES, isExpected = (_source: string) => false): Ranked[] {
  const ranked = all.filter(({ content, named }) => content >= LEAST_CONTENT || named >= NAMED);
  const expected = ranked.find(({ source }) => isExpected(source));
  const [first] = ranked;
  if (!first) return [];
  const isLikely = (each: Ranked) => each.coverage >= Math.max(LEAST_OF_EXPECTED, NEARLY * first.coverage);
  const best = expected && isLikely(expected) && passageSureness(expected) >= SURE_OF_EXPECTED ? expected : first;
  if (best === expected) {
    const near = (each: Ranked) => isExpected(each.source) && each.coverage >= NEARLY * best.coverage && each.score >= NEARLY * best.score;
    return ranked.filter((each) => each === best || near(each)).slice(0, MOST_CITED);
  }
  const named = ranked.filter((each) => each.named >= NAMED && each.coverage >= LEAST_OF_NAMED);
  const isHeld = best.content === 1 && best.coverage >= HOLDS_ALL;
  if (stages.abstention && !isHeld && passageSureness(best) < SURE_PASSAGE)
    return named.filter((each) => passageSureness(each) >= SURE_OF_EXPECTED).slice(0, 1);
  return ranked.filter(({ score, coverage }) => score >= NEARLY * best.score && coverage >= NEARLY * best.coverage).slice(0, MOST_CITED);
}

/** How much of a question something holds that is described by it; less where the question sounds like its kind. */
const LEAST_DESCRIBED = 0.45;
const LEAST_DESCRIBED_EXPECTED = 0.3;
const SURE_DESCRIBED = 0.2;

/** Whether a passage has all the things that a question speaks of, and enough of the rest. */
export const fitsDescription = (ranked: Ranked, isExpected: boolean): boolean =>
  ranked.describes &&
  ranked.coverage >= (isExpected ? LEAST_DESCRIBED_EXPECTED : LEAST_DESCRIBED) &&
  passageSureness(ranked) >= (isExpected ? SURE_DESCRIBED / 2 : SURE_DESCRIBED);

/** Whether a question names a passage by its title, and all that it names is there. */
export const isNamedWhole = ({ named, content }: Ranked): boolean => named >= NAMED && content === 1;

/** So many are offered where nothing fits. */
const MOST_NEAR = 3;

/** Places that may still help where nothing fits: the best whose title holds a word of the question, each once. */
export function nearestOf(terms: readonly Term[], ranked: readonly Ranked[]): { title: string; to: string }[] {
  const holdsWord = ({ title }: Ranked) => {
    const { forms } = countForms(title);
    return terms.some((term) => [...term.forms].some((form) => forms.has(form)));
  };
  const places = new Map(ranked.filter(holdsWord).map(({ title, to }) => [title, { title, to }]));
  return [...places.values()].slice(0, MOST_NEAR);
}

/** What of the fitting passages is quoted. */
export const citationsOf = (terms: readonly Term[], fitting: readonly Ranked[], locale: Locale): Citation[] =>
  fitting.map(({ source, title, to, text }) => ({ source, title, to, sentences: quote(terms, text, locale) }));
