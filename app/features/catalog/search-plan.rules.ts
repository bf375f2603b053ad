/** Plans a search for courses: what a question may mean, from what was typed to what is merely like it. */
import { foldTurkish } from "~/platform/folding";
import type { WordForm } from "~/platform/search";
import type { Lexicon, Occurrence } from "./search-lexicon.rules";
import { stemsOf } from "./search-stems.rules";
import { folded, MAX_TOKENS, readingsOf, type Token, tellingTokens, tokensOf } from "./search-tokens.rules";
import { readQuestion } from "./search-wishes.rules";

/** One form under which a word may stand in a course's text. */
export interface Pattern extends WordForm {
  /** How well it answers what was typed, up to 1. */
  weight: number;
}

/** A word of the question with all its forms. */
export interface Group {
  patterns: Pattern[];
  /** Its part of the question, the rarer the larger; the parts of a reading make 1. */
  share: number;
  /** Nobody who teaches is called so, but courses are; or the other way round. */
  onlyIn: keyof Occurrence | null;
  /** Long enough to look for in names of lecturers. */
  isName: boolean;
}

/** One way to understand a question: all of its words. */
export interface Reading {
  groups: Group[];
  /** What a title would say. */
  phrase: string;
}

/** Readings of which any may fit; a step is asked only if the one before finds nothing. */
export interface Step {
  how: "typed" | "similar" | "some";
  readings: Reading[];
}

export interface SearchPlan {
  steps: Step[];
  /** The question without its mistakes; null when it seems to have none. */
  corrected: string | null;
}

const NUMERALS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

const whole = (text: string, weight = 1): Pattern => ({ text, isWhole: true, weight });
const beginning = (text: string, weight: number): Pattern => ({ text, isWhole: false, weight });

/** 2 and II are the same number in a title. */
function numeralsOf(word: string): Pattern[] {
  const roman = NUMERALS[Number(word) - 1];
  const arabic = NUMERALS.indexOf(word) + 1;
  return [...(roman ? [whole(roman)] : []), ...(arabic > 0 ? [whole(String(arabic))] : [])];
}

const stemPatterns = ({ raw, word }: Token, lexicon: Lexicon) => stemsOf(raw, word, lexicon).map((stem) => beginning(stem, 0.6));

const sum = ({ courses, lecturers }: Occurrence) => courses + lecturers;

/** A word and what begins with it; a single letter begins too much. */
const asTyped = (word: string) => (word.length > 1 ? [whole(word), beginning(word, 0.8)] : [whole(word)]);

/** What was typed, as a word, as a beginning, as a numeral, and without its suffixes. */
function typedPatterns(token: Token, lexicon: Lexicon): Pattern[] {
  const { word } = token;
  return [...asTyped(word), ...numeralsOf(word), ...stemPatterns(token, lexicon)];
}

const nearPatterns = (word: string, lexicon: Lexicon) => lexicon.near(word).map((near) => whole(near.word, 0.7 - near.distance / 10));

/** Whether anything is called so, as far as the lexicon knows. */
function isKnown(token: Token, lexicon: Lexicon): boolean {
  if (token.word.length < 3 || /\d/.test(token.word) || lexicon.isName(token.word)) return true;
  return sum(lexicon.countBeginning(token.word)) > 0 || stemPatterns(token, lexicon).length > 0;
}

/** Where the lexicon knows a group's forms: both unless it knows them from one side alone. */
function sideOf(patterns: readonly Pattern[], lexicon: Lexicon): keyof Occurrence | null {
  const all = patterns.map(({ text, isWhole }) => (isWhole ? lexicon.countOf(text) : lexicon.countBeginning(text)));
  const has = (kind: keyof Occurrence) => all.some((each) => each[kind] > 0);
  if (patterns.some(({ text }) => /\d/.test(text))) return "courses";
  if (has("courses") === has("lecturers")) return null;
  return has("courses") ? "courses" : "lecturers";
}

/** Rare words tell more than frequent ones. */
function rarity(patterns: readonly Pattern[], lexicon: Lexicon): number {
  const counts = patterns.map(({ text, isWhole }) => sum(isWhole ? lexicon.countOf(text) : lexicon.countBeginning(text)));
  return 1 / (2 + Math.log1p(Math.max(0, ...counts)));
}

function readingOf(phrase: string, forms: Pattern[][], lexicon: Lexicon): Reading {
  const rarities = forms.map((patterns) => rarity(patterns, lexicon));
  const all = rarities.reduce((total, each) => total + each, 0);
  return {
    phrase,
    groups: forms.map((patterns, at) => ({
      patterns,
      share: (rarities[at] ?? 0) / all,
      onlyIn: sideOf(patterns, lexicon),
      isName: patterns.every(({ text }) => text.length > 2),
    })),
  };
}

const typedReading = (tokens: Token[], phrase: string, lexicon: Lexicon) =>
  readingOf(
    phrase,
    tokens.map((token) => typedPatterns(token, lexicon)),
    lexicon,
  );

