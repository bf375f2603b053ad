/** Which intents a question fits: its words beside the words of their utterances, rare ones weighing more. */
import type { Intent } from "~/engines/intents";
import { BARE_KEY, COURSE_KEY, type IntentIndex, keysOf, tellingKeys, type Utterance, type Word, wordOf } from "./intent-index.rules";
import { likelihoods } from "./likely.rules";
import { type Asked, readQuestion } from "./question.rules";
import { type Fit, type ToldFit, withSureness } from "./sureness.rules";
import { POINTING_WORDS } from "./vocabulary";

export { type IntentIndex, indexIntents } from "./intent-index.rules";
export type { Fit, SureFit, ToldFit } from "./sureness.rules";

/** A word that means the same is worth so much of the word itself. */
const SAME_MEANING = 0.9;
/** One that is about the same so much. */
const SAME_KIN = 0.45;
/** What is worth of a slot that something unknown fills it; a name has few words, and none that other intents know. */
const FILLED_BY_NAME = 0.6;
const LONGEST_NAME = 3;
/** Whoever asks about their own names nothing that an utterance about anybody's asks for: a name is worth so much of another. */
const NAME_BESIDE_OWN = 0.2;
/** Of how one asks about one's own an utterance about anybody's is worth so much, and the other way round. */
const OTHERS = 0.95;
/** How much it counts that the question says no more than the utterance, beside that it says all of it. */
const NOTHING_ELSE = 0.5;
/** A part of a question is worth so much of a whole one. */
const PART = 0.95;
/** How much it counts that words stand beside each other as in the utterance. */
const IN_ORDER = 0.1;
/** How much the words of all of an intent's utterances count beside its nearest one. */
const ALL_UTTERANCES = 0.3;
/** An answer that says all of the whole question takes away so much of what its utterances lack. */
const BY_ITS_ANSWER = 0.3;
/** A word that an intent's answer has is worth so much of one that its utterances have. */
const IN_ITS_ANSWER = 0.6;

/** How alike two words are, from 0 to 1. */
function likeness(asked: Word, said: Word): number {
  if (asked.forms[0] === said.forms[0]) return 1;
  if (asked.forms.some((form) => said.forms.includes(form))) return 0.97;
  if (asked.meaning >= 0 && asked.meaning === said.meaning) return SAME_MEANING;
  return asked.kin.some((row) => said.kin.includes(row)) ? SAME_KIN : 0;
}

const NO_NAME = { name: "", worth: 0, weight: 0 };

/**
 * The words that are taken for a name: few, those that no utterance has before others, which are half taken.
 * @param rest what an utterance doesn't explain
 */
function nameIn(spread: IntentIndex["spread"], rest: Asked["words"]): typeof NO_NAME {
  const isForeign = ({ keys }: Asked["words"][number]) => keys.some((key) => spread.has(key));
  const taken = [...rest.filter((each) => !isForeign(each)), ...rest.filter(isForeign)].slice(0, LONGEST_NAME);
  const foreign = taken.filter(isForeign).length;
  const weight = taken.reduce((sum, each) => sum + each.weight * (isForeign(each) ? 0.5 : 1), 0);
  const inOrder = rest.filter((each) => taken.includes(each)).map(({ folded }) => folded);
  return { name: inOrder.join(" "), worth: FILLED_BY_NAME * (1 - foreign / (taken.length + 1)), weight };
}

