/** Answers questions with what stands on the site and the asker may read, in its own words. */
import type { PassageLook } from "~/engines/passages";
import { allow } from "~/platform/access/allow";
import type { Context } from "~/platform/context";
import { runAll } from "./ai.repository.server";
import type { Place } from "./answer";
import { type Citation, citationsOf, fitsDescription, fittingOf, isNamedWhole, nearestOf, passageSureness } from "./answer.rules";
import { type Candidate, type Ranked, rankPassages } from "./ranking.rules";
import { framesOf, ordinaryIn, type Question, type Understood, understand } from "./understanding.server";
import { ALL_STAGES, anyOf, isFollowUp, languageOf, type Stages, type Term, termsOf } from "./words.rules";

/** So many passages does each source give at most. */
const MOST_OF_A_SOURCE = 8;

export interface Answer {
  question: string;
  /** The words of the question before that were carried along; empty for none. */
  about: string;
  /** What is cited; empty when the assistant doesn't know. */
  citations: Citation[];
  /** Where something of the asker's own is kept that it asks about. */
  ownTo: string | null;
  /** Where else to look when the assistant doesn't know. */
  near: Place[];
  /** What may have been meant, as questions; empty where nothing has to be asked. */
  asks: readonly string[];
}

interface Looking {
  question: Question;
  ctx: Context;
  terms: Term[];
  about: string;
  looks: { source: string; look: PassageLook }[];
}

/** Gets a question ready for the database. Sources that this asker may not open aren't asked at all. */
async function lookFor(reader: Context, question: Question, stages: Stages): Promise<Looking> {
  const { text, previous = "" } = question;
  const isCarried = stages.followUp && previous !== "" && isFollowUp(text);
  const about = isCarried ? previous : "";
  const ctx = { ...reader, locale: languageOf(text, reader.locale) };
  const terms = termsOf(`${text} ${about}`, stages);
  const match = anyOf(terms);
  const open = match ? ctx.product.passages.filter(({ access }) => allow(access, ctx.actor) === "allowed") : [];
  const looks = await Promise.all(
    open.map(async (source) => ({ source: source.name, look: await source.look(ctx, { match: match ?? "" }, MOST_OF_A_SOURCE) })),
  );
  return { question, ctx, terms, about, looks };
}

const sourceFeature = ({ product }: Context, name: string) => {
  const source = product.passages.find((each) => each.name === name);
  return source?.feature ?? name;
};

/** What the sources found for a question. @param take gives the rows of the next statement */
const candidatesOf = ({ looks }: Looking, take: () => unknown[]): Candidate[] =>
  looks.flatMap(({ source, look: { statement, passages } }) =>
    passages(statement ? take() : []).map((passage, at) => ({ ...passage, source, rank: statement ? at : null })),
  );

/** A question with the feature that it sounds like; `isOnly` where nothing of another can answer it, unless that is what its title asks. */
interface Sounding extends Question {
  feature?: string;
  isOnly?: boolean;
  /** What others wrote answers it only where it names a title. */
  isClosed?: boolean;
  /** So does a discussion whose title says it. */
  isForDiscussions?: boolean;
  /** The asker speaks of themselves, and no fact of theirs may be meant: what is sure enough answers. */
  isOfNoOwn?: boolean;
}

/** So sure of a passage that holds most of what a question names, and it answers though nothing of what was asked for is known. */
const SURE_ANYHOW = 0.65;
const HOLDS_MOST = 0.6;
/** So sure of a discussion whose title speaks of what most likely isn't here. */
const SURE_OF_DISCUSSION = 0.65;
/** So sure where the asker speaks of themselves. */
const SURE_OF_NO_OWN = 0.64;

/** A passage of a course begins with its code: whoever types one means no other. */
const OF_COURSE = /^[A-Z]{2,5}\d{3,4}(?= )/;
function ofTypedCourses(text: string, ranked: readonly Ranked[]): Ranked[] {
  const typed = text.toUpperCase().replaceAll(" ", "");
  const codeOf = ({ title }: Ranked) => OF_COURSE.exec(title)?.[0] ?? "";
  const isTyped = (each: Ranked) => codeOf(each) !== "" && typed.includes(codeOf(each));
  return ranked.some(isTyped) ? ranked.filter((each) => codeOf(each) === "" || isTyped(each)) : [...ranked];
}

