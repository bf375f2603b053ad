/** Questions and passages as words to compare: folded, by their stems, with what means the same. */
import { foldTurkish } from "~/platform/folding";
import { EMPTY_WORDS, formsOf, prefixQuery, rawWords } from "~/platform/stems";
import { meaningOf, meaningOfMistyped, wordsMeaning } from "./meanings.rules";
import { MARKS_OF, POINTING_WORDS } from "./vocabulary";

/** What may be switched off to see what it is worth; all on unless said otherwise. */
export interface Stages {
  stems: boolean;
  synonyms: boolean;
  /** The rank that a source's own index gave. */
  fusion: boolean;
  /** Words of the question before are carried along. */
  followUp: boolean;
  /** Says that it doesn't know. */
  abstention: boolean;
}
export const ALL_STAGES: Stages = { stems: true, synonyms: true, fusion: true, followUp: true, abstention: true };

/** At most so many words of a question are looked for. */
const MOST_TERMS = 12;
const CODE = /^[a-z]{2,5}\d{3,4}$/;

/** A word of a question, with the forms that it is looked for by. */
export interface Term {
  word: string;
  /** Itself and its stems. */
  forms: ReadonlySet<string>;
  /** Forms of what means the same. */
  others: ReadonlySet<string>;
  /** The row of what means the same; -1 for none. */
  meaning: number;
}

const foldedWords = (text: string) => rawWords(text).map((raw) => foldTurkish(raw).replaceAll(" ", ""));

function termOf(raw: string, { stems: hasStems, synonyms }: Stages): Term {
  const forms = new Set(formsOf(raw, hasStems));
  const word = foldTurkish(raw);
  const known = synonyms ? meaningOf([...forms]) : -1;
  const meaning = known < 0 && synonyms ? meaningOfMistyped(word) : known;
  const others = new Set(
    wordsMeaning(meaning)
      .flatMap((same) => formsOf(same, hasStems))
      .filter((form) => !forms.has(form)),
  );
  return { word, forms, others, meaning };
}

/** The words of a question that say what it is about, each once. */
export function termsOf(question: string, stages: Stages = ALL_STAGES): Term[] {
  const seen = new Map<string, Term>();
  for (const raw of rawWords(question)) {
    const word = foldTurkish(raw).replaceAll(" ", "");
    if (!word || EMPTY_WORDS.has(word) || seen.has(word)) continue;
    seen.set(word, termOf(raw, stages));
  }
  return [...seen.values()].slice(0, MOST_TERMS);
}

/** Whether a word of a question stands for what was asked before. */
export const pointsBack = (question: string): boolean => foldedWords(question).some((word) => POINTING_WORDS.has(word));

/** Whether a question can't be understood without the one before it. */
export const isFollowUp = (question: string): boolean =>
  termsOf(question).length < 2 ? !foldedWords(question).some((word) => CODE.test(word)) : pointsBack(question);

/** The language that a question is in, by its letters and small words; `otherwise` where nothing tells. */
export function languageOf(question: string, otherwise: "en" | "tr"): "en" | "tr" {
  const asked = foldedWords(question);
  const count = (marks: ReadonlySet<string>) => asked.filter((word) => marks.has(word)).length;
  const turkish = count(MARKS_OF.tr) + (/[çğışöüÇĞİŞÖÜ]/.test(question) ? 2 : 0);
  const english = count(MARKS_OF.en);
  return turkish === english ? otherwise : turkish > english ? "tr" : "en";
}

/** From so many letters on, the beginning of a word says what it is, however Turkish goes on. */
const LONG = 7;
const BEGINNING = 5;
const beginningOf = (word: string) => word.slice(0, Math.max(BEGINNING, Math.floor(word.length * 0.55)));

/** A full-text query for rows with any form of any of the words; null without words. */
export function anyOf(terms: readonly Term[]): string | null {
  const forms = new Set(terms.flatMap(({ forms, others }) => [...forms, ...others]));
  for (const { word, meaning } of terms) if (meaning < 0 && word.length >= LONG && !/\d/.test(word)) forms.add(beginningOf(word));
  return prefixQuery([...forms]);
}

/** So much of the shorter of two words is the same in both, and they are forms of one. */
const ALIKE = 0.7;

/** Whether two words begin so far alike that they are forms of one: `dagcilara`, `dagcilik`. */
export function beginAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same++;
  return same >= BEGINNING && same >= ALIKE * shorter;
}

/** How often each form stands in a text, and how many words it has. */
export interface Counted {
  forms: ReadonlyMap<string, number>;
  length: number;
}

/** A word's stem is worth so much of the word itself: `accounting` isn't `account`. */
const STEM_WEIGHT = 0.7;

/** Counts the forms of a text's words, its words in full and their stems less. */
export function countForms(text: string, hasStems = true): Counted {
  const words = rawWords(text);
  const forms = new Map<string, number>();
  for (const raw of words)
    for (const [at, form] of formsOf(raw, hasStems).entries()) forms.set(form, (forms.get(form) ?? 0) + (at === 0 ? 1 : STEM_WEIGHT));
  return { forms, length: words.length };
}

/** How Turkish verbs end, folded: who does what is said in many ways, and none of them names a thing. */
const VERBAL =
  /(?:yor|yo)(?:um|sun|uz|lar|du|mu[sz])?$|m[ae]k$|[ae]c[ae][gk]|m[iu]s(?:lar|ler)?$|(?:ab|eb)il|(?:an|en)l[ae]r[iu]?$|[iu]l[iu]r$|[dt][iu][mkn]?$|s[ae][mk]$|[iau]c[ae][mz]$|m[ae]l[iu]$|[ae]rl[ae]r$/;
export const isVerb = (word: string): boolean => VERBAL.test(word);
