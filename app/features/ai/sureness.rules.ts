/**
 * How sure it is that a question asks for what it fits, from 0 to 1: of a hundred fits with a sureness of 0.7 seventy are right.
 * The weights are a logistic regression over ways to ask that were left out of the index (decision 069, `npm run eval:sureness`).
 */
import type { Intent, Slots } from "~/engines/intents";

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
export function surenessBy(weights: Telling, tells: Telling): number {
  let sum = 0;
  for (const key of Object.keys(weights) as (keyof Telling)[]) sum += weights[key] * tells[key];
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

/** Where an answer was found for what is named, or of what is the asker's own, that it was asked for is so much surer, as log-odds. */
const FOUND = { name: 1.8, course: 1, own: 1.5 };
/** So much less sure is a fact for each word that neither its intent nor what was found has: one that some other intent has, or none. */
const BESIDE = { known: 0.1, unknown: 0.75 };

/** Words of a question beside an answer that was found. */
export interface Beside {
  known: number;
  unknown: number;
}

/** The same once the fit's intent had an answer. What a guide or a rule says holds in whatever words one asks for it. */
export function surenessOnceFound({ sureness, intent, slots, hasCourse }: SureFit, beside: Beside): number {
  if (intent.says) return sureness;
  const isOfCourse = hasCourse && slots.courses.length > 0;
  const more = isOfCourse ? FOUND.course : intent.ownTo ? FOUND.own : slots.name ? FOUND.name : 0;
  const less = BESIDE.known * beside.known + BESIDE.unknown * beside.unknown;
  const odds = (sureness / (1 - sureness)) * Math.exp(more - less);
  return odds / (1 + odds);
}
