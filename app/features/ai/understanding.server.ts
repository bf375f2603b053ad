/** What a question asks for: the intent that it fits best, answered by its feature with the asker's rights. */
import type { Intent, Reply, Slots } from "~/engines/intents";
import { allow } from "~/platform/access/allow";
import { leadsTo } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import { formsOf, rawWords } from "~/platform/stems";
import { keysOf } from "./intent-index.rules";
import { type Fit, fitsOf, type IntentIndex, indexIntents, isBare, isKnown } from "./intents.rules";
import type { IsFrame } from "./ranking.rules";
import { isElsewhere } from "./vocabulary";
import { asksOwnFact } from "./whose.rules";
import { languageOf, pointsBack } from "./words.rules";

/** A fit of at least this is answered before any passage is looked for; one of at least that where no passage fits. */
const SURE = 0.66;
const LIKELY = 0.61;
/** Where nothing else is near, less is enough. */
const LIKELY_ALONE = 0.55;
const ALONE = 0.12;
/** Of something that is named less is enough: the answer finds out whether there is such a thing. */
const LIKELY_NAMED = 0.5;
/** Of the asker's own too, for nothing else can answer. */
const LIKELY_OWN = 0.55;
/** So much less may a fact about the asker fit; more beside how it is seen. */
const NEAR_FACT = 0.1;
const NEAR_OWN_FACT = 0.2;
/** What is written for everybody answers a question for such a fact only where it fits this well. */
const LIKELY_FOR_ALL = 0.7;
/** Where what a sure fit asks for isn't there, only one that fits nearly as well is answered instead. */
const NEARLY = 0.1;
/** So much less, and a fit is as good as another; so many are told beside the best. */
const AS_GOOD = 0.06;
const MOST_BESIDE = 2;
/** Of two that fit no better than this, and so nearly alike, the asker is asked which one was meant. */
const UNCLEAR = 0.7;
const ALIKE = 0.03;
/** Where nothing is answered the same is asked of fits from here on. */
const WORTH_ASKING = 0.5;
/** Whoever says more beside it asks for something else than their own: `how does a withdrawal affect my GPA`. */
const MOST_BESIDE_OWN = 1;
/** What is written once answers a question that it leaves so much of open only where the rest fits this well. */
const MOST_LEFT = 2;
const FITS_ANYWAY = 0.68;
/** So many of the best are asked for an answer: one may know nothing of what is named. */
const MOST_TRIED = 5;

const indexes = new WeakMap<readonly Intent[], IntentIndex>();

function indexOf({ product: { intents } }: Pick<Context, "product">): IntentIndex {
  const known = indexes.get(intents) ?? indexIntents(intents);
  indexes.set(intents, known);
  return known;
}

const GUIDE = /\/how-/;
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
    const own = words.get(features.get(source) ?? "");
    return own !== undefined && keysOf({ forms: [...forms], meaning }).some((key) => own.has(key));
  };
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
  score: number;
  /** The question before, when this one was understood by it. */
  about: string;
}

const withCourses = (slots: Slots, courses: readonly string[], name: string): Slots => ({ ...slots, courses, name });

/** What a question that says too little by itself asks for, by the one before: another course, or the same course. */
function carried(index: IntentIndex, fits: Fit[], { text, previous = "" }: Question): { fits: Fit[]; about: string } {
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
  const filled = fits.map((fit) => (fit.lacksCourse ? { ...fit, slots: withCourses(fit.slots, named.courses, named.name) } : fit));
  return { fits: filled, about: previous };
}

/** How many words nothing explains, those of the name aside that is asked about. */
const besideName = ({ unexplained, slots }: Fit) => unexplained.filter((word) => !slots.name.split(" ").includes(word)).length;

/** Whoever asks for a fact about themselves is told the fact, rather than how it is seen. */
function factFirst(fits: readonly Fit[], { text }: Question): readonly Fit[] {
  const [first] = fits;
  const isNear = ({ intent, score }: Fit, best: Fit) =>
    score >= best.score - (featureOf(intent) === featureOf(best.intent) ? NEAR_OWN_FACT : NEAR_FACT);
  const fact = first && fits.find((fit) => fit.intent.ownTo && fit.score >= LIKELY_OWN && isNear(fit, first));
  return fact && asksOwnFact(text) ? [fact, ...fits.filter((fit) => fit !== fact)] : fits;
}

