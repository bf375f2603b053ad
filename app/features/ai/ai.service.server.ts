/** Answers questions with what stands on the site and the asker may read, in its own words. */
import type { PassageLook } from "~/engines/passages";
import { allow } from "~/platform/access/allow";
import type { Context } from "~/platform/context";
import { runAll } from "./ai.repository.server";
import type { Place } from "./answer";
import { type Citation, citationsOf, fittingOf, isNamedWhole, nearestOf, passageSureness } from "./answer.rules";
import { type Candidate, type Ranked, rankPassages } from "./ranking.rules";
import { framesOf, type Question, type Understood, understand } from "./understanding.server";
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
}

/** Ranked candidates and citations for each question; one round trip for all of them. */
export async function findPassages(reader: Context, questions: readonly Sounding[], stages: Stages = ALL_STAGES) {
  const lookings = await Promise.all(questions.map((question) => lookFor(reader, question, stages)));
  const statements = lookings.flatMap(({ looks }) => looks.flatMap(({ look }) => look.statement ?? []));
  const results = await runAll(reader, statements);
  let at = 0;
  return lookings.map((looking) => {
    const ranked = rankPassages(
      looking.terms,
      candidatesOf(looking, () => results[at++] ?? []),
      stages,
      framesOf(reader),
    );
    const { feature = "", isOnly = false } = looking.question as Sounding;
    const isExpected = (source: string) => feature !== "" && sourceFeature(reader, source) === feature;
    const possible = isOnly ? ranked.filter((each) => isExpected(each.source) || isNamedWhole(each)) : ranked;
    const fitting = fittingOf(possible, stages, isExpected);
    const near = fitting.length === 0 ? nearestOf(termsOf(looking.question.text), ranked) : [];
    return { looking, ranked, fitting, near, citations: citationsOf(looking.terms, fitting, looking.ctx.locale) };
  });
}

type FoundPassages = Awaited<ReturnType<typeof findPassages>>[number];

/** What was found for a question: passages, or the answer of an intent in their place. */
export interface Found extends FoundPassages {
  /** Where something of the asker's own is kept that it asks about. */
  ownTo: string | null;
  asks: readonly string[];
}

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
    score,
  }));
  const looking = { question, ctx, terms, about, looks: [] };
  const citations = citationsOf(terms, ranked, ctx.locale);
  return { looking, ranked, fitting: ranked, near: [], citations, ownTo: intent.ownTo ?? null, asks: [] };
}

/**
 * What is known of each question: the answer of the intent that it surely fits, else passages, else the answer of one that it may fit.
 * Passages of all questions are looked for in one round trip.
 */
export async function findAnswers(reader: Context, questions: readonly Question[]): Promise<Found[]> {
  const understood = await Promise.all(questions.map((question) => understand(reader, question)));
  const isSure = (at: number) => understood[at]?.answer?.isSure === true;
  const sounding = questions.map((question, at) => {
    const { feature = "", isMissing = false } = understood[at] ?? {};
    return { ...question, feature, isOnly: isMissing };
  });
  const open = sounding.filter((_, at) => !isSure(at));
  const passages = open.length > 0 ? await findPassages(reader, open) : [];
  return questions.map((question, at) => {
    const likely = understood[at]?.answer;
    const sounds = sounding[at];
    const found = isSure(at) || !sounds ? undefined : passages[open.indexOf(sounds)];
    const [passage] = found?.fitting ?? [];
    if (likely && (!passage || likely.sureness >= passageSureness(passage))) return foundReply(reader, question, likely);
    if (!found) throw new Error("A question was neither understood nor looked for");
    return { ...found, ownTo: null, asks: found.fitting.length > 0 ? [] : (understood[at]?.asks ?? []) };
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
