/** What a question asks for: the intent that it fits best, answered by its feature with the asker's rights. */
import type { Intent, Named, Reply, Slots } from "~/engines/intents";
import { allow } from "~/platform/access/allow";
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { unclear, whichCourse, withoutTitles } from "./asking-back";
import { keysIn, keysOf, wordOf } from "./intent-index.rules";
import { type Fit, fitsOf, type IntentIndex, indexIntents, isBare, isKnown, type SureFit, type ToldFit } from "./intents.rules";
import { isThing } from "./meanings.rules";
import { asksElsewhere } from "./other-universities.rules";
import type { IsFrame, IsOrdinary } from "./ranking.rules";
import { besideGuide, notEmpty, repliesOf, wholeReplies, writtenToo } from "./replies.server";
import { surenessOnceFound, withSureness } from "./sureness.rules";
import { FILLERS } from "./vocabulary";
import { fitOfPlace, SURE_OF_WHERE } from "./where.rules";
import { asksOwnFact } from "./whose.rules";
import { isVerb, languageOf, pointsBack } from "./words.rules";
import { isOfOtherYears } from "./years.rules";

/** What was found is told from so sure on: a wrong answer costs more than none. */
const ANSWERED = 0.72;
/** Of two that are as sure as that together, the better one is so sure by itself. */
const LEAST_OF_TWO = 0.55;
/** One that is this sure is told alone, and before any passage is looked for. */
const ALL_SAID = 0.9;
/** What else may be meant is told beside it, where it is at least so sure. */
const MAY_BE_MEANT_TOO = 0.12;
const MOST_BESIDE = 1;
/** Of so many of the best that have an answer the surest are told; so many are asked for one, as one may know nothing of what is named. */
const MOST_FOUND = 3;
const MOST_TRIED = 5;
/** Before anything was found: a question may mean it, likely means it, or surely does. */
const MAY_BE_MEANT = 0.05;
const LIKELY = 0.38;
const SURE = 0.5;
/** Whoever types a code is told of that course rather than of what others wrote. */
const LIKELY_OF_TYPED = 0.6;
/** So sure of what a name that is nowhere was asked for, and nothing else is answered in its place. */
const SURELY_MISSING = 0.45;
/** So sure of something foreign, all of it together, and the question is left open; or so much of what is surest. */
const FOREIGN = 0.3;
const FOREIGN_BESIDE = 0.4;
/** So sure of it, and no discussion answers either. */
const SURELY_FOREIGN = 0.62;
/** What is asked of somebody in danger is answered from here on. */
const LIKELY_IN_DANGER = 0.55;
/** What is written for everybody answers a question for a fact about the asker only where it is as sure as this. */
const SURE_FOR_ALL = 0.6;
/** So sure of any fact about the asker, and one may be meant. */
const MAY_BE_OWN = 0.04;
/** So much less may a fact about the asker fit; more beside how it is seen. */
const NEAR_FACT = 0.1;
const NEAR_OWN_FACT = 0.2;
const LIKELY_OWN = 0.5;
/** Whoever says more beside it asks for something else than their own: `how does a withdrawal affect my GPA`. */
const MOST_BESIDE_OWN = 1;
const SURE_OF_OWN = 0.8;
/** A course that was found by its title fits so much better than words that say nothing. */
const BY_TITLE = 0.05;

const indexes = new WeakMap<readonly Intent[], IntentIndex>();

export function indexOf({ product: { intents } }: Pick<Context, "product">): IntentIndex {
  const known = indexes.get(intents) ?? indexIntents(intents);
  indexes.set(intents, known);
  return known;
}

const GUIDE = /\/how-/;
const LIST = /\/all$|^\/wat$/;
const featureOf = ({ name }: Intent) => name.slice(0, name.indexOf("/"));

const framesOfIntents = new WeakMap<IntentIndex, Map<string, Set<string>>>();

/** The words of each feature's intents, guides aside. */
function framesIn(index: IntentIndex): Map<string, Set<string>> {
  const known = framesOfIntents.get(index);
  if (known) return known;
  const words = new Map<string, Set<string>>();
  for (const [at, intent] of index.intents.entries()) {
    if (GUIDE.test(intent.name)) continue;
    const all = words.get(featureOf(intent)) ?? new Set();
    for (const key of index.known[at] ?? []) all.add(key);
    words.set(featureOf(intent), all);
  }
  framesOfIntents.set(index, words);
  return words;
}

