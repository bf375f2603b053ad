/** Conversations with the assistant: asking, reading, naming, rating and deleting them. */

import { formatDate } from "~/kit/format";
import { requireAdmin, requireSignedIn } from "~/platform/access/roles";
import { SECOND } from "~/platform/clock";
import type { AdminContext, SignedInContext } from "~/platform/context";
import { readSettings } from "~/platform/settings.server";
import { aiErrors } from "./ai.errors";
import { type Found, findAnswers } from "./ai.service.server";
import { type AnswerEvent, emptyAnswer, type ShownAnswer } from "./answer";
import { answerTo, quotedSentences } from "./answering.server";
import type { ChatFilters, NotTaken, StoredAnswer, Taken } from "./chats.repository.server";
import * as repository from "./chats.repository.server";
import { digestOf } from "./grounding.rules";
import { isUnkept, ownPlaceOf } from "./understanding.server";

export interface Asked {
  chatId: string;
  answerId: string;
  /** The answer as it comes; nothing is looked for before it is read. */
  events: AsyncGenerator<AnswerEvent>;
}

/** Somebody who stays to the end. */
const staying = (): AbortSignal => new AbortController().signal;

/** @throws tooManyQuestions with when the next one may be asked, or that there is no such thing of theirs */
function orRefuse(ctx: SignedInContext, taken: Taken | NotTaken, most: number, missing: () => Error): Taken {
  if (taken === null) throw missing();
  if ("answerId" in taken) return taken;
  const seconds = Math.max(1, Math.ceil((taken.opensAt - ctx.clock.now()) / SECOND));
  throw aiErrors.tooManyQuestions({ most, time: formatDate(taken.opensAt, ctx.locale, "dayTime"), seconds });
}

const asked = (ctx: SignedInContext, taken: Taken, left: AbortSignal): Asked => ({
  chatId: taken.chatId,
  answerId: taken.answerId,
  events: answerTo(ctx, taken, left),
});

/** What was said to a question that was sent before, as far as it is kept; no model is asked a second time. */
async function* saidBefore(ctx: SignedInContext, { chatId, answerId }: Taken): AsyncGenerator<AnswerEvent> {
  const found = await repository.findAnswer(ctx, answerId);
  const [answer] = found ? await shownAnswers(ctx, [found.answer], found.previous) : [];
  if (!answer) throw aiErrors.answerNotFound();
  const { question, about, places, near, asks, ownTo, sentences, outcome } = answer;
  const ids = { answer_id: answerId, chat_id: chatId };
  yield { event: "places", data: { ...ids, question, about, places, near, asks, own_to: ownTo, is_written: outcome === "model" } };
  for (const data of sentences) yield { event: "text", data };
  yield { event: "end", data: { ...ids, outcome } };
}

interface Question {
  question: string;
  chat_id?: string | undefined;
  key?: string | undefined;
}

/**
 * Asks something, in a conversation or a new one; once for its key. What nobody should find there later is answered without either.
 * @param left says that nobody is listening any more
 * @throws tooManyQuestions, chatNotFound
 */
export async function askQuestion(
  ctx: SignedInContext,
  { question, chat_id: chatId, key }: Question,
  left: AbortSignal = staying(),
): Promise<Asked> {
  requireSignedIn(ctx);
  if (isUnkept(ctx, question)) return asked(ctx, { chatId: "", answerId: "", question, previous: "", isAgain: false }, left);
  const { assistantQuestions: most } = await readSettings(ctx);
  const answer = await repository.insertQuestion(ctx, question, chatId ?? null, most, key);
  const taken = orRefuse(ctx, answer, most, aiErrors.chatNotFound);
  return taken.isAgain ? { ...taken, events: saidBefore(ctx, taken) } : asked(ctx, taken, left);
}