/** The intents that a question fits and this asker may be answered, the best first. */
function openFits(ctx: Context, question: Question) {
  const index = indexOf(ctx);
  const { fits, about } = carried(index, fitsOf(index, question.text), question);
  const isAboutAsker = asksOwnFact(question.text);
  const likelyOwn = isAboutAsker ? LIKELY_OWN : LIKELY;
  const [first, second] = fits;
  const isAlone = first !== undefined && first.score - (second?.score ?? 0) >= ALONE;
  const likely = (fit: Fit) => (fit === first && isAlone ? LIKELY_ALONE : LIKELY);
  const leastOf = (fit: Fit) =>
    fit.slots.name || fit.slots.courses.length > 0 ? LIKELY_NAMED : fit.intent.ownTo ? Math.min(likelyOwn, likely(fit)) : likely(fit);
  const isForAll = ({ score, unexplained }: Fit) =>
    (!isAboutAsker || score >= LIKELY_FOR_ALL) && (unexplained.length <= MOST_LEFT || score >= FITS_ANYWAY);
  const isOpen = (fit: Fit) =>
    fit.score >= leastOf(fit) &&
    allow(fit.intent.access, ctx.actor) === "allowed" &&
    (!fit.intent.says || fit.intent.isUnkept || isForAll(fit)) &&
    (!fit.intent.ownTo || besideName(fit) <= MOST_BESIDE_OWN);
  const open = factFirst(fits.filter(isOpen), question);
  return { fits: open.slice(0, MOST_TRIED), all: fits, best: fits[0], about };
}

/** Whether a place is open to a reader, or to whoever logs out first. */
const isOpenTo = (ctx: Context, to: string) => leadsTo(ctx, to) || leadsTo({ ...ctx, actor: null }, to);

/** What a fit answers, as far as its places are open to the asker. */
async function repliesOf(ctx: Context, { intent, slots }: Fit): Promise<Reply[]> {
  const answered = await intent.answer(ctx, slots);
  return (answered === null ? [] : [answered].flat()).filter(({ to }) => isOpenTo(ctx, to));
}

/** Beside an answer, those of fits that are as good: a question with two meanings is answered in both. */
async function withOthers(ctx: Context, first: Fit, replies: readonly Reply[], others: readonly Fit[]): Promise<Reply[]> {
  const all = [...replies];
  const near = others.filter(({ intent, score }) => !first.intent.ownTo && !intent.ownTo && score >= first.score - AS_GOOD);
  for (const fit of near.slice(0, MOST_BESIDE)) all.push(...(await repliesOf(ctx, fit)).slice(0, 1));
  return all.filter(({ to }, at) => all.findIndex((each) => each.to === to) === at);
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
}

/** Nothing that others wrote answers it. */
const NOTHING: Understanding = { answer: null, asks: [], feature: "", isMissing: true };
/** A question that fits something foreign so far is left open, and one that fits it as nearly as anything else. */
const FOREIGN = 0.5;
const NEARLY_FOREIGN = 0.03;

const isForeign = ([best, ...others]: readonly Fit[]) =>
  best !== undefined &&
  ((best.intent.isForeign && best.score >= FOREIGN) ||
    (!best.intent.ownTo &&
      !best.intent.isUnkept &&
      others.some(({ intent, score }) => intent.isForeign && score >= Math.max(FOREIGN, best.score - NEARLY_FOREIGN))));
/** Whoever comes from there asks about here. */
const COMES_FROM = /\bfrom\b|metu|odt[üu]/i;
/** Another university's rules aren't here: nothing that is said about this one answers. */
const asksElsewhere = (text: string) =>
  !COMES_FROM.test(text) && rawWords(text).some((raw) => formsOf(raw).some((form) => isElsewhere(form)));

/** Less than this, and nobody can say what a question sounds like. */
const SOUNDS_LIKE = 0.36;

/** What makes a sentence a question; other utterances are key words, or tell of a trouble. */
const IS_QUESTION =
  /(?<!\p{L})(?:how|what|where|when|who|which|why|can|do|does|is|are|may|nas[ıi]l|ne|nerede\p{L}*|nereye|hangi\p{L}*|kim\p{L}*|ka[çc]\p{L}*|neden|m[ıiuü]|m[ıiuü]y[ıiuü]m)(?!\p{L})/iu;