function fitOf(
  { slotWeight, known, spread }: IntentIndex,
  { words, courses, text, pairs, isOwn }: Asked,
  utterance: Utterance,
): Omit<Fit, "intent" | "likely"> {
  const used = new Set<number>();
  let said = 0;
  let saidOf = 0;
  let explained = 0;
  let asked = 0;
  for (const { word: each, weight } of utterance.words) {
    saidOf += weight;
    let best = 0;
    let at = -1;
    for (const [place, { word, worth }] of words.entries()) {
      const like = used.has(place) ? 0 : worth * likeness(word, each);
      if (like > best) {
        best = like;
        at = place;
      }
    }
    if (at < 0) continue;
    used.add(at);
    said += best * weight;
    explained += best * (words[at]?.weight ?? 0);
  }
  for (const { weight } of words) asked += weight;
  const own = known[utterance.intent];
  const rest = words.filter(({ word }, at) => !(used.has(at) || word.isSmall || word.forms.some((form) => own?.has(form))));
  const { hasCourse, hasName } = utterance;
  const nameable = rest.filter(({ mayName }) => mayName);
  const isNamed = nameable.length > 0 && (hasName || (hasCourse && courses.length === 0));
  const named = isNamed ? nameIn(spread, nameable) : NO_NAME;
  const taken = isOwn && !utterance.isOwn ? { ...named, worth: NAME_BESIDE_OWN * named.worth } : named;
  if (courses.length > 0) asked += slotWeight;
  if (hasCourse || hasName) {
    saidOf += slotWeight;
    if (hasCourse && courses.length > 0) {
      said += slotWeight;
      explained += slotWeight;
    } else if (isNamed) {
      said += taken.worth * slotWeight;
      asked += slotWeight - taken.weight;
      explained += taken.worth * slotWeight;
    }
  }
  const precision = saidOf > 0 ? said / saidOf : 0;
  const recall = asked > 0 ? explained / asked : 0;
  const balance = NOTHING_ELSE ** 2;
  const alike = precision + recall > 0 ? ((1 + balance) * precision * recall) / (balance * precision + recall) : 0;
  const together = [...pairs].filter((pair) => utterance.pairs.has(pair)).length;
  const inOrder = together > 0 ? (2 * together) / (pairs.size + utterance.pairs.size) : 0;
  const whose = isOwn === utterance.isOwn ? 1 : OTHERS;
  const score = whose * ((1 - IN_ORDER) * alike + IN_ORDER * (pairs.size + utterance.pairs.size === 0 ? alike : inOrder));
  return {
    score,
    slots: { courses, name: taken.name, text },
    hasCourse,
    lacksCourse: hasCourse && courses.length === 0 && !isNamed,
    unexplained: rest.map(({ folded }) => folded),
  };
}

/** How much of a question the words of all of an intent's utterances hold. */
function heldBy(index: IntentIndex, { words, courses }: Asked, at: number, { slots, hasCourse }: Pick<Fit, "slots" | "hasCourse">): number {
  const { slotWeight } = index;
  const known = index.known[at];
  const named = new Set(slots.name.split(" "));
  let held = 0;
  let all = 0;
  for (const { keys, weight, worth, folded } of words) {
    if (named.has(folded)) continue;
    all += weight;
    if (keys.some((key) => known?.has(key))) held += worth * weight;
    else if (keys.some((key) => index.told[at]?.has(key))) held += IN_ITS_ANSWER * worth * weight;
  }
  if (courses.length > 0) {
    all += slotWeight;
    if (hasCourse) held += slotWeight;
  }
  return all > 0 ? held / all : 0;
}

/** How much of a question the answer of an intent says in any case. */
function toldBy(index: IntentIndex, { words, courses }: Asked, at: number): number {
  const told = index.told[at];
  if (!told || told.size === 0) return 0;
  let held = 0;
  let all = courses.length > 0 ? index.slotWeight : 0;
  for (const { keys, weight, worth } of words) {
    all += weight;
    if (keys.some((key) => told.has(key))) held += worth * weight;
  }
  return all > 0 ? held / all : 0;
}

/** A part that says under what circumstances something is asked, and asks nothing. */
const CONDITION = /^\s*(?:if|when|since|because|after|before|as|eğer|diyelim)\s(?!.*\b(?:what|where|who|how)\b)/iu;