/** Asks a question of one's own anew. @throws tooManyQuestions, answerNotFound */
export async function askAgain(ctx: SignedInContext, answerId: string, left: AbortSignal = staying()): Promise<Asked> {
  requireSignedIn(ctx);
  const { assistantQuestions: most } = await readSettings(ctx);
  const taken = await repository.retakeQuestion(ctx, answerId, most);
  return asked(ctx, orRefuse(ctx, taken, most, aiErrors.answerNotFound), left);
}

/** What was kept of an answer, as its places say it now: sentences whose passage has changed or gone aren't shown. */
function shownAnswer(
  { answerId, question, outcome, said, rating }: StoredAnswer,
  { looking, ranked, citations, near, ownTo, asks }: Found,
): ShownAnswer {
  const answer = { ...emptyAnswer(question), answerId, about: looking.about, rating, near, ownTo, asks };
  const isThere = (each: { to: string; digest: string }) => ranked.some(({ to, text }) => to === each.to && digestOf(text) === each.digest);
  const standing = (said ?? []).filter(({ passages }) => passages.every(isThere));
  if (standing.length > 0) {
    const tos = [...new Set(standing.flatMap(({ passages }) => passages.map(({ to }) => to)))];
    const sentences = standing.map(({ text, passages }) => ({ text, places: [...new Set(passages.map(({ to }) => tos.indexOf(to) + 1))] }));
    return {
      ...answer,
      outcome: "model",
      places: tos.map((to) => ({ to, title: ranked.find((each) => each.to === to)?.title ?? to })),
      sentences,
    };
  }
  const places = citations.map(({ title, to }) => ({ title, to }));
  return { ...answer, outcome: outcome === "model" ? "extract" : outcome, places, sentences: quotedSentences(citations) };
}

/** The answers of a conversation, from what stands on the site now. Something of one's own is computed for the last question alone; the others lead to it. */
async function shownAnswers(ctx: SignedInContext, answers: readonly StoredAnswer[], previous: string): Promise<ShownAnswer[]> {
  const asked = answers.map((answer, at) => {
    const question = { text: answer.question, previous: answers[at - 1]?.question ?? previous };
    return { answer, question, ownTo: at < answers.length - 1 ? ownPlaceOf(ctx, question) : null };
  });
  const others = asked.filter(({ ownTo }) => ownTo === null);
  const found = await findAnswers(
    ctx,
    others.map(({ question }) => question),
  );
  return asked.map((each) => {
    const { answerId, question, rating } = each.answer;
    const own = found[others.indexOf(each)];
    return own ? shownAnswer(each.answer, own) : { ...emptyAnswer(question), answerId, rating, ownTo: each.ownTo };
  });
}

/** One's conversations, and the open one with its answers. @throws chatNotFound */
export async function readChats(ctx: SignedInContext, filters: ChatFilters) {
  const { open, answers, previous, ...found } = await repository.findChats(ctx, filters);
  if (filters.chat && !open) throw aiErrors.chatNotFound();
  return { ...found, open, answers: await shownAnswers(ctx, answers, previous) };
}

/** Names a conversation. @throws chatNotFound */
export async function renameChat(ctx: SignedInContext, chatId: string, title: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.writeTitle(ctx, chatId, title))) throw aiErrors.chatNotFound();
}

/** Deletes a conversation. @throws chatNotFound */
export async function deleteChat(ctx: SignedInContext, chatId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.removeChat(ctx, chatId))) throw aiErrors.chatNotFound();
}

/** Deletes all of one's conversations. */
export const deleteChats = async (ctx: SignedInContext): Promise<void> => repository.removeChats(requireSignedIn(ctx));

/** Says what one thinks of an answer, or takes it back. @throws answerNotFound */
export async function rateAnswer(
  ctx: SignedInContext,
  answerId: string,
  { rating, note }: { rating?: "up" | "down" | undefined; note?: string | undefined },
): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.writeRating(ctx, answerId, rating ?? null, note || null))) throw aiErrors.answerNotFound();
}

/** What people think of answers, without who they are. */
export const readRatings = (ctx: AdminContext) => repository.findRatings(requireAdmin(ctx));
