/** Which passages fit a question best, and how much of it they answer. */
import type { Passage } from "~/engines/passages";
import { isThing, wordsMeaning } from "./meanings.rules";
import { ELSEWHERE, FILLERS } from "./vocabulary";
import { ALL_STAGES, beginAlike, type Counted, countForms, isVerb, type Stages, type Term, termsOf } from "./words.rules";

/** A passage with where it came from and how its source ranked it, from 0. */
export interface Candidate extends Passage {
  source: string;
  rank: number | null;
}

export interface Ranked extends Candidate {
  /** How much of the question it holds, from 0 to 1; rare words weigh more. */
  coverage: number;
  /** How much of what a question names it holds, the words aside by which one asks for such things; 1 where it names nothing else. */
  content: number;
  /** How much of its title the question says, from 0 to 1: who names a thing asks about it, whatever else they say. */
  named: number;
  /** So many telling words of the question stand in its title. */
  titled: number;
  /** Its title has a number of the question: a course's code. */
  isOfCode: boolean;
  score: number;
  /** It has every thing that the question speaks of, of which there is one at least. */
  describes: boolean;
}

/** BM25's saturation and length, as usual. */
const K1 = 1.2;
const B = 0.5;
/** A word of the title is worth so many of the text. */
const TITLE_WEIGHT = 3;
const KEYWORD_WEIGHT = 2;
/** A word that means the same is worth so much of the word itself. */
const SYNONYM_WEIGHT = 0.85;
/** Reciprocal rank: how soon a later place counts little, and what the source's place is worth beside the score here. */
const FUSION_K = 12;
const SOURCE_WEIGHT = 0.15;

interface Counts {
  title: Counted;
  keywords: Counted;
  text: Counted;
}

const countsOf = ({ title, keywords = "", text }: Candidate, hasStems: boolean): Counts => ({
  title: countForms(title, hasStems),
  keywords: countForms(keywords, hasStems),
  text: countForms(text, hasStems),
});

const most = (forms: ReadonlySet<string>, counted: Counted) => Math.max(0, ...[...forms].map((form) => counted.forms.get(form) ?? 0));

/** A word that only begins like one of the passage's is worth so much of it. */
const BEGINNING_WEIGHT = 0.6;

/** How often a term stands in a passage; the title and the keywords count more, synonyms less. */
function frequencyOf({ word, forms, others }: Term, { title, keywords, text }: Counts): number {
  const weighed = (some: ReadonlySet<string>) =>
    TITLE_WEIGHT * most(some, title) + KEYWORD_WEIGHT * Math.min(1, most(some, keywords)) + most(some, text);
  const exact = Math.max(weighed(forms), SYNONYM_WEIGHT * weighed(others));
  if (exact > 0) return exact;
  const begins = ({ forms: held }: Counted) => [...held.keys()].some((form) => beginAlike(word, form));
  return begins(title) ? TITLE_WEIGHT * BEGINNING_WEIGHT : begins(text) || begins(keywords) ? BEGINNING_WEIGHT : 0;
}

/** A word that says little by itself tells less than its rarity says. */
const FILLER_WEIGHT = 0.3;
/** What is done with a thing is said in many ways: a verb that nothing has tells so much of another word. */
const UNHELD_VERB = 0.4;
/** Another university's name tells more than other words. */
const ELSEWHERE_WEIGHT = 5;
/** Of a title with fewer telling words nobody can say that it was named. */
const LEAST_TITLE_WORDS = 2;

/** How much of a title's own words a question has. */
function namedBy(terms: readonly Term[], title: string): number {
  const words = termsOf(title);
  if (words.length < LEAST_TITLE_WORDS) return 0;
  const isSaid = ({ forms }: Term) => terms.some((term) => [...term.forms].some((form) => forms.has(form)));
  return words.filter(isSaid).length / words.length;
}

const CODE = /^[a-z]{2,5}\d{3,4}$/;
const isInTitle = ({ forms, others }: Term, counts: Counts | undefined): boolean =>
  counts !== undefined && Math.max(most(forms, counts.title), most(others, counts.title)) > 0;

/** What is spoken of in everything: when, for how much, and how something is. */
const OF_EVERYTHING =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|winter|spring|autumn|fall|morning|evening|hour|cheap|loud|alone|furnished|heating|oral|exercise|engineering)/;
const isTellingThing = ({ meaning }: Term) => isThing(meaning) && !OF_EVERYTHING.test(wordsMeaning(meaning)[0] ?? "");

