/**
 * How sure it is that a question asks for what it fits, from 0 to 1: of a hundred fits with a sureness of 0.7 seventy are right.
 * The weights are a logistic regression over ways to ask that were left out of the index (decision 069, `npm run eval:sureness`).
 */
import type { Intent, Slots } from "~/engines/intents";
import { asksOwnFact } from "./whose.rules";

export interface Fit {
  intent: Intent;
  /** From 0 to 1. */
  score: number;
  slots: Slots;
  /** It asks about a course. */
  hasCourse: boolean;
  /** It asks about a course, and the question names none. */
  lacksCourse: boolean;
  /** How likely the question's words come from this of all intents, from 0 to 1. */
  likely: number;
  /** The telling words of the question, folded, that nothing of the intent explains. */
  unexplained: readonly string[];
}

/** How much the words as a whole count beside the nearest utterance. */
const AS_A_WHOLE = 0.12;
const LEAST_LIKELY = 1e-6;
/** A fit that is further ahead of the next isn't surer for it. */
const FARTHEST = 0.6;
const MOST_UNEXPLAINED = 6;

const WEIGHTS = { always: -0.89, score: 1.32, likely: 0.3, ahead: 4.86, unexplained: -0.09, course: 0.82, name: -0.95, data: -0.13 };

/** What tells how sure a fit is, as numbers that are weighed. */
export type Telling = typeof WEIGHTS;

export interface SureFit extends Fit {
  sureness: number;
}

/** With what its sureness was weighed from. */
export interface ToldFit extends SureFit {
  tells: Telling;
}

/** The nearer the nearest utterance, the less count the others. */
const LACKING = 0.5;
/** By what fits are ordered: by their nearest utterance, and by all of them. */
const rankOf = ({ score, likely }: Fit) => score + Math.min(AS_A_WHOLE, LACKING * (1 - score)) * Math.log(likely + LEAST_LIKELY);

function tellingOf({ intent, score, likely, unexplained, slots, hasCourse }: Fit, ahead: number): Telling {
  return {
    always: 1,
    score,
    likely: Math.log(likely + LEAST_LIKELY),
    ahead: Math.max(-FARTHEST, Math.min(FARTHEST, ahead)),
    unexplained: Math.min(MOST_UNEXPLAINED, unexplained.length),
    course: hasCourse && slots.courses.length > 0 ? 1 : 0,
    name: slots.name ? 1 : 0,
    data: !intent.says && !intent.isForeign ? 1 : 0,
  };
}

/** From 0 to 1. */
export function surenessBy<Tells extends { [Each in keyof Tells]: number }>(weights: Tells, tells: Tells): number {
  let sum = 0;
  for (const key of Object.keys(weights) as (keyof Tells)[]) sum += weights[key] * tells[key];
  return 1 / (1 + Math.exp(-sum));
}

/** Fits of one question beside each other, the best first. */
export function withSureness(fits: readonly Fit[]): ToldFit[] {
  const ordered = fits.map((fit) => ({ fit, rank: rankOf(fit) })).sort((a, b) => b.rank - a.rank);
  return ordered.map(({ fit, rank }, at) => {
    const other = ordered[at === 0 ? 1 : 0]?.rank ?? rank - FARTHEST;
    const tells = tellingOf(fit, rank - other);
    return { ...fit, tells, sureness: surenessBy(WEIGHTS, tells) };
  });
}

/** What tells that an answer which was found is the right one: how it fits, and what neither its intent nor the answer has. */
interface TellingOfFound {
  always: number;
  score: number;
  likely: number;
  ahead: number;
  own: number;
  /** It is the asker's own, and that is asked. */
  askedOwn: number;
  course: number;
  name: number;
  /** Words that nobody asks anything by, verbs aside. */
  unknown: number;
  /** The same where a guide or a rule answers: it says nothing of what they name. */
  unknownToText: number;
  length: number;
}

/** A logistic regression over the answers of the three best fits to questions of people, each set left out in turn (decision 069). */
const WEIGHTS_ONCE_FOUND: TellingOfFound = {
  always: -0.65,
  score: 1.79,
  likely: 0.57,
  ahead: 2.64,
  own: -0.96,
  askedOwn: 1.16,
  course: 1.43,
  name: 0.9,
  unknown: -0.25,
  unknownToText: -0.7,
  length: 0.38,
};
const MOST_UNKNOWN = 4;

/** How sure it is that an answer which was found is the right one. @param unknown how many words nobody asks anything by, and it hasn't */
export function surenessOnceFound({ intent, tells, slots }: ToldFit, unknown: number): number {
  const strange = Math.min(MOST_UNKNOWN, unknown);
  return surenessBy(WEIGHTS_ONCE_FOUND, {
    always: 1,
    score: tells.score,
    likely: tells.likely,
    ahead: tells.ahead,
    own: intent.ownTo ? 1 : 0,
    askedOwn: intent.ownTo && asksOwnFact(slots.text) ? 1 : 0,
    course: tells.course,
    name: tells.name,
    unknown: strange,
    unknownToText: intent.says ? strange : 0,
    length: Math.log(slots.text.trim().split(/\s+/).length + 1),
  });
}
