/** Questions to buyers: organizers ask them, buyers answer when they order and on their ticket until the event begins. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { derivedId, newId } from "~/platform/ids";
import * as repository from "./questions.repository.server";
import { type GivenAnswer, lackIn, type Question, type Seat } from "./questions.rules";
import { permissionToSell } from "./sales.repository.server";
import { ticketErrors } from "./tickets.errors";
import { findTicket } from "./tickets.repository.server";
import type { QuestionForm } from "./tickets.schemas";

/** What buyers of an event's tickets are asked. */
export async function readQuestions(ctx: Pick<SignedInContext, "db">, eventId: string): Promise<Question[]> {
  const all = await repository.listQuestions(ctx, eventId);
  return all.filter(({ isHidden }) => !isHidden).map(({ isHidden: _, isAnswered: __, ...question }) => question);
}

/** A question as programs get it. */
export const questionAnswer = ({ questionId, title, kind, scope, options, isRequired }: Question) => ({
  question_id: questionId,
  title,
  kind,
  scope,
  options,
  is_required: isRequired,
});

/** Why answers aren't enough, as an error beside the first that isn't; undefined when they are. */
export function refusalOfAnswers(questions: readonly Question[], seats: readonly Seat[], answers: readonly GivenAnswer[]) {
  const lack = lackIn(questions, seats, answers);
  if (!lack) return undefined;
  const details: Record<string, string> = { title: lack.title };
  if (lack.at >= 0) details.field = answers[lack.at]?.field ?? `answers[${lack.at}].value`;
  if (!lack.isMissing) return ticketErrors.answerUnknown(details);
  return lack.at < 0 ? ticketErrors.answersNeeded(details) : ticketErrors.answerNeeded(details);
}

/** Asks buyers something from now on. @throws notFound, tooManyQuestions */
export async function addQuestion(ctx: SignedInContext, eventId: string, form: QuestionForm): Promise<void> {
  requireSignedIn(ctx);
  const { key, question_title, question_kind, question_scope, question_options, is_required } = form;
  const questionId = key ? await derivedId("question", `${ctx.actor.userId} ${key}`) : newId("question", ctx.clock.now());
  const options = question_kind === "choice" ? question_options : [];
  const question = {
    questionId,
    title: question_title,
    kind: question_kind,
    scope: question_scope,
    options,
    isRequired: is_required ?? false,
  };
  const done = await repository.insertQuestion(ctx, eventId, question, permissionToSell(ctx, eventId));
  if (done === "notAllowed") throw ticketErrors.notFound();
  if (done === "tooMany") throw ticketErrors.tooManyQuestions();
}

/** Asks it no more; answers that are there stay. @throws notFound */
export async function closeQuestion(ctx: SignedInContext, eventId: string, questionId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.closeQuestion(ctx, eventId, questionId, permissionToSell(ctx, eventId)))) throw ticketErrors.notFound();
}

/** Asks again. @throws notFound, tooManyQuestions */
export async function reopenQuestion(ctx: SignedInContext, eventId: string, questionId: string): Promise<void> {
  requireSignedIn(ctx);
  const done = await repository.reopenQuestion(ctx, eventId, questionId, permissionToSell(ctx, eventId));
  if (done === "none") throw ticketErrors.notFound();
  if (done === "tooMany") throw ticketErrors.tooManyQuestions();
}

/**
 * Changes what one answered for a ticket of one's own, until its date begins.
 * @param given by question; what isn't there stays
 * @throws notFound, answerNeeded, answerUnknown, answersClosed
 */
export async function answerQuestions(ctx: SignedInContext, ticketId: string, given: readonly GivenAnswer[]): Promise<void> {
  requireSignedIn(ctx);
  const ticket = await findTicket(ctx, ticketId);
  if (ticket?.userId !== ctx.actor.userId) throw ticketErrors.notFound();
  const [found] = await ctx.db.batch([repository.answersAbout(ctx, ticketId)]);
  const asked = repository.answersFrom(found).filter(({ isHidden }) => !isHidden);
  const answers = given.map(({ question_id, value }) => ({ question_id, value: value ?? "" }));
  const changed = asked.filter(({ questionId }) => answers.some((each) => each.question_id === questionId));
  // All are of one ticket, which is there: each is asked once.
  const once = changed.map((question): Question => ({ ...question, scope: "order" }));
  const refusal = refusalOfAnswers(once, [], answers);
  if (refusal) throw refusal;
  const rows = changed.map(({ questionId, scope }) => ({
    questionId,
    scope,
    value: answers.find((each) => each.question_id === questionId)?.value ?? "",
  }));
  if (!(await repository.saveAnswers(ctx, ticketId, rows))) throw ticketErrors.answersClosed();
}