/** Tells the words by which questions ask for what a source of passages has: those of its feature's intents. */
export function framesOf(ctx: Pick<Context, "product">): IsFrame {
  const words = framesIn(indexOf(ctx));
  const features = new Map(ctx.product.passages.map(({ name, feature }) => [name, feature ?? name]));
  return (source, { forms, meaning }) => {
    const own = isThing(meaning) ? undefined : words.get(features.get(source) ?? "");
    return own !== undefined && keysOf({ forms: [...forms], meaning }).some((key) => own.has(key));
  };
}

/** Tells the words that people ask with from those that name something: these a passage has to have. */
export function ordinaryIn(ctx: Pick<Context, "product">): IsOrdinary {
  const { spread } = indexOf(ctx);
  const lists = new Set(ctx.product.passages.flatMap(({ name, listed }) => (listed ? [name] : [])));
  return (source, { word, forms, meaning }) =>
    lists.has(source) && !isThing(meaning) && (isVerb(word) || keysOf({ forms: [...forms], meaning }).some((key) => spread.has(key)));
}

export interface Question {
  text: string;
  /** What was asked before; empty for nothing. */
  previous?: string | undefined;
}

export interface Understood {
  intent: Intent;
  /** The best first. */
  replies: readonly Reply[];
  /** Nothing else is looked for. */
  isSure: boolean;
  /** The feature to whose list a guide leads: what of it fits is told with it; empty for none. */
  listOf: string;
  /** From 0 to 1. */
  sureness: number;
  score: number;
  /** The question before, when this one was understood by it. */
  about: string;
}

const withCourses = (slots: Slots, courses: readonly string[], name: string): Slots => ({ ...slots, courses, name });

/** What a question that says too little by itself asks for, by the one before: another course, or the same course. */
function carried(index: IntentIndex, fits: ToldFit[], { text, previous = "" }: Question): { fits: ToldFit[]; about: string } {
  if (!previous) return { fits, about: "" };
  const [before] = fitsOf(index, previous, 1);
  const [best] = fits;
  if (before && isBare(index, text)) {
    const { courses, name } = best?.slots ?? { courses: [], name: "" };
    const slots = courses.length > 0 || name ? withCourses(before.slots, courses, name) : before.slots;
    return { fits: [{ ...before, slots: { ...slots, text } }], about: previous };
  }
  const named = before && (before.slots.courses.length > 0 || before.slots.name) ? before.slots : null;
  // What it points at is in the question before: passages are looked for with the words of both.
  if (!best?.lacksCourse || !named) return { fits: pointsBack(text) ? [] : fits, about: "" };
  const ofCourse = fits.filter(({ lacksCourse }) => lacksCourse);
  const filled = ofCourse.map((fit) => ({ ...fit, slots: withCourses(fit.slots, named.courses, named.name) }));
  return { fits: filled, about: previous };
}

/** How many telling words nothing explains, those of the name aside that is asked about. */
const besideName = ({ unexplained, slots }: Fit) =>
  unexplained.filter((word) => !FILLERS.has(word) && !slots.name.split(" ").includes(word)).length;

/** Whoever asks for a fact about themselves is told the fact, rather than how it is seen. */
function factFirst(fits: readonly ToldFit[], { text }: Question): readonly ToldFit[] {
  const [first] = fits;
  const isNear = ({ intent, score }: SureFit, best: SureFit) =>
    score >= best.score - (featureOf(intent) === featureOf(best.intent) ? NEAR_OWN_FACT : NEAR_FACT);
  const fact = first && fits.find((fit) => fit.intent.ownTo && fit.score >= LIKELY_OWN && isNear(fit, first));
  return fact && asksOwnFact(text) ? [fact, ...fits.filter((fit) => fit !== fact)] : fits;
}

/** Whether a question may ask for any fact that is kept about the asker. */
const mayBeOwn = (fits: readonly SureFit[]): boolean => fits.some(({ intent, sureness }) => intent.ownTo && sureness >= MAY_BE_OWN);