/** Ranked candidates and citations for each question; one round trip for all of them. */
export async function findPassages(reader: Context, questions: readonly Sounding[], stages: Stages = ALL_STAGES) {
  const lookings = await Promise.all(questions.map((question) => lookFor(reader, question, stages)));
  const statements = lookings.flatMap(({ looks }) => looks.flatMap(({ look }) => look.statement ?? []));
  const results = await runAll(reader, statements);
  let at = 0;
  return lookings.map((looking) => {
    const ranking = rankPassages(
      looking.terms,
      candidatesOf(looking, () => results[at++] ?? []),
      stages,
      framesOf(reader),
      ordinaryIn(reader),
    );
    const { feature = "", isOnly = false, isClosed = false, isForDiscussions = false, isOfNoOwn = false } = looking.question as Sounding;
    const isHeld = (each: Ranked) =>
      !isClosed && isListed(reader, each) && each.content >= HOLDS_MOST && passageSureness(each) >= SURE_ANYHOW;
    const isDiscussed = (each: Ranked) => isForDiscussions && isByTitle(reader, each) && passageSureness(each) >= SURE_OF_DISCUSSION;
    const isExpected = (source: string) => feature !== "" && sourceFeature(reader, source) === feature;
    const ranked = ofTypedCourses(looking.question.text, ranking).filter((each) => !isByTitle(reader, each) || saysTitle(each));
    const possible = isOnly
      ? ranked.filter(
          (each) =>
            isExpected(each.source) ||
            isNamedWhole(each) ||
            isHeld(each) ||
            isDiscussed(each) ||
            (isOfNoOwn && passageSureness(each) >= SURE_OF_NO_OWN),
        )
      : ranked;
    const fit = fittingOf(possible, stages, isExpected);
    const fitting = fit.length > 0 || isClosed ? fit : describedBy(reader, ranked, isExpected, looking.ctx.locale);
    const near = fitting.length === 0 ? nearestOf(termsOf(looking.question.text), ranked) : [];
    return { looking, ranked, fitting, near, citations: citationsOf(looking.terms, fitting, looking.ctx.locale) };
  });
}

/** So many telling words of a question stand in the title of what answers by its title, or a course's code does. */
const LEAST_TITLED = 2;
const saysTitle = ({ titled, isOfCode }: Ranked): boolean => titled >= LEAST_TITLED || isOfCode;
const isByTitle = ({ product }: Context, { source }: Ranked) => product.passages.some(({ name, byTitle }) => name === source && byTitle);

const isListed = ({ product }: Context, { source }: Ranked) => product.passages.some(({ name, listed }) => name === source && listed);

/** Something that is listed and has what a question speaks of, with its list: nobody knows what it is called before they see it. */
function describedBy(
  reader: Context,
  ranked: readonly Ranked[],
  isExpected: (source: string) => boolean,
  locale: Context["locale"],
): Ranked[] {
  const listOf = ({ source }: Ranked) => reader.product.passages.find(({ name }) => name === source)?.listed;
  const described = ranked.filter((each) => listOf(each) && fitsDescription(each, isExpected(each.source)));
  const best = described.find(({ source }) => isExpected(source)) ?? described[0];
  const list = best && listOf(best)?.({ ...reader, locale });
  return best && list ? [best, { ...best, ...list, text: "" }] : [];
}

type FoundPassages = Awaited<ReturnType<typeof findPassages>>[number];

/** What was found for a question: passages, or the answer of an intent in their place. */
export interface Found extends FoundPassages {
  /** Where something of the asker's own is kept that it asks about. */
  ownTo: string | null;
  asks: readonly string[];
  /** It is told in its own words, whatever model there is. */
  isQuotedOnly: boolean;
}