/** A question and its parts that say something by themselves; a course that is named anywhere is named in all of them. */
function partsOf(index: IntentIndex, question: string): { asked: Asked; worth: number }[] {
  const whole = readQuestion(index, question);
  const parts = question
    .split(/[.?!;:,]+(?:\s|$)|\s+[–-]\s+/)
    .map((part) => readQuestion(index, part))
    .filter(({ words, text }) => !CONDITION.test(text) && words.some(({ word }) => !word.isSmall));
  if (parts.length < 2) return [{ asked: whole, worth: 1 }];
  return [
    { asked: whole, worth: 1 },
    ...parts.map((part) => ({ asked: { ...part, courses: whole.courses, text: question }, worth: PART })),
  ];
}

/** An intent that is so likely is looked at though no word of its utterances is asked: words of the same topic may be. */
const LIKELY_BY_ITSELF = 0.03;

/** How each intent fits a part of a question, by its nearest utterance and by what it answers. */
function fitsOfPart(index: IntentIndex, asked: Asked, whole: Asked, shares: readonly number[]): Fit[] {
  const keys = asked.words.flatMap((each) => (each.word.isSmall ? [] : each.keys));
  if (asked.courses.length > 0) keys.push(COURSE_KEY);
  const near = new Set([...keys, BARE_KEY].flatMap((key) => index.holding.get(key) ?? []));
  for (const [at, share] of shares.entries()) if (share >= LIKELY_BY_ITSELF) for (const each of index.ofIntent[at] ?? []) near.add(each);
  const best = new Map<number, Fit>();
  for (const utterance of near) {
    const intent = index.intents[utterance.intent];
    if (!intent) continue;
    const fit = fitOf(index, asked, utterance);
    if (fit.score > (best.get(utterance.intent)?.score ?? 0)) best.set(utterance.intent, { ...fit, intent, likely: 0 });
  }
  return [...best].map(([at, fit]) => {
    const score = (1 - ALL_UTTERANCES) * fit.score + ALL_UTTERANCES * heldBy(index, asked, at, fit);
    return { ...fit, score: 1 - (1 - score) * (1 - BY_ITS_ANSWER * toldBy(index, whole, at)) };
  });
}

/** How likely each intent is beside all others. */
function likelyShares(index: IntentIndex, { words, pairs, courses, isOwn }: Asked): number[] {
  const keys = tellingKeys({ words: words.map(({ word }) => word), pairs, hasCourse: courses.length > 0, isOwn });
  const logarithms = likelihoods(index.likely, keys);
  const most = Math.max(...logarithms);
  const shares = Array.from(logarithms, (each) => Math.exp(each - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** The intents that fit a question or a part of it, the best first. @param most so many at most */
export function fitsOf(index: IntentIndex, question: string, most = 8): ToldFit[] {
  const best = new Map<Intent, Fit>();
  const parts = partsOf(index, question);
  const whole = parts[0]?.asked;
  const shares = whole ? likelyShares(index, whole) : [];
  for (const { asked, worth } of parts) {
    for (const fit of fitsOfPart(index, asked, whole ?? asked, shares)) {
      const score = worth * fit.score;
      if (score > (best.get(fit.intent)?.score ?? 0)) best.set(fit.intent, { ...fit, score });
    }
  }
  const all = [...best.values()].map((fit) => ({ ...fit, likely: shares[index.intents.indexOf(fit.intent)] ?? 0 }));
  return withSureness(all).slice(0, most);
}

/** Whether a question has no words of its own but names and pointing ones: `and MATH120?`. */
export function isBare(index: IntentIndex, question: string): boolean {
  const { words } = readQuestion(index, question);
  return words.every(({ word: { forms, isSmall } }) => isSmall || forms.some((form) => POINTING_WORDS.has(form)));
}

/** Whether any utterance has a word, in any of its forms. */
export const isKnown = ({ spread }: IntentIndex, word: string): boolean => keysOf(wordOf(word)).some((key) => spread.has(key));