/** The intents that a question fits and this asker may be answered, the best first. @param fits what it fits at all */
function openFits(ctx: Context, question: Question, read: ToldFit[]) {
  const { fits, about } = carried(indexOf(ctx), read, question);
  const isAboutAsker = asksOwnFact(question.text);
  const leastForAll = mayBeOwn(fits) ? SURE_FOR_ALL : MAY_BE_MEANT;
  const isOpen = (fit: SureFit) =>
    (fit.intent.isUnkept ? fit.score >= LIKELY_IN_DANGER || fit.sureness >= LIKELY : fit.sureness >= MAY_BE_MEANT) &&
    allow(fit.intent.access, ctx.actor) === "allowed" &&
    (!fit.intent.says || fit.intent.isUnkept || !isAboutAsker || fit.sureness >= leastForAll) &&
    (!fit.intent.ownTo || besideName(fit) <= MOST_BESIDE_OWN || (fit.sureness >= SURE_OF_OWN && isAboutAsker));
  const open = factFirst(fits.filter(isOpen), question);
  return { fits: open.slice(0, MOST_TRIED), all: fits, best: fits[0], about };
}

/** A question with the code of the course that it names by its title; null where it names none. */
const namedIn = async (ctx: Context, text: string) =>
  (await Promise.all(ctx.product.namings.map(({ find }) => find(ctx, text)))).find((each) => each !== null) ?? null;

/** What a question fits as it stands, and with the code of the course that it names by its title. */
async function readFits(ctx: Context, text: string): Promise<{ fits: ToldFit[]; named: Named | null }> {
  const index = indexOf(ctx);
  const fits = fitsOf(index, text);
  const named = await namedIn(ctx, text);
  if (!named) return { fits, named };
  const ofCourse = fitsOf(index, named.text)
    .filter(({ intent, hasCourse, slots }) => intent.isForeign || (hasCourse && slots.courses.length > 0))
    .map((fit) => ({ ...fit, score: Math.min(1, fit.score + BY_TITLE), slots: { ...fit.slots, text } }));
  const others = fits.filter(({ intent, hasCourse }) => !hasCourse && !ofCourse.some((fit) => fit.intent === intent));
  return { fits: withSureness([...ofCourse, ...others]), named };
}

export interface Understanding {
  /** Null where the question fits no intent, or none knows anything of what it names. */
  answer: Understood | null;
  /** What else it may mean, as questions, where nothing tells which; empty for none. */
  asks: readonly string[];
  /** The feature whose things the question sounds like; empty for none. */
  feature: string;
  /** It surely asks for something of that feature, and there is no such thing; of no feature where it asks for something foreign. */
  isMissing: boolean;
  /** What it asks for will never be here, or is the asker's own: a passage answers only where its title is named. */
  isClosed?: boolean;
  /** It may ask for what isn't here, but not surely: students asked each other for much of that. */
  isForDiscussions?: boolean;
  /** The asker speaks of themselves, and no fact of theirs may be meant. */
  isOfNoOwn?: boolean;
  /** What is asked is sure, and of which only the asker knows: no passage answers in their place. */
  isAsking?: boolean;
}

/** Nothing that others wrote answers it. */
const NOTHING: Understanding = { answer: null, asks: [], feature: "", isMissing: true };
const CLOSED: Understanding = { ...NOTHING, isClosed: true };

/** How sure it is that a question asks for what isn't here, of all kinds together. */
const foreignOf = (fits: readonly SureFit[]): number =>
  fits.reduce((sum, { intent, sureness }) => sum + (intent.isForeign ? sureness : 0), 0);

/** Whether a question most likely asks for what isn't here. */
const isForeign = (fits: readonly SureFit[]) => {
  const [best] = fits;
  if (!best || best.intent.ownTo || best.intent.isUnkept) return false;
  return best.intent.isForeign || foreignOf(fits) >= Math.min(FOREIGN, FOREIGN_BESIDE * best.sureness);
};
/** Less than this, and nobody can say what a question sounds like. */
const SOUNDS_LIKE = 0.36;

/** Whoever means another thing of the same feature is told a fact about themselves as well: how sure that is. */
const alsoOwn = (fact: SureFit | undefined, fits: readonly SureFit[]): number =>
  fact?.intent.ownTo
    ? fits.reduce((sum, fit) => sum + (fit !== fact && featureOf(fit.intent) === featureOf(fact.intent) ? fit.sureness : 0), 0)
    : 0;

interface Told {
  fit: SureFit;
  replies: Reply[];
  sureness: number;
}

/** How many words of a question, verbs and fillers aside, nobody asks anything by and what was found hasn't either. */
function unknownTo(index: IntentIndex, { unexplained }: Fit, replies: readonly Reply[]): number {
  const words = unexplained.filter((word) => !(FILLERS.has(word) || isVerb(word) || isKnown(index, word)));
  if (words.length === 0) return 0;
  const said = keysIn(replies.map(({ title, text }) => `${title} ${text}`).join(" "));
  return words.filter((word) => !keysOf(wordOf(word)).some((key) => said.has(key))).length;
}