/** Whether a word only says that something of a source is asked for (`selling`, `club`), by the source's name. */
export type IsFrame = (source: string, term: Term) => boolean;

/** Whether a word is one that people ask with, so that what a source lists needn't have it. */
export type IsOrdinary = (source: string, term: Term) => boolean;

/** Such a word that no passage has tells so much of what a name tells that none has. */
const ORDINARY_WEIGHT = 0.25;
/** One that this passage lacks and others have counts so much against it. */
const LACKING_ORDINARY = 0.6;

/**
 * Ranks candidates, the best first.
 * @param isFrame words that ask for what a source has aren't missed in its passages
 */
export function rankPassages(
  terms: readonly Term[],
  candidates: readonly Candidate[],
  stages: Stages = ALL_STAGES,
  isFrame: IsFrame = () => false,
  isOrdinary: IsOrdinary = () => false,
): Ranked[] {
  const counted = candidates.map((candidate) => countsOf(candidate, stages.stems));
  const length = counted.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, counted.length);
  const frequencies = counted.map((counts) => terms.map((term) => frequencyOf(term, counts)));
  const weights = terms.map((term, at) => {
    const holding = frequencies.filter((own) => (own[at] ?? 0) > 0).length;
    const rarity = Math.log(1 + (candidates.length - holding + 0.5) / (holding + 0.5));
    const { word } = term;
    if (holding === 0 && isVerb(word)) return UNHELD_VERB * rarity;
    return ELSEWHERE.has(word) ? ELSEWHERE_WEIGHT * rarity : FILLERS.has(word) ? FILLER_WEIGHT * rarity : rarity;
  });
  const isHeld = terms.map((_, at) => frequencies.some((own) => (own[at] ?? 0) > 0));
  const isThingly = terms.map(isTellingThing);
  const ranked = candidates.map((candidate, at): Ranked => {
    const own = frequencies[at] ?? [];
    const norm = K1 * (1 - B + (B * (counted[at]?.text.length ?? 0)) / (length || 1));
    const score = own.reduce((sum, frequency, term) => sum + ((weights[term] ?? 0) * frequency * (K1 + 1)) / (frequency + norm), 0);
    const isMissed = terms.map((term, each) => own[each] === 0 && !isFrame(candidate.source, term));
    const describes = isThingly.includes(true) && isThingly.every((isThing, term) => !isThing || (own[term] ?? 0) > 0);
    const ordinary = terms.map((term) => describes && isOrdinary(candidate.source, term));
    const lacking = (term: number) => ((own[term] ?? 0) > 0 || !ordinary[term] ? 1 : isHeld[term] ? LACKING_ORDINARY : ORDINARY_WEIGHT);
    const missed = weights.reduce((sum, weight, term) => sum + (isMissed[term] ? weight * lacking(term) : 0), 0);
    const held = own.reduce((sum, frequency, term) => sum + (frequency > 0 ? (weights[term] ?? 0) : 0), 0);
    const coverage = held / (held + missed || 1);
    const isContent = terms.map((term) => !FILLERS.has(term.word) && !isFrame(candidate.source, term));
    const contents = weights.reduce((sum, weight, term) => sum + (isContent[term] ? weight * lacking(term) : 0), 0);
    const heldContents = weights.reduce((sum, weight, term) => sum + (isContent[term] && (own[term] ?? 0) > 0 ? weight : 0), 0);
    const content = contents > 0 ? heldContents / contents : 1;
    const inTitle = terms.filter((term) => !FILLERS.has(term.word) && isInTitle(term, counted[at]));
    const isOfCode = inTitle.some(({ word }) => CODE.test(word));
    const named = namedBy(terms, candidate.title);
    return { ...candidate, score, coverage, content, named, titled: inTitle.length, isOfCode, describes };
  });
  const ordered = ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return stages.fusion ? fuse(ordered) : ordered;
}

/** Fuses the order here with each source's own by reciprocal rank; passages without a rank in their source stay where they are. */
function fuse(ordered: readonly Ranked[]): Ranked[] {
  const fused = ordered.map((each, at) => ({
    each,
    worth: 1 / (FUSION_K + at) + SOURCE_WEIGHT / (FUSION_K + (each.rank ?? at)),
  }));
  return fused.sort((a, b) => b.worth - a.worth).map(({ each }) => each);
}
