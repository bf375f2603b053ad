/** What a question asks for: the intent that it fits best, answered by its feature with the asker's rights. */
import type { Intent, Reply, Slots } from "~/engines/intents";
import { allow } from "~/platform/access/allow";
import { leadsTo } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
import { formsOf, rawWords } from "~/platform/stems";
import { keysOf } from "./intent-index.rules";
import { type Fit, fitsOf, type IntentIndex, indexIntents, isBare, isKnown } from "./intents.rules";
import type { IsFrame } from "./ranking.rules";
import { isElsewhere } from "./vocabulary";
import { asksOwnFact } from "./whose.rules";
import { languageOf, pointsBack } from "./words.rules";

/** A fit of at least this is answered before any passage is looked for; one of at least that where no passage fits. */
export const SURE = 0.62;
const LIKELY = 0.56;
/** Of something that is named less is enough: the answer finds out whether there is such a thing. */
const LIKELY_NAMED = 0.46;
/** Of the asker's own too, for nothing else can answer. */
const LIKELY_OWN = 0.5;
/** Where what a sure fit asks for isn't there, only one that fits nearly as well is answered instead. */
const NEARLY = 0.1;
/** So much less, and a fit is as good as another; so many are told beside the best. */
const AS_GOOD = 0.06;
const MOST_BESIDE = 2;
/** Whoever says more beside it asks for something else than their own: `how does a withdrawal affect my GPA`. */
const MOST_BESIDE_OWN = 1;
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

/** The intents that a question fits and this asker may be answered, the best first. */
function openFits(ctx: Context, question: Question) {
  const index = indexOf(ctx);
  const { fits, about } = carried(index, fitsOf(index, question.text), question);
  const likelyOwn = asksOwnFact(question.text) ? LIKELY_OWN : LIKELY;
  const isOpen = ({ intent, score, unexplained, slots }: Fit) =>
    score >= (slots.name || slots.courses.length > 0 ? LIKELY_NAMED : intent.ownTo ? likelyOwn : LIKELY) &&
    allow(intent.access, ctx.actor) === "allowed" &&
    (!intent.ownTo || unexplained.length <= MOST_BESIDE_OWN);
  return { fits: fits.filter(isOpen).slice(0, MOST_TRIED), best: fits[0], about };
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
  /** The feature whose things the question sounds like; empty for none. */
  feature: string;
  /** It surely asks for something of that feature, and there is no such thing; of no feature where it asks for something foreign. */
  isMissing: boolean;
}

/** Nothing that others wrote answers it. */
const NOTHING: Understanding = { answer: null, feature: "", isMissing: true };
/** A question that fits something foreign so far is left open. */
const FOREIGN = 0.5;
/** Whoever comes from there asks about here. */
const COMES_FROM = /\bfrom\b|metu|odt[üu]/i;
/** Another university's rules aren't here: nothing that is said about this one answers. */
const asksElsewhere = (text: string) =>
  !COMES_FROM.test(text) && rawWords(text).some((raw) => formsOf(raw).some((form) => isElsewhere(form)));

/** Less than this, and nobody can say what a question sounds like. */
const SOUNDS_LIKE = 0.36;

/** Whether a fit explains what a better one took for a name. */
const explains = ({ unexplained }: Fit, missing: readonly string[]) => !missing.some((word) => unexplained.includes(word));

/** Answers a question as its intent does, or tells what it sounds like. */
export async function understand(reader: Context, question: Question): Promise<Understanding> {
  const ctx = { ...reader, locale: languageOf(question.text, reader.locale) };
  const index = indexOf(ctx);
  const { fits, best, about } = openFits(ctx, question);
  if (best && ((best.intent.isForeign && best.score >= FOREIGN) || asksElsewhere(question.text))) return NOTHING;
  const feature = best && best.score >= SOUNDS_LIKE && !best.hasCourse && !GUIDE.test(best.intent.name) ? featureOf(best.intent) : "";
  let least = 0;
  let missing: string[] = [];
  for (const [at, fit] of fits.entries()) {
    const { intent, score, slots } = fit;
    if (score < least) break;
    if (!explains(fit, missing)) continue;
    const replies = await repliesOf(ctx, fit);
    if (replies.length > 0) {
      const answer = { intent, replies: await withOthers(ctx, fit, replies, fits.slice(at + 1)), score, about };
      return asksOwnFact(question.text) ? { ...NOTHING, answer } : { answer, feature, isMissing: false };
    }
    if (score < SURE) continue;
    least = Math.max(least, score - NEARLY);
    missing = [...missing, ...slots.name.split(" ").filter((word) => word && !isKnown(index, word))];
  }
  return asksOwnFact(question.text) ? NOTHING : { answer: null, feature, isMissing: missing.length > 0 };
}

/** Where something of the asker's own is kept that a question asks about; null for any other question. */
export function ownPlaceOf(ctx: Context, question: Question): string | null {
  const [best] = openFits(ctx, question).fits;
  return best && best.score >= SURE ? (best.intent.ownTo ?? null) : null;
}