/** Whether a question has a course's code, rather than words that may be a title's. */
const isTyped = (code: string, { text }: Slots) => foldTurkish(text).replaceAll(" ", "").includes(code.toLowerCase());

/** Whether a fit that has no answer took something for a name that is nowhere. */
const isMissed = (index: IntentIndex, { slots, hasCourse, sureness }: SureFit): boolean =>
  (hasCourse && slots.courses.some((code) => isTyped(code, slots))) ||
  (sureness >= SURELY_MISSING && slots.name.split(" ").some((word) => word !== "" && !isKnown(index, word)));

/** Whether a fact was found of other years than the question names. A guide or a rule holds in any year. */
const tellsNothingOfYears = ({ intent, slots }: Fit, found: readonly Reply[]): boolean =>
  !intent.says && isOfOtherYears(slots.text, found.map(({ title, text }) => `${title} ${text}`).join(" "));

/** Answers of the best fits, the surest first, and whether a better one took something for a name that is nowhere. */
async function toldOf(ctx: Context, fits: readonly ToldFit[]): Promise<{ told: Told[]; missing: boolean }> {
  const index = indexOf(ctx);
  const told: Told[] = [];
  for (const fit of fits) {
    const [first] = told;
    if (first && (first.fit.intent.ownTo || fit.intent.ownTo || first.fit.intent.isUnkept)) break;
    const found = await notEmpty(ctx, fit, await repliesOf(ctx, fit));
    const replies = tellsNothingOfYears(fit, found) ? [] : found;
    if (found.length > 0 && replies.length === 0 && told.length === 0) return { told, missing: true };
    if (replies.length > 0) told.push({ fit, replies, sureness: surenessOnceFound(fit, unknownTo(index, fit, replies)) });
    else if (told.length === 0 && isMissed(index, fit)) return { told, missing: true };
    if (told.length === MOST_FOUND || (told[0]?.sureness ?? 0) >= ALL_SAID) break;
  }
  const [best, ...rest] = told.toSorted((a, b) => b.sureness - a.sureness);
  const beside = rest.filter(({ sureness }) => sureness >= MAY_BE_MEANT_TOO).slice(0, MOST_BESIDE);
  return { told: best ? (best.sureness >= ALL_SAID ? [best] : [best, ...beside]) : [], missing: false };
}

/** Whether most words of a question are ones that nobody asks anything by: it is about something that isn't here, whatever else it names. */
const isAboutSomethingElse = (index: ReturnType<typeof indexOf>, { intent, unexplained }: SureFit, { text }: Question): boolean =>
  intent.isUnkept !== true && 2 * unexplained.filter((word) => !isKnown(index, word)).length > text.trim().split(/\s+/).length;

/** What there is to know of the course that a question names, where nothing says what of it is asked. */
async function wholeOf(ctx: Context, fits: readonly SureFit[]): Promise<Omit<Understood, "about"> | null> {
  const named = fits.find(({ slots }) => slots.courses.length === 1);
  if (!named) return null;
  const replies = await wholeReplies(ctx, named);
  const intent = ctx.product.intents.find(({ isOfWhole }) => isOfWhole);
  const sureness = named.slots.courses.some((code) => isTyped(code, named.slots)) ? LIKELY_OF_TYPED : LIKELY;
  return intent && replies.length > 0 ? { intent, replies, isSure: false, listOf: "", sureness, score: named.score } : null;
}

/** Where on the campus what a question names stands; null for any other question. */
async function placeOf(ctx: Context, { text }: Question, all: readonly SureFit[]): Promise<Told | null> {
  const fit = fitOfPlace(ctx.product.intents, all, text);
  const replies = fit ? await repliesOf(ctx, fit) : [];
  return fit && replies.length > 0 ? { fit, replies, sureness: SURE_OF_WHERE } : null;
}

/** The place first, where there is one, and the best of the rest beside it. */
const withPlace = (place: Told | null, { told, missing }: { told: Told[]; missing: boolean }) =>
  place && !told[0]?.fit.intent.isUnkept
    ? {
        told: [place, ...told.filter(({ fit }) => fit.intent !== place.fit.intent && !fit.intent.ownTo)].slice(0, 1 + MOST_BESIDE),
        missing: false,
      }
    : { told, missing };

/** Whether a feature lists what others wrote, that may be found by words. */
const hasList = ({ product }: Context, { intent }: Pick<Fit, "intent">) =>
  product.passages.some(({ name, feature = name, listed }) => listed && feature === featureOf(intent));

