/** Answers questions with what stands on the site and the asker may read, in its own words. */
import type { PassageLook } from "~/engines/passages";
import { allow } from "~/platform/access/allow";
import type { Context } from "~/platform/context";
import { runAll } from "./ai.repository.server";
import { type Citation, citationsOf, fittingOf } from "./answer.rules";
import { ownAnswer } from "./own-answers.server";
import { type Candidate, rankPassages } from "./ranking.rules";
import { ALL_STAGES, anyOf, isFollowUp, languageOf, type Stages, type Term, termsOf } from "./words.rules";

/** So many passages does each source give at most. */
const MOST_OF_A_SOURCE = 8;

interface Question {
  text: string;
  /** What was asked before; empty for nothing. */
  previous?: string | undefined;
}

export interface Answer {
  question: string;
  /** The words of the question before that were carried along; empty for none. */
  about: string;
  /** What is cited; empty when the assistant doesn't know. */
  citations: Citation[];
  /** An answer about the asker's own things, already in words. */
  own: { text: string; to: string } | null;
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

/** What the sources found for a question. @param take gives the rows of the next statement */
const candidatesOf = ({ looks }: Looking, take: () => unknown[]): Candidate[] =>
  looks.flatMap(({ source, look: { statement, passages } }) =>
    passages(statement ? take() : []).map((passage, at) => ({ ...passage, source, rank: statement ? at : null })),
  );

/** Ranked candidates and citations for each question; one round trip for all of them. */
export async function findPassages(reader: Context, questions: readonly Question[], stages: Stages = ALL_STAGES) {
  const lookings = await Promise.all(questions.map((question) => lookFor(reader, question, stages)));
  const statements = lookings.flatMap(({ looks }) => looks.flatMap(({ look }) => look.statement ?? []));
  const results = await runAll(reader, statements);
  let at = 0;
  return lookings.map((looking) => {
    const ranked = rankPassages(
      looking.terms,
      candidatesOf(looking, () => results[at++] ?? []),
      stages,
    );
    const fitting = fittingOf(ranked, stages);
    return { looking, ranked, fitting, citations: citationsOf(looking.terms, fitting, looking.ctx.locale) };
  });
}

/** Answers questions from what everybody may read. */
export async function askSamples(ctx: Context, questions: readonly string[]): Promise<Answer[]> {
  const found = await findPassages(
    { ...ctx, actor: null },
    questions.map((text) => ({ text })),
  );
  return found.map(({ looking: { question, about }, citations }) => ({ question: question.text, about, citations, own: null }));
}

/** Answers one question of this asker. */
export async function ask(ctx: Context, question: Question): Promise<Answer> {
  const own = await ownAnswer(ctx, question.text);
  if (own) return { question: question.text, about: "", citations: [], own };
  const [found] = await findPassages(ctx, [question]);
  return { question: question.text, about: found?.looking.about ?? "", citations: found?.citations ?? [], own: null };
}