/** Words that nothing is called by give way to those that they are mistypings of; where all are known, each may be one. */
function similarForms(tokens: Token[], lexicon: Lexicon): Pattern[][] {
  const areAllKnown = tokens.every((token) => isKnown(token, lexicon));
  return tokens.map((token) => {
    const near = /\d/.test(token.word) || lexicon.isName(token.word) ? [] : nearPatterns(token.word, lexicon);
    if (!areAllKnown && isKnown(token, lexicon)) return typedPatterns(token, lexicon);
    if (areAllKnown) return [...typedPatterns(token, lexicon), ...(token.word.length > 3 ? near : [])];
    return near.length > 0 ? near : typedPatterns(token, lexicon);
  });
}

/** A word of which nothing is called gives way to the most likely one. */
const setRight = (token: Token, lexicon: Lexicon) =>
  isKnown(token, lexicon) ? token.raw : (lexicon.near(token.word)[0]?.word ?? token.raw);

/** The question with its unknown words set right; null when there is none, or nothing to set it right by. */
function correctedOf(tokens: Token[], lexicon: Lexicon): string | null {
  const words = tokens.map((token) => setRight(token, lexicon));
  return words.some((word, at) => word !== tokens[at]?.raw) ? words.join(" ") : null;
}

const similarReading = (tokens: Token[], all: Token[], lexicon: Lexicon) =>
  readingOf(foldTurkish(all.map((token) => setRight(token, lexicon)).join(" ")), similarForms(tokens, lexicon), lexicon);

/**
 * What to ask the index, step by step.
 * @param isExact only what was typed, without guesses
 * @returns null when the question has neither letter nor digit
 */
export function planSearch(text: string, lexicon: Lexicon, isExact = false): SearchPlan | null {
  const all = tokensOf(text);
  if (all.length === 0) return null;
  if (isExact) return { steps: [typedExactly(all.slice(0, MAX_TOKENS), lexicon)], corrected: null };
  const { meanings, rest } = readQuestion(all);
  if (meanings.length > 0 && !lexicon.nicknames.has(folded(all))) return planBesideWishes(all, rest, lexicon);
  const tokens = tellingTokens(all, lexicon);
  const [typed = tokens, ...others] = readingsOf(tokens, lexicon, (token) => isKnown(token, lexicon));
  // Nicknames are spelled out in the last reading, if there is any.
  const spelled = others.at(-1);
  const similar = [similarReading(typed, all, lexicon), ...(spelled ? [similarReading(spelled, spelled, lexicon)] : [])];
  const readings = [typedReading(typed, folded(all), lexicon), ...others.map((each) => typedReading(each, folded(each), lexicon))];
  return { steps: stepsOf(readings, similar), corrected: correctedOf(all, lexicon) };
}

/**
 * Words of filters and orders are no mistypings: they are looked for as typed, and what else was asked may be found without them.
 * @param rest what was asked beside them
 */
function planBesideWishes(all: Token[], rest: Token[], lexicon: Lexicon): SearchPlan {
  const known = (token: Token) => isKnown(token, lexicon);
  const typedReadings = (tokens: Token[]) => readingsOf(tokens, lexicon, known).map((each) => typedReading(each, folded(each), lexicon));
  const typed: Step = { how: "typed", readings: typedReadings(tellingTokens(all, lexicon)) };
  const others = rest.slice(0, MAX_TOKENS);
  if (others.length === 0) return { steps: [typed], corrected: null };
  if (others.every(known)) return { steps: [typed, { how: "some", readings: typedReadings(others) }], corrected: null };
  const corrected = all.map((token) => (rest.includes(token) ? setRight(token, lexicon) : token.raw)).join(" ");
  const isSame = others.every((token) => setRight(token, lexicon) === token.raw);
  return { steps: [typed, { how: "similar", readings: [similarReading(others, others, lexicon)] }], corrected: isSame ? null : corrected };
}

const formsOf = (readings: readonly Reading[]) =>
  readings.flatMap(({ groups }) => groups.flatMap(({ patterns }) => patterns.map(({ text, isWhole }) => `${text} ${isWhole}`)));

/** The steps that could find more than those before them. */
function stepsOf(typed: Reading[], similar: Reading[]): Step[] {
  const known = new Set(formsOf(typed));
  const hasMore = formsOf(similar).some((form) => !known.has(form));
  const hasParts = similar.some(({ groups }) => groups.length > 1);
  return [
    { how: "typed", readings: typed },
    ...(hasMore ? [{ how: "similar" as const, readings: similar }] : []),
    ...(hasParts ? [{ how: "some" as const, readings: similar }] : []),
  ];
}

/** Words as they stand, each the beginning of one. */
function typedExactly(tokens: Token[], lexicon: Lexicon): Step {
  const forms = tokens.map(({ word }) => asTyped(word));
  return { how: "typed", readings: [readingOf(folded(tokens), forms, lexicon)] };
}

/** All forms that a plan looks for up to a step: what is marked in what it finds. */
export const patternsOf = ({ steps }: SearchPlan, how: Step["how"]): Pattern[] =>
  steps
    .filter((step) => step.how === how)
    .flatMap(({ readings }) => readings)
    .flatMap(({ groups }) => groups)
    .flatMap(({ patterns }) => patterns);