/** An utterance as a question with the names that were asked about, rather one that is a whole question; null where a name is missing. */
function askedAs({ intent, slots }: Fit, locale: Locale): string | null {
  const named = slots.courses.length > 0 ? "{course}" : slots.name ? "{name}" : "";
  const ways = intent.utterances[locale];
  const filled = [...ways.filter((text) => text.includes(named)), ...ways].flatMap((text) => {
    const left = [...slots.courses];
    const said = text.replace(/\{course\}/g, () => left.shift() ?? "{").replace("{name}", slots.name || "{");
    return said.includes("{") ? [] : said;
  });
  const question = filled.find((text) => IS_QUESTION.test(text));
  const [first = ""] = filled;
  const said = question ? `${question}?` : first;
  return said ? `${said.charAt(0).toLocaleUpperCase(locale)}${said.slice(1)}` : null;
}

/** The two that fit nearly alike as questions; none where one fits clearly better. */
function unclear(ctx: Context, fits: readonly Fit[], margin: number): string[] {
  const open = fits.filter(({ intent }) => allow(intent.access, ctx.actor) === "allowed" && !intent.isForeign);
  const [best, other] = open;
  if (!best || !other || best !== fits[0] || best.intent.isUnkept || best.score - other.score >= margin) return [];
  const asks = [best, other].flatMap((fit) => askedAs(fit, ctx.locale) ?? []);
  return asks.length === 2 ? asks : [];
}

/** Answers a question as its intent does, asks what was meant, or tells what it sounds like. */
export async function understand(reader: Context, question: Question): Promise<Understanding> {
  const ctx = { ...reader, locale: languageOf(question.text, reader.locale) };
  const index = indexOf(ctx);
  const { fits, all, best, about } = openFits(ctx, question);
  if (isForeign(all) || asksElsewhere(question.text)) return NOTHING;
  const isFact = fits[0]?.intent.ownTo !== undefined && asksOwnFact(question.text);
  if (best && !isFact && best.score < UNCLEAR && best.score >= WORTH_ASKING && best.slots.courses.length === 0) {
    const asks = unclear(ctx, all, ALIKE);
    if (asks.length > 0) return { ...NOTHING, asks };
  }
  const feature = best && best.score >= SOUNDS_LIKE && !best.hasCourse && !GUIDE.test(best.intent.name) ? featureOf(best.intent) : "";
  let least = 0;
  let missing: string[] = [];
  for (const [at, fit] of fits.entries()) {
    const { intent, score, slots, hasCourse } = fit;
    // What a better one took for a name is nowhere: whatever fits else leaves it out.
    if (score < least || missing.length > 0) break;
    const replies = await repliesOf(ctx, fit);
    const isOfCourse = hasCourse && slots.courses.length > 0;
    if (replies.length > 0) {
      const isSure = score >= SURE || isOfCourse;
      const answer = { intent, isSure, replies: await withOthers(ctx, fit, replies, fits.slice(at + 1)), score, about };
      return asksOwnFact(question.text) ? { ...NOTHING, answer } : { answer, asks: [], feature, isMissing: false };
    }
    if (isOfCourse) return NOTHING;
    least = Math.max(least, score - NEARLY);
    if (score < SURE) continue;
    missing = slots.name.split(" ").filter((word) => word && !isKnown(index, word));
  }
  const asks = best && best.score >= WORTH_ASKING && missing.length === 0 ? unclear(ctx, all, AS_GOOD) : [];
  return asksOwnFact(question.text) ? { ...NOTHING, asks } : { answer: null, asks, feature, isMissing: missing.length > 0 };
}

/** Whether a question is kept nowhere, because of what it seems to say of its asker. */
export function isUnkept(ctx: Context, text: string): boolean {
  const [best] = openFits(ctx, { text }).fits;
  return best?.intent.isUnkept === true;
}

/** Where something of the asker's own is kept that a question asks about; null for any other question. */
export function ownPlaceOf(ctx: Context, question: Question): string | null {
  const [best] = openFits(ctx, question).fits;
  return best && best.score >= SURE ? (best.intent.ownTo ?? null) : null;
}