/** Whether it is asked about a course by a title that several may be meant by. */
const isOfUnclearCourse = (named: Named | null, fit: Fit | undefined): named is Named =>
  named?.mayBe !== undefined && fit?.hasCourse === true && fit.slots.courses.includes(named.code);

/** Answers a question as its intents do, asks what was meant, or tells what it sounds like. */
export async function understand(reader: Context, asked: Question): Promise<Understanding> {
  const ctx = { ...reader, locale: languageOf(asked.text, reader.locale) };
  const before = asked.previous ? await namedIn(ctx, asked.previous) : null;
  const question = { ...asked, text: withoutTitles(asked.text), ...(before && { previous: before.text }) };
  const read = await readFits(ctx, question.text);
  const { fits, all, best, about } = openFits(ctx, question, read.fits);
  const isOfOthers = asksElsewhere(question.text);
  const place = isOfOthers ? null : await placeOf(ctx, question, isForeign(all) ? [] : all);
  if (isOfOthers || (isForeign(all) && !place)) return { ...CLOSED, isForDiscussions: !isOfOthers && foreignOf(all) < SURELY_FOREIGN };
  const isAboutAsker = asksOwnFact(question.text);
  const feature =
    best && best.score >= SOUNDS_LIKE && (!best.hasCourse || hasList(ctx, best)) && !GUIDE.test(best.intent.name)
      ? featureOf(best.intent)
      : "";
  const isClosed = isAboutAsker && all.some(({ intent, sureness }) => intent.ownTo && sureness >= LIKELY);
  const { told, missing } = withPlace(place, await toldOf(ctx, fits));
  if (missing) return { ...NOTHING, feature, isClosed };
  if (isOfUnclearCourse(read.named, told[0]?.fit ?? fits[0]))
    return {
      ...NOTHING,
      asks: whichCourse(read.named, ctx.locale),
      feature,
      isClosed,
      isAsking: told[0] !== undefined && told[0].sureness >= LIKELY && !hasList(ctx, told[0].fit),
    };
  const sureness = told.reduce((sum, each) => sum + each.sureness, 0) + alsoOwn(told[0]?.fit, fits);
  const [first] = told;
  if (first?.fit.intent.says && isAboutSomethingElse(indexOf(ctx), first.fit, question)) return { ...NOTHING, feature };
  if (first && ((sureness >= ANSWERED && first.sureness >= LEAST_OF_TWO) || first.fit.intent.isUnkept)) {
    const { intent, score } = first.fit;
    const replies = [
      ...told.flatMap((each, at) => (at === 0 ? each.replies : each.replies.slice(0, 1))),
      ...(await besideGuide(ctx, first.fit)),
      ...(await writtenToo(ctx, first.fit, question.text)),
    ];
    const once = replies.filter(({ to }, at) => replies.findIndex((each) => each.to === to) === at);
    const isList =
      intent.guidesTo !== undefined && hasList(ctx, { intent }) && once[0]?.to === intent.guidesTo && LIST.test(intent.guidesTo);
    const isSure = (sureness >= ALL_SAID && !isList) || intent.isUnkept === true;
    const answer = { intent, isSure, listOf: isList ? featureOf(intent) : "", sureness, replies: once, score, about };
    return isAboutAsker ? { ...NOTHING, answer, isClosed } : { answer, asks: [], feature, isMissing: false };
  }
  const ofWhole = isAboutAsker || fits.some(({ sureness: each }) => each >= LIKELY) ? null : await wholeOf(ctx, all);
  if (ofWhole) return { answer: { ...ofWhole, about }, asks: [], feature, isMissing: false };
  const asks = unclear(ctx, all);
  return isAboutAsker ? { ...NOTHING, asks, isClosed, isOfNoOwn: !mayBeOwn(all) } : { answer: null, asks, feature, isMissing: false };
}

/** Whether a question is kept nowhere, because of what it seems to say of its asker. */
export function isUnkept(ctx: Context, text: string): boolean {
  const [best] = openFits(ctx, { text }, fitsOf(indexOf(ctx), text)).fits;
  return best?.intent.isUnkept === true;
}

/** Where something of the asker's own is kept that a question asks about; null for any other question. */
export function ownPlaceOf(ctx: Context, question: Question): string | null {
  const [best] = openFits(ctx, question, fitsOf(indexOf(ctx), question.text)).fits;
  return best && best.sureness >= SURE ? (best.intent.ownTo ?? null) : null;
}