/** What a list has of that which a question describes. */
const inList = (reader: Context, feature: string, ranked: readonly Ranked[]): Ranked | undefined =>
  ranked.find(
    (each) =>
      isListed(reader, each) &&
      sourceFeature(reader, each.source) === feature &&
      (fitsDescription(each, true) || (passageSureness(each) >= SURE_ANYHOW && each.content >= HOLDS_MOST)),
  );

/** An intent's answer as a passage that holds all that was asked. */
function foundReply(reader: Context, question: Question, { intent, replies, score, about }: Understood): Found {
  const ctx = { ...reader, locale: languageOf(question.text, reader.locale) };
  const terms = termsOf(`${question.text} ${about}`);
  const ranked: Ranked[] = replies.map((reply) => ({
    ...reply,
    source: intent.name,
    rank: null,
    coverage: 1,
    content: 1,
    named: 0,
    titled: 0,
    isOfCode: false,
    describes: true,
    score,
  }));
  const looking = { question, ctx, terms, about, looks: [] };
  const citations = citationsOf(terms, ranked, ctx.locale);
  const isQuotedOnly = intent.ownTo !== undefined || replies.some((reply) => reply.isQuotedOnly);
  return { looking, ranked, fitting: ranked, near: [], citations, ownTo: intent.ownTo ?? null, asks: [], isQuotedOnly };
}

/**
 * What is known of each question: the answer of the intent that it surely fits, else passages, else the answer of one that it may fit.
 * Passages of all questions are looked for in one round trip.
 */
export async function findAnswers(reader: Context, questions: readonly Question[]): Promise<Found[]> {
  const understood = await Promise.all(questions.map((question) => understand(reader, question)));
  const isSure = (at: number) => understood[at]?.answer?.isSure === true;
  const sounding = questions.map((question, at) => {
    const { feature = "", isMissing = false, isClosed = false, isForDiscussions = false, isOfNoOwn = false } = understood[at] ?? {};
    return { ...question, feature, isOnly: isMissing, isClosed, isForDiscussions, isOfNoOwn };
  });
  const open = sounding.filter((_, at) => !isSure(at));
  const passages = open.length > 0 ? await findPassages(reader, open) : [];
  return questions.map((question, at) => {
    const likely = understood[at]?.answer;
    const sounds = sounding[at];
    const found = isSure(at) || !sounds ? undefined : passages[open.indexOf(sounds)];
    const [passage] = found?.fitting ?? [];
    const listed = likely?.listOf ? inList(reader, likely.listOf, found?.ranked ?? []) : undefined;
    if (likely && listed) return foundReply(reader, question, { ...likely, replies: [listed, ...likely.replies] });
    if (likely && (!passage || likely.sureness >= passageSureness(passage))) return foundReply(reader, question, likely);
    if (!found) throw new Error("A question was neither understood nor looked for");
    const { asks = [], isAsking = false } = understood[at] ?? {};
    const isAsked = asks.length > 0 && (isAsking || found.fitting.length === 0);
    const answered = isAsked ? { ...found, fitting: [], citations: [] } : found;
    return { ...answered, ownTo: null, isQuotedOnly: false, asks: isAsked ? asks : [] };
  });
}

/** The same for one question. */
export async function findAnswer(reader: Context, question: Question): Promise<Found> {
  const [found] = await findAnswers(reader, [question]);
  if (!found) throw new Error("A question was neither understood nor looked for");
  return found;
}

const answerOf = ({ looking: { question, about }, citations, ownTo, near, asks }: Found): Answer => ({
  question: question.text,
  about,
  citations,
  ownTo,
  near,
  asks,
});

/** Answers questions from what everybody may read. */
export async function askSamples(ctx: Context, questions: readonly string[]): Promise<Answer[]> {
  const found = await findAnswers(
    { ...ctx, actor: null },
    questions.map((text) => ({ text })),
  );
  return found.map(answerOf);
}

/** Answers one question of this asker. */
export const ask = async (ctx: Context, question: Question): Promise<Answer> => answerOf(await findAnswer(ctx, question));
